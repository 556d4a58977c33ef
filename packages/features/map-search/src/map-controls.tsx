import { useFlashQueue } from '@repo/ui/flash-queue'
import { IconButton } from '@repo/ui/icon-button'
import { cornersOut, gpsFix, minus, plus } from '@repo/ui/icons'
import { useLanguage } from '@repo/web-kit/language'
import type { Map as MapLibre } from 'maplibre-gl'
import { useState } from 'react'
import styles from './map-controls.module.css'

const LOCATED_ZOOM = 12
const LOCATE_TIMEOUT_MS = 10_000
const PERMISSION_DENIED = 1

interface MapControlsProps {
  map: MapLibre | null
  /** Shows everything that was found; null while there is nothing. */
  onFit: (() => void) | null
}

/** Zoom, fit and locate, in the order and places that the editor has them. */
export function MapControls({ map, onFit }: MapControlsProps) {
  const { t } = useLanguage()
  const { isLocating, locate } = useLocate(map)
  return (
    <div className={styles.controls}>
      <span className={`${styles.square} ${styles.zoom}`}>
        <IconButton label={t('map.zoomIn')} icon={plus} onClick={() => map?.zoomIn()} />
        <IconButton label={t('map.zoomOut')} icon={minus} onClick={() => map?.zoomOut()} />
      </span>
      {onFit ? (
        <span className={styles.square}>
          <IconButton label={t('map.fit')} icon={cornersOut} onClick={onFit} />
        </span>
      ) : null}
      <span className={styles.square}>
        <IconButton
          label={t('map.locate')}
          icon={gpsFix}
          aria-busy={isLocating}
          disabled={isLocating}
          onClick={locate}
        />
      </span>
    </div>
  )
}

/** Moves the map to where the device is, or says why it cannot. */
function useLocate(map: MapLibre | null) {
  const { t } = useLanguage()
  const { show } = useFlashQueue()
  const [isLocating, setIsLocating] = useState(false)
  const fail = (code: number | null) => {
    setIsLocating(false)
    show({ variant: 'warning', title: t(code === PERMISSION_DENIED ? 'map.locateDenied' : 'map.locateFailed') })
  }
  const locate = () => {
    // Pages that did not come over a safe connection may have none, whatever its type says.
    if (!('geolocation' in navigator)) return fail(null)
    setIsLocating(true)
    navigator.geolocation.getCurrentPosition(
      ({ coords: { longitude, latitude } }) => {
        setIsLocating(false)
        map?.jumpTo({ center: [longitude, latitude], zoom: Math.max(map.getZoom(), LOCATED_ZOOM) })
      },
      ({ code }) => fail(code),
      { timeout: LOCATE_TIMEOUT_MS },
    )
  }
  return { isLocating, locate }
}
