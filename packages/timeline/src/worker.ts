export type { TimelineAnswer, TimelineRequest } from './worker/messages.ts'
export { serveTimeline, type TimelineWorkerScope } from './worker/serve-timeline.ts'
