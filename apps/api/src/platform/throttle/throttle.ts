import { createHash } from 'node:crypto'
import type { ErrorCode } from '@repo/contract'
import { inArray, lt, sql } from 'drizzle-orm'
import { AppError } from '../app-error.ts'
import type { Database } from '../database.ts'
import { throttles } from './throttles.table.ts'

/** At most `max` attempts in `seconds`, counted for each `subject` apart. */
export interface ThrottleRule {
  readonly name: string
  readonly subject: string
  readonly max: number
  readonly seconds: number
}

/** Counts attempts by the database's clock. Every attempt counts, also a refused one's neighbours: guessing never gets faster. */
export function createThrottle(db: Database) {
  return {
    /** @throws {AppError} `auth.throttled`, or the code used instead, with the seconds to wait, when any rule is exhausted. */
    async hit(rules: readonly ThrottleRule[], refusal: ErrorCode = 'auth.throttled'): Promise<void> {
      let waitSeconds = 0
      for (const rule of rules) waitSeconds = Math.max(waitSeconds, await countHit(db, rule))
      if (waitSeconds > 0) throw new AppError(refusal, { seconds: waitSeconds })
    },
    /** Counts one attempt less, of which it has turned out that it was no guess. */
    async takeBack(rules: readonly ThrottleRule[]): Promise<void> {
      const keys = rules.map(keyOf)
      const hits = sql`greatest(${throttles.hits} - 1, 0)`
      await db.update(throttles).set({ hits }).where(inArray(throttles.key, keys))
    },
    async deleteOld(): Promise<void> {
      await db.delete(throttles).where(lt(throttles.resetsAt, sql`now()`))
    },
  }
}

export type Throttle = ReturnType<typeof createThrottle>

const keyOf = ({ name, subject }: ThrottleRule) =>
  createHash('sha256').update(`${name}\n${subject}`).digest('base64url')

/** @returns seconds to wait; 0 when the attempt is allowed. */
async function countHit(db: Database, rule: ThrottleRule): Promise<number> {
  const { max, seconds } = rule
  const key = keyOf(rule)
  const fresh = sql`now() + make_interval(secs => ${seconds})`
  const isOver = sql`${throttles.resetsAt} <= now()`
  const [row] = await db
    .insert(throttles)
    .values({ key, hits: 1, resetsAt: fresh })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        hits: sql`case when ${isOver} then 1 else least(${throttles.hits} + 1, 1000000) end`,
        resetsAt: sql`case when ${isOver} then ${fresh} else ${throttles.resetsAt} end`,
      },
    })
    .returning({
      hits: throttles.hits,
      waitSeconds: sql<number>`ceil(extract(epoch from ${throttles.resetsAt} - now()))::int`,
    })
  return row && row.hits > max ? Math.max(1, row.waitSeconds) : 0
}
