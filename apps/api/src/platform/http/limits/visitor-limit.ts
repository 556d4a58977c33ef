import type { FastifyRequest } from 'fastify'
import type { Counting } from '../../counting/counting.ts'
import { networkOf } from './rate-limits.ts'
import { createRequestLimit } from './request-limit.ts'

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
export function createVisitorLimit(name: string, { perMinute, rateLimitFactor, counting }: VisitorLimits) {
  const count = createRequestLimit(counting(name, MAX_VISITORS), WINDOW_MS)
  return ({ viewer, ip }: Pick<FastifyRequest, 'viewer' | 'ip'>): Promise<void> =>
    viewer
      ? count(`user ${viewer.id}`, perMinute.user)
      : count(`guest ${networkOf(ip)}`, perMinute.guest * rateLimitFactor)
}
