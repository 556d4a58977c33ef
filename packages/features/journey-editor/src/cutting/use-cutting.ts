import { parseMapDocument } from '@mishiori/map-document'
import { type ArticleSummary, toArticleSummary } from '@repo/articles/article-summary'
import type { Locale, WaysideKind } from '@repo/contract'
import { findAlongLine } from '@repo/planning/find-along'
import { browserApi } from '@repo/web-kit/browser-api'
import { useLanguage } from '@repo/web-kit/language'
import { useEffect, useMemo, useState } from 'react'
import { type CutLine, cutLine, linesToCut, metersOfPlace } from './cut-line.ts'
import type { CutPlan, StopPlace } from './cut-plan.ts'

/** An article with the lines of its map as its readers see them: of these, stages are parts. */
export type CutArticle =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly article: ArticleSummary; readonly lines: readonly CutLine[] }

export function useCutArticle(articleId: number): { readonly loaded: CutArticle; readonly retry: () => void } {
  const [loaded, setLoaded] = useState<CutArticle>({ status: 'loading' })
  const [tries, setTries] = useState(0)
  useEffect(() => {
    const leaving = new AbortController()
    setLoaded({ status: 'loading' })
    const request = { params: { id: String(articleId) }, query: { seen_by: 'others' as const } }
    browserApi()
      .readRoute(request, { signal: leaving.signal })
      .then((answer) => {
        if (leaving.signal.aborted) return
        const parsed = answer.ok ? parseMapDocument(answer.data) : null
        if (!answer.ok || !parsed?.ok) return setLoaded({ status: 'failed' })
        const lines = linesToCut(parsed.document).map(cutLine)
        setLoaded({ status: 'ready', article: toArticleSummary(answer.data), lines })
      })
    return () => leaving.abort()
  }, [articleId, tries])
  return { loaded, retry: () => setTries(tries + 1) }
}

/** Steps back; so many are enough for whoever tries things out. */
const KEPT_STEPS = 50

/** A plan with the ones before it. What is dragged is one step, which `begin` starts. */
export function usePlanHistory(plan: CutPlan, onChange: (plan: CutPlan) => void) {
  const [past, setPast] = useState<readonly CutPlan[]>([])
  const begin = () => setPast([...past, plan].slice(-KEPT_STEPS))
  return {
    begin,
    drag: onChange,
    change(next: CutPlan) {
      if (next === plan) return
      begin()
      onChange(next)
    },
    undo: past.at(-1)
      ? () => {
          onChange(past.at(-1) ?? plan)
          setPast(past.slice(0, -1))
        }
      : null,
  }
}

/** Where days end, of the places that lie along lines. */
const STOP_KINDS = {
  hut: ['hut', 'shelter'],
  station: ['station', 'stop'],
} as const satisfies Readonly<Record<string, readonly WaysideKind[]>>

export type StopKind = keyof typeof STOP_KINDS

/** From a line to where a day ends. Metres. */
const WITHIN = 500

/** The huts and stations along a line, asked for once it is there: cuts are called after them. Null until then, and without an answer. */
export function useStops({ line }: CutLine): Readonly<Record<StopKind, readonly StopPlace[]>> | null {
  const { locale } = useLanguage()
  const [found, setFound] = useState<Awaited<ReturnType<typeof findAlongLine>>>(null)
  useEffect(() => {
    const leaving = new AbortController()
    findAlongLine(line, WITHIN, leaving.signal)
      .then((answer) => leaving.signal.aborted || setFound(answer))
      .catch(() => {})
    return () => leaving.abort()
  }, [line])
  return useMemo(() => {
    if (found === null || found === 'tooLong') return null
    const stopsOf = (kinds: readonly WaysideKind[]) =>
      found.places
        .filter(({ kind, name }) => kinds.includes(kind) && name !== null)
        .map((place) => ({
          id: `${place.id} ${place.alongMeters}`,
          name: nameIn(place.name, locale),
          alongMeters: metersOfPlace(line, place),
        }))
        .toSorted((one, other) => one.alongMeters - other.alongMeters)
    return { hut: stopsOf(STOP_KINDS.hut), station: stopsOf(STOP_KINDS.station) }
  }, [found, line, locale])
}

const nameIn = (name: { readonly ja: string; readonly en: string } | null, locale: Locale) =>
  (locale === 'ja' ? name?.ja : name?.en) ?? ''
