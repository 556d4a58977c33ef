import { type Static, Type } from 'typebox'
import { PRODUCT_LIMITS } from './limits.ts'
import { nullable } from './nullable.ts'
import { BodyId, Locale, PublicUser, RouteCard, SummaryInput, Timestamp, TitleInput } from './schemas.ts'
import { PersonText } from './texts/person-text.ts'
import { TimelineDate } from './timeline.ts'

const { entries: maxEntries, day: maxDay, noteLength } = PRODUCT_LIMITS.journey

/** `collection`: the same without dates and days. */
export const JourneyKind = Type.Union([Type.Literal('journey'), Type.Literal('collection')])
export type JourneyKind = Static<typeof JourneyKind>

/** What its owner chose. Beside it, moderators may have hidden it: `is_forbidden`. */
export const JourneyState = Type.Union([
  Type.Literal('draft'),
  Type.Literal('private'),
  Type.Literal('linkShared'),
  Type.Literal('public'),
])
export type JourneyState = Static<typeof JourneyState>

/** A part of a line of the stage's map, in metres from the start of that line; `object_id` is its `tmpId`. */
export const JourneyPart = Type.Object(
  {
    object_id: Type.String({ minLength: 1, maxLength: 255 }),
    from_m: Type.Integer({ minimum: 0, maximum: 10_000_000 }),
    to_m: Type.Integer({ minimum: 1, maximum: 10_000_000 }),
  },
  { additionalProperties: false },
)
export type JourneyPart = Static<typeof JourneyPart>

/** Of stages together. Stages whose climb or time is unknown are left out of that sum, and counted. */
export const JourneySums = Type.Object({
  stages: Type.Integer(),
  /** Two decimals. */
  distance_km: Type.Number(),
  climb_m: Type.Integer(),
  minutes: Type.Integer(),
  unknown_climbs: Type.Integer(),
  unknown_times: Type.Integer(),
})
export type JourneySums = Static<typeof JourneySums>

/** What is known of a stage: of its part, or of the main line of its article. */
export const StageMeasures = Type.Object({
  distance_km: nullable(Type.Number()),
  climb_m: nullable(Type.Integer()),
  minutes: nullable(Type.Integer()),
  /** With few points, as an encoded polyline. */
  outline: nullable(Type.String()),
})
export type StageMeasures = Static<typeof StageMeasures>

const DayNumber = Type.Integer({ minimum: 1, maximum: maxDay })
/** Of a day of a journey: the last that one may begin on has days of years after it. */
const CountedDate = Type.String({ format: 'date' })
const Note = PersonText({ maxLength: noteLength.max })

/** In the order of the journey. Others get those only that everybody may see; numbers and sums are of these. */
export const JourneyEntry = Type.Object({
  id: Type.Integer(),
  kind: Type.Union([Type.Literal('stage'), Type.Literal('rest')]),
  /** From 1; null in a collection. Several entries may be of one day. */
  day: nullable(DayNumber),
  note: Type.String(),
  part: nullable(JourneyPart),
  /** Null for rest days, and for its owner where the article is not there for them any more. */
  article: nullable(RouteCard),
  measures: nullable(StageMeasures),
  /**
   * Who sees it. `owner`: an article of their own that is not public. `nobody`: its article is deleted, in the trash, not
   * public any more or of somebody with whom the owner is in a block; the owner alone learns that there was one.
   */
  shown_to: Type.Union([Type.Literal('everyone'), Type.Literal('owner'), Type.Literal('nobody')]),
})
export type JourneyEntry = Static<typeof JourneyEntry>

/** Colours of the days, one after the other: far apart on a map, and readable as text. */
const DAY_COLORS = ['teal', 'orange', 'purple', 'blue', 'pink', 'green', 'deepblue', 'red', 'cyan', 'gray'] as const

/** Of a day by its number, so that a day that somebody may not see leaves the others as they are. */
export function colorOfDay(number: number): (typeof DAY_COLORS)[number] {
  return DAY_COLORS[(number - 1) % DAY_COLORS.length] ?? 'teal'
}

const summaryFields = {
  id: Type.Integer(),
  kind: JourneyKind,
  title: Type.String(),
  summary: Type.String(),
  /** What `title` and `summary` are written in. */
  language: Locale,
  /** Address of the owner's picture; null when there is none. */
  cover_path: nullable(Type.String()),
  /** The first day; null in a collection, and where none is set yet. */
  starts_on: nullable(TimelineDate),
  /** The day of the last entry; null without a first day or entries. */
  ends_on: nullable(CountedDate),
  /** Its owner is on the way. */
  is_travelling: Type.Boolean(),
  sums: JourneySums,
  /** The number of the last entry's day; 0 in a collection and without entries. */
  day_count: Type.Integer(),
  /** The map of all stages as a picture, in the colours of the days; null without a line. */
  preview_path: nullable(Type.String()),
  user: PublicUser,
  favorite_count: Type.Integer(),
  comment_count: Type.Integer(),
  created_at: Timestamp,
  /** Of the first publication; until then as `created_at`. */
  published_at: Timestamp,
  updated_at: Timestamp,
}

/** A journey in a list. */
export const JourneyCard = Type.Object({
  ...summaryFields,
  /** The picture of the first stage, for those without a cover. */
  thumbnail_path: nullable(Type.String()),
})
export type JourneyCard = Static<typeof JourneyCard>

const ownFields = {
  state: JourneyState,
  is_forbidden: Type.Boolean(),
  /** Raised by every change. */
  version: Type.Integer(),
}

export const OwnJourneyCard = Type.Object({
  ...JourneyCard.properties,
  ...ownFields,
  /** Those included that others do not see. */
  entry_count: Type.Integer(),
  trashed_at: nullable(Timestamp),
})
export type OwnJourneyCard = Static<typeof OwnJourneyCard>

