import type { TimelineImportResult, TimelineImportState } from '@repo/contract'
import { and, asc, count, desc, eq, inArray, lt, sql, sum } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { users } from '../../platform/session/users.table.ts'
import { type DayFailure, timelineImports, timelineStagedDays } from '../../schema/timeline.table.ts'

export type ImportRow = typeof timelineImports.$inferSelect
export type NewImport = Pick<
  typeof timelineImports.$inferInsert,
  'userId' | 'fileNames' | 'replaces' | 'oldest' | 'newest' | 'total'
>

/** A day that has come and is not stored yet. */
export type StagedDay = Omit<typeof timelineStagedDays.$inferSelect, 'importId'>

/** What one step of an import has brought. */
export interface ImportStep {
  readonly success: number
  readonly failures: readonly DayFailure[]
}

/** How an import has ended. */
interface ImportEnd {
  readonly state: Extract<TimelineImportState, 'done' | 'failed' | 'cancelled'>
  readonly result: TimelineImportResult | null
  /** Of all that were to come. */
  readonly failed?: number
}

export const OPEN_STATES = ['before_upload', 'ready', 'running'] as const
/** Of those that are named. */
const NAMED_FAILURES = 100

/** SQL for imports of days and what waits for them. */
export function importsRepository(db: Database) {
  const table = timelineImports
  const staged = timelineStagedDays
  const isOwn = (userId: number, id: number) => and(eq(table.userId, userId), eq(table.id, id))
  const isOpen = inArray(table.state, [...OPEN_STATES])
  return {
    /** Holds the owner until the transaction ends. @returns false when they have withdrawn. */
    async lockOwner(userId: number): Promise<boolean> {
      const rows = await db
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.id, userId), sql`${users.withdrawnAt} is null`))
        .for('no key update')
      return rows.length > 0
    },
    async insert(row: NewImport): Promise<ImportRow> {
      const [inserted] = await db
        .insert(table)
        .values({ ...row, state: 'before_upload' })
        .returning()
      if (!inserted) throw new Error('An insert gave no row.')
      return inserted
    },
    async find(userId: number, id: number): Promise<ImportRow | null> {
      const [row] = await db.select().from(table).where(isOwn(userId, id))
      return row ?? null
    },
    /** Holds the import until the transaction ends. */
    async lock(userId: number, id: number): Promise<ImportRow | null> {
      const [row] = await db.select().from(table).where(isOwn(userId, id)).for('update')
      return row ?? null
    },
    /** The one that has not ended. */
    async findCurrent(userId: number): Promise<ImportRow | null> {
      const [row] = await db
        .select()
        .from(table)
        .where(and(eq(table.userId, userId), isOpen))
      return row ?? null
    },
    listEnded(userId: number, { before, limit }: { before: number | null; limit: number }): Promise<ImportRow[]> {
      const isEnded = inArray(table.state, ['done', 'failed', 'cancelled'])
      const isOlder = before === null ? undefined : lt(table.id, before)
      return db
        .select()
        .from(table)
        .where(and(eq(table.userId, userId), isEnded, isOlder))
        .orderBy(desc(table.id))
        .limit(limit)
    },
    listAll(userId: number): Promise<ImportRow[]> {
      return db.select().from(table).where(eq(table.userId, userId)).orderBy(asc(table.id))
    },
    async delete(id: number): Promise<void> {
      await db.delete(table).where(eq(table.id, id))
    },
    async deleteAll(userId: number): Promise<void> {
      await db.delete(table).where(eq(table.userId, userId))
    },

    async stage(importId: number, days: readonly StagedDay[]): Promise<void> {
      const given = (column: string) => sql.raw(`excluded.${column}`)
      await db
        .insert(staged)
        .values(days.map((day) => ({ ...day, importId })))
        .onConflictDoUpdate({
          target: [staged.importId, staged.date],
          set: { timeZone: given('time_zone'), segments: given('segments'), bytes: given('bytes') },
        })
    },
    async countStaged(importId: number): Promise<{ days: number; bytes: number }> {
      const [row] = await db
        .select({ days: count(), bytes: sum(staged.bytes).mapWith(Number) })
        .from(staged)
        .where(eq(staged.importId, importId))
      return { days: row?.days ?? 0, bytes: row?.bytes ?? 0 }
    },
    listStaged(importId: number, limit: number): Promise<StagedDay[]> {
      const { date, timeZone, segments, bytes } = staged
      return db
        .select({ date, timeZone, segments, bytes })
        .from(staged)
        .where(eq(staged.importId, importId))
        .orderBy(asc(date))
        .limit(limit)
    },
    async unstage(importId: number, dates: readonly string[] | 'all'): Promise<void> {
      const isGiven = dates === 'all' ? undefined : inArray(staged.date, [...dates])
      await db.delete(staged).where(and(eq(staged.importId, importId), isGiven))
    },

    async setReceived(id: number, received: number): Promise<void> {
      await db.update(table).set({ received, updatedAt: sql`now()` }).where(eq(table.id, id))
    },
    async setReady(id: number): Promise<void> {
      await db.update(table).set({ state: 'ready', updatedAt: sql`now()` }).where(eq(table.id, id))
    },
    async addStep({ id, success, failed, failures }: ImportRow, step: ImportStep): Promise<void> {
      await db
        .update(table)
        .set({
          state: 'running',
          success: success + step.success,
          failed: failed + step.failures.length,
          failures: [...failures, ...step.failures].slice(0, NAMED_FAILURES),
          startedAt: sql`coalesce(${table.startedAt}, now())`,
          updatedAt: sql`now()`,
        })
        .where(eq(table.id, id))
    },
    async end(id: number, { state, result, failed }: ImportEnd): Promise<void> {
      await db
        .update(table)
        .set({ state, result, ...(failed === undefined ? {} : { failed }), endedAt: sql`now()`, updatedAt: sql`now()` })
        .where(eq(table.id, id))
    },

    /** Days that came long ago for an import that was never started, and what is known of old imports. */
    async deleteOld({
      abandonedHours,
      retentionDays,
    }: {
      abandonedHours: number
      retentionDays: number
    }): Promise<void> {
      await db
        .delete(table)
        .where(
          and(
            eq(table.state, 'before_upload'),
            lt(table.updatedAt, sql`now() - make_interval(hours => ${abandonedHours})`),
          ),
        )
      await db.delete(table).where(lt(table.endedAt, sql`now() - make_interval(days => ${retentionDays})`))
    },
    /** Running imports without a sign of life for this long. */
    listLost(hours: number) {
      return db
        .select({ id: table.id, userId: table.userId })
        .from(table)
        .where(
          and(
            inArray(table.state, ['ready', 'running']),
            lt(table.updatedAt, sql`now() - make_interval(hours => ${hours})`),
          ),
        )
    },
  }
}
