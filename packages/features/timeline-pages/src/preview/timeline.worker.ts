import { serveTimeline, type TimelineWorkerScope } from '@mishiori/timeline/worker'

serveTimeline(self as unknown as TimelineWorkerScope) // the page's types do not know that this file is a worker
