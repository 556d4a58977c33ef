import type { PageTag } from '@repo/contract'
import type { Database } from '../database.ts'
import { MAX_AGE_SECONDS } from '../http/shared-caches.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { CdnSettings } from './cdn-settings.ts'

/**
 * What the CDN fetched before the change may come to it after the purge, and a process that has not heard of the change answers
 * with what was true before: for as long as pages are kept, and a few seconds more for rendering and sending.
 */
const AGAIN_AFTER_SECONDS = MAX_AGE_SECONDS + 5

/** Has a worker tell the CDN of a change, and once more, if and only if it is committed; absent where there is no CDN. */
export function queuePurgesBy(jobs: Pick<Jobs, 'enqueue'>, cdn: CdnSettings | null | undefined) {
  if (!cdn) return undefined
  return async (tx: Database, tags: readonly PageTag[] | null) => {
    await jobs.enqueue(tx, 'purge-cdn', { tags })
    await jobs.enqueue(tx, 'purge-cdn', { tags }, { afterSeconds: AGAIN_AFTER_SECONDS })
  }
}
