import type { Sport } from '@repo/contract'
import { browserApi } from '@repo/web-kit/browser-api'
import { useLanguage } from '@repo/web-kit/language'
import { useRootData } from '@repo/web-kit/root-data'
import { useEffect, useMemo, useState } from 'react'
import { useSpanNames } from '../chart/span-names.ts'
import { monthsOf, yearsOf } from '../chart/spans.ts'
import { readAllTracks, type Tracks } from '../map/read-tracks.ts'
import { useYearsMessages } from '../messages/years-messages.ts'
import { SPORT_COLORS } from '../view/sports.ts'
import { MEASURES, useFigures } from '../view/use-figures.ts'
import { toYearView, type YearView } from '../view/year-view.ts'
import type { CardContent } from './draw-card.ts'

/** Of what is shown on the page. */
export interface CardOf {
  readonly year: number | null
  readonly sport: Sport | null
}

interface Read {
  readonly view: YearView
  readonly tracks: Tracks
}

/** What others may see of a year. Null: not there yet. */
export function useCardData({ year, sport }: CardOf): Read | 'failed' | null {
  const { viewer } = useRootData()
  const viewerId = viewer?.id
  const [read, setRead] = useState<Read | 'failed' | null>(null)
  useEffect(() => {
    if (viewerId === undefined) return
    const stop = new AbortController()
    void readPublic(viewerId, { year, sport }, stop.signal).then((answer) => {
      if (!stop.signal.aborted) setRead(answer ?? 'failed')
    })
    return () => stop.abort()
  }, [viewerId, year, sport])
  return read
}

async function readPublic(viewerId: number, { year, sport }: CardOf, signal: AbortSignal): Promise<Read | null> {
  const params = { id: String(viewerId), year: year === null ? 'all' : String(year) }
  const [list, report, tracks] = await Promise.all([
    browserApi().listYears({ params: { id: params.id } }, { signal }),
    browserApi().readYear({ params, query: sport ? { sport } : {} }, { signal }),
    readAllTracks({ userId: viewerId, year, sport }, signal),
  ])
  if (!list.ok || !report.ok || !tracks) return null
  return { view: toYearView(list.data, report.data, { year, sport, before: null }), tracks }
}

/** A card in the reader's language, or null while nothing is known. */
export function useCardContent(read: Read | null, { withPlaces }: { withPlaces: boolean }): CardContent | null {
  const t = useYearsMessages()
  const { locale } = useLanguage()
  const { viewer } = useRootData()
  const { partsOf } = useFigures()
  const nameOf = useSpanNames(read?.view.year === null ? 'year' : 'month')
  return useMemo(() => {
    if (!read) return null
    const { view, tracks } = read
    const spans = view.year === null ? yearsOf(view.years, view.months) : monthsOf(view.year, view.months)
    return {
      heading: view.year === null ? t('card.headingAll') : t('card.heading', { year: String(view.year) }),
      name: viewer?.nickname ?? '',
      figures: MEASURES.map((measure) => ({ label: t(`years.${measure}`), parts: partsOf(view.total, measure) })),
      bars: spans.map(({ begin, distanceKm }) => ({ name: nameOf(begin).short, value: distanceKm ?? 0 })),
      tracks: tracks.tracks.map(({ sport, paths }) => ({ color: SPORT_COLORS[sport], paths })),
      bounds: tracks.bounds,
      legend: view.sports.map((sport) => ({ label: t(`sport.${sport}`), color: SPORT_COLORS[sport] })),
      places: withPlaces ? view.municipalities.map(({ name }) => name).join(locale === 'ja' ? '・' : ' · ') : '',
    }
  }, [read, withPlaces, t, locale, viewer, partsOf, nameOf])
}
