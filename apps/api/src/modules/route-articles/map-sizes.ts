import { eq, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../platform/database.ts'
import { articleMaps } from '../../schema/route-articles.table.ts'

/** Characters of a stored map, beyond which reading it, and what follows from that, takes tens of milliseconds. */
const LARGE_MAP = 128 * 1024
/** A map that has grown meanwhile is worked on as a small one for no longer. */
const KEPT_MS = 5_000
const MAX_KEPT = 10_000

interface MapSizes {
  /** Whether another thread shall work on this article's map. False for articles that are missing. */
  isLarge(articleId: number): Promise<boolean>
}

/** Knows which maps are large, without reading them here. */
export function createMapSizes(db: Database): MapSizes {
  const known = new LRUCache<number, { readonly isLarge: boolean }>({ max: MAX_KEPT, ttl: KEPT_MS })
  const { layers, ownLayers } = articleMaps
  const size = sql<number>`greatest(length(${layers}::text), length(${ownLayers}::text))`
  return {
    async isLarge(articleId) {
      if (!Number.isSafeInteger(articleId)) return false
      const kept = known.get(articleId)
      if (kept) return kept.isLarge
      const [row] = await db.select({ size }).from(articleMaps).where(eq(articleMaps.articleId, articleId))
      const isLarge = (row?.size ?? 0) > LARGE_MAP
      known.set(articleId, { isLarge })
      return isLarge
    },
  }
}
