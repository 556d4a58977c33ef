import { serveTimeline, type TimelineWorkerScope } from '@mishiori/timeline/worker'

// Type-checked with the page's library, where `self` is a window.
serveTimeline(self as unknown as TimelineWorkerScope)
