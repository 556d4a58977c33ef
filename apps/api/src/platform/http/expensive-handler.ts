import type { Endpoint } from '@repo/contract'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'
import type { Counting } from '../counting/counting.ts'
import { abortOnDisconnect } from './connections/abort-on-disconnect.ts'
import { networkOf } from './limits/rate-limits.ts'
import { createRequestLimit } from './limits/request-limit.ts'
import type { EndpointRequest } from './route.ts'

export interface ExpensiveOptions {
  readonly rateLimitFactor: number
  readonly counting: Counting
}

type Call = Pick<EndpointRequest<Endpoint>, 'request' | 'reply'>

/**
 * Makes handlers of what costs much processor time: requests of each visitor are counted together under a name, answers
 * are kept by no cache on the way, and work ends when nobody waits for it any more.
 *
 * @param perMinute requests of one account, and of all guests of one network
 * @returns a function of what finds the answer; its handler throws `request.too_many` and `request.timeout` as well
 */
export function createExpensiveHandler(
  name: string,
  perMinute: Record<'user' | 'guest', number>,
  { rateLimitFactor, counting }: ExpensiveOptions,
) {
  const count = createVisitorLimit(name, { perMinute, rateLimitFactor, counting })
  return <C extends Call, Answer>(find: (call: C, signal: AbortSignal) => Promise<Answer>) =>
    async (call: C): Promise<Answer> => {
      await count(call.request)
      call.reply.header('cache-control', 'private, no-store')
      const signal = abortOnDisconnect(call.reply)
      return unlessDisconnected(signal, find(call, signal))
    }
}

/**
 * What was found for a client that still waits for it. That one disconnected meanwhile is not an error of the server.
 *
 * @throws {AppError} `request.timeout`
 */
function unlessDisconnected<Found>(signal: AbortSignal, found: Promise<Found>): Promise<Found> {
  return found.catch((error: unknown) => {
    throw signal.aborted ? new AppError('request.timeout') : error
  })
}

const WINDOW_MS = 60_000
const MAX_VISITORS = 20_000

interface VisitorLimits {
  /** Requests a minute of one account, and of all guests of one network. */
  readonly perMinute: Record<'user' | 'guest', number>
  /** Of guests. */
  readonly rateLimitFactor: number
  readonly counting: Counting
}

/** Bounds how often each visitor uses an expensive endpoint. @throws {AppError} `request.too_many` */
function createVisitorLimit(name: string, { perMinute, rateLimitFactor, counting }: VisitorLimits) {
  const count = createRequestLimit(counting(name, MAX_VISITORS), WINDOW_MS)
  return ({ viewer, ip }: Pick<FastifyRequest, 'viewer' | 'ip'>): Promise<void> =>
    viewer
      ? count(`user ${viewer.id}`, perMinute.user)
      : count(`guest ${networkOf(ip)}`, perMinute.guest * rateLimitFactor)
}
