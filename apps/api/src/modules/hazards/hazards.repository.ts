import type { HazardAnswer } from '@repo/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { statement } from '../../platform/statement.ts'
import { hazardConfirmations } from '../../schema/hazard-confirmations.table.ts'
import { accessColumns, articleMaps, publicationOf, routeArticles } from '../../schema/route-articles.table.ts'

interface Word {
  readonly articleId: number
  readonly objectId: string
  readonly userId: number
}

const selectWords = statement((db) => {
  const { articleId, objectId, userId, answer, seenOn, createdAt } = hazardConfirmations
  return db
    .select({ objectId, userId, answer, seenOn, createdAt })
    .from(hazardConfirmations)
    .where(eq(articleId, sql.placeholder('articleId')))
})

/** SQL for readers' confirmations of hazards. */
export function hazardsRepository(db: Database) {
  return {
    /** Locks the article until the transaction ends: concurrent confirmations run one after the other. */
    async lockArticle(articleId: number) {
      const [row] = await db
        .select({ ...accessColumns, publishedAt: publicationOf(routeArticles), layers: articleMaps.layers })
        .from(routeArticles)
        .innerJoin(articleMaps, eq(articleMaps.articleId, routeArticles.id))
        .where(eq(routeArticles.id, articleId))
        .for('no key update', { of: routeArticles })
      return row ?? null
    },
    list: (articleId: number) => selectWords(db, { articleId }),
    async put(word: Word & { readonly answer: HazardAnswer; readonly seenOn: string }): Promise<void> {
      const { articleId, objectId, userId } = hazardConfirmations
      const { answer, seenOn } = word
      await db
        .insert(hazardConfirmations)
        .values(word)
        .onConflictDoUpdate({ target: [articleId, objectId, userId], set: { answer, seenOn, createdAt: sql`now()` } })
    },
    async delete({ articleId, objectId, userId }: Word): Promise<void> {
      const table = hazardConfirmations
      const isTheirs = and(eq(table.articleId, articleId), eq(table.objectId, objectId), eq(table.userId, userId))
      await db.delete(table).where(isTheirs)
    },
    /** For themselves. */
    listOf(userId: number) {
      const { articleId, objectId, answer, createdAt } = hazardConfirmations
      return db
        .select({ articleId, objectId, answer, createdAt })
        .from(hazardConfirmations)
        .where(eq(hazardConfirmations.userId, userId))
    },
  }
}
