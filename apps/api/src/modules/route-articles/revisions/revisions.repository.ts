import { PRODUCT_LIMITS } from '@repo/contract'
import { and, desc, eq, lte, notExists, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database.ts'
import { statement } from '../../../platform/statement.ts'
import { articleModerations } from '../../../schema/moderations.table.ts'
import { articleBodies, articleMaps, articleRevisions, routeArticles } from '../../../schema/route-articles.table.ts'

/** Autosaves of a draft come every few seconds; a revision of each would be noise. */
const REVISION_SPACING = sql`interval '10 minutes'`

/** A manual save is always kept; an autosave only when there was none recently. */
export type SaveTrigger = 'manual' | 'autosave'

/** SQL for earlier states of articles. */
export function revisionsRepository(db: Database) {
  return {
    list(id: number) {
      return db
        .select({
          version: articleRevisions.version,
          title: articleRevisions.title,
          createdAt: articleRevisions.createdAt,
        })
        .from(articleRevisions)
        .where(eq(articleRevisions.articleId, id))
        .orderBy(desc(articleRevisions.version))
    },
    async find(id: number, version: number) {
      const [row] = await db
        .select()
        .from(articleRevisions)
        .where(and(eq(articleRevisions.articleId, id), eq(articleRevisions.version, version)))
      return row ?? null
    },
    /** Stores the current state of the article once, and deletes revisions beyond the limit. */
    async add(id: number, trigger: SaveTrigger): Promise<void> {
      await Promise.all([keep[trigger](db, { id }), deleteOldest(db, { id })])
    },
  }
}

const keepWhen = (isDue: SQL) =>
  statement((db) => {
    const { version, title, summary, language, translatedTitle, translatedSummary } = routeArticles
    const texts = sql`${title}, ${summary}, ${language}, ${translatedTitle}, ${translatedSummary}`
    const { body, translatedBody } = articleBodies
    // In the order of the table's columns.
    return db
      .insert(articleRevisions)
      .select(
        sql`select ${routeArticles.id}, ${version}, ${texts},
          coalesce(${articleMaps.ownLayers}, ${articleMaps.layers}), ${body}, ${translatedBody}, now()
        from ${routeArticles}
        join ${articleMaps} on ${articleMaps.articleId} = ${routeArticles.id}
        join ${articleBodies} on ${articleBodies.articleId} = ${routeArticles.id}
        where ${routeArticles.id} = ${sql.placeholder('id')} and ${isDue}`,
      )
      .onConflictDoNothing()
  })

const RECENT = sql`select from ${articleRevisions}
  where ${articleRevisions.articleId} = ${sql.placeholder('id')} and ${articleRevisions.createdAt} > now() - ${REVISION_SPACING}`
const keep = { manual: keepWhen(sql`true`), autosave: keepWhen(sql`not exists (${RECENT})`) }

const deleteOldest = statement((db) => {
  const { articleId, version } = articleRevisions
  const id = sql.placeholder('id')
  const oldest = db
    .select({ version })
    .from(articleRevisions)
    .where(eq(articleId, id))
    .orderBy(desc(version))
    .offset(PRODUCT_LIMITS.revisions)
    .limit(1)
  // Moderators compare with it for as long as the article is forbidden.
  const forbiddenState = db
    .select({ version: articleModerations.version })
    .from(articleModerations)
    .where(and(eq(articleModerations.articleId, id), eq(articleModerations.version, version)))
  return db
    .delete(articleRevisions)
    .where(and(eq(articleId, id), lte(version, sql`(${oldest})`), notExists(forbiddenState)))
})
