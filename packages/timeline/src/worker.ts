export { serveTimeline, type TimelineWorkerScope } from './worker/serve-timeline.ts'
