import { totalmem } from 'node:os'
import { addAbortSignal, Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { MessageChannel, type MessagePort } from 'node:worker_threads'
import type { PageTag } from '@repo/contract'
import { Piscina } from 'piscina'
import { AppError } from '../app-error.ts'
import { pathOf } from '../http/logging.ts'
import { reasonOf } from '../reason-of.ts'
import type {
  ResponseHead,
  ThreadJob,
  ThreadOrder,
  ThreadPage,
  ThreadReply,
  ThreadRequest,
  ThreadStart,
  ThreadTask,
} from './thread-messages.ts'
import { createTurns, type OnBehalfOf } from './turns.ts'

type LoadBalancer = NonNullable<NonNullable<ConstructorParameters<typeof Piscina>[0]>['loadBalancer']>

interface ThreadResponse extends ResponseHead {
  readonly body: Readable
}

export interface RequestThreads {
  /**
   * @throws {AppError} `server.busy` when too many wait, in all or of one client, and when the work took too long or too much
   * memory; `request.timeout` to a client that has left.
   */
  answer(task: ThreadRequest | ThreadPage, onBehalfOf: OnBehalfOf): Promise<ThreadResponse>
  /** Has a job done. @throws what it throws, or that its thread was ended. */
  work(job: ThreadJob, signal: AbortSignal): Promise<void>
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
  readonly maxHeapMb?: number
}

/**
 * How many one thread works on. Requests wait for the database most of the time: one at a time would leave the processor
 * idle. All together must fit into its heap.
 */
const AT_ONCE = 4
/** Responses that are being read or worked on in one thread. */
const MAX_OPEN = 256
const IDLE_MS = 5 * 60 * 1000
/** Until the head of a response. Nothing within the product's limits takes a tenth of it on an idle processor. */
const DEADLINE_MS = 120_000
const RETRY_SECONDS = 10
/** A request that takes more ends its thread, not the process. */
const MAX_HEAP_MB = 2_048
const MIN_HEAP_MB = 256
/** Of the thread with the socket. */
const MAIN_MB = 600
/** The thread with the socket comes first. A greater one would starve on a machine that is busy with something else. */
const NICENESS = 5

/**
 * Threads that answer requests whose work would hold up all others. Each is a whole application on the same database, as
 * another node would be. They start when they are needed and end when they are idle.
 */
export function createRequestThreads({
  max,
  program,
  start,
  onChange,
  report,
  maxHeapMb = heapWithin(Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)),
}: RequestThreadsOptions): RequestThreads {
  const pool = new Piscina({
    filename: program,
    workerData: start,
    minThreads: 0,
    maxThreads: max,
    idleTimeout: IDLE_MS,
    concurrentTasksPerWorker: MAX_OPEN,
    loadBalancer: balanceOver(max),
    // Between tasks, connections to the database are served.
    atomics: 'disabled',
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
    niceIncrement: NICENESS,
  })
  pool.on('error', (error) => report(`A request thread failed: ${error.message}`))

  // Piscina bounds no queue of tasks that can be given up.
  const takeTurn = createTurns(max * AT_ONCE)
  let isClosed = false // else what waits would start a thread again
  /** Fulfilled when the response has been read. */
  const run = async (task: ThreadTask, head: Promise<ResponseHead>): Promise<void> => {
    if (isClosed) throw new AppError('server.busy', { seconds: RETRY_SECONDS })
    const giveUp = new AbortController()
    const timer = setTimeout(() => giveUp.abort(), DEADLINE_MS)
    const stop = () => clearTimeout(timer)
    head.then(stop, stop)
    const body = bodyOf(task)
    const transferList = [task.port, ...(body ? [body.buffer as ArrayBuffer] : [])]
    try {
      await pool.run(task, { transferList, signal: giveUp.signal })
    } catch (error) {
      if (!giveUp.signal.aborted && !isClosed)
        report(`A request thread could not answer ${nameOf(task)}: ${reasonOf(error)}`)
      throw new AppError('server.busy', { seconds: RETRY_SECONDS })
    }
  }

  const answer = async (task: Unsent, onBehalfOf: OnBehalfOf): Promise<ThreadResponse> => {
    const { port1, port2 } = new MessageChannel()
    const head = Promise.withResolvers<ResponseHead>()
    const body = readBody(port1, head)
    const bytes = bodyOf(task)?.byteLength ?? 0
    const done = takeTurn({ ...onBehalfOf, bytes }, () => ({
      begun: head.promise,
      read: run({ ...task, port: port2 }, head.promise),
    }))
    done.catch((refusal: Error) => {
      head.reject(refusal)
      body.destroy(refusal)
    })
    const answered = await head.promise
    for (const tags of answered.changes) onChange(tags)
    return { ...answered, body }
  }

  return {
    answer,
    async work(job, signal) {
      const { body } = await answer(job, { client: null, signal })
      await finished(addAbortSignal(signal, body).resume())
    },
    close() {
      isClosed = true
      return pool.destroy()
    },
  }
}

/** Where there is little memory, the whole process would be ended for what one request takes: the heap has what the rest leaves. */
export function heapWithin(bytes: number): number {
  return Math.max(MIN_HEAP_MB, Math.min(MAX_HEAP_MB, Math.floor(bytes / 2 ** 20) - MAIN_MB))
}

type Unsent = ThreadRequest | ThreadPage | ThreadJob

const bodyOf = (task: Unsent) => (task.kind === 'job' ? null : task.body)
const nameOf = (task: Unsent) => (task.kind === 'job' ? task.name : pathOf(task.url))

/**
 * An idle thread, else a new one, else the one with the least to do. Piscina's own balancer gives each task that can be given
 * up, as all are here, a thread of its own.
 */
function balanceOver(max: number): LoadBalancer {
  return (_task, workers) => {
    const [first] = workers.toSorted((one, other) => openIn(one) - openIn(other))
    if (!first || openIn(first) >= MAX_OPEN) return null
    return openIn(first) === 0 || workers.length >= max ? first : null
  }
}

/** Piscina counts a single task that can be given up as infinitely many. */
const openIn = ({ currentUsage }: { readonly currentUsage: number }) =>
  Number.isFinite(currentUsage) ? currentUsage : 1

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
