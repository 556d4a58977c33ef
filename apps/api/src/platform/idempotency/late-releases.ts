import type { FastifyBaseLogger } from 'fastify'
import type { idempotencyRepository, Reservation } from './idempotency.repository.ts'

interface LateReleasesOptions {
  readonly keys: Pick<ReturnType<typeof idempotencyRepository>, 'release'>
  readonly log: FastifyBaseLogger
}

const RETRY_MS = 500
/** Long before, a key counts as abandoned and anybody takes it over. */
const GIVES_UP_AFTER_MS = 120_000
/** More than a database that is away leaves behind; further ones wait until they count as abandoned. */
const MAX_WAITING = 10_000

/**
 * Frees keys of requests that ended while the database was away. Until then, who repeats such a request would be told
 * that the first one is still at work.
 */
export function createLateReleases({ keys, log }: LateReleasesOptions) {
  const waiting = new Map<Reservation, number>()
  let timer: NodeJS.Timeout | null = null

  const retry = async () => {
    for (const [reservation, since] of waiting) {
      const isLate = performance.now() - since > GIVES_UP_AFTER_MS
      try {
        if (!isLate) await keys.release(reservation)
        waiting.delete(reservation)
      } catch {
        break // the database is still away, and says so to whoever asks
      }
    }
    timer = null
    if (waiting.size > 0) schedule()
    else log.info('keys of interrupted requests are free')
  }
  const schedule = () => {
    timer ??= setTimeout(() => void retry(), RETRY_MS).unref()
  }

  return {
    add(reservation: Reservation): void {
      if (waiting.size >= MAX_WAITING) return
      waiting.set(reservation, performance.now())
      schedule()
    },
    close(): void {
      waiting.clear()
      if (timer) clearTimeout(timer)
    },
  }
}
