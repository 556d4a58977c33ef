import { Readable } from 'node:stream'
import { MessageChannel, type MessagePort } from 'node:worker_threads'
import type { PageTag } from '@repo/contract'
import { Piscina } from 'piscina'
import { AppError } from '../app-error.ts'
import type {
  ResponseHead,
  ThreadOrder,
  ThreadPage,
  ThreadReply,
  ThreadRequest,
  ThreadStart,
  ThreadTask,
} from './thread-messages.ts'

interface ThreadResponse extends ResponseHead {
  readonly body: Readable
}

export interface RequestThreads {
  /** @throws {AppError} `server.busy` when too many wait, and when the work took too long or too much memory. */
  answer(task: ThreadRequest | ThreadPage): Promise<ThreadResponse>
  close(): Promise<void>
}

interface RequestThreadsOptions {
  /** How many there may be. */
  readonly max: number
  /** The module that each thread runs. */
  readonly program: string
  readonly start: ThreadStart
  /** Told what pages show, and a thread has changed, before whoever changed it hears of it. */
  readonly onChange: (tags: readonly PageTag[] | null) => void
  /** Told when a thread was ended or has failed. */
  readonly report: (warning: string) => void
}

/** Requests wait for the database most of the time: one at a time would leave the processor idle. */
const AT_ONCE = 16
const MAX_WAITING = 64
const IDLE_MS = 5 * 60 * 1000
/** Until the head of a response. Nothing within the product's limits takes a tenth of it on an idle processor. */
const DEADLINE_MS = 120_000
const RETRY_SECONDS = 10
/** A request that takes more ends its thread, not the process. */
const MAX_HEAP_MB = 2_048
/** The thread with the socket comes first. */
const NICENESS = 10

/**
 * Threads that answer requests whose work would hold up all others. Each is a whole application on the same database, as
 * another node would be. They start when they are needed and end when they are idle.
 */
export function createRequestThreads({ max, program, start, onChange, report }: RequestThreadsOptions): RequestThreads {
  const pool = new Piscina({
    filename: program,
    workerData: start,
    minThreads: 0,
    maxThreads: max,
    idleTimeout: IDLE_MS,
    maxQueue: MAX_WAITING,
    concurrentTasksPerWorker: AT_ONCE,
    // Between tasks, connections to the database are served.
    atomics: 'disabled',
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    niceIncrement: NICENESS,
  })
  pool.on('error', (error) => report(`A request thread failed: ${error.message}`))

  return {
    async answer(task) {
      const { port1, port2 } = new MessageChannel()
      const giveUp = new AbortController()
      const timer = setTimeout(() => giveUp.abort(), DEADLINE_MS)
      const head = Promise.withResolvers<ResponseHead>()
      const body = readBody(port1, head)
      const sent: ThreadTask = { ...task, port: port2 }
      const transferList = [port2, ...(task.body ? [task.body.buffer as ArrayBuffer] : [])]
      pool.run(sent, { transferList, signal: giveUp.signal }).catch((error: Error) => {
        if (!giveUp.signal.aborted) report(`A request thread could not answer ${task.url}: ${error.message}`)
        const refusal = new AppError('server.busy', { seconds: RETRY_SECONDS })
        head.reject(refusal)
        body.destroy(refusal)
      })
      try {
        const answered = await head.promise
        for (const tags of answered.changes) onChange(tags)
        return { ...answered, body }
      } finally {
        clearTimeout(timer)
      }
    },
    close: () => pool.destroy(),
  }
}

/** What comes through the port. The thread sends the next piece when this one has been read. */
function readBody(port: MessagePort, head: PromiseWithResolvers<ResponseHead>): Readable {
  const order: ThreadOrder = 'next'
  const body = new Readable({
    read: () => port.postMessage(order),
    destroy(error, done) {
      port.close()
      done(error)
    },
  })
  body.on('error', () => {}) // whoever reads it hears of it
  port.on('message', (reply: ThreadReply) => {
    if ('head' in reply) head.resolve(reply.head)
    else if ('piece' in reply) body.push(reply.piece)
    else if ('end' in reply) body.push(null)
    else {
      const failure = new Error(reply.failed)
      head.reject(failure)
      body.destroy(failure)
    }
  })
  return body
}
