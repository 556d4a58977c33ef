import { performance } from 'node:perf_hooks'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const MINUTE_MS = 60_000
/** How far back is remembered, this minute included. */
export const RECENT_MINUTES = 15
const BUCKETS_MS = [5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000]
const ASSETS = '/assets/'
const FIRST_SERVER_ERROR = 500
/** The status of requests whose caller has left, as proxies log it. */
const CALLER_LEFT = 499

interface Times {
  count: number
  errors: number
  totalMs: number
  /** How many took at most as long as the bucket of the same place; the last one: longer than all. */
  readonly buckets: number[]
}

interface Slot {
  readonly minute: number
  /** By method and pattern of the path. */
  readonly routes: Map<string, Times>
  pagesKept: number
  pagesRendered: number
  readonly loop: ReturnType<typeof performance.eventLoopUtilization>
}

interface RouteSummary {
  readonly method: string
  readonly route: string
  readonly count: number
  readonly errors: number
  /** The upper edge of the bucket; null for longer than the last one. */
  readonly p95Ms: number | null
}

/** What this process has answered in the last minutes, in memory that does not grow with the requests. */
export class RecentRequests {
  readonly #slots: Slot[] = []
  readonly #now: () => number

  /** @param now milliseconds of a clock that never goes back. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  record({ method, route, status, ms }: { method: string; route: string; status: number; ms: number }): void {
    const { routes } = this.#slot()
    const key = `${method} ${route}`
    const times = routes.get(key) ?? noTimes()
    routes.set(key, times)
    add(times, { count: 1, errors: status >= FIRST_SERVER_ERROR ? 1 : 0, totalMs: ms, buckets: [] })
    const bucket = BUCKETS_MS.findIndex((edge) => ms <= edge)
    const place = bucket === -1 ? BUCKETS_MS.length : bucket
    times.buckets[place] = (times.buckets[place] ?? 0) + 1
  }

  /** Of a page that guests share: whether it was kept already. */
  countPage(isKept: boolean): void {
    const slot = this.#slot()
    if (isKept) slot.pagesKept++
    else slot.pagesRendered++
  }

  /** @param maxRoutes how many routes are named: those that took most time together. */
  summarize(maxRoutes: number) {
    this.#slot()
    const all = noTimes()
    const routes = new Map<string, Times>()
    for (const slot of this.#slots) {
      for (const [key, times] of slot.routes) {
        const sum = routes.get(key) ?? noTimes()
        routes.set(key, sum)
        add(sum, times)
        add(all, times)
      }
    }
    const longest = [...routes].toSorted(([, one], [, other]) => other.totalMs - one.totalMs).slice(0, maxRoutes)
    return {
      count: all.count,
      errors: all.errors,
      p50Ms: percentile(all, 0.5),
      p95Ms: percentile(all, 0.95),
      routes: longest.map(([key, times]): RouteSummary => {
        const [method = '', route = ''] = key.split(' ')
        return { method, route, count: times.count, errors: times.errors, p95Ms: percentile(times, 0.95) }
      }),
      pagesKept: sum(this.#slots.map((slot) => slot.pagesKept)),
      pagesRendered: sum(this.#slots.map((slot) => slot.pagesRendered)),
      utilization: this.#slots[0] ? performance.eventLoopUtilization(this.#slots[0].loop).utilization : 0,
    }
  }

  #slot(): Slot {
    const minute = Math.floor(this.#now() / MINUTE_MS)
    const last = this.#slots.at(-1)
    if (last?.minute === minute) return last
    const loop = performance.eventLoopUtilization()
    const slot: Slot = { minute, routes: new Map(), pagesKept: 0, pagesRendered: 0, loop }
    this.#slots.push(slot)
    while ((this.#slots[0]?.minute ?? minute) <= minute - RECENT_MINUTES) this.#slots.shift()
    return slot
  }
}

/** Remembers every request, by the pattern of its path, so that no address of a person is kept. */
export function recordRequests(app: FastifyInstance, recent: RecentRequests): void {
  const counted = new WeakSet<FastifyRequest>()
  const record = (request: FastifyRequest, { elapsedTime: ms }: FastifyReply, status: number) => {
    if (counted.has(request)) return
    counted.add(request)
    const route = request.routeOptions.url ?? 'unknown'
    // Each file of the build has a route of its own.
    recent.record({ method: request.method, route: route.startsWith(ASSETS) ? `${ASSETS}*` : route, status, ms })
  }
  app.addHook('onRequest', async (request, reply) => {
    reply.raw.once('close', () => record(request, reply, CALLER_LEFT)) // no other hook is called for them
  })
  app.addHook('onResponse', async (request, reply) => record(request, reply, reply.statusCode))
}

const noTimes = (): Times => ({ count: 0, errors: 0, totalMs: 0, buckets: [] })

function add(to: Times, { count, errors, totalMs, buckets }: Times): void {
  to.count += count
  to.errors += errors
  to.totalMs += totalMs
  for (const [place, one] of buckets.entries()) to.buckets[place] = (to.buckets[place] ?? 0) + (one ?? 0)
}

function percentile({ count, buckets }: Times, share: number): number | null {
  let below = 0
  for (const [place, edge] of BUCKETS_MS.entries()) {
    below += buckets[place] ?? 0
    if (count > 0 && below >= count * share) return edge
  }
  return null
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
