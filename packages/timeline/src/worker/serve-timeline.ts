import type { TimelineDay } from '../model.ts'
import { readTimeline, type TimelineReading } from '../reading/read-timeline.ts'
import type { TimelineAnswer, TimelineRequest } from './messages.ts'

/** The part of a worker's global scope (or of a `MessagePort`) that serving needs. */
export interface TimelineWorkerScope {
  postMessage(message: TimelineAnswer, transfer: Transferable[]): void
  addEventListener(type: 'message', listener: (event: MessageEvent<TimelineRequest>) => void): void
}

/**
 * Makes a worker read timelines for {@link createTimelineReader}. It keeps what was read last, until the next files are read. The host's
 * worker file is two lines.
 *
 * @example
 * import { serveTimeline } from '@mishiori/timeline/worker'
 * serveTimeline(self)
 */
export function serveTimeline(scope: TimelineWorkerScope): void {
  let running: { readonly id: number; readonly controller: AbortController } | null = null
  let reading: TimelineReading | null = null
  const post = (answer: TimelineAnswer, transfer: Transferable[] = []) => scope.postMessage(answer, transfer)

  async function read({ id, sources }: Extract<TimelineRequest, { type: 'timeline.read' }>): Promise<void> {
    running?.controller.abort()
    const controller = new AbortController()
    running = { id, controller }
    reading = null
    try {
      const done = await readTimeline(sources, {
        signal: controller.signal,
        onProgress: (progress) => post({ type: 'timeline.progress', id, progress }),
        onDays: (days) => post({ type: 'timeline.changed', id, days }),
      })
      reading = done
      post({ type: 'timeline.result', id, result: done.result })
    } catch (error) {
      if (controller.signal.aborted) post({ type: 'timeline.cancelled', id })
      else post({ type: 'timeline.failed', id, message: error instanceof Error ? error.message : String(error) })
    }
  }

  scope.addEventListener('message', ({ data }) => {
    if (data.type === 'timeline.read') void read(data)
    else if (data.type === 'timeline.days') {
      const days = data.dates.flatMap((date) => reading?.day(date) ?? [])
      post({ type: 'timeline.days', id: data.id, days }, transferables(days))
    } else if (running?.id === data.id) running.controller.abort()
  })
}

function transferables(days: readonly TimelineDay[]): Transferable[] {
  return days
    .flatMap(({ segments }) => segments)
    .flatMap((segment) => (segment.kind === 'move' ? [segment.path, segment.timesMs] : []))
    .flatMap((column) => (column?.buffer instanceof ArrayBuffer ? [column.buffer] : []))
}
