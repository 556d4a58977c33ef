import type { ReadResult } from '../read-result.ts'
import { readRouteFile } from '../read-route-file.ts'
import type { ReadAnswer, ReadRequest } from './messages.ts'

/** The part of a worker's global scope (or of a `MessagePort`) that serving needs. */
export interface WorkerScope {
  postMessage(message: ReadAnswer, transfer: Transferable[]): void
  addEventListener(type: 'message', listener: (event: MessageEvent<ReadRequest>) => void): void
}

/**
 * Makes a worker read files for {@link createRouteFileReader}. The host's worker file is two lines.
 *
 * @example
 * import { serveRouteFiles } from '@mishiori/route-files/worker'
 * serveRouteFiles(self)
 */
export function serveRouteFiles(scope: WorkerScope): void {
  const running = new Map<number, AbortController>()
  scope.addEventListener('message', ({ data }) => {
    if (data.type === 'file.cancel') {
      running.get(data.id)?.abort()
      return
    }
    const controller = new AbortController()
    running.set(data.id, controller)
    const post = (answer: ReadAnswer, transfer: Transferable[] = []) => scope.postMessage(answer, transfer)
    void handleReadRequest(data, { signal: controller.signal, post }).finally(() => running.delete(data.id))
  })
}

/** Reads one file and posts what happens: progress, then exactly one of result, cancelled or failed. Never rejects. */
export async function handleReadRequest(
  { id, source }: Extract<ReadRequest, { type: 'file.read' }>,
  {
    signal,
    post,
  }: { readonly signal: AbortSignal; readonly post: (answer: ReadAnswer, transfer?: Transferable[]) => void },
): Promise<void> {
  try {
    const result = await readRouteFile(source, {
      signal,
      onProgress: (progress) => post({ type: 'file.progress', id, progress }),
    })
    post({ type: 'file.result', id, result }, transferables(result))
  } catch (error) {
    if (signal.aborted) post({ type: 'file.cancelled', id })
    else post({ type: 'file.failed', id, message: error instanceof Error ? error.message : String(error) })
  }
}

function transferables(result: ReadResult): Transferable[] {
  if (!result.ok) return []
  const { lines, pictures = {} } = result.file
  const columns = lines
    .flatMap((line) => line.segments)
    .flatMap(({ lngLat, elevationsMeters, timestampsMs, sensors = {} }) => [
      lngLat,
      elevationsMeters,
      timestampsMs,
      ...Object.values(sensors),
    ])
  return [...columns, ...Object.values(pictures)].flatMap((column) =>
    column && column.buffer instanceof ArrayBuffer ? [column.buffer] : [],
  )
}
