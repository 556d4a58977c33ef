import { randomId } from '@mishiori/map-document'
import type { ApiError } from '@repo/contract'
import { browserApi } from '@repo/web-kit/browser-api'
import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { dayOfToday } from '../view/format-day.ts'
import { journeyEditPath } from '../view/journey-links.ts'
import type { JourneyKind } from '../view/journey-view.ts'
import { type OwnJourney, toOwnJourney } from '../view/listed-journey.ts'

type Loaded =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly journeys: readonly OwnJourney[]; readonly next: string | null }

/** The reader's journeys and collections, page by page. */
export function useOwnJourneys() {
  const [loaded, setLoaded] = useState<Loaded>({ status: 'loading' })
  const load = useCallback(async (before: string | null, above: readonly OwnJourney[]) => {
    if (before === null) setLoaded({ status: 'loading' })
    const answer = await browserApi().listOwnJourneys({ query: before === null ? {} : { before } })
    setLoaded(
      answer.ok
        ? { status: 'ready', journeys: [...above, ...answer.data.data.map(toOwnJourney)], next: answer.data.next }
        : { status: 'failed' },
    )
  }, [])
  useEffect(() => void load(null, []), [load])
  return {
    loaded,
    retry: () => void load(null, []),
    more: () => void (loaded.status === 'ready' && load(loaded.next, loaded.journeys)),
  }
}

/** A stage at the end of today where one is on the way, else on the day after the last one. */
export function stageOfToday(
  { isTravelling, startsOn }: Pick<OwnJourney, 'isTravelling' | 'startsOn'>,
  articleId: number,
) {
  const day = isTravelling && startsOn !== null ? dayOfToday(startsOn, new Date()) : null
  return { kind: 'stage' as const, article_id: articleId, ...(day !== null && { day }) }
}

/** Puts a route at the end of journeys, or into a new one that opens. */
export function useAdding(articleId: number) {
  const navigate = useNavigate()
  const [added, setAdded] = useState<ReadonlySet<number>>(new Set())
  const [error, setError] = useState<ApiError | null>(null)
  // A repeat after a lost answer adds it once.
  const [key] = useState(randomId)
  const entry = { kind: 'stage' as const, article_id: articleId }
  return {
    added,
    error,
    async add({ id: journeyId, ...journey }: OwnJourney) {
      const answer = await browserApi().addJourneyEntries(
        { params: { id: String(journeyId) }, body: { entries: [stageOfToday(journey, articleId)] } },
        { headers: { 'idempotency-key': `${key}${journeyId}` } },
      )
      setError(answer.ok ? null : answer.error)
      if (answer.ok) setAdded(new Set([...added, journeyId]))
    },
    async create(kind: JourneyKind) {
      const answer = await browserApi().createJourney(
        { body: { kind, title: '', entries: [entry] } },
        { headers: { 'idempotency-key': `${key}${kind}` } },
      )
      setError(answer.ok ? null : answer.error)
      if (answer.ok) await navigate(journeyEditPath(answer.data.id))
    },
  }
}
