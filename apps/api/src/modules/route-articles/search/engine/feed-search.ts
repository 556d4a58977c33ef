import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../../../../platform/database.ts'
import { reasonOf } from '../../../../platform/reason-of.ts'
import { throttleWarnings } from '../../../../platform/routing/throttle-warnings.ts'
import { searchFeedRepository } from './search-feed.repository.ts'
import type { SearchFeed } from './search-feed.service.ts'

/** How often the outbox is looked at while it is empty. */
const POLL_MS = 500
const RETRY_MS = 5_000
const WARN_EVERY_MS = 60_000

interface FeedingParts {
  readonly db: Database
  /** Null where no engine is configured. */
  readonly feed: SearchFeed | null
  readonly report: (warning: string) => void
  readonly pollMs?: number
}

/**
 * Feeds a search engine for as long as the process lives, and builds its index where there is none.
 *
 * @returns how to stop.
 */
export async function feedSearch({ db, feed, report, pollMs = POLL_MS }: FeedingParts): Promise<() => Promise<void>> {
  if (!feed) {
    // What is noted for an engine would grow, and an index that is used again be out of date.
    await searchFeedRepository(db).forgetAll()
    return async () => {}
  }
  const stopping = new AbortController()
  const { signal } = stopping
  const warn = throttleWarnings(WARN_EVERY_MS, report)
  const step = async (): Promise<number> => {
    if (!(await feed.isBuilt()) && (await feed.rebuild(signal)) === null) return RETRY_MS
    await feed.drain(signal)
    return pollMs
  }
  const feeding = (async () => {
    while (!signal.aborted) {
      const waitMs = await step().catch((error: unknown) => {
        if (!signal.aborted) warn(`The search engine could not be fed and will be tried again: ${reasonOf(error)}.`)
        return RETRY_MS
      })
      await sleep(waitMs, undefined, { signal }).catch(() => {}) // stopping is no fault
    }
  })()
  return async () => {
    stopping.abort()
    await feeding
  }
}
