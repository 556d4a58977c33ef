import type { TimelineDay } from '../model.ts'
import type { TimelineReadResult } from '../read-result.ts'
import type { TimelineReadOptions } from '../reading/read-timeline.ts'
import type { TimelineAnswer, TimelineRequest } from './messages.ts'

/** The part of a `Worker` that reading needs. The host creates it and ends it. */
export interface TimelineWorker {
  postMessage(message: TimelineRequest): void
  addEventListener(type: 'message', listener: (event: MessageEvent<TimelineAnswer>) => void): void
  addEventListener(type: 'error', listener: (event: ErrorEvent) => void): void
}

export interface TimelineReader {
  /** As `readTimeline`, in the worker, which forgets what it read before. What is being read is cancelled. */
  read(sources: readonly Blob[], options?: TimelineReadOptions): Promise<TimelineReadResult>
  /** Days of the last read, in the order of the dates; dates without data are left out. */
  days(dates: readonly string[]): Promise<readonly TimelineDay[]>
}

interface Pending {
  readonly options: TimelineReadOptions
  take(answer: TimelineAnswer): void
  fail(reason: unknown): void
}

/**
 * Reads timelines in a worker that runs {@link serveTimeline}; the page gets short days, and the whole ones that it asks for. Cancelling
 * rejects at once and tells the worker to stop. When the worker breaks, everything that waits is rejected.
 */
export function createTimelineReader(worker: TimelineWorker): TimelineReader {
  const pending = new Map<number, Pending>()
  let lastId = 0
  worker.addEventListener('message', ({ data }) => {
    const waiting = pending.get(data.id)
    if (data.type === 'timeline.progress') waiting?.options.onProgress?.(data.progress)
    else if (data.type === 'timeline.changed') waiting?.options.onDays?.(data.days)
    else if (data.type === 'timeline.failed') waiting?.fail(new Error(data.message))
    else if (data.type === 'timeline.cancelled') waiting?.fail(new DOMException('Other files are read', 'AbortError'))
    else waiting?.take(data)
  })
  worker.addEventListener('error', (event) => {
    for (const { fail } of pending.values()) fail(new Error(event.message || 'The worker could not start'))
  })

  /** Asks, and waits for the one answer that ends it. */
  async function send(request: (id: number) => TimelineRequest, options: TimelineReadOptions): Promise<TimelineAnswer> {
    const { signal } = options
    signal?.throwIfAborted()
    const id = ++lastId
    const { promise, resolve, reject } = Promise.withResolvers<TimelineAnswer>()
    const cancel = () => {
      worker.postMessage({ type: 'timeline.cancel', id })
      reject(signal?.reason)
    }
    pending.set(id, { options, take: resolve, fail: reject })
    signal?.addEventListener('abort', cancel)
    worker.postMessage(request(id))
    try {
      return await promise
    } finally {
      pending.delete(id)
      signal?.removeEventListener('abort', cancel)
    }
  }

  return {
    async read(sources, options = {}) {
      const answer = await send((id) => ({ type: 'timeline.read', id, sources }), options)
      if (answer.type !== 'timeline.result') throw new Error(`The worker answered ${answer.type}`)
      return answer.result
    },
    async days(dates) {
      const answer = await send((id) => ({ type: 'timeline.days', id, dates }), {})
      if (answer.type !== 'timeline.days') throw new Error(`The worker answered ${answer.type}`)
      return answer.days
    },
  }
}
