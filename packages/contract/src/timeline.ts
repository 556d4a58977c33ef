import { type Static, Type } from 'typebox'
import { PRODUCT_LIMITS } from './limits.ts'
import { nullable } from './nullable.ts'
import { Timestamp } from './schemas.ts'
import { PersonLine } from './texts/person-text.ts'

/** Ways of moving, as named in the files of Google Timeline. Source: product specification §3. */
export const MOVEMENT_TYPES = [
  'BOATING',
  'CATCHING_POKEMON',
  'CYCLING',
  'FLYING',
  'HIKING',
  'HORSEBACK_RIDING',
  'IN_BUS',
  'IN_CABLECAR',
  'IN_FERRY',
  'IN_FUNICULAR',
  'IN_GONDOLA_LIFT',
  'IN_PASSENGER_VEHICLE',
  'IN_SUBWAY',
  'IN_TAXI',
  'IN_TRAIN',
  'IN_TRAM',
  'IN_VEHICLE',
  'IN_WHEELCHAIR',
  'KAYAKING',
  'KITESURFING',
  'MOTORCYCLING',
  'PARAGLIDING',
  'ROWING',
  'RUNNING',
  'SAILING',
  'SKATEBOARDING',
  'SKATING',
  'SKIING',
  'SLEDDING',
  'SNOWBOARDING',
  'SNOWMOBILE',
  'SNOWSHOEING',
  'STILL',
  'SURFING',
  'SWIMMING',
  'UNKNOWN_ACTIVITY_TYPE',
  'WALKING',
  'WALKING_NORDIC',
] as const
export type MovementType = (typeof MOVEMENT_TYPES)[number]

/**
 * Of an import, as the specification's §4 has it. `before_upload`: not all days have come, and what is to come must be
 * sent again should the page be gone.
 */
const TIMELINE_IMPORT_STATES = ['before_upload', 'ready', 'running', 'done', 'failed', 'cancelled'] as const
export type TimelineImportState = (typeof TIMELINE_IMPORT_STATES)[number]

const TIMELINE_IMPORT_RESULTS = ['success', 'partial_success', 'failure'] as const
export type TimelineImportResult = (typeof TIMELINE_IMPORT_RESULTS)[number]

/** Why a day was not stored: it cannot be read, or there is no room for it. */
const TIMELINE_DAY_PROBLEMS = ['invalid', 'quota'] as const
export type TimelineDayProblem = (typeof TIMELINE_DAY_PROBLEMS)[number]

const limits = PRODUCT_LIMITS.timeline

/** A day of the calendar where the person was, as `2024-03-10`. */
export const TimelineDate = Type.String({ format: 'date', pattern: '^(?:19|20)\\d\\d-\\d\\d-\\d\\d$' })
/** A moment with its offset, as `2024-03-10T09:12:00+09:00`. */
const Moment = Type.String({ format: 'date-time', pattern: '^(?:19|20)\\d\\d-\\d\\d-\\d\\dT', maxLength: 40 })
const MovementTypeSchema = Type.Enum([...MOVEMENT_TYPES])

const moveFields = {
  kind: Type.Literal('move'),
  type: MovementTypeSchema,
  start_at: Moment,
  end_at: Moment,
  /** Encoded polyline, precision 5. */
  path: Type.String({ maxLength: limits.pathLength }),
  /** Whole seconds after `start_at`, one a point. */
  timestamps: Type.Optional(
    Type.Array(Type.Integer({ minimum: 0, maximum: limits.segmentSeconds }), { maxItems: limits.pointsPerDay }),
  ),
  distance_km: Type.Number({ minimum: 0, maximum: 50_000 }),
}
const visitFields = {
  kind: Type.Literal('visit'),
  start_at: Moment,
  end_at: Moment,
  lat: Type.Number({ minimum: -90, maximum: 90 }),
  lng: Type.Number({ minimum: -180, maximum: 180 }),
  /** As the file says. */
  name: Type.Optional(PersonLine({ maxLength: limits.placeNameLength })),
}
const closed = { additionalProperties: false }
const Move = Type.Object(moveFields, closed)
const Visit = Type.Object(visitFields, closed)

