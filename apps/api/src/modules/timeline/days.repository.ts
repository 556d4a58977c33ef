import type { MovementType } from '@repo/contract'
import { and, asc, between, count, eq, gt, inArray, lt, max, min, sql, sum } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { timelineDays } from '../../schema/timeline.table.ts'

export interface NewDay {
  readonly date: string
  readonly timeZone: string
  readonly distanceMeters: number
  readonly mainType: MovementType | null
  /** JSON of the wire's segments. */
  readonly segments: string
  readonly bytes: number
}

export type DayRow = typeof timelineDays.$inferSelect

/** A user's stored amount. */
export interface Usage {
  readonly days: number
  readonly bytes: number
}

/** SQL for stored days. */
export function daysRepository(db: Database) {
  const { userId: owner, date, distanceMeters, mainType, bytes } = timelineDays
  const isDay = (userId: number, day: string) => and(eq(owner, userId), eq(date, day))
  return {
    async usageOf(userId: number): Promise<Usage> {
      const [row] = await db
        .select({ days: count(), bytes: sum(bytes).mapWith(Number) })
        .from(timelineDays)
        .where(eq(owner, userId))
      return { days: row?.days ?? 0, bytes: row?.bytes ?? 0 }
    },
    async spanOf(userId: number): Promise<{ oldest: string | null; newest: string | null }> {
      const [row] = await db
        .select({ oldest: min(date), newest: max(date) })
        .from(timelineDays)
        .where(eq(owner, userId))
      return { oldest: row?.oldest ?? null, newest: row?.newest ?? null }
    },
    listFigures(userId: number, from: string, to: string) {
      return db
        .select({ date, distanceMeters, mainType })
        .from(timelineDays)
        .where(and(eq(owner, userId), between(date, from, to)))
        .orderBy(asc(date))
    },
    async find(userId: number, day: string): Promise<DayRow | null> {
      const [row] = await db.select().from(timelineDays).where(isDay(userId, day))
      return row ?? null
    },
    async findNeighbours(userId: number, day: string): Promise<{ previous: string | null; next: string | null }> {
      const nearest = (side: 'previous' | 'next') =>
        db
          .select({ date: side === 'previous' ? max(date) : min(date) })
          .from(timelineDays)
          .where(and(eq(owner, userId), side === 'previous' ? lt(date, day) : gt(date, day)))
      const [[previous], [next]] = await Promise.all([nearest('previous'), nearest('next')])
      return { previous: previous?.date ?? null, next: next?.date ?? null }
    },
    /** The bytes of those of these days that are stored. */
    async bytesOf(userId: number, days: readonly string[]): Promise<Map<string, number>> {
      const rows = await db
        .select({ date, bytes })
        .from(timelineDays)
        .where(and(eq(owner, userId), inArray(date, [...days])))
      return new Map(rows.map((row) => [row.date, row.bytes]))
    },
    async put(userId: number, days: readonly NewDay[]): Promise<void> {
      if (days.length === 0) return
      const given = (column: string) => sql.raw(`excluded.${column}`)
      await db
        .insert(timelineDays)
        .values(days.map((day) => ({ ...day, userId })))
        .onConflictDoUpdate({
          target: [owner, date],
          set: {
            timeZone: given('time_zone'),
            distanceMeters: given('distance_meters'),
            mainType: given('main_type'),
            segments: given('segments'),
            bytes: given('bytes'),
            updatedAt: sql`now()`,
          },
        })
    },
    /** @returns false when there was none. */
    async delete(userId: number, day: string): Promise<boolean> {
      const rows = await db.delete(timelineDays).where(isDay(userId, day)).returning({ date })
      return rows.length > 0
    },
    async deleteAll(userId: number): Promise<void> {
      await db.delete(timelineDays).where(eq(owner, userId))
    },
    async listMonths(userId: number): Promise<string[]> {
      const month = sql<string>`to_char(${date}, 'YYYY-MM')`
      const rows = await db.select({ month }).from(timelineDays).where(eq(owner, userId)).groupBy(month).orderBy(month)
      return rows.map((row) => row.month)
    },
    /** Of a month, such as `2024-03`. */
    listMonth(userId: number, month: string): Promise<DayRow[]> {
      return db
        .select()
        .from(timelineDays)
        .where(
          and(
            eq(owner, userId),
            sql`${date} >= ${`${month}-01`}::date`,
            sql`${date} < ${`${month}-01`}::date + interval '1 month'`,
          ),
        )
        .orderBy(asc(date))
    },
  }
}
