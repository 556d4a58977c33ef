import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database.ts'
import { articleMaps, routeArticles } from '../../../schema/route-articles.table.ts'

interface PreviewAccess {
  /** Some of the public articles that show it; empty when there is none. */
  readonly publicIds: readonly number[]
  /** Whether whoever was given the address may see it. */
  readonly isLinkShared: boolean
}

/** Of those that show a picture; more public ones would make no difference. */
const MAX_ARTICLES = 20

/** SQL for the pictures of maps. Equal maps, as of a clone and its original, share a picture. */
export function previewsRepository(db: Database) {
  const { previewKey, userId, isDraft, privateMode, isForbidden } = routeArticles
  const isPublished = sql`not ${isDraft} and not ${isForbidden}`
  return {
    async findAccess(key: string): Promise<PreviewAccess> {
      const isPublic = sql<boolean>`${isPublished} and ${privateMode} is null`
      const isLinkShared = sql<boolean>`${isPublished} and coalesce(${privateMode} = 'url', false)`
      const rows = await db
        .select({ id: routeArticles.id, isPublic, isLinkShared })
        .from(routeArticles)
        .where(eq(previewKey, key))
        .orderBy(desc(isPublic), desc(isLinkShared))
        .limit(MAX_ARTICLES)
      return {
        publicIds: rows.flatMap((row) => (row.isPublic ? [row.id] : [])),
        isLinkShared: rows.some((row) => row.isLinkShared),
      }
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