export const Journey = Type.Object({
  ...summaryFields,
  ...ownFields,
  /** Of days with entries, in order; empty in a collection. */
  days: Type.Array(Type.Object({ day: DayNumber, date: nullable(CountedDate), sums: JourneySums })),
  entries: Type.Array(JourneyEntry),
  /** Address with the sharing token; only the owner of a link-shared journey gets it. */
  full_share_url: nullable(Type.String()),
  viewer_can: Type.Object({ edit: Type.Boolean(), interact: Type.Boolean() }),
  /** Whether the viewer has sent a Nice Route. */
  is_favorite: Type.Boolean(),
  /** Whose journey it was made of; null for all others, and while that is not public. */
  cloned_from: nullable(Type.Object({ id: Type.Integer(), title: Type.String(), user: PublicUser })),
})
export type Journey = Static<typeof Journey>

/** Stages as they are drawn: their ways, and heights along them as pairs of metres from the start and metres above the sea, in order. */
export const JourneyProfile = Type.Object({
  data: Type.Array(
    Type.Object({
      entry_id: Type.Integer(),
      /** An encoded polyline of at most 1,000 points; null where the line is not there any more. */
      path: nullable(Type.String()),
      points: Type.Array(Type.Array(Type.Number(), { minItems: 2, maxItems: 2 })),
    }),
  ),
})
export type JourneyProfile = Static<typeof JourneyProfile>

const detailFields = {
  kind: JourneyKind,
  title: TitleInput,
  summary: SummaryInput,
  cover_path: nullable(Type.String({ maxLength: 255 })),
  starts_on: nullable(TimelineDate),
  is_travelling: Type.Boolean(),
  state: JourneyState,
}

/** What its owner says of a journey. A public or link-shared one has a title, a public one at least one stage that everybody sees. */
export const JourneyInput = Type.Object(detailFields, { additionalProperties: false })
export type JourneyInput = Static<typeof JourneyInput>

export const NewJourneyEntry = Type.Union([
  Type.Object(
    {
      kind: Type.Literal('stage'),
      article_id: BodyId,
      /** Absent: the day after the last one. */
      day: Type.Optional(DayNumber),
      note: Type.Optional(Note),
      part: Type.Optional(nullable(JourneyPart)),
    },
    { additionalProperties: false },
  ),
  Type.Object(
    { kind: Type.Literal('rest'), day: Type.Optional(DayNumber), note: Type.Optional(Note) },
    { additionalProperties: false },
  ),
])
export type NewJourneyEntry = Static<typeof NewJourneyEntry>

/** A draft unless `state` says otherwise. */
export const NewJourney = Type.Object(
  {
    kind: JourneyKind,
    title: TitleInput,
    summary: Type.Optional(detailFields.summary),
    cover_path: Type.Optional(detailFields.cover_path),
    starts_on: Type.Optional(detailFields.starts_on),
    state: Type.Optional(JourneyState),
    entries: Type.Optional(Type.Array(NewJourneyEntry, { maxItems: maxEntries })),
  },
  { additionalProperties: false },
)
export type NewJourney = Static<typeof NewJourney>

const bundledFields = { article_id: BodyId, day: Type.Optional(DayNumber), note: Note, part: nullable(JourneyPart) }

/** A journey out of a bundle, whose articles and cover are there already. Parts are in metres along lines as their author drew them. */
export const JourneyImport = Type.Object(
  {
    kind: JourneyKind,
    title: TitleInput,
    summary: SummaryInput,
    cover_path: detailFields.cover_path,
    starts_on: detailFields.starts_on,
    /** The address of the site that the bundle comes from. */
    site: Type.String({ maxLength: 255 }),
    entries: Type.Array(
      Type.Union([
        Type.Object({ kind: Type.Literal('stage'), ...bundledFields }, { additionalProperties: false }),
        /** A stage of somebody else’s article: it is kept if that is on this site, and public. */
        Type.Object({ kind: Type.Literal('link'), ...bundledFields }, { additionalProperties: false }),
        Type.Object(
          { kind: Type.Literal('rest'), day: Type.Optional(DayNumber), note: Note },
          { additionalProperties: false },
        ),
      ]),
      { maxItems: maxEntries },
    ),
  },
  { additionalProperties: false },
)
export type JourneyImport = Static<typeof JourneyImport>

export const ImportedJourney = Type.Object({
  journey_id: Type.Integer(),
  /** Of the links that were not kept, their places among the entries that were sent, from 0. */
  left_out: Type.Array(Type.Integer()),
})
export type ImportedJourney = Static<typeof ImportedJourney>

/** A plan of one’s own, made of a journey that one sees. */
export const JourneyCloneInput = Type.Object(
  { title: TitleInput, starts_on: nullable(TimelineDate) },
  { additionalProperties: false },
)
export type JourneyCloneInput = Static<typeof JourneyCloneInput>

/** `part` null is the whole main line; rest days have none. In a collection, or without `day`, the entry stays where it is. */
export const JourneyEntryInput = Type.Object(
  { day: Type.Optional(DayNumber), note: Note, part: nullable(JourneyPart) },
  { additionalProperties: false },
)
export type JourneyEntryInput = Static<typeof JourneyEntryInput>

/** All entries of the journey, each once, with days that do not go back: their own where none are named. A collection has no days. */
export const JourneyOrder = Type.Object(
  {
    entries: Type.Array(Type.Object({ id: BodyId, day: Type.Optional(DayNumber) }, { additionalProperties: false }), {
      maxItems: maxEntries,
    }),
  },
  { additionalProperties: false },
)
export type JourneyOrder = Static<typeof JourneyOrder>
