import { and, asc, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { articleSearch } from '../../schema/article-search.table.ts'
import { articleMaps, routeArticles } from '../../schema/route-articles.table.ts'
import type { LabelPosition, PlaceLabel } from '../places/gazetteer.ts'
import { anchorOf, readStoredMap } from './article-content.ts'
import { skipBroken } from './skip-broken.ts'

/** Maps can be large, so few are held at a time. */
const PAGE = 20

interface LabelParts {
  readonly db: Database
  readonly labelPosition: LabelPosition
  readonly report: (warning: string) => void
}

/** Looks up a place name for each article that has a map and no place name. */
export async function labelArticles({ db, labelPosition, report }: LabelParts, signal: AbortSignal): Promise<void> {
  const articles = unlabelledArticlesRepository(db)
  let last = 0
  for (;;) {
    const page = await articles.listAfter(last, PAGE)
    for (const article of page) {
      await skipBroken(article.id, { signal, report }, async () => {
        const anchor = anchorOf(readStoredMap(article.layers))
        const label = anchor && (await labelPosition(anchor))
        if (label) await articles.setLabel(article, label)
      })
      last = article.id
    }
    if (page.length < PAGE) return
  }
}

/** SQL for articles that have something on their map and no name of the place where it is. */
function unlabelledArticlesRepository(db: Database) {
  return {
    listAfter(id: number, limit: number) {
      return db
        .select({ id: routeArticles.id, version: routeArticles.version, layers: articleMaps.layers })
        .from(routeArticles)
        .innerJoin(articleMaps, eq(articleMaps.articleId, routeArticles.id))
        .where(and(gt(routeArticles.id, id), isNull(routeArticles.placeJa), isNotNull(routeArticles.bounds)))
        .orderBy(asc(routeArticles.id))
        .limit(limit)
    },
    /** Changes nothing else, and nothing at all when the article has been saved meanwhile. */
    async setLabel({ id, version }: { id: number; version: number }, { ja, en }: PlaceLabel): Promise<void> {
      await db
        .update(routeArticles)
        .set({ placeJa: ja, placeEn: en })
        .where(and(eq(routeArticles.id, id), eq(routeArticles.version, version)))
      // Searches look for places too.
      await db.update(articleSearch).set({ version: 0 }).where(eq(articleSearch.articleId, id))
    },
  }
}
