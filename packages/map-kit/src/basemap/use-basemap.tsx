import { STREETS_SOURCE } from '@repo/basemap'
import { formatReach } from '@repo/i18n'
import { useFlashQueue } from '@repo/ui/flash-queue'
import { useLanguage } from '@repo/web-kit/language'
import { useRootData } from '@repo/web-kit/root-data'
import type { Theme } from '@repo/web-kit/theme'
import { useMediaQuery } from '@repo/web-kit/use-media-query'
import type { Map as MapLibre, StyleSpecification } from 'maplibre-gl'
import { useCallback, useEffect, useState } from 'react'
import { noteBasemapAnswer, type StoredChoice } from './basemap-choice.ts'
import { basemapName } from './basemap-name.ts'
import { CoverageNote, type NearPlace } from './coverage-note.ts'
import { fetchBasemap } from './fetch-basemap.ts'
import { type BasemapChoice, EMBEDDED, useChosenBasemap } from './use-chosen-basemap.ts'
import { useEmbeddedStyle } from './use-embedded-style.ts'
import { useHillshade } from './use-hillshade.ts'
import { useOverlays } from './use-overlays.ts'
import { watchTiles } from './watch-tiles.ts'

interface BasemapOptions {
  readonly isShaded?: boolean
  /** Whether the map says where it has no streets: to those who draw, since they can choose another one. */
  readonly saysCoverage?: boolean
}

export interface Basemap {
  readonly mapStyle: StyleSpecification
  /** Told of the map that shows it: it has to be there before anything foreign comes below it. */
  readonly onMapReady: (map: MapLibre) => void
}

/**
 * The map below every route: the embedded one first, then what the reader chose or the operator prefers, once it has answered and for as
 * long as its tiles come; with the overlays that the reader shows.
 */
export function useBasemap({ isShaded = true, saysCoverage = false }: BasemapOptions = {}): Basemap {
  const theme = useShownTheme()
  const embedded = useEmbeddedStyle(theme)
  const choice = useChosenBasemap()
  const [map, setMap] = useState<MapLibre | null>(null)
  const { style: answered, giveUp } = useAnswer(choice, embedded, theme)
  const style = map && answered
  useTileWatch({ map, style, embedded }, giveUp)
  useCoverageNote({ map: saysCoverage ? map : null, style, embedded })
  const plain = style ?? embedded
  const shaded = useHillshade(plain, theme)
  const mapStyle = useOverlays(map, isShaded ? shaded : plain)
  return { mapStyle, onMapReady: setMap }
}

/** Of failures that were said: a map that opens again, as between two tabs of the editor, does not repeat them. */
const notifiedFailures = new WeakMap<StoredChoice, string>()

interface Answer {
  readonly choice: BasemapChoice
  readonly style: StyleSpecification
}

/** The style that was chosen, once it is there; the map keeps what it shows until then. A failure is said once and not forgotten. */
function useAnswer(choice: BasemapChoice, embedded: StyleSpecification, theme: Theme) {
  const { t, locale } = useLanguage()
  const { show } = useFlashQueue()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const { offer, stored } = choice
  const giveUp = useCallback(() => {
    setAnswer(null)
    noteBasemapAnswer(offer.id, true)
    if (notifiedFailures.get(stored) === offer.id) return
    notifiedFailures.set(stored, offer.id)
    const name = basemapName(offer, t)
    show({ variant: 'warning', title: t('basemap.fallbackTitle', { name }), text: t('basemap.fallbackText') })
  }, [offer, stored, t, show])
  useEffect(() => {
    if (choice.offer.name === EMBEDDED) return setAnswer(null)
    const stop = new AbortController()
    void fetchBasemap(choice.offer, { embedded, locale, theme }, stop.signal).then((style) => {
      if (stop.signal.aborted) return
      if (!style) return giveUp()
      setAnswer({ choice, style })
      noteBasemapAnswer(choice.offer.id, false)
    })
    return () => stop.abort()
  }, [choice, embedded, locale, theme, giveUp])
  const isShown = choice.offer.name !== EMBEDDED && answer !== null
  return { style: isShown ? answer.style : null, giveUp }
}

interface Shown {
  readonly map: MapLibre | null
  /** Null while the embedded map is shown. */
  readonly style: StyleSpecification | null
  readonly embedded: StyleSpecification
}

/** Our own tiles come from the server that the page came from. */
function useTileWatch({ map, style, embedded }: Shown, onMissing: () => void): void {
  useEffect(() => {
    if (!map || !style) return
    const foreign = Object.keys(style.sources).filter((id) => style.sources[id] !== embedded.sources[id])
    return watchTiles(map, foreign, onMissing)
  }, [map, style, embedded, onMissing])
}

/** Says on the embedded map where it has no streets, and what helps. */
function useCoverageNote({ map, style, embedded }: Shown): void {
  const { t, locale, units } = useLanguage()
  const { basemaps } = useRootData()
  const isEmbedded = style === null
  const text = [t('basemap.noStreets'), ...(basemaps.length > 1 ? [t('basemap.noStreetsChoose')] : [])].join(' ')
  useEffect(() => {
    if (!map || !isEmbedded) return
    const streets = embedded.layers.filter((layer) => 'source' in layer && layer.source === STREETS_SOURCE)
    const near = (places: readonly NearPlace[]) => {
      const names = places.map(({ name, meters }) => `${name} (${formatReach(meters, { locale, units })})`)
      return t('basemap.nearPlaces', { names: names.join(locale === 'ja' ? '、' : ', ') })
    }
    const note = new CoverageNote(
      { text, near, locale },
      streets.map(({ id }) => id),
    )
    map.addControl(note, 'bottom-left')
    return () => {
      map.removeControl(note)
    }
  }, [map, isEmbedded, embedded, text, t, locale])
}

/** The visitor's choice, else the system's. */
function useShownTheme(): Theme {
  const { theme } = useRootData()
  const isDark = useMediaQuery('(prefers-color-scheme: dark)')
  return theme ?? (isDark ? 'dark' : 'light')
}