const dayFields = {
  date: TimelineDate,
  /** IANA's name, or an offset as `+09:00` where the file says no more. */
  time_zone: Type.String({ pattern: '^[A-Za-z0-9_+:/-]{1,64}$' }),
}

/** A day in its transferred and stored form, its segments in order. */
export const TimelineDay = Type.Object(
  { ...dayFields, segments: Type.Array(Type.Union([Move, Visit]), { maxItems: limits.segmentsPerDay }) },
  closed,
)
export type TimelineDay = Static<typeof TimelineDay>
export type TimelineSegment = TimelineDay['segments'][number]

/** A visit as displayed: with the place name of the product's own gazetteer, null when unknown. */
const LabelledVisit = Type.Object({
  ...visitFields,
  place_ja: nullable(Type.String()),
  place_en: nullable(Type.String()),
})

/** A stored day as its owner sees it. */
export const StoredTimelineDay = Type.Object({
  ...dayFields,
  segments: Type.Array(Type.Union([Type.Object(moveFields), LabelledVisit])),
  distance_km: Type.Number(),
  /** The nearest days before and after it that have data; null where there is none. */
  previous: nullable(TimelineDate),
  next: nullable(TimelineDate),
})
export type StoredTimelineDay = Static<typeof StoredTimelineDay>

/** A day in a calendar. */
export const TimelineDayFigures = Type.Object({
  date: TimelineDate,
  distance_km: Type.Number(),
  /** The type of movement with the longest distance; null for a day without any. */
  main_type: nullable(MovementTypeSchema),
})
export type TimelineDayFigures = Static<typeof TimelineDayFigures>

/** A user's stored timeline. `oldest` and `newest` are null when it is empty. */
export const TimelineSummary = Type.Object({
  oldest: nullable(TimelineDate),
  newest: nullable(TimelineDate),
  total_days: Type.Integer(),
  /** What the days take of `PRODUCT_LIMITS.timeline.bytesPerUser`. */
  total_bytes: Type.Integer(),
})
export type TimelineSummary = Static<typeof TimelineSummary>

const FileName = PersonLine({ minLength: 1, maxLength: limits.fileNameLength })

/** What an import will contain. `replace`: days of the files replace stored days. Without it, stored days stay. */
export const TimelineImportInput = Type.Object(
  {
    file_names: Type.Array(FileName, { minItems: 1, maxItems: limits.filesPerImport }),
    total_days: Type.Integer({ minimum: 1, maximum: limits.daysPerImport }),
    oldest: TimelineDate,
    newest: TimelineDate,
    replace: Type.Optional(Type.Boolean()),
  },
  closed,
)
export type TimelineImportInput = Static<typeof TimelineImportInput>

/**
 * An import. Of one that is done, `success` and `failed` make up `total`; a day that was stored before and is not to be
 * replaced is a success. `received`: days that have come so far.
 */
export const TimelineImport = Type.Object({
  id: Type.Integer(),
  state: Type.Enum([...TIMELINE_IMPORT_STATES]),
  /** Null until it is done. */
  result: nullable(Type.Enum([...TIMELINE_IMPORT_RESULTS])),
  file_names: Type.Array(Type.String()),
  replace: Type.Boolean(),
  oldest: TimelineDate,
  newest: TimelineDate,
  total: Type.Integer(),
  received: Type.Integer(),
  success: Type.Integer(),
  failed: Type.Integer(),
  /** The first hundred days that were not stored. */
  failures: Type.Array(Type.Object({ date: TimelineDate, problem: Type.Enum([...TIMELINE_DAY_PROBLEMS]) })),
  created_at: Timestamp,
  started_at: nullable(Timestamp),
  ended_at: nullable(Timestamp),
})
export type TimelineImport = Static<typeof TimelineImport>

/**
 * `current`: the one that has not ended, null when there is none. `data`: those that have, newest first; `next` is the
 * key of their next page.
 */
export const TimelineImportList = Type.Object({
  current: nullable(TimelineImport),
  data: Type.Array(TimelineImport),
  next: nullable(Type.String()),
})
export type TimelineImportList = Static<typeof TimelineImportList>
