export {
  type DaySummary,
  type HeatLevel,
  heatLevel,
  summarizeDay,
  summarizeDays,
} from './calendar/summary.ts'
export { TIMELINE_LIMITS } from './limits.ts'
export type { TimelineDay, TimelineMove, TimelineSegment, TimelineVisit } from './model.ts'
export { movementTraits, VISIT_COLOR } from './movement-traits.ts'
export { MOVEMENT_TYPES, normalizeMovementType } from './movement-type.ts'
export { packPath, toPositions } from './path.ts'
export type {
  TimelineFileReport,
  TimelineProgress,
  TimelineReadResult,
} from './read-result.ts'
export { readTimeline } from './reading/read-timeline.ts'
export type { PrivateCircle } from './redaction/redact-day.ts'
export { redactDay } from './redaction/redact-day.ts'
export { decodeDay } from './wire/decode-day.ts'
export { encodeDay } from './wire/encode-day.ts'
export type { WireDay } from './wire/wire-day.ts'
export { createTimelineReader, type TimelineReader } from './worker/create-timeline-reader.ts'
