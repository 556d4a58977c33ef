import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { JourneyPart } from '../journeys.ts'
import { PRODUCT_LIMITS } from '../limits.ts'
import { nullable } from '../nullable.ts'
import { BodyId, IdParams, PublicUser, RouteCard, ShareToken, Timestamp, TimeZoneName } from '../schemas.ts'
import { PersonText } from '../texts/person-text.ts'
import { TimelineDate } from '../timeline.ts'
import { WALK_CONDITIONS, WALK_VISIBILITIES } from '../walk-conditions.ts'
import { keyed } from './keyed.ts'

const { walkLog: limits } = PRODUCT_LIMITS
const closed = { additionalProperties: false } as const

const Condition = Type.Enum([...WALK_CONDITIONS])
const Visibility = Type.Enum([...WALK_VISIBILITIES])
/** Newest walks first; of one day the newest log. */
const WalkKey = Type.String({ pattern: '^(?:19|20)\\d\\d-\\d\\d-\\d\\d\\.[1-9][0-9]{0,14}$' })

/** What a walker writes of a walk. It never changes the article. */
export const WalkLogInput = Type.Object(
  {
    /** Not in the future: in the walker's time zone, or wherever on earth they are. */
    walked_on: TimelineDate,
    /** Where the walker's device is. Absent: anywhere. */
    time_zone: Type.Optional(TimeZoneName),
    /** What of the article was walked; null: all of it; absent: all of it, or what a changed log had. */
    part: Type.Optional(nullable(JourneyPart)),
    /** How long they were under way, without long rests. Null: they do not say; absent: what their recording tells. */
    minutes: Type.Optional(nullable(Type.Integer({ minimum: limits.minutes.min, maximum: limits.minutes.max }))),
    conditions: Type.Array(Condition, { maxItems: limits.conditions, uniqueItems: true }),
    text: PersonText({ maxLength: limits.textLength.max }),
    visibility: Visibility,
    /** One of the walker's own articles, as a recording of the walk. Absent: none. */
    track_id: Type.Optional(nullable(BodyId)),
    /** Of the walker's own pictures, in this order. Absent: none. */
    photo_ids: Type.Optional(Type.Array(BodyId, { maxItems: limits.photos, uniqueItems: true })),
  },
  closed,
)
export type WalkLogInput = Static<typeof WalkLogInput>

const WalkPhoto = Type.Object({
  id: Type.Integer(),
  url: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
})

const logFields = {
  id: Type.Integer(),
  user: PublicUser,
  walked_on: Type.String(),
  minutes: nullable(Type.Integer()),
  conditions: Type.Array(Condition),
  /** Plain text, without links; '' without one. */
  text: Type.String(),
  photos: Type.Array(WalkPhoto),
  visibility: Visibility,
  /** What of the article was walked; null: all of it. */
  part: nullable(JourneyPart),
  /** Null without one, and where the viewer may not see it. */
  track: nullable(Type.Object({ id: Type.Integer(), title: Type.String() })),
  created_at: Timestamp,
  edited_at: nullable(Timestamp),
  /** Why a moderator hides it from all but its walker; null for the rest. */
  prohibition_reason: nullable(Type.String()),
  is_own: Type.Boolean(),
}
export const WalkLog = Type.Object(logFields)
export type WalkLog = Static<typeof WalkLog>

/** What the logs of an article that the viewer may see say together. */
export const WalkSummary = Type.Object({
  total: Type.Integer(),
  /** The newest words about the way, newest first; a newer one replaces what it contradicts. */
  conditions: Type.Array(Type.Object({ condition: Condition, walked_on: Type.String(), people: Type.Integer() })),
  /** Who walked it, the newest first. */
  people: Type.Object({ total: Type.Integer(), shown: Type.Array(PublicUser) }),
  /** The middle of the times in public logs; null until enough different people have said one. */
  typical: nullable(Type.Object({ minutes: Type.Integer(), people: Type.Integer() })),
})
export type WalkSummary = Static<typeof WalkSummary>

export const WalkLogList = Type.Object({
  data: Type.Array(WalkLog),
  next: nullable(Type.String()),
  /** Of the first page alone. */
  summary: nullable(WalkSummary),
  /** False when the viewer and the article's author are in a block: their logs can be private only. */
  viewer_can: Type.Object({ share: Type.Boolean() }),
})
export type WalkLogList = Static<typeof WalkLogList>

/** Of the stages of a journey that somebody walked. Of a part, who walked all of the article counts, but for typical times. */
export const StageWalks = Type.Object({
  data: Type.Array(Type.Object({ entry_id: Type.Integer(), ...WalkSummary.properties })),
})
export type StageWalks = Static<typeof StageWalks>

