import type { FastifyBaseLogger } from 'fastify'
import type { idempotencyRepository, Reservation } from './idempotency.repository.ts'

interface LeasesOptions {
  readonly keys: Pick<ReturnType<typeof idempotencyRepository>, 'renew'>
  readonly log: FastifyBaseLogger
  readonly renewEveryMs?: number
}

/** Several times until a reservation counts as abandoned. */
const RENEW_EVERY_MS = 5_000

/**
 * Renews reservations of requests that are still at work. Those of a process that died are not renewed, so that whoever repeats
 * such a request need not wait for long.
 */
export function createLeases({ keys, log, renewEveryMs = RENEW_EVERY_MS }: LeasesOptions) {
  const held = new Set<Reservation>()
  let timer: NodeJS.Timeout | null = null

  const renew = () => {
    if (held.size === 0) return stop()
    // The next turn comes soon enough, and a request that lost its reservation meanwhile rolls back.
    keys.renew([...held]).catch((error: unknown) => log.info({ err: error }, 'reservations could not be renewed'))
  }
  const stop = () => {
    if (timer) clearInterval(timer)
    timer = null
  }
  return {
    add(reservation: Reservation): void {
      held.add(reservation)
      timer ??= setInterval(renew, renewEveryMs).unref()
    },
    end: (reservation: Reservation) => void held.delete(reservation),
    close(): void {
      held.clear()
      stop()
    },
  }
}
