import type { StravaActivity, StravaActivityPage } from '@repo/contract'
import { PRODUCT_LIMITS } from '@repo/contract'
import { LRUCache } from 'lru-cache'
import { foldText } from '../../platform/folding/fold-text.ts'
import type { ActivitySummary } from './strava-answers.ts'
import { ACTIVITIES_PER_PAGE } from './strava-client.ts'
import type { StravaConnectionsService } from './strava-connections.service.ts'

interface ActivitiesDependencies {
  readonly connections: StravaConnectionsService
  /** Which of these have become articles that are still there. */
  readonly findImported: (userId: number, activityIds: readonly number[]) => Promise<ReadonlyMap<number, number>>
}

interface ActivityQuestion {
  readonly page: number
  /** '' for all. */
  readonly terms: string
  /** Whether to bypass the cache. */
  readonly isFresh: boolean
}

interface StravaPage {
  readonly activities: readonly ActivitySummary[]
  readonly isFull: boolean
}

/** Of lists, some 200 kB each. Paging and searching send one request to Strava. */
const CACHED_PAGES = 50
const TTL_MS = 5 * 60 * 1000
const PAGE = PRODUCT_LIMITS.pageSize
const PAGES_OF_ONE = ACTIVITIES_PER_PAGE / PAGE

/** The activities of connected accounts, to choose from. Nothing of them is stored: they are kept for minutes, in this process. */
export function createStravaActivitiesService({ connections, findImported }: ActivitiesDependencies) {
  const cached = new LRUCache<string, StravaPage>({ max: CACHED_PAGES, ttl: TTL_MS })
  const keyOf = async (userId: number, page: number) => {
    // Of another account, or of other permissions, another list.
    const row = await connections.find(userId)
    return `${userId} ${row?.athleteId} ${row?.createdAt.getTime()} ${page}`
  }

  const read = async (userId: number, page: number, isFresh: boolean): Promise<StravaPage> => {
    const key = await keyOf(userId, page)
    const known = isFresh ? undefined : cached.get(key)
    if (known) return known
    const answer = await connections.withClient(userId, (client, token) =>
      client.listActivities({ token, caller: 'person' }, page),
    )
    cached.set(key, answer)
    return answer
  }

  const toPage = async (userId: number, shown: readonly ActivitySummary[], rest: Omit<StravaActivityPage, 'data'>) => {
    const ids = shown.map(({ id }) => id)
    const imported = await findImported(userId, ids)
    return { data: shown.map((summary) => toActivity(summary, imported.get(summary.id) ?? null)), ...rest }
  }

  return {
    /** @throws {AppError} `strava.*` */
    async list(userId: number, { page, terms, isFresh }: ActivityQuestion): Promise<StravaActivityPage> {
      if (terms !== '') {
        const { activities, isFull } = await read(userId, page, isFresh)
        const wanted = fold(terms)
        const found = activities.filter(({ name }) => fold(name).includes(wanted))
        return toPage(userId, found, { page, has_more: isFull, looked_through: activities.length })
      }
      const { activities, isFull } = await read(userId, Math.floor((page - 1) / PAGES_OF_ONE) + 1, isFresh)
      const from = ((page - 1) % PAGES_OF_ONE) * PAGE
      const shown = activities.slice(from, from + PAGE)
      const isLast = from + PAGE >= ACTIVITIES_PER_PAGE
      const hasMore = activities.length > from + PAGE || (isFull && isLast)
      return toPage(userId, shown, { page, has_more: hasMore, looked_through: shown.length })
    },
    /** These activities from recently loaded lists, which saves a request each. */
    async known(userId: number, ids: readonly number[]): Promise<ReadonlyMap<number, ActivitySummary>> {
      const prefix = (await keyOf(userId, 0)).slice(0, -1)
      const wanted = new Set(ids)
      const found = new Map<number, ActivitySummary>()
      for (const [key, { activities }] of cached.entries()) {
        if (!key.startsWith(prefix)) continue
        for (const summary of activities) if (wanted.has(summary.id)) found.set(summary.id, summary)
      }
      return found
    },
  }
}

export type StravaActivitiesService = ReturnType<typeof createStravaActivitiesService>

/** As search terms are compared. */
const fold = (text: string) => foldText(text).trim()

function toActivity(summary: ActivitySummary, routeId: number | null): StravaActivity {
  const { id, name, sport_type, type, start_date, distance, moving_time, total_elevation_gain } = summary
  return {
    id: String(id),
    name,
    sport: sport_type ?? type ?? '',
    started_at: new Date(start_date).toISOString(),
    distance_km: Math.round((distance ?? 0) / 10) / 100,
    moving_time: Math.round(moving_time ?? 0),
    elevation_gain: total_elevation_gain ?? null,
    polyline: summary.map?.summary_polyline || null,
    is_private: summary.private === true || summary.visibility === 'only_me',
    route_id: routeId,
  }
}
