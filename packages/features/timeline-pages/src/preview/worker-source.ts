import { createTimelineReader, type TimelineReader } from '@mishiori/timeline'
import TimelineWorker from './timeline.worker.ts?worker'
import type { TimelineSource } from './timeline-source.ts'

let shared: TimelineReader | undefined

/** One worker for the page, started with the first files. One that broke is replaced by the next. */
function reader(): TimelineReader {
  if (shared) return shared
  const worker = new TimelineWorker()
  worker.addEventListener('error', () => {
    shared = undefined
    worker.terminate()
  })
  shared = createTimelineReader(worker)
  return shared
}

/** Files, as this browser reads them off the page's thread. */
export const workerSource: TimelineSource = {
  read: (files, options) => reader().read(files, options),
  days: (days) => reader().days(days),
}
