import { and, asc, eq, gt, ne } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { retryUntilDone } from '../../platform/retry-until-done.ts'
import { articleMaps, routeArticles } from '../../schema/route-articles.table.ts'
import { mapExtent, readStoredMap } from './article-content.ts'
import { FACTS_VERSION } from './line-facts.ts'
import { factsColumns } from './route-articles.repository.ts'
import type { ArticleIndex } from './search/article-search.ts'
import { skipBroken } from './skip-broken.ts'

/** Maps can be large, so few are held at a time. */
const PAGE = 20

interface FillParts {
  readonly db: Database
  readonly search: Pick<ArticleIndex, 'relearn'>
  readonly report: (warning: string) => void
}

/**
 * Computes what lists show of a map for articles that were saved before it was stored, or by other rules. What is done
 * stays done: it goes on after a restart.
 */
export async function fillExtents({ db, search, report }: FillParts, signal: AbortSignal): Promise<void> {
  for (let last = 0; ; ) {
    const page = await listAfter(db, last)
    for (const { id, version, previewKey, layers } of page) {
      await skipBroken(id, { signal, report }, () => {
        const { outline, ...facts } = mapExtent(readStoredMap(layers))
        // A save that came meanwhile has stored its own, and so has a private place: what it hides must not come back.
        const { id: key, version: at, previewKey: map } = routeArticles
        const isUnchanged = and(eq(key, id), eq(at, version), eq(map, previewKey))
        return db.transaction(async (tx) => {
          const columns = { outline, ...factsColumns(facts) }
          const changed = await tx.update(routeArticles).set(columns).where(isUnchanged).returning({ id: key })
          if (changed.length > 0) await search.relearn(tx, id)
        })
      })
      last = id
    }
    if (page.length < PAGE) return
  }
}

function listAfter(db: Database, after: number) {
  const { id, version, previewKey, factsVersion } = routeArticles
  return db
    .select({ id, version, previewKey, layers: articleMaps.layers })
    .from(routeArticles)
    .innerJoin(articleMaps, eq(articleMaps.articleId, id))
    .where(and(gt(id, after), ne(factsVersion, FACTS_VERSION)))
    .orderBy(asc(id))
    .limit(PAGE)
}

/** Fills them while the product already serves. @returns how to stop. */
export function fillExtentsUntilDone(parts: FillParts): () => Promise<void> {
  return retryUntilDone((signal) => fillExtents(parts, signal).then(() => 'done'), {
    onFailure: (reason) => parts.report(`Lines of cards could not be filled in and will be tried again: ${reason}`),
    retryAfterMs: 15_000,
  })
}