/** A walk on a stage of a journey, and the first entry that it is of. */
export const JourneyWalk = Type.Object({ ...logFields, entry_id: Type.Integer() })
export type JourneyWalk = Static<typeof JourneyWalk>

export const JourneyWalkList = Type.Object({ ...keyed(JourneyWalk).properties, total: Type.Integer() })
export type JourneyWalkList = Static<typeof JourneyWalkList>

/** One of the walker's own logs. */
export const OwnWalkLog = Type.Object({
  ...logFields,
  /** Null once the walker can no longer see it, for whatever reason; nothing reveals what it was. */
  route: nullable(RouteCard),
  /** Opens what is shared by link; null for all else. */
  token: nullable(Type.String()),
})
export type OwnWalkLog = Static<typeof OwnWalkLog>

export const OwnWalkLogList = Type.Object({ ...keyed(OwnWalkLog).properties, total: Type.Integer() })
export type OwnWalkLogList = Static<typeof OwnWalkLogList>

const INPUT_ERRORS = [
  'journey.part_invalid',
  'user.blocked',
  'walk_log.date_invalid',
  'walk_log.photo_not_found',
  'walk_log.track_not_found',
] as const

/** Walks of people on articles. */
export const walkLogEndpoints = {
  listWalkLogs: endpoint({
    method: 'GET',
    path: '/v1/routes/:id/walk-logs',
    summary: 'Walks on an article that the viewer may see, the newest walk first, with what they say together',
    access: 'anyone',
    params: IdParams,
    query: Type.Object({ token: Type.Optional(ShareToken), before: Type.Optional(WalkKey) }, closed),
    response: { status: 200, body: WalkLogList },
    errors: ['article.not_found'],
  }),
  listStageWalks: endpoint({
    method: 'GET',
    path: '/v1/journeys/:id/walk-logs',
    summary: 'What walks that the viewer may see say of the stages of a journey',
    access: 'anyone',
    params: IdParams,
    query: Type.Object({ token: Type.Optional(ShareToken) }, closed),
    response: { status: 200, body: StageWalks },
    errors: ['journey.not_found'],
  }),
  listJourneyWalks: endpoint({
    method: 'GET',
    path: '/v1/journeys/:id/walks',
    summary: 'Walks on the stages of a journey that the viewer may see, each once, the newest walk first',
    access: 'anyone',
    params: IdParams,
    query: Type.Object({ token: Type.Optional(ShareToken), before: Type.Optional(WalkKey) }, closed),
    response: { status: 200, body: JourneyWalkList },
    errors: ['journey.not_found'],
  }),
  createWalkLog: endpoint({
    method: 'POST',
    path: '/v1/routes/:id/walk-logs',
    summary: 'Says that the user walked an article',
    access: 'verifiedUser',
    reachesOthers: true,
    params: IdParams,
    query: Type.Object({ token: Type.Optional(ShareToken) }, closed),
    body: WalkLogInput,
    response: { status: 201, body: WalkLog },
    errors: ['article.not_found', 'walk_log.limit_reached', ...INPUT_ERRORS],
    idempotent: true,
  }),
  editWalkLog: endpoint({
    method: 'PUT',
    path: '/v1/self/walk-logs/:id',
    summary: 'Changes one of the user’s own walks',
    access: 'verifiedUser',
    reachesOthers: true,
    params: IdParams,
    body: WalkLogInput,
    response: { status: 200, body: WalkLog },
    errors: ['walk_log.not_found', ...INPUT_ERRORS],
  }),
  deleteWalkLog: endpoint({
    method: 'DELETE',
    path: '/v1/self/walk-logs/:id',
    summary: 'Deletes one of the user’s own walks, which can be restored for a day',
    access: 'verifiedUser',
    params: IdParams,
    response: { status: 204, body: null },
    errors: ['walk_log.not_found'],
  }),
  restoreWalkLog: endpoint({
    method: 'POST',
    path: '/v1/self/walk-logs/:id/restore',
    summary:
      'Takes back the deletion of a walk; does nothing to one that is there. After a block it is private, without what was deleted since',
    access: 'verifiedUser',
    reachesOthers: true,
    params: IdParams,
    response: { status: 200, body: WalkLog },
    errors: ['walk_log.limit_reached', 'walk_log.not_found'],
  }),
  listOwnWalkLogs: endpoint({
    method: 'GET',
    path: '/v1/self/walk-logs',
    summary: 'The user’s own walks, the newest walk first',
    access: 'verifiedUser',
    query: Type.Object({ before: Type.Optional(WalkKey) }, closed),
    response: { status: 200, body: OwnWalkLogList },
    errors: [],
  }),
}
