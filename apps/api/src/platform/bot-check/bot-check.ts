import { createHash, createHmac, randomInt } from 'node:crypto'
import { type BotCheckAnswer, BotCheckChallenge } from '@repo/contract'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'
import { lte, sql } from 'drizzle-orm'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { AppError } from '../app-error.ts'
import type { Database } from '../database.ts'
import type { Throttle, ThrottleRule } from '../throttle/throttle.ts'
import { usedChallenges } from './used-challenges.table.ts'

export interface BotCheckSettings {
  /** Hashes that a browser makes at most for one answer, and half of it at least. */
  readonly difficulty: number
}

interface BotCheckDependencies {
  readonly db: Database
  readonly throttle: Throttle
  readonly secret: string
  /** Null: the bot check is disabled. */
  readonly settings: BotCheckSettings | null
}

const MINUTES_VALID = 10
/** What the answer is for. Further kinds of work would have names of their own. */
const ACTION = 'submit'

const Answer = Type.Object({
  challenge: BotCheckChallenge,
  solution: Type.Object({ counter: Type.Integer(), derivedKey: Type.String({ maxLength: 64 }) }),
})

/**
 * Asks browsers for some work before something that programs would do in masses: ALTCHA's proof of work, without any
 * third party. A challenge is signed, not kept; what was answered is kept until it would have expired, so that it is
 * worth one request.
 */
export function createBotCheck({ db, throttle, secret, settings }: BotCheckDependencies) {
  const keyOf = (use: string) => createHmac('sha256', secret).update(`bot check!${use}`).digest('hex')
  const keys = { hmacSignatureSecret: keyOf('challenge'), hmacKeySignatureSecret: keyOf('solution') }

  const verify = async (text: string): Promise<void> => {
    const answer = readAnswer(text)
    if (answer?.challenge.parameters.data.action !== ACTION) throw new AppError('bot_check.failed')
    const { verified } = await verifySolution({ ...answer, deriveKey, ...keys, counterMode: 'uint32' })
    if (!verified || !(await useUp(db, answer.challenge))) throw new AppError('bot_check.failed')
  }

  return {
    async createChallenge(): Promise<BotCheckChallenge | null> {
      if (settings === null) return null
      const [clock] = await db.execute<{ seconds: number }>(
        sql`select extract(epoch from now() + make_interval(mins => ${MINUTES_VALID}))::float8 as seconds`,
      )
      const challenge = await createChallenge({
        algorithm: 'SHA-256',
        cost: 1,
        counter: randomInt(Math.ceil(settings.difficulty / 2), settings.difficulty + 1),
        data: { action: ACTION, expires_at: Math.floor(clock?.seconds ?? 0) },
        deriveKey,
        ...keys,
      })
      return Value.Parse(BotCheckChallenge, challenge)
    },
    /**
     * Passes with the answer to a challenge or, as long as these rules have room, without one: forms are to work without scripts.
     *
     * @throws {AppError} `bot_check.failed`, `bot_check.required`.
     */
    async check(answer: string | undefined, withoutAnswer: readonly ThrottleRule[]): Promise<void> {
      if (settings === null) return
      if (answer) return verify(answer)
      await throttle.hit(withoutAnswer).catch(requireAnswer)
    },
    /** What passed without an answer was no program's: it counts no more. */
    async takeBack(answer: string | undefined, withoutAnswer: readonly ThrottleRule[]): Promise<void> {
      if (settings !== null && !answer) await throttle.takeBack(withoutAnswer)
    },
    async deleteExpired(): Promise<void> {
      await db.delete(usedChallenges).where(lte(usedChallenges.expiresAt, sql`now()`))
    },
  }
}

export type BotCheck = ReturnType<typeof createBotCheck>

/** Solving the bot check replaces the wait, so the response contains no retry time. */
function requireAnswer(error: unknown): never {
  throw error instanceof AppError && error.code === 'auth.throttled' ? new AppError('bot_check.required') : error
}

/** Null for an invalid proof. */
function readAnswer(text: string): BotCheckAnswer | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64').toString())
    return Value.Check(Answer, value) ? value : null
  } catch {
    return null
  }
}

/** @returns whether it was not used yet, and has not expired by the clock of the database. */
async function useUp(db: Database, { signature, parameters }: BotCheckChallenge): Promise<boolean> {
  const hash = createHash('sha256').update(signature).digest('base64url')
  const expiresAt = sql`to_timestamp(${parameters.data.expires_at}::float8)`
  const used = await db.execute(
    sql`insert into ${usedChallenges} (challenge_hash, expires_at)
      select ${hash}, ${expiresAt} where ${expiresAt} > now() on conflict do nothing returning 1`,
  )
  return used.length > 0
}
