import { LRUCache } from 'lru-cache'
import { AppError } from '../app-error.ts'
import { networkOf } from '../http/limits/rate-limits.ts'
import { createWorkQueue, type WorkQueue } from '../work-queue.ts'

export interface OnBehalfOf {
  /** The address whose places are taken; null for what is made once for all visitors. */
  readonly client: string | null
  /** Aborted when nobody waits for the response any more. What waits is not begun then. */
  readonly signal: AbortSignal
}

interface Waiting extends OnBehalfOf {
  /** Of the request's body, which is kept in memory. */
  readonly bytes: number
}

interface Response {
  readonly begun: Promise<unknown>
  /** Fulfilled when it has been read. */
  readonly read: Promise<void>
}

/** The bodies of all that wait: a few of the largest maps. */
const IN_ALL = { maxWaiting: 64, maxWaitingBytes: 268_435_456 } as const
/** Of one client, until it has read the responses: six as a browser has connections, a hundred as it asks for over one of HTTP/2. */
const PER_CLIENT = { atWork: 6, maxWaiting: 94, refusal: 'server.busy' } as const
const MAX_CLIENTS = 10_000
const RETRY_SECONDS = 5

/**
 * Lets work wait for its turn. It makes room for other work when its response begins, because that waits for its reader
 * alone; until it has been read, it takes a place of its client.
 */
export function createTurns(atWork: number) {
  const enter = createWorkQueue({ atWork, maxWaiting: IN_ALL.maxWaiting, refusal: 'server.busy' })
  const clients = new LRUCache<string, WorkQueue>({ max: MAX_CLIENTS, memoMethod: () => createWorkQueue(PER_CLIENT) })
  let waitingBytes = 0

  /**
   * Fulfilled when the response has been read.
   *
   * @throws {AppError} `server.busy` when too many wait, or too much; `request.timeout` to a client that has left.
   */
  return async ({ client, signal, bytes }: Waiting, start: () => Response): Promise<void> => {
    if (waitingBytes + bytes > IN_ALL.maxWaitingBytes) throw new AppError('server.busy', { seconds: RETRY_SECONDS })
    let waiting = bytes
    waitingBytes += waiting
    const endWaiting = () => {
      waitingBytes -= waiting
      waiting = 0
    }
    const work = async () => {
      let read = Promise.resolve()
      await enter(async () => {
        if (signal.aborted) throw new AppError('request.timeout')
        endWaiting()
        const response = start()
        read = response.read
        await Promise.race([response.begun, read])
      })
      await read
    }
    try {
      await (client === null ? work() : clients.memo(networkOf(client))(work))
    } finally {
      endWaiting()
    }
  }
}
