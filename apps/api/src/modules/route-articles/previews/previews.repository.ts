import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database.ts'
import { articleMaps, routeArticles } from '../../../schema/route-articles.table.ts'

interface PreviewAccess {
  readonly isPublic: boolean
  /** Whether whoever was given the address may see it. */
  readonly isLinkShared: boolean
}

/** SQL for the pictures of maps. Equal maps, as of a clone and its original, share a picture. */
export function previewsRepository(db: Database) {
  const { previewKey, userId, isDraft, privateMode, isForbidden } = routeArticles
  const isPublished = sql`not ${isDraft} and not ${isForbidden}`
  return {
    async findAccess(key: string): Promise<PreviewAccess> {
      const [row] = await db
        .select({
          isPublic: sql<boolean>`coalesce(bool_or(${isPublished} and ${privateMode} is null), false)`,
          isLinkShared: sql<boolean>`coalesce(bool_or(${isPublished} and ${privateMode} = 'url'), false)`,
        })
        .from(routeArticles)
        .where(eq(previewKey, key))
      return row ?? { isPublic: false, isLinkShared: false }
    },
    async isOfAuthor(key: string, authorId: number): Promise<boolean> {
      const rows = await db
        .select({ userId })
        .from(routeArticles)
        .where(and(eq(previewKey, key), eq(userId, authorId)))
        .limit(1)
      return rows.length > 0
    },
    /** The layers of a map with this key; null when no article has it any more. */
    async findLayers(key: string): Promise<unknown> {
      const [row] = await db
        .select({ layers: articleMaps.layers })
        .from(routeArticles)
        .innerJoin(articleMaps, eq(articleMaps.articleId, routeArticles.id))
        .where(eq(previewKey, key))
        .limit(1)
      return row?.layers ?? null
    },
  }
}
