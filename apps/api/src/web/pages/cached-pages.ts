import { MAX_AGE_SECONDS } from '../../platform/http/shared-caches.ts'
import type { PageInvalidation } from '../../platform/page-invalidation.ts'
import { PageCache } from './page-cache.ts'
import type { SharedPage } from './shared-page.ts'

export type CachedPages = PageCache<SharedPage>

/** @returns null where nothing shall be kept. */
export function createCachedPages(maxBytes: number, pages: Pick<PageInvalidation, 'onChange'>): CachedPages | null {
  if (maxBytes === 0) return null
  // Changes in other processes are notified, but a notification may be lost.
  const cache: CachedPages = new PageCache({ maxBytes, maxAgeMs: MAX_AGE_SECONDS * 1000 })
  pages.onChange((change) => cache.drop(change))
  return cache
}
