import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

interface RequestCoalescerOptions<Answer> {
  /** The maximum total weight of cached answers. */
  readonly maxWeight: number
  /** Null for an answer that is not cached. */
  readonly weigh: (answer: Answer) => number | null
}

interface Flight<Answer> {
  readonly answer: Promise<Answer>
  readonly controller: AbortController
  waiting: number
}

/**
 * Sends one request for callers that request the same at the same time, and caches the last answers. The cache's own
 * `fetch` does the same, but aborting it ends the request for all callers. Here it continues until the last caller has
 * aborted.
 */
export class RequestCoalescer<Answer> {
  readonly #weigh: RequestCoalescerOptions<Answer>['weigh']
  readonly #cached: LRUCache<string, { readonly answer: Answer }>
  readonly #flights = new Map<string, Flight<Answer>>()

  constructor({ maxWeight, weigh }: RequestCoalescerOptions<Answer>) {
    this.#weigh = weigh
    this.#cached = new LRUCache({ maxSize: maxWeight })
  }

  /**
   * The answer for this key, requested unless it is cached. The signal of `request` aborts once all callers have aborted.
   * The promise of a caller that aborts rejects with the reason of its signal.
   */
  async get(key: string, request: (signal: AbortSignal) => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
    signal.throwIfAborted()
    const digest = digestOf(key)
    const cached = this.#cached.get(digest)
    if (cached) return cached.answer
    return this.#join(this.#flights.get(digest) ?? this.#take(digest, request), signal)
  }

  #take(key: string, request: (signal: AbortSignal) => Promise<Answer>): Flight<Answer> {
    const controller = new AbortController()
    const answer = request(controller.signal)
    const flight = { answer, controller, waiting: 0 }
    this.#flights.set(key, flight)
    const land = () => {
      if (this.#flights.get(key) === flight) this.#flights.delete(key)
    }
    answer.then((known) => {
      land()
      this.#keep(key, known)
    }, land)
    controller.signal.addEventListener('abort', land)
    return flight
  }

  async #join(flight: Flight<Answer>, signal: AbortSignal): Promise<Answer> {
    flight.waiting++
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    const leave = () => {
      flight.waiting--
      if (flight.waiting === 0) flight.controller.abort(signal.reason)
      reject(signal.reason)
    }
    signal.addEventListener('abort', leave, { once: true })
    flight.answer.then(resolve, reject)
    try {
      return await promise
    } finally {
      signal.removeEventListener('abort', leave)
    }
  }

  #keep(key: string, answer: Answer): void {
    const size = this.#weigh(answer)
    if (size !== null) this.#cached.set(key, { answer }, { size })
  }
}

/** Keys may be lines of ten thousand points, and the weight of an answer says nothing about that of its question. */
const digestOf = (key: string) => createHash('sha256').update(key).digest('base64')
