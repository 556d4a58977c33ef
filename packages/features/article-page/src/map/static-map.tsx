import type { ReadingView } from '@repo/articles/reading-view'
import { RoutePicture } from '@repo/articles/route-picture'
import { previewAddress } from '@repo/contract'
import { Button } from '@repo/ui/button'
import { Icon } from '@repo/ui/icon'
import { mapTrifold } from '@repo/ui/icons'
import { useLanguage } from '@repo/web-kit/language'
import { useRootData } from '@repo/web-kit/root-data'
import { whenLoaded } from '@repo/web-kit/when-loaded'
import { useEffect, useState } from 'react'
import { LayerOutlines } from './layer-outlines.tsx'
import { LineFigureList, useHasProfile } from './line-figures.tsx'
import styles from './map-frame.module.css'

interface StaticMapProps {
  view: ReadingView
  /** Shows a button that opens the live map. */
  onOpen?: () => void
  /** Somebody is about to press that button. */
  onPreload?: () => void
  notice?: string
  /** Whether the live map offers colours of a line even without its profile. */
  hasGround?: boolean
}

/** The drawn map with its layers and figures as text: shown at first, and kept when the live map is unavailable. */
export function StaticMap({ view, onOpen, onPreload, notice, hasGround = false }: StaticMapProps) {
  const { t } = useLanguage()
  const hasProfile = useHasProfile(view.figures)
  return (
    <>
      <div className={styles.frame}>
        <div className={styles.map}>
          <DrawnMap view={view} className={styles.picture} />
          {onOpen ? (
            <Button
              className={styles.open}
              icon={<Icon path={mapTrifold} size={18} />}
              onClick={onOpen}
              onPointerEnter={onPreload}
              onFocus={onPreload}
            >
              {t('article.openMap')}
            </Button>
          ) : null}
          {notice ? (
            <p className={styles.notice} role="status">
              {notice}
            </p>
          ) : null}
        </div>
        <div className={styles.layers}>
          <LayerOutlines layers={view.layers} />
        </div>
      </div>
      <div className={styles.strip} data-profile={hasProfile || undefined}>
        <LineFigureList figures={view.figures} isColored={hasGround && !hasProfile} />
      </div>
    </>
  )
}

/** The picture of the map from the server; unsaved changes are not drawn. */
export function DrawnMap({ view, className }: { view: ReadingView; className: string | undefined }) {
  if (view.heldLayers) return null
  return (
    <>
      <MapPicture view={view} className={className} />
      <PrintMap previewPath={view.article.previewPath} />
    </>
  )
}

/** Of the screen alone. */
export function MapPicture({ view, className }: { view: ReadingView; className?: string | undefined }) {
  if (view.heldLayers) return null
  return (
    <RoutePicture
      article={view.article}
      width={740}
      height={660}
      className={className}
      loading="eager"
      show="pageMap"
    />
  )
}

/** Small screens are not printed from: they need not fetch what is for paper. */
const WIDE = '(min-width: 769px)'
const WIDE_AND_DARK = `${WIDE} and (prefers-color-scheme: dark)`

/**
 * The light drawing of a map that is dark on the screen, over it on paper. It is fetched when the page has all it
 * needs: browsers do not wait for a picture that is only asked for as they print.
 */
function PrintMap({ previewPath }: { previewPath: string }) {
  const { theme, locale } = useRootData()
  const [isNeeded, setIsNeeded] = useState(false)
  useEffect(() => {
    if (theme === 'light') return
    whenLoaded(() => setIsNeeded(matchMedia(theme === 'dark' ? WIDE : WIDE_AND_DARK).matches))
  }, [theme])
  if (!isNeeded) return null
  const address = previewAddress(previewPath, 'pane', locale)
  return <img className={styles.onPaper} fetchPriority="low" src={address} width={740} height={660} alt="" />
}
