import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { isPublicJourney, journeyEntries, journeys } from '../../schema/journeys.table.ts'
import { routeArticles } from '../../schema/route-articles.table.ts'
import { entryColumns, isArticleOfEntry, isEntryOf } from './journey-rows.ts'
import type { journeySearchRow } from './journey-search.ts'

const { id, title, summary, state, searchText, searchVersion } = journeys
const SOURCE = { id, title, summary, state, searchText, searchVersion }

/** SQL for what journeys are found by. */
export function journeySearchRepository(db: Database) {
  return {
    async find(journeyId: number) {
      const [row] = await db.select(SOURCE).from(journeys).where(eq(id, journeyId))
      return row ?? null
    },
    listPublic: (after: number, limit: number) =>
      db
        .select(SOURCE)
        .from(journeys)
        .where(and(isPublicJourney(journeys), gt(id, after)))
        .orderBy(asc(id))
        .limit(limit),
    /** Of the entries that everybody sees, in their order. */
    listTexts: async (ids: readonly number[]) => {
      if (ids.length === 0) return []
      const { journeyId, note, position } = journeyEntries
      return db
        .select({ journeyId, note, title: routeArticles.title, translatedTitle: routeArticles.translatedTitle })
        .from(journeyEntries)
        .innerJoin(journeys, isEntryOf)
        .leftJoin(routeArticles, isArticleOfEntry)
        .where(and(inArray(journeyId, [...ids]), sql`${entryColumns.shownTo} = 'everyone'`))
        .orderBy(asc(journeyId), asc(position))
    },
    async put(journeyId: number, row: ReturnType<typeof journeySearchRow>): Promise<void> {
      await db.update(journeys).set(row).where(eq(id, journeyId))
    },
    async clear(journeyId: number): Promise<void> {
      const nothing = { searchText: null, searchTokens: null, searchVersion: null }
      await db.update(journeys).set(nothing).where(eq(id, journeyId))
    },
  }
}
