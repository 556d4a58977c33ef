import { STREETS_SOURCE } from '@repo/basemap'
import type { BasemapOffer } from '@repo/contract'
import { formatDistance } from '@repo/i18n'
import { useFlashQueue } from '@repo/ui/flash-queue'
import type { Map as MapLibre, StyleSpecification } from 'maplibre-gl'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useLanguage } from '../../platform/i18n/language.tsx'
import type { Theme } from '../../platform/preferences/theme.ts'
import { useRootData } from '../../platform/root-data.ts'
import { useMediaQuery } from '../../platform/use-media-query.ts'
import { readBasemapChoice, storeBasemapChoice } from './basemap-choice.ts'
import { basemapName } from './basemap-name.ts'
import { BasemapSwitch } from './basemap-switch.tsx'
import { CoverageNote, type NearPlace } from './coverage-note.ts'
import { fetchBasemap } from './fetch-basemap.ts'
import { useEmbeddedStyle } from './use-embedded-style.ts'
import { useHillshade } from './use-hillshade.ts'
import { watchTiles } from './watch-tiles.ts'

const EMBEDDED = 'embedded'

export interface Basemap {
  readonly mapStyle: StyleSpecification
  /** Chooses another one; null where there is no choice. */
  readonly control: ReactNode
  /** Told of the map that shows it: it has to be there before anything foreign comes below it. */
  readonly onMapReady: (map: MapLibre) => void
}

/**
 * The map below every route: the embedded one first, then what the reader chose or the operator prefers, once it has answered and for as
 * long as its tiles come.
 */
export function useBasemap({ isShaded = true }: { isShaded?: boolean } = {}): Basemap {
  const { basemaps } = useRootData()
  const theme = useShownTheme()
  const embedded = useEmbeddedStyle(theme)
  const { choice, choose } = useChoice(basemaps)
  const [map, setMap] = useState<MapLibre | null>(null)
  const { style: answered, failedIds, giveUp } = useAnswer(choice, embedded, theme)
  const style = map && answered
  useTileWatch({ map, style, embedded }, giveUp)
  useCoverageNote({ map, style, embedded })
  const shownId = style === null ? EMBEDDED : choice.offer.id
  const control =
    basemaps.length > 1 ? (
      <BasemapSwitch basemaps={basemaps} failedIds={failedIds} shownId={shownId} onChoose={choose} />
    ) : null
  const plain = style ?? embedded
  const shaded = useHillshade(plain, theme)
  return { mapStyle: isShaded ? shaded : plain, control, onMapReady: setMap }
}

/** A new object at every choice, so that choosing again tries again. */
interface Choice {
  readonly offer: BasemapOffer
}

/** The reader's own choice, else the operator's unless the server knows that it does not answer. */
function useChoice(basemaps: readonly BasemapOffer[]) {
  const find = (id: string | null) => basemaps.find((offer) => offer.id === id)
  const [choice, setChoice] = useState<Choice>(() => {
    const first = basemaps.find(({ isReachable }, index) => index === 0 && isReachable)
    return { offer: find(readBasemapChoice()) ?? first ?? NO_OFFER }
  })
  const choose = (id: string) => {
    storeBasemapChoice(id)
    notifiedIds.delete(id)
    setChoice({ offer: find(id) ?? NO_OFFER })
  }
  return { choice, choose }
}

const NO_OFFER: BasemapOffer = { id: EMBEDDED, name: EMBEDDED, styleUrl: null, isReachable: true }
/** Of failures that were said: a map that opens again, as between two tabs of the editor, does not repeat them. */
const notifiedIds = new Set<string>()
const NOBODY: ReadonlySet<string> = new Set()

interface Answer {
  readonly choice: Choice
  readonly style: StyleSpecification
}

/** The style that was chosen, once it is there; the map keeps what it shows until then. A failure is said once and not forgotten. */
function useAnswer(choice: Choice, embedded: StyleSpecification, theme: Theme) {
  const { t, locale } = useLanguage()
  const { show } = useFlashQueue()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [failedIds, setFailedIds] = useState(NOBODY)
  const { offer } = choice
  const giveUp = useCallback(() => {
    setAnswer(null)
    setFailedIds((before) => withFailure(before, offer.id, true))
    if (notifiedIds.has(offer.id)) return
    notifiedIds.add(offer.id)
    const name = basemapName(offer, t)
    show({ variant: 'warning', title: t('basemap.fallbackTitle', { name }), text: t('basemap.fallbackText') })
  }, [offer, t, show])
  useEffect(() => {
    if (choice.offer.name === EMBEDDED) return setAnswer(null)
    const stop = new AbortController()
    void fetchBasemap(choice.offer, { embedded, locale, theme }, stop.signal).then((style) => {
      if (stop.signal.aborted) return
      if (!style) return giveUp()
      setAnswer({ choice, style })
      setFailedIds((before) => withFailure(before, choice.offer.id, false))
    })
    return () => stop.abort()
  }, [choice, embedded, locale, theme, giveUp])
  const isShown = choice.offer.name !== EMBEDDED && answer !== null
  return { style: isShown ? answer.style : null, failedIds, giveUp }
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
  const { t, locale } = useLanguage()
  const { basemaps, hasOutbox } = useRootData()
  const isEmbedded = style === null
  const text = [
    t('basemap.noStreets'),
    ...(basemaps.length > 1 ? [t('basemap.noStreetsChoose')] : []),
    ...(hasOutbox ? [t('basemap.noStreetsInstall')] : []), // the outbox is only visible to operators
  ].join(' ')
  useEffect(() => {
    if (!map || !isEmbedded) return
    const streets = embedded.layers.filter((layer) => 'source' in layer && layer.source === STREETS_SOURCE)
    const near = (places: readonly NearPlace[]) => {
      const names = places.map(({ name, meters }) => `${name} (${formatDistance(meters, locale)})`)
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

function withFailure(before: ReadonlySet<string>, id: string, hasFailed: boolean): ReadonlySet<string> {
  if (before.has(id) === hasFailed) return before
  return new Set(hasFailed ? [...before, id] : [...before].filter((other) => other !== id))
}

/** The visitor's choice, else the system's. */
function useShownTheme(): Theme {
  const { theme } = useRootData()
  const isDark = useMediaQuery('(prefers-color-scheme: dark)')
  return theme ?? (isDark ? 'dark' : 'light')
}
