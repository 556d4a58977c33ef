import type { JourneyKind, JourneyPart } from '@repo/contract'
import { and, asc, count, desc, eq, getTableColumns, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { activeSuspension, users } from '../../platform/session/users.table.ts'
import { isPublicJourney, journeyEntries, journeys } from '../../schema/journeys.table.ts'
import { accessColumns, articleMaps, routeArticles } from '../../schema/route-articles.table.ts'
import { cardColumns, isAuthor } from '../route-articles/article-rows.ts'
import {
  entryColumns,
  isArticleOfEntry,
  isEntryOf,
  type JourneyRow,
  partColumns,
  selectJourneys,
} from './journey-rows.ts'
import type { StoredLayers } from './stage-lines.ts'

interface PageOfKeys {
  /** The key of the last page's last one; null for the first page. */
  readonly before: number | null
  readonly limit: number
}

export interface OwnJourneysFilter {
  readonly userId: number
  readonly kind: JourneyKind | null
  readonly isTrashed: boolean
}

/** SQL that reads journeys. */
export function journeysRepository(db: Database) {
  const list = (where: SQL | undefined, { before, limit }: PageOfKeys) =>
    selectJourneys(db)
      .where(and(where, before === null ? undefined : lt(journeys.id, before)))
      .orderBy(desc(journeys.id))
      .limit(limit)
  return {
    async find(id: number): Promise<JourneyRow | null> {
      const [row] = await selectJourneys(db).where(eq(journeys.id, id))
      return row ?? null
    },
    /** Holds a journey until the transaction ends: of changes that come at once each finds what the last one left. */
    async lock(id: number): Promise<JourneyRow | null> {
      const [row] = await selectJourneys(db).where(eq(journeys.id, id)).for('no key update', { of: journeys })
      return row ?? null
    },
    listPublicOf: (userId: number, page: PageOfKeys) =>
      list(and(eq(journeys.userId, userId), isPublicJourney(journeys)), page),
    listByIds: (ids: readonly number[]) => selectJourneys(db).where(inArray(journeys.id, [...ids])),
    listOwn: (filter: OwnJourneysFilter, page: PageOfKeys) => list(isAskedFor(filter), page),
    /** All that is theirs of each: not what searches made of it. */
    listAllOf(userId: number) {
      const { searchTokens: _, searchText: __, searchVersion: ___, ...columns } = getTableColumns(journeys)
      return db.select(columns).from(journeys).where(eq(journeys.userId, userId)).orderBy(asc(journeys.id))
    },
    async count(filter: OwnJourneysFilter): Promise<number> {
      const [row] = await db.select({ total: count() }).from(journeys).where(isAskedFor(filter))
      return row?.total ?? 0
    },
    /** With all that is shown of their articles. */
    listEntries: (journeyId: number) =>
      db
        .select({ ...entryColumns, card: cardColumns })
        .from(journeyEntries)
        .innerJoin(journeys, isEntryOf)
        .leftJoin(routeArticles, isArticleOfEntry)
        .leftJoin(users, isAuthor)
        .where(eq(journeyEntries.journeyId, journeyId))
        .orderBy(asc(journeyEntries.position)),
    /** In their order. */
    listPlaced: (journeyId: number) =>
      db
        .select({ id: journeyEntries.id, day: journeyEntries.day })
        .from(journeyEntries)
        .where(eq(journeyEntries.journeyId, journeyId))
        .orderBy(asc(journeyEntries.position)),
    async findEntry(journeyId: number, id: number) {
      const { articleId } = journeyEntries
      const [row] = await db
        .select({ articleId, ...partColumns })
        .from(journeyEntries)
        .where(and(eq(journeyEntries.id, id), eq(journeyEntries.journeyId, journeyId)))
      return row ?? null
    },
    /** What decides whether articles may become stages. */
    listArticles: (ids: readonly number[]) =>
      db
        .select({ ...accessColumns, id: routeArticles.id })
        .from(routeArticles)
        .where(inArray(routeArticles.id, [...ids])),
    /** With what is summed, and what cards show. */
    async listMeasured(journeyIds: readonly number[]) {
      if (journeyIds.length === 0) return []
      const { distanceKm, climbMeters, courseMinutes, outline, thumbnailPath, previewKey, version, updatedAt } =
        routeArticles
      return db
        .select({
          ...entryColumns,
          article: { distanceKm, climbMeters, courseMinutes, outline, thumbnailPath, previewKey, version, updatedAt },
        })
        .from(journeyEntries)
        .innerJoin(journeys, isEntryOf)
        .leftJoin(routeArticles, isArticleOfEntry)
        .where(inArray(journeyEntries.journeyId, [...journeyIds]))
        .orderBy(asc(journeyEntries.journeyId), asc(journeyEntries.position))
    },
    /** How large the maps of articles are, in bytes of JSON. */
    async measureMaps(articleIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
      const { articleId: id, layers } = articleMaps
      const bytes = sql<number>`octet_length(${layers}::text)`
      const rows = await db
        .select({ id, bytes })
        .from(articleMaps)
        .where(inArray(id, [...articleIds]))
      return new Map(rows.map((row) => [row.id, row.bytes]))
    },
    /** Whether some stages are parts of lines: of one journey, of all of somebody's, or of all that are public. */
    async haveParts(of: { readonly journeyId: number } | { readonly userId: number } | 'public'): Promise<boolean> {
      const isTheirs =
        of === 'public'
          ? isPublicJourney(journeys)
          : 'userId' in of
            ? eq(journeys.userId, of.userId)
            : eq(journeys.id, of.journeyId)
      const [row] = await db
        .select({ id: journeyEntries.id })
        .from(journeyEntries)
        .innerJoin(journeys, isEntryOf)
        .where(and(isTheirs, isNotNull(journeyEntries.partObjectId)))
        .limit(1)
      return row !== undefined
    },
    /** With its texts, for a file. */
    async findMap(articleId: number) {
      const { title, summary, language, translatedTitle, translatedSummary } = routeArticles
      const [row] = await db
        .select({ title, summary, language, translatedTitle, translatedSummary, layers: articleMaps.layers })
        .from(routeArticles)
        .innerJoin(articleMaps, eq(articleMaps.articleId, routeArticles.id))
        .where(eq(routeArticles.id, articleId))
      return row ?? null
    },
    /** Whose articles are, and what they are called. */
    listCredited: (ids: readonly number[]) =>
      db
        .select({
          id: routeArticles.id,
          userId: routeArticles.userId,
          title: routeArticles.title,
          name: users.name,
          nickname: users.nickname,
        })
        .from(routeArticles)
        .leftJoin(users, isAuthor)
        .where(inArray(routeArticles.id, [...ids])),
    /** As others see it, and as it was drawn, where something of it is hidden. */
    async findBothLayers(articleId: number) {
      const { layers, ownLayers } = articleMaps
      const [row] = await db.select({ layers, ownLayers }).from(articleMaps).where(eq(articleMaps.articleId, articleId))
      return row ?? { layers: [], ownLayers: null }
    },
    /** As others see it. */
    async findLayers(articleId: number): Promise<StoredLayers> {
      const [row] = await db
        .select({ layers: articleMaps.layers, previewKey: routeArticles.previewKey })
        .from(articleMaps)
        .innerJoin(routeArticles, eq(routeArticles.id, articleMaps.articleId))
        .where(eq(articleMaps.articleId, articleId))
      return row ?? { layers: [], previewKey: null }
    },
  }
}

interface PartRow {
  readonly partObjectId: string | null
  readonly partFromMeters: number | null
  readonly partToMeters: number | null
}

function isAskedFor({ userId, kind, isTrashed }: OwnJourneysFilter): SQL | undefined {
  const isThere = isTrashed ? isNotNull(journeys.trashedAt) : isNull(journeys.trashedAt)
  return and(eq(journeys.userId, userId), isThere, kind === null ? undefined : eq(journeys.kind, kind))
}

/** Null for the whole main line. */
export function partOf(row: PartRow): JourneyPart | null {
  const { partObjectId, partFromMeters, partToMeters } = row
  if (partObjectId === null || partFromMeters === null || partToMeters === null) return null
  return { object_id: partObjectId, from_m: partFromMeters, to_m: partToMeters }
}

/** SQL that changes journeys; each in a transaction that holds its journey. */
export function journeyChangesRepository(tx: Database) {
  return {
    /** Holds what counts for a person until the transaction ends. */
    async lockOwner(userId: number): Promise<void> {
      await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
    },
    /** The end of a user's suspension; null if not suspended. */
    async findSuspension(userId: number): Promise<Date | null> {
      const [row] = await tx.select({ until: activeSuspension }).from(users).where(eq(users.id, userId))
      return row?.until ?? null
    },
    async insert(values: typeof journeys.$inferInsert, isPublished: boolean): Promise<number> {
      const publishedAt = isPublished ? sql`now()` : null
      const [row] = await tx
        .insert(journeys)
        .values({ ...values, publishedAt })
        .returning({ id: journeys.id })
      if (!row) throw new Error('No journey was inserted.')
      return row.id
    },
    /** Ever. */
    async wasPublished(id: number): Promise<boolean> {
      const isPublished = sql<boolean>`${journeys.publishedAt} is not null`
      const [row] = await tx.select({ isPublished }).from(journeys).where(eq(journeys.id, id))
      return row?.isPublished ?? false
    },
    /** @param isPublished whether it is public from now on: the first time is kept. */
    async update(id: number, values: Partial<typeof journeys.$inferInsert>, isPublished: boolean): Promise<void> {
      const publishedAt = isPublished ? { publishedAt: sql`coalesce(${journeys.publishedAt}, now())` } : {}
      await tx
        .update(journeys)
        .set({ ...values, ...publishedAt, version: sql`${journeys.version} + 1`, updatedAt: sql`now()` })
        .where(eq(journeys.id, id))
    },
    /** Into the trash or out of it: no change of what it is. */
    async setTrashed(id: number, isTrashed: boolean): Promise<void> {
      await tx
        .update(journeys)
        .set({ trashedAt: isTrashed ? sql`now()` : null })
        .where(eq(journeys.id, id))
    },
    async insertEntries(values: readonly (typeof journeyEntries.$inferInsert)[]): Promise<number[]> {
      const rows = await tx
        .insert(journeyEntries)
        .values([...values])
        .returning({ id: journeyEntries.id })
      return rows.map(({ id }) => id)
    },
    async updateEntry(id: number, values: Partial<typeof journeyEntries.$inferInsert>): Promise<void> {
      await tx.update(journeyEntries).set(values).where(eq(journeyEntries.id, id))
    },
    /** @returns false when there was none. */
    async deleteEntry(journeyId: number, id: number): Promise<boolean> {
      const rows = await tx
        .delete(journeyEntries)
        .where(and(eq(journeyEntries.id, id), eq(journeyEntries.journeyId, journeyId)))
        .returning({ id: journeyEntries.id })
      return rows.length > 0
    },
    /** All entries, in this order, on these days. */
    async place(entries: readonly { readonly id: number; readonly day: number }[]): Promise<void> {
      if (entries.length === 0) return
      const rows = entries.map(({ id, day }, position) => sql`(${id}::bigint, ${position}::smallint, ${day}::smallint)`)
      await tx.execute(sql`update ${journeyEntries} set position = placed.position, day = placed.day
        from (values ${sql.join(rows, sql`, `)}) as placed (id, position, day)
        where ${journeyEntries.id} = placed.id`)
    },
    async deleteOld(days: number): Promise<void> {
      await tx.delete(journeys).where(lt(journeys.trashedAt, sql`now() - make_interval(days => ${days})`))
    },
  }
}
