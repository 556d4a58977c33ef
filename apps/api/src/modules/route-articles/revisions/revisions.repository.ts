import { PRODUCT_LIMITS } from '@repo/contract'
import { and, desc, eq, lte, notExists, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database.ts'
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
      const isDue =
        trigger === 'autosave'
          ? sql`not exists (select from ${articleRevisions} where ${articleRevisions.articleId} = ${id} and ${articleRevisions.createdAt} > now() - ${REVISION_SPACING})`
          : sql`true`
      await db.execute(sql`
        insert into ${articleRevisions} (route_id, version, title, summary, language, translated_title, translated_summary, layers, body, translated_body)
        select ${routeArticles.id}, ${routeArticles.version}, ${routeArticles.title}, ${routeArticles.summary},
          ${routeArticles.language}, ${routeArticles.translatedTitle}, ${routeArticles.translatedSummary},
          coalesce(${articleMaps.ownLayers}, ${articleMaps.layers}), ${articleBodies.body}, ${articleBodies.translatedBody}
        from ${routeArticles}
        join ${articleMaps} on ${articleMaps.articleId} = ${routeArticles.id}
        join ${articleBodies} on ${articleBodies.articleId} = ${routeArticles.id}
        where ${routeArticles.id} = ${id} and ${isDue}
        on conflict do nothing`)
      const oldest = db
        .select({ version: articleRevisions.version })
        .from(articleRevisions)
        .where(eq(articleRevisions.articleId, id))
        .orderBy(desc(articleRevisions.version))
        .offset(PRODUCT_LIMITS.revisions)
        .limit(1)
      // Moderators compare with it for as long as the article is forbidden.
      const forbiddenState = db
        .select({ version: articleModerations.version })
        .from(articleModerations)
        .where(and(eq(articleModerations.articleId, id), eq(articleModerations.version, articleRevisions.version)))
      await db
        .delete(articleRevisions)
        .where(
          and(
            eq(articleRevisions.articleId, id),
            lte(articleRevisions.version, sql`(${oldest})`),
            notExists(forbiddenState),
          ),
        )
    },
  }
}
