import { and, asc, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { retryUntilDone } from '../../platform/retry-until-done.ts'
import { articleMaps, routeArticles } from '../../schema/route-articles.table.ts'
import { mapExtent, readStoredMap } from './article-content.ts'

/** Maps can be large, so few are held at a time. */
const PAGE = 20

/** Computes what lists show of a map for articles that were saved before it was stored. */
export async function fillExtents(db: Database, signal: AbortSignal): Promise<void> {
  for (let last = 0; ; ) {
    const page = await listAfter(db, last)
    for (const { id, version, layers } of page) {
      signal.throwIfAborted()
      const { climbMeters, outline } = mapExtent(readStoredMap(layers))
      // A save that came meanwhile has stored its own.
      const isUnchanged = and(eq(routeArticles.id, id), eq(routeArticles.version, version))
      await db.update(routeArticles).set({ climbMeters, outline }).where(isUnchanged)
      last = id
    }
    if (page.length < PAGE) return
  }
}

const isUnfilled = and(isNotNull(routeArticles.distanceKm), isNull(routeArticles.outline))

function listAfter(db: Database, id: number) {
  return db
    .select({ id: routeArticles.id, version: routeArticles.version, layers: articleMaps.layers })
    .from(routeArticles)
    .innerJoin(articleMaps, eq(articleMaps.articleId, routeArticles.id))
    .where(and(gt(routeArticles.id, id), isUnfilled))
    .orderBy(asc(routeArticles.id))
    .limit(PAGE)
}

/** Fills them while the product already serves. @returns how to stop. */
export function fillExtentsUntilDone(db: Database, report: (warning: string) => void): () => Promise<void> {
  return retryUntilDone((signal) => fillExtents(db, signal).then(() => 'done'), {
    onFailure: (reason) => report(`Lines of cards could not be filled in and will be tried again: ${reason}`),
    retryAfterMs: 15_000,
  })
}
