import type { ReadResult } from '../read-result.ts'
import type { ReadOptions } from '../read-route-file.ts'
import type { ReadAnswer, ReadRequest } from './messages.ts'

/** The part of a `Worker` that reading needs. The host creates it and ends it. */
export interface RouteFileWorker {
  postMessage(message: ReadRequest): void
  addEventListener(type: 'message', listener: (event: MessageEvent<ReadAnswer>) => void): void
  addEventListener(type: 'error', listener: (event: ErrorEvent) => void): void
}

/** Reads files in a worker. */
export interface RouteFileReader {
  /** As `readRouteFile`, in the worker. Several files may be read at a time. */
  read(source: Blob | Uint8Array, options?: ReadOptions): Promise<ReadResult>
}

interface Pending {
  readonly onProgress: ReadOptions['onProgress']
  readonly resolve: (result: ReadResult) => void
  readonly reject: (reason: unknown) => void
}

/**
 * Reads files in a worker that runs {@link serveRouteFiles}. Cancelling rejects at once and tells the worker to stop. When the
 * worker breaks, everything that waits is rejected.
 */
export function createRouteFileReader(worker: RouteFileWorker): RouteFileReader {
  const pending = new Map<number, Pending>()
  let lastId = 0
  worker.addEventListener('message', ({ data }) => {
    const waiting = pending.get(data.id)
    if (data.type === 'file.progress') waiting?.onProgress?.(data.progress)
    else if (data.type === 'file.result') waiting?.resolve(data.result)
    else if (data.type === 'file.failed') waiting?.reject(new Error(data.message))
  })
  worker.addEventListener('error', (event) => {
    for (const { reject } of pending.values()) reject(new Error(event.message || 'The worker could not start'))
  })
  return {
    async read(source, { signal, onProgress } = {}) {
      signal?.throwIfAborted()
      const id = ++lastId
      const { promise, resolve, reject } = Promise.withResolvers<ReadResult>()
      const cancel = () => {
        worker.postMessage({ type: 'file.cancel', id })
        reject(signal?.reason)
      }
      pending.set(id, { onProgress, resolve, reject })
      signal?.addEventListener('abort', cancel)
      worker.postMessage({ type: 'file.read', id, source })
      try {
        return await promise
      } finally {
        pending.delete(id)
        signal?.removeEventListener('abort', cancel)
      }
    },
  }
}
