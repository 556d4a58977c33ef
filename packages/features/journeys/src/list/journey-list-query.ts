import { parseSearchParam } from '@repo/web-kit/parse-search-param'
import { JOURNEYS_PATH } from '../view/journey-links.ts'
import type { JourneyKind } from '../view/journey-view.ts'

/** What of the public journeys and collections is asked for. */
export interface JourneyListQuery {
  /** Words; '' for all. */
  readonly q: string
  /** Null for both. */
  readonly kind: JourneyKind | null
  /** The key of the last page's last one; null for the newest. */
  readonly before: string | null
}

const KINDS = ['journey', 'collection'] as const
const MAX_WORDS = 100
/** When it was published, to the microsecond, and its id. */
const KEY = /^[0-9]{1,17}_[1-9][0-9]{0,14}$/

/** What an address asks for; what means nothing there is left out. */
export function readJourneyListQuery(search: URLSearchParams): JourneyListQuery {
  const before = search.get('before')
  return {
    q: parseSearchParam(search, 'q', MAX_WORDS),
    kind: KINDS.find((kind) => kind === search.get('kind')) ?? null,
    before: before !== null && KEY.test(before) ? before : null,
  }
}

export function journeyListPath({ q = '', kind = null, before = null }: Partial<JourneyListQuery>): string {
  const search = new URLSearchParams({ ...(q && { q }), ...(kind && { kind }), ...(before && { before }) })
  return search.size > 0 ? `${JOURNEYS_PATH}?${search}` : JOURNEYS_PATH
}
