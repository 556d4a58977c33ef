import { eq } from 'drizzle-orm'
import type { Database } from '../../../platform/database.ts'
import { articleMaps, routeArticles } from '../route-articles.table.ts'

/** The layers of a map with this preview key; null when no article has it any more. */
export async function findPreviewLayers(db: Database, previewKey: string): Promise<unknown> {
  const [row] = await db
    .select({ layers: articleMaps.layers })
    .from(routeArticles)
    .innerJoin(articleMaps, eq(articleMaps.articleId, routeArticles.id))
    .where(eq(routeArticles.previewKey, previewKey))
    .limit(1)
  return row?.layers ?? null
}
