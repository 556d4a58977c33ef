import type { MapOverlay } from '@repo/contract'
import { useFlashQueue } from '@repo/ui/flash-queue'
import { useLanguage } from '@repo/web-kit/language'
import { useRootData } from '@repo/web-kit/root-data'
import type { Map as MapLibre, StyleSpecification } from 'maplibre-gl'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { noteFailedOverlay, onOverlayChoice, readOverlayChoice } from './overlay-choice.ts'
import { watchTiles } from './watch-tiles.ts'
import { overlaySource, withOverlays } from './with-overlays.ts'

interface OfferedOverlay {
  readonly overlay: MapOverlay
  readonly isShown: boolean
}

const NOTHING: ReturnType<typeof readOverlayChoice> = { chosen: new Set(), failed: new Set() }

/** What the operator offers, and what of that the reader shows on this device. */
export function useOfferedOverlays(): readonly OfferedOverlay[] {
  const { overlays } = useRootData()
  const { chosen, failed } = useSyncExternalStore(onOverlayChoice, readOverlayChoice, () => NOTHING)
  return useMemo(
    () => overlays.map((overlay) => ({ overlay, isShown: chosen.has(overlay.id) && !failed.has(overlay.id) })),
    [overlays, chosen, failed],
  )
}

/** The style with the overlays that the reader shows. One whose tiles cannot be had goes, and that is said. */
export function useOverlays(map: MapLibre | null, style: StyleSpecification): StyleSpecification {
  const { t, locale } = useLanguage()
  const { show } = useFlashQueue()
  const offered = useOfferedOverlays()
  const shown = useMemo(() => offered.filter(({ isShown }) => isShown).map(({ overlay }) => overlay), [offered])
  useEffect(() => {
    if (!map) return
    const stops = shown.map((overlay) =>
      watchTiles(map, [overlaySource(overlay)], () => {
        noteFailedOverlay(overlay.id)
        const title = t('basemap.overlayFailedTitle', { name: overlay.name[locale] })
        show({ variant: 'warning', title, text: t('basemap.overlayFailedText') })
      }),
    )
    return () => {
      for (const stop of stops) stop()
    }
  }, [map, shown, locale, t, show])
  return useMemo(() => withOverlays(style, map ? shown : []), [style, map, shown])
}
