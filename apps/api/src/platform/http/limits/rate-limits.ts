import rateLimit, { type FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../../app-error.ts'
import type { Counter, Counting } from '../../counting/counting.ts'
import { isInProcess } from '../in-process.ts'

type RequestClass = 'read' | 'write' | 'page' | 'file'

/** Requests a minute and address. Guessing is bounded apart and much tighter, by the throttles of log-in and codes. */
const PER_MINUTE: Readonly<Record<RequestClass, number>> = { read: 1_000, write: 120, page: 600, file: 6_000 }
const MAX_ADDRESSES = 20_000
const FILE_PATHS = /^\/(?:assets|tiles|files|previews)\//

/** Limits the requests of one address, by class of request. Counts before anything else is done for a request. */
export async function limitRates(app: FastifyInstance, factor: number, counting: Counting): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    store: storeOf(counting('requests', MAX_ADDRESSES)),
    timeWindow: '1 minute',
    max: (request: FastifyRequest) => PER_MINUTE[classOf(request)] * factor,
    keyGenerator: (request) => `${classOf(request)} ${networkOf(request.ip)}`,
    allowList: (request) => isInProcess(request) || request.url === '/api/health' || request.url === '/api/ready',
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError('request.too_many', { seconds: Math.max(1, Math.ceil(ttl / 1_000)) }),
  })
  app.addHook('onRequest', app.rateLimit())
}

/** The plugin's interface to a counter. */
function storeOf(counter: Counter): FastifyRateLimitStoreCtor {
  return class Store {
    incr(key: string, answer: Answer, windowMs: number): void {
      counter.hit(key, windowMs).then(
        ({ hits, endsInMs }) => answer(null, { current: hits, ttl: endsInMs }),
        (error: Error) => answer(error),
      )
    }

    child(): Store {
      return this
    }
  }
}

type Answer = (error: Error | null, result?: { current: number; ttl: number }) => void

/** A form of a page changes what the API's endpoint behind it would. */
function classOf({ url, method, routeOptions }: FastifyRequest): RequestClass {
  const { endpoint, isPage } = routeOptions.config
  if (endpoint || (isPage && method === 'POST')) return method === 'GET' ? 'read' : 'write'
  return FILE_PATHS.test(url) ? 'file' : 'page'
}

/** One IPv6 subscriber holds a whole /64. */
export function networkOf(address: string): string {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address
  const [head = '', tail] = address.split('::')
  const groups = head === '' ? [] : head.split(':')
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length)
  return [...groups, ...Array<string>(missing).fill('0'), ...(tail ? tail.split(':') : [])].slice(0, 4).join(':')
}
