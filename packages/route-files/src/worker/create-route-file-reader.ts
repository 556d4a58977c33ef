import type { ReadResult } from '../read-result.ts'
import type { ReadOptions } from '../read-route-file.ts'
import type { ReadAnswer, ReadRequest } from './messages.ts'

/** The part of a `Worker` that reading needs. The host creates it and ends it. */
export interface RouteFileWorker {
  postMessage(message: ReadRequest): void
  addEventListener(type: 'message', listener: (event: MessageEvent<ReadAnswer>) => void): void
  addEventListener(type: 'error', listener: (event: ErrorEvent) => void): void
}

export interface RouteFileReader {
  /** As `readRouteFile`, in the worker. Several files may be read at a time. */
  read(source: Blob | Uint8Array, options?: ReadOptions): Promise<ReadResult>
}

interface Pending {
  readonly options: ReadOptions
  readonly resolve: (result: ReadResult) => void
  readonly reject: (reason: unknown) => void
}

/** Reads files in a worker that runs {@link serveRouteFiles}. When the worker breaks, everything that waits is rejected. */
export function createRouteFileReader(worker: RouteFileWorker): RouteFileReader {
  const pending = new Map<number, Pending>()
  let lastId = 0
  worker.addEventListener('message', ({ data }) => {
    const waiting = pending.get(data.id)
    if (!waiting) return
    if (data.type === 'file.progress') {
      waiting.options.onProgress?.(data.progress)
      return
    }
    pending.delete(data.id)
    if (data.type === 'file.result') waiting.resolve(data.result)
    else waiting.reject(data.type === 'file.failed' ? new Error(data.message) : waiting.options.signal?.reason)
  })
  worker.addEventListener('error', (event) => {
    for (const { reject } of pending.values()) reject(new Error(event.message || 'The worker could not start'))
    pending.clear()
  })
  return {
    read: (source, options = {}) =>
      new Promise((resolve, reject) => {
        options.signal?.throwIfAborted()
        const id = ++lastId
        pending.set(id, { options, resolve, reject })
        options.signal?.addEventListener('abort', () => worker.postMessage({ type: 'file.cancel', id }), { once: true })
        worker.postMessage({ type: 'file.read', id, source })
      }),
  }
}
