import { and, asc, count, desc, eq, getTableColumns, inArray, isNotNull, isNull, not, or, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { isTrashed, routeArticles } from '../../schema/route-articles.table.ts'
import { stravaImports as imports, stravaImportItems as items } from '../../schema/strava.table.ts'
import type { ActivitySummary } from './strava-answers.ts'

export interface NewImport {
  readonly userId: number
  readonly mode: 'one' | 'each'
  readonly title: string
  readonly activities: readonly { readonly id: number; readonly summary: ActivitySummary | null }[]
}

export type ImportRow = typeof imports.$inferSelect & { readonly waitSeconds: number | null }
export type ItemRow = Omit<typeof items.$inferSelect, 'line' | 'summary'>
type ItemState = ItemRow['state']

interface ItemKey {
  readonly importId: number
  readonly position: number
}

interface ItemChange {
  readonly state: ItemState
  readonly articleId?: number
  readonly error?: string
  readonly name?: string
  readonly line?: unknown
}

export interface WaitingRow extends ItemRow {
  readonly summary: unknown
}

const { line: _line, summary: _summary, ...itemColumns } = getTableColumns(items)

const isItem = ({ importId, position }: ItemKey) => and(eq(items.importId, importId), eq(items.position, position))
const waitSeconds = sql<number | null>`
  case when ${imports.waitsUntil} > now() then ceil(extract(epoch from ${imports.waitsUntil} - now()))::int end`
const columns = {
  id: imports.id,
  userId: imports.userId,
  mode: imports.mode,
  title: imports.title,
  state: imports.state,
  waitsUntil: imports.waitsUntil,
  waitCode: imports.waitCode,
  createdAt: imports.createdAt,
  movedAt: imports.movedAt,
  waitSeconds,
}

/** SQL for imports and the articles made from them. */
export function stravaImportsRepository(db: Database) {
  return {
    /** @throws the database's refusal of a second one that runs, `strava_imports_running_key`. */
    async insert({ userId, mode, title, activities }: NewImport): Promise<number> {
      const [row] = await db
        .insert(imports)
        .values({ userId, mode, title, state: 'running' })
        .returning({ id: imports.id })
      if (!row) throw new Error('An insert gave no id.')
      const rows = activities.map(({ id, summary }, position) => ({
        importId: row.id,
        position,
        userId,
        activityId: id,
        state: 'waiting' as const,
        summary,
        name: summary?.name ?? '',
      }))
      await db.insert(items).values(rows)
      return row.id
    },
    async find(id: number): Promise<ImportRow | null> {
      const [row] = await db.select(columns).from(imports).where(eq(imports.id, id))
      return row ?? null
    },
    /** Holds an import that runs until the transaction ends; null when it runs no more. */
    async lockRunning(id: number) {
      const [row] = await db
        .select({ id: imports.id, userId: imports.userId })
        .from(imports)
        .where(and(eq(imports.id, id), eq(imports.state, 'running')))
        .for('update')
      return row ?? null
    },
    /** The one that runs, or the last of the last day. */
    async findLatest(userId: number): Promise<number | null> {
      const isRecent = or(eq(imports.state, 'running'), sql`${imports.createdAt} > now() - interval '1 day'`)
      const [row] = await db
        .select({ id: imports.id })
        .from(imports)
        .where(and(eq(imports.userId, userId), isRecent))
        .orderBy(desc(imports.id))
        .limit(1)
      return row?.id ?? null
    },
    listItems: (importId: number): Promise<ItemRow[]> =>
      db.select(itemColumns).from(items).where(eq(items.importId, importId)).orderBy(asc(items.position)),
    /** With the lines that wait for the article of all. */
    listFetched: (importId: number) =>
      db
        .select({ activityId: items.activityId, name: items.name, line: items.line })
        .from(items)
        .where(and(eq(items.importId, importId), eq(items.state, 'fetched')))
        .orderBy(asc(items.position)),
    async isWaiting(key: ItemKey): Promise<boolean> {
      const [row] = await db.select({ state: items.state }).from(items).where(isItem(key))
      return row?.state === 'waiting'
    },
    async nextWaiting(importId: number): Promise<WaitingRow | null> {
      const [row] = await db
        .select({ ...itemColumns, summary: items.summary })
        .from(items)
        .where(and(eq(items.importId, importId), eq(items.state, 'waiting')))
        .orderBy(asc(items.position))
        .limit(1)
      return row ?? null
    },
    async setItem(key: ItemKey, { state, ...change }: ItemChange): Promise<void> {
      await db
        .update(items)
        .set({ state, ...change })
        .where(isItem(key))
    },
    /** @returns how often Strava has had trouble with it now. */
    async addTrouble(key: ItemKey): Promise<number> {
      const [row] = await db
        .update(items)
        .set({ troubles: sql`${items.troubles} + 1` })
        .where(isItem(key))
        .returning({ troubles: items.troubles })
      return row?.troubles ?? 0
    },
    /** Forgets what articles in the trash were made of, before other articles are made of it. */
    async releaseTrashed(userId: number, activityIds: readonly number[]): Promise<void> {
      const trashed = db
        .select({ id: routeArticles.id })
        .from(routeArticles)
        .where(and(eq(routeArticles.userId, userId), isTrashed(routeArticles)))
      await db
        .update(items)
        .set({ articleId: null })
        .where(
          and(eq(items.userId, userId), inArray(items.activityId, [...activityIds]), inArray(items.articleId, trashed)),
        )
    },
    /** The lines that wait for the article of all are part of it now. */
    async setImported(importId: number, articleId: number): Promise<void> {
      await db
        .update(items)
        .set({ state: 'imported', articleId, line: null })
        .where(and(eq(items.importId, importId), eq(items.state, 'fetched')))
    },
    async setWaiting(id: number, seconds: number, waitCode: string): Promise<void> {
      const waitsUntil = sql`now() + make_interval(secs => ${seconds})`
      await db.update(imports).set({ waitsUntil, waitCode, movedAt: sql`now()` }).where(eq(imports.id, id))
    },
    async setMoved(id: number): Promise<void> {
      await db.update(imports).set({ waitsUntil: null, waitCode: null, movedAt: sql`now()` }).where(eq(imports.id, id))
    },
    async end(id: number, state: 'done' | 'cancelled'): Promise<void> {
      await db.update(imports).set({ state, waitsUntil: null, waitCode: null }).where(eq(imports.id, id))
    },
    async cancelItems(importId: number): Promise<void> {
      await db
        .update(items)
        .set({ state: 'cancelled', line: null })
        .where(and(eq(items.importId, importId), inArray(items.state, ['waiting', 'fetched'])))
    },
    /** Without those in the trash, which can be imported again. */
    async findImported(userId: number, activityIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
      if (activityIds.length === 0) return new Map()
      const rows = await db
        .select({ activityId: items.activityId, articleId: items.articleId })
        .from(items)
        .innerJoin(routeArticles, and(eq(routeArticles.id, items.articleId), not(isTrashed(routeArticles))))
        .where(and(eq(items.userId, userId), inArray(items.activityId, [...activityIds]), eq(items.state, 'imported')))
      return new Map(rows.flatMap(({ activityId, articleId }) => (articleId === null ? [] : [[activityId, articleId]])))
    },
    async listArticles(userId: number): Promise<number[]> {
      const isFromStrava = and(eq(routeArticles.userId, userId), eq(routeArticles.source, 'strava'))
      const rows = await db.select({ id: routeArticles.id }).from(routeArticles).where(isFromStrava)
      return rows.map(({ id }) => id)
    },
    /** Those whose job was lost: they run, and nothing has moved for a while. */
    listStuck: () =>
      db
        .select({ id: imports.id, userId: imports.userId })
        .from(imports)
        .where(
          and(
            eq(imports.state, 'running'),
            sql`greatest(${imports.movedAt}, coalesce(${imports.waitsUntil}, ${imports.movedAt})) < now() - interval '15 minutes'`,
          ),
        ),
    async deleteOf(userId: number): Promise<void> {
      await db.delete(imports).where(eq(imports.userId, userId))
    },
    /** Imports no longer needed: ended, and without any article that still exists. */
    async deleteOld(): Promise<void> {
      const kept = db
        .select({ total: count() })
        .from(items)
        .where(and(eq(items.importId, imports.id), isNotNull(items.articleId)))
      await db
        .delete(imports)
        .where(
          and(
            sql`${imports.state} <> 'running'`,
            sql`${imports.createdAt} < now() - interval '30 days'`,
            sql`(${kept}) = 0`,
          ),
        )
    },
    listOf: (userId: number) =>
      db
        .select({
          importId: items.importId,
          activityId: items.activityId,
          name: items.name,
          state: items.state,
          articleId: items.articleId,
        })
        .from(items)
        .where(and(eq(items.userId, userId), isNull(items.line)))
        .orderBy(asc(items.importId), asc(items.position)),
  }
}
