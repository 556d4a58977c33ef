import type { JourneyKind } from '@repo/contract'
import { and, arrayContains, asc, desc, eq, gt, lte, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { isPublicJourney, journeys } from '../../schema/journeys.table.ts'
import type { SearchTerm } from '../route-articles/search/text-tokens.ts'

/** Where a page ends: when its last journey was published, to the microsecond, and its id. */
interface PublishedKey {
  readonly publishedMicros: string
  readonly id: number
}

interface PublicQuestion {
  readonly kind: JourneyKind | null
  readonly before: PublishedKey | null
  readonly limit: number
}

/** SQL that lists journeys that everybody may see. */
export function publicJourneysRepository(db: Database) {
  /** The last published first. */
  const listPublic = ({ kind, before, limit }: PublicQuestion, isFound?: SQL) => {
    const { publishedAt, id } = journeys
    const key = sql`(timestamptz 'epoch' + ${before?.publishedMicros ?? '0'}::bigint * interval '1 microsecond', ${before?.id ?? 0}::bigint)`
    const isFurther = before === null ? undefined : sql`(${publishedAt}, ${id}) < ${key}`
    const micros = sql<string>`(extract(epoch from ${publishedAt}) * 1000000)::bigint`.as('micros')
    return db
      .select({ id, publishedAt, micros })
      .from(journeys)
      .where(and(isPublicJourney(journeys), kind === null ? undefined : eq(journeys.kind, kind), isFurther, isFound))
      .orderBy(desc(publishedAt), desc(id))
      .limit(limit)
  }
  return {
    listPublic: (question: PublicQuestion) => listPublic(question),
    /**
     * Those with all of these words. A common word is looked for along the order, a rare one in the index: the planner decides by
     * the words, so no plan may be kept for others. Only what begins with `select` is prepared.
     */
    listFound(question: PublicQuestion, terms: readonly SearchTerm[]) {
      const tokens = [...new Set(terms.flatMap((term) => term.tokens))]
      const texts = terms
        .filter(({ isExact }) => !isExact)
        .map(({ needle }) => sql`strpos(${journeys.searchText}, ${needle}) > 0`)
      const found = db
        .$with('found')
        .as(listPublic(question, and(arrayContains(journeys.searchTokens, tokens), ...texts)))
      const { id, micros, publishedAt } = found
      return db.with(found).select({ id, micros }).from(found).orderBy(desc(publishedAt), desc(id))
    },
    /** The highest id of a public one; 0 without one. */
    async lastPublicId(): Promise<number> {
      const { id } = journeys
      const [row] = await db.select({ id }).from(journeys).where(isPublicJourney(journeys)).orderBy(desc(id)).limit(1)
      return row?.id ?? 0
    },
    /** Public ones with ids above `after` and up to `last`. */
    listPublicAddresses: (after: number, last: number) =>
      db
        .select({ id: journeys.id, updatedAt: journeys.updatedAt })
        .from(journeys)
        .where(and(isPublicJourney(journeys), gt(journeys.id, after), lte(journeys.id, last)))
        .orderBy(asc(journeys.id)),
  }
}
