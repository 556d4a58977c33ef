import { sql } from 'drizzle-orm'
import { AppError } from '../../platform/app-error.ts'
import type { Database } from '../../platform/database.ts'
import { stravaUsage } from '../../schema/strava.table.ts'

/** The kind of caller: imports leave a tenth of the limit to users who browse their lists. */
export type Caller = 'person' | 'import'

const ALLOWED_PERCENT: Readonly<Record<Caller, number>> = { person: 100, import: 90 }
/** What Strava gives a new app, until its answers say something else: reads in a quarter of an hour, and in a day. */
const FIRST_LIMITS = { quarter: 100, day: 1000 }
const ROW = 1

const quarter = sql`date_bin('15 minutes', now(), timestamptz '2000-01-01 00:00:00+00')`
const day = sql`date_trunc('day', now(), 'UTC')`
const nextQuarter = sql`${quarter} + interval '15 minutes'`
const nextDay = sql`${day} + interval '1 day'`

/** Keeps to Strava's limits, which are of the whole app: counted in the database, for all processes. */
export function createStravaUsage(db: Database) {
  const { quarterStart, quarterUsed, quarterLimit, dayStart, dayUsed, dayLimit } = stravaUsage
  // Counts of an earlier period are ignored.
  const usedInQuarter = sql`case when ${quarterStart} < ${quarter} then 0 else ${quarterUsed} end`
  const usedToday = sql`case when ${dayStart} < ${day} then 0 else ${dayUsed} end`

  const isFull = (percent: number, used: typeof usedToday, limit: typeof dayLimit | typeof quarterLimit) =>
    sql`${used} * 100 >= ${limit} * ${percent}`

  /** Seconds until there is room again; 0 when there is. */
  const secondsToWait = async (caller: Caller): Promise<number> => {
    const percent = sql.raw(String(ALLOWED_PERCENT[caller]))
    const [row] = await db
      .select({
        seconds: sql<number>`ceil(extract(epoch from greatest(
        case when ${sql`${usedInQuarter} * 100 >= ${quarterLimit} * ${percent}`} then ${nextQuarter} - now() else interval '0' end,
        case when ${sql`${usedToday} * 100 >= ${dayLimit} * ${percent}`} then ${nextDay} - now() else interval '0' end
      )))::int`,
      })
      .from(stravaUsage)
    return row?.seconds ?? 0
  }

  return {
    secondsToWait,

    /** Counts a call before it is made. @throws {AppError} `strava.too_many` with the seconds to wait. */
    async take(caller: Caller): Promise<void> {
      const percent = ALLOWED_PERCENT[caller]
      const rows = await db
        .insert(stravaUsage)
        .values({
          id: ROW,
          quarterStart: quarter,
          quarterUsed: 1,
          quarterLimit: FIRST_LIMITS.quarter,
          dayStart: day,
          dayUsed: 1,
          dayLimit: FIRST_LIMITS.day,
        })
        .onConflictDoUpdate({
          target: stravaUsage.id,
          set: {
            quarterStart: quarter,
            quarterUsed: sql`${usedInQuarter} + 1`,
            dayStart: day,
            dayUsed: sql`${usedToday} + 1`,
          },
          setWhere: sql`not (${isFull(percent, usedInQuarter, quarterLimit)}) and not (${isFull(percent, usedToday, dayLimit)})`,
        })
        .returning({ id: stravaUsage.id })
      if (rows.length === 0)
        throw new AppError('strava.too_many', { seconds: Math.max(1, await secondsToWait(caller)) })
    },

    /** Learns from an answer what Strava has counted, also of calls that are not ours. */
    async learn({ quarter: [used, limit], day: [usedDay, limitDay] }: Counted): Promise<void> {
      await db.update(stravaUsage).set({
        quarterUsed: sql`greatest(${quarterUsed}, ${used})`,
        quarterLimit: limit,
        dayUsed: sql`greatest(${dayUsed}, ${usedDay})`,
        dayLimit: limitDay,
      })
    },

    /** Strava has refused a call: no request is sent before the quarter of an hour is over, whatever was counted. */
    async stop(): Promise<void> {
      await db.update(stravaUsage).set({ quarterUsed: sql`greatest(${quarterUsed}, ${quarterLimit})` })
    },
  }
}

export type StravaUsage = ReturnType<typeof createStravaUsage>

/** Used and allowed, in the quarter of an hour and in the day. */
export interface Counted {
  readonly quarter: readonly [used: number, limit: number]
  readonly day: readonly [used: number, limit: number]
}

/** The limit with less left, of the two in a response: all calls and reads. Null if the response has none. */
export function readCounted(headers: Headers): Counted | null {
  const limits = ['x-readratelimit', 'x-ratelimit'].flatMap((name) => {
    const used = pairOf(headers.get(`${name}-usage`))
    const limit = pairOf(headers.get(`${name}-limit`))
    return used && limit ? [{ used, limit }] : []
  })
  if (limits.length === 0) return null
  const tightest = (at: 0 | 1) =>
    limits
      .map(({ used, limit }) => [used[at], limit[at]] as const)
      .reduce((best, one) => (one[1] - one[0] < best[1] - best[0] ? one : best))
  return { quarter: tightest(0), day: tightest(1) }
}

const MAX_COUNT = 100_000_000

function pairOf(text: string | null): readonly [number, number] | null {
  const [quarterly = '', daily = '', ...more] = (text ?? '').split(',').map((part) => part.trim())
  if (more.length > 0 || !/^\d{1,9}$/.test(quarterly) || !/^\d{1,9}$/.test(daily)) return null
  return [Math.min(Number(quarterly), MAX_COUNT), Math.min(Number(daily), MAX_COUNT)]
}
