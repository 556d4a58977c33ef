import type { JourneyKind } from '@repo/contract'
import { and, asc, desc, eq, gt, lte, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { isPublicJourney, journeys } from '../../schema/journeys.table.ts'

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
  return {
    /** The last published first. */
    listPublic: ({ kind, before, limit }: PublicQuestion) => {
      const { publishedAt, id } = journeys
      const key = sql`(timestamptz 'epoch' + ${before?.publishedMicros ?? '0'}::bigint * interval '1 microsecond', ${before?.id ?? 0}::bigint)`
      const isFurther = before === null ? undefined : sql`(${publishedAt}, ${id}) < ${key}`
      return db
        .select({ id, micros: sql<string>`(extract(epoch from ${publishedAt}) * 1000000)::bigint` })
        .from(journeys)
        .where(and(isPublicJourney(journeys), kind === null ? undefined : eq(journeys.kind, kind), isFurther))
        .orderBy(desc(publishedAt), desc(id))
        .limit(limit)
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
