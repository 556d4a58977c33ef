export {
  type DaySummary,
  type HeatLevel,
  heatLevel,
  summarizeDay,
  summarizeDays,
  type TimelineSummary,
} from './calendar/summary.ts'
export { TIMELINE_LIMITS } from './limits.ts'
export type { TimelineDay, TimelineMove, TimelineSegment, TimelineVisit } from './model.ts'
export { type MovementTraits, movementTraits, VISIT_COLOR } from './movement-traits.ts'
export { MOVEMENT_TYPES, type MovementType, normalizeMovementType } from './movement-type.ts'
export { packPath, toPositions } from './path.ts'
export type {
  TimelineFileReport,
  TimelineNote,
  TimelineNoteCode,
  TimelineProgress,
  TimelineReadResult,
  TimelineRefusalCode,
  TimelineShape,
} from './reading/read-result.ts'
export { readTimeline, type TimelineReading, type TimelineReadOptions } from './reading/read-timeline.ts'
export { type Redaction, redactDay } from './redaction/redact-day.ts'
export type { PrivateCircle } from './redaction/trim-near.ts'
export type { TimelineSource } from './source/byte-chunks.ts'
export { type DecodedDay, decodeDay, type WireDayProblem } from './wire/decode-day.ts'
export { encodeDay } from './wire/encode-day.ts'
export type { WireDay, WireMove, WireSegment, WireVisit } from './wire/wire-day.ts'
export { createTimelineReader, type TimelineReader, type TimelineWorker } from './worker/create-timeline-reader.ts'
