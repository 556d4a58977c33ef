import type { MapDocument } from '@mishiori/map-document'
import { useLineElevations } from '@mishiori/map-editor/view'
import { shareAddress } from '@repo/articles/article-links'
import { forgetLiveMap, loadLiveMap } from '@repo/articles/load-live-map'
import type { ReadingView } from '@repo/articles/reading-view'
import { useElevationServices } from '@repo/articles/use-elevation-services'
import { lengthUnits } from '@repo/i18n'
import { readBasemapChoice } from '@repo/map-kit/basemap-choice'
import { fetchBasemap } from '@repo/map-kit/fetch-basemap'
import { chosenOffer } from '@repo/map-kit/use-chosen-basemap'
import { useEmbeddedStyle } from '@repo/map-kit/use-embedded-style'
import { useHiddenAreas } from '@repo/map-kit/use-hidden-areas'
import { useHillshade } from '@repo/map-kit/use-hillshade'
import { Button } from '@repo/ui/button'
import { ErrorState } from '@repo/ui/error-state'
import { useLanguage } from '@repo/web-kit/language'
import { useRootData } from '@repo/web-kit/root-data'
import type { StyleSpecification } from 'maplibre-gl'
import { Suspense, use, useEffect, useMemo, useState } from 'react'
import styles from './booklet.module.css'
import { useBookletAlong, useBookletTurns } from './booklet-tables.tsx'
import { BookletView } from './booklet-view.tsx'
import { defaultChoices } from './choices.ts'
import { useBookletMessages } from './messages/booklet-messages.ts'
import { type PictureRequest, useMapPictures } from './pictures/use-map-pictures.ts'
import { type BookletPlan, hasElevations, OVERVIEW, planBooklet } from './plan/plan-booklet.ts'
import { Preparing } from './preparing.tsx'
import { linesToCut } from './strips/cut-strips.ts'

export interface BookletPageProps {
  view: ReadingView
  token: string | null
  printedAt: string
}

/** An article as a booklet: waits for its map. */
export default function BookletPage(props: BookletPageProps) {
  const { t } = useLanguage()
  const [attempt, setAttempt] = useState(0)
  return (
    <Suspense fallback={<Preparing />}>
      <LoadedBooklet
        key={attempt}
        {...props}
        onRetry={() => setAttempt((before) => before + 1)}
        label={t('common.retry')}
      />
    </Suspense>
  )
}

function LoadedBooklet(props: BookletPageProps & { onRetry: () => void; label: string }) {
  const { view, token, onRetry, label } = props
  const t = useBookletMessages()
  const language = useLanguage()
  const loaded = use(loadLiveMap(view, token, language))
  if (loaded) return <DrawnBooklet {...props} value={loaded.document} />
  const retry = () => {
    forgetLiveMap(view, token, language)
    onRetry()
  }
  return (
    <div className={styles.preparing}>
      <h1>{t('booklet.heading')}</h1>
      <ErrorState
        title={t('booklet.noMap')}
        text={t('booklet.noMapText')}
        action={<Button onClick={retry}>{label}</Button>}
      />
    </div>
  )
}

function DrawnBooklet({ view, token, printedAt, value }: BookletPageProps & { value: MapDocument }) {
  const { locale, units } = useLanguage()
  const { publicUrl, elevation } = useRootData()
  const [choices, setChoices] = useState(() => defaultChoices(navigator.languages, locale))
  const document = useKnownElevations(value, choices.hasProfile)
  const canHaveProfile = elevation !== null || linesToCut(value).some(({ line }) => hasElevations(line))
  const { paper, layout, scale, heading, hasProfile } = choices
  const geometry = useMemo(
    () => planBooklet(value, choices, canHaveProfile, lengthUnits(units).long.meters),
    [value, canHaveProfile, paper, layout, scale, heading, hasProfile, units],
  )
  const requests = useMemo(() => requestsOf(geometry), [geometry])
  const drawing = useMapPictures({ requests, style: usePrintStyle(), isGrayscale: choices.isGrayscale })
  const along = useBookletAlong(value, choices.hasAlong)
  const turns = useBookletTurns(value, choices.hasTurns)
  const plan = useMemo(() => withElevations(geometry, document), [geometry, document])
  return (
    <BookletView
      view={view}
      token={token}
      document={document}
      plan={plan}
      choices={choices}
      drawing={drawing}
      along={along}
      turns={turns}
      printedAt={printedAt}
      onChange={(change) => setChoices((before) => ({ ...before, ...change }))}
      address={shareAddress(view.article, publicUrl, token)}
      site={new URL(publicUrl).host}
      note={view.article.viewerCan.edit ? <OwnPlacesNote /> : null}
    />
  )
}

/** The map with elevations that are looked up for those lines that brought none. */
function useKnownElevations(value: MapDocument, isEnabled: boolean): MapDocument {
  const { document, want } = useLineElevations({ value, services: useElevationServices() })
  useEffect(() => {
    if (isEnabled) want(linesToCut(value).map(({ line }) => line.id))
  }, [isEnabled, want, value])
  return document
}

function requestsOf({ overview, strips }: BookletPlan): readonly PictureRequest[] {
  const cover = overview ? [{ key: OVERVIEW, frame: overview }] : []
  return [...cover, ...strips.map(({ number, frame }) => ({ key: String(number), frame }))]
}

/** The same maps, with the elevations that have come meanwhile. */
function withElevations(plan: BookletPlan, document: MapDocument): BookletPlan {
  const known = new Map(linesToCut(document).map((cut) => [cut.line.id, cut]))
  return {
    ...plan,
    strips: plan.strips.map((strip) => ({
      ...strip,
      line: strip.line && (known.get(strip.line.line.id) ?? strip.line),
    })),
  }
}

/** Authors see what their private places hide from others, here as on the article's page. */
function OwnPlacesNote() {
  const t = useBookletMessages()
  const areas = useHiddenAreas()
  if (areas.length === 0) return null
  return <p className={styles.warning}>{t('booklet.ownPlaces')}</p>
}

/**
 * The light map that the reader chose on other pages, else the operator's; the embedded one where that does not answer.
 * Null until it is known.
 */
function usePrintStyle(): StyleSpecification | null {
  const { locale } = useLanguage()
  const { basemaps } = useRootData()
  const embedded = useEmbeddedStyle('light')
  const [style, setStyle] = useState<StyleSpecification | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    const offer = chosenOffer(basemaps, readBasemapChoice())
    void fetchBasemap(offer, { embedded, locale, theme: 'light' }, stop.signal).then((found) => {
      if (!stop.signal.aborted) setStyle(found ?? embedded)
    })
    return () => stop.abort()
  }, [basemaps, embedded, locale])
  const shaded = useHillshade(style ?? embedded, 'light')
  return style && shaded
}
