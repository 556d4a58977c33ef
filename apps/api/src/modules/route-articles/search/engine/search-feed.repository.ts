import { and, asc, eq, getTableColumns, gt, gte, lt, ne, sql } from 'drizzle-orm'
import type { Database } from '../../../../platform/database.ts'
import { articleSearch } from '../../../../schema/article-search.table.ts'
import { searchChanges, searchIndexes } from '../../../../schema/search-feed.table.ts'
import { engineDocument, type SearchRow } from './engine-document.ts'
import type { EngineChange } from './engine-index.ts'

/** Of a process that builds an index and says nothing for so long, it is believed that it has died. */
const SILENT_SECONDS = 90

const { name, isServing, seenAt } = searchIndexes

/** SQL for the outbox of a search engine, and for what is fed from it. */
export function searchFeedRepository(db: Database) {
  return {
    /** Changes that wait, the oldest first, with the state that each article has in the same moment. */
    async listWaiting(limit: number): Promise<readonly EngineChange[]> {
      const { articleId: id, version, since } = searchChanges
      const isFound = and(eq(articleSearch.articleId, id), articleSearch.isPublic)
      const rows = await db
        .select({ id, version, row: getTableColumns(articleSearch) })
        .from(searchChanges)
        .leftJoin(articleSearch, isFound)
        .orderBy(asc(since))
        .limit(limit)
      return rows.map(({ id, version, row }) => ({ id, version, document: row && engineDocument(row) }))
    },
    /** Those that have changed again meanwhile wait on, from now; those that are being changed are left as they are. */
    async settle(sent: readonly EngineChange[]): Promise<void> {
      const ids = sql`${`{${sent.map(({ id }) => id)}}`}::bigint[]`
      const versions = sql`${`{${sent.map(({ version }) => version)}}`}::bigint[]`
      await db.execute(sql`
        with sent as (
          select change.route_id, change.version = of_sent.version as is_done
          from unnest(${ids}, ${versions}) of_sent (route_id, version)
          join search_changes change on change.route_id = of_sent.route_id
          for update of change skip locked
        ), done as (delete from search_changes where route_id in (select route_id from sent where is_done))
        update search_changes set since = now() where route_id in (select route_id from sent where not is_done)`)
    },
    async listIndexes() {
      return db.select({ name, isServing }).from(searchIndexes)
    },
    async isBeingBuilt(): Promise<boolean> {
      const isAlive = gte(seenAt, sql`now() - ${SILENT_SECONDS} * interval '1 second'`)
      const [other] = await db
        .select({ name })
        .from(searchIndexes)
        .where(and(eq(isServing, false), isAlive))
      return other !== undefined
    },
    /**
     * What is fed from now on, unless another process is building one.
     *
     * @returns the transaction that said so; null when another process builds.
     */
    async startBuilding(index: string): Promise<string | null> {
      return db.transaction(async (tx) => {
        await tx.execute(sql`lock table search_indexes in share row exclusive mode`)
        const isBuilt = eq(isServing, false)
        await tx
          .delete(searchIndexes)
          .where(and(isBuilt, lt(seenAt, sql`now() - ${SILENT_SECONDS} * interval '1 second'`)))
        const [other] = await tx.select({ name }).from(searchIndexes).where(isBuilt)
        if (other) return null
        await tx.insert(searchIndexes).values({ name: index })
        const [row] = await tx.execute<{ id: string }>(sql`select pg_current_xact_id()::text as id`)
        return row?.id ?? null
      })
    },
    /** Whether all that began before this transaction has ended: what began later queues what it changes. */
    async haveEndedBefore(transaction: string): Promise<boolean> {
      const [row] = await db.execute<{ ended: boolean }>(
        sql`select pg_snapshot_xmin(pg_current_snapshot()) > ${transaction}::xid8 as ended`,
      )
      return row?.ended ?? false
    },
    /** False when it is fed no more, as another process has taken over. */
    async keepBuilding(index: string): Promise<boolean> {
      const kept = await db.update(searchIndexes).set({ seenAt: sql`now()` }).where(eq(name, index)).returning({ name })
      return kept.length > 0
    },
    /** The only one that is fed and read. */
    async serveOnly(index: string): Promise<void> {
      await db.transaction(async (tx) => {
        await tx.delete(searchIndexes).where(ne(name, index))
        await tx.update(searchIndexes).set({ isServing: true }).where(eq(name, index))
      })
    },
    async forget(index: string): Promise<void> {
      await db.delete(searchIndexes).where(eq(name, index))
    },
    /** Where no engine is used any more. */
    async forgetAll(): Promise<void> {
      await db.transaction(async (tx) => {
        await tx.delete(searchIndexes)
        await tx.delete(searchChanges)
      })
    },
    /**
     * Public articles after this id, as they are when nobody changes them: changes under way are waited for, so that their
     * versions are higher.
     */
    async listNext(after: number, limit: number): Promise<readonly EngineChange[]> {
      return db.transaction(async (tx) => {
        const rows: SearchRow[] = await tx
          .select()
          .from(articleSearch)
          .where(and(gt(articleSearch.articleId, after), articleSearch.isPublic))
          .orderBy(asc(articleSearch.articleId))
          .limit(limit)
          .for('share')
        const [drawn] = await tx.execute<{ version: number }>(
          sql`select nextval('search_changes_version_seq')::float8 as version`,
        )
        const version = drawn?.version ?? 0
        return rows.map((row) => ({ id: row.articleId, version, document: engineDocument(row) }))
      })
    },
    /** Whether an index serves, and for how long the oldest change has waited; 0 when none does. */
    async readState(): Promise<{ readonly isServing: boolean; readonly lagSeconds: number }> {
      const [row] = await db.execute<{ isServing: boolean; lagSeconds: number }>(sql`
        select exists (select from search_indexes where is_serving) as "isServing",
          coalesce(extract(epoch from now() - (select min(since) from search_changes)), 0)::float8 as "lagSeconds"`)
      return row ?? { isServing: false, lagSeconds: 0 }
    },
  }
}
