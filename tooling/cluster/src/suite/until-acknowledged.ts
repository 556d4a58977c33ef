import { setTimeout as sleep } from 'node:timers/promises'
import type { Answer } from '@repo/contract'
import type { Ledger } from './ledger.ts'

/** Of one try. */
export const CALL_LIMIT_MS = 30_000
/** What was not acknowledged by then has failed. */
const GIVES_UP_AFTER_MS = 60_000
const SLOWEST_RETRY_MS = 60_000
/** Answers of which the editor knows that the same save may succeed later. */
const PASSING = new Set([0, 408, 409, 429])

interface Write<T> {
  readonly writer: string
  readonly attempt: () => Promise<Answer<T>>
}

/** Repeats a write until it is acknowledged, with the editor's pauses. @returns null when it failed, which the ledger knows. */
export async function untilAcknowledged<T>({ writer, attempt }: Write<T>, ledger: Ledger): Promise<T | null> {
  const startedAt = performance.now()
  for (let attempts = 1; ; attempts++) {
    const answer = await attempt()
    const endedAt = performance.now()
    if (answer.ok) {
      ledger.note({ writer, startedAt, endedAt, attempts })
      return answer.data
    }
    const { status, error, headers } = answer
    const isPassing = PASSING.has(status) || status >= 500 || error.code === 'csrf.mismatch'
    if (!isPassing || endedAt - startedAt > GIVES_UP_AFTER_MS) {
      ledger.refuse(writer, `${status} ${error.code} after ${attempts} tries`)
      return null
    }
    await sleep(retryAfterMs(headers) ?? Math.min(SLOWEST_RETRY_MS, 1_000 * 2 ** attempts))
  }
}

function retryAfterMs(headers: Headers): number | null {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1_000 : null
}
