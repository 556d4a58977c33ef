import { type Static, Type } from 'typebox'
import { Forbidding, RouteRevisionContent } from './endpoints/own-routes.ts'
import { JourneyKind, JourneyState } from './journeys.ts'
import { PRODUCT_LIMITS } from './limits.ts'
import { nullable } from './nullable.ts'
import { ArticleStatus, PrivateMode, PublicUser, Timestamp, VersionNumber } from './schemas.ts'
import { PersonText } from './texts/person-text.ts'

const closed = { additionalProperties: false } as const

/** What moderators do, as the log names it. */
export const MODERATOR_ACTIONS = [
  'dismiss',
  'forbid',
  'allow',
  'decline_request',
  'uphold_appeal',
  'reject_appeal',
  'prohibit_comment',
  'allow_comment',
  'approve_comment',
  'forbid_journey',
  'allow_journey',
  'prohibit_walk',
  'allow_walk',
  'warn',
  'suspend',
  'lift_suspension',
  'change_role',
] as const
export type ModeratorAction = (typeof MODERATOR_ACTIONS)[number]

const Id = Type.Integer({ minimum: 1, maximum: 999_999_999_999_999 })
/** Shown to the person concerned. Optional only for actions without a notification. */
const reason = PersonText({ maxLength: PRODUCT_LIMITS.moderationTextLength.max })

/** What a reason points at: an object of the map by its `tmpId`, or a block of the text by its index. */
const Pointer = Type.Union([
  Type.Object({ object: Type.String({ minLength: 1, maxLength: 255 }) }, closed),
  Type.Object({ block: Type.Integer({ minimum: 0, maximum: 100_000 }) }, closed),
])
export type ModerationPointer = Static<typeof Pointer>

/** With `report_id` it decides that report and all others about the same: the first to decide wins. */
const ofReport = { report_id: Type.Optional(Id) }
const ofArticle = { route_id: Id, reason }
const ofComment = { comment_id: Id, reason, ...ofReport }
const ofJourney = { journey_id: Id, reason }
const ofWalk = { walk_log_id: Id, reason, ...ofReport }
const ofPerson = { user_id: Id, reason, ...ofReport }
/** The version that the moderator has looked at. */
const version = VersionNumber
const act = <const A extends ModeratorAction, P extends Record<string, Parameters<typeof Type.Optional>[0]>>(
  action: A,
  properties: P,
) => Type.Object({ action: Type.Literal(action), ...properties }, closed)

export const ModerationInput = Type.Union([
  act('dismiss', { report_id: Id, reason }),
  act('forbid', { ...ofArticle, ...ofReport, points_at: Type.Optional(Pointer) }),
  act('allow', { ...ofArticle, version }),
  act('decline_request', { ...ofArticle, points_at: Type.Optional(Pointer) }),
  act('uphold_appeal', ofArticle),
  act('reject_appeal', ofArticle),
  act('prohibit_comment', ofComment),
  act('allow_comment', ofComment),
  act('approve_comment', ofComment),
  act('forbid_journey', { ...ofJourney, ...ofReport }),
  act('allow_journey', ofJourney),
  act('prohibit_walk', ofWalk),
  act('allow_walk', ofWalk),
  act('warn', ofPerson),
  act('suspend', {
    ...ofPerson,
    days: Type.Integer({ minimum: PRODUCT_LIMITS.suspensionDays.min, maximum: PRODUCT_LIMITS.suspensionDays.max }),
  }),
  act('lift_suspension', ofPerson),
])
export type ModerationInput = Static<typeof ModerationInput>

const ArticleName = Type.Object({ id: Type.Integer(), title: Type.String() })

/** A line of the log. */
export const ModerationAct = Type.Object({
  id: Type.Integer(),
  action: Type.Enum([...MODERATOR_ACTIONS]),
  created_at: Timestamp,
  /** Null for the operator's command line, and for closed accounts. */
  moderator: nullable(PublicUser),
  /** Whom it concerns. */
  user: nullable(PublicUser),
  article: nullable(ArticleName),
  comment_id: nullable(Type.Integer()),
  report_id: nullable(Type.Integer()),
  reason: Type.String(),
  details: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
})
export type ModerationAct = Static<typeof ModerationAct>

const ReportKind = Type.Union([
  Type.Literal('route'),
  Type.Literal('user'),
  Type.Literal('comment'),
  Type.Literal('journey'),
  Type.Literal('walk'),
])
const Snapshot = Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]))

/** All open cases about one target. */
export const OpenCase = Type.Object({
  /** Of the first report, by which it is looked at. */
  id: Type.Integer(),
  kind: ReportKind,
  count: Type.Integer(),
  reasons: Type.Array(Type.String()),
  first_at: Timestamp,
  last_at: Timestamp,
  /** As the first one saw it. */
  snapshot: Snapshot,
  user: nullable(PublicUser),
})
export type OpenCase = Static<typeof OpenCase>

/** A user as moderators see them. */
export const ModeratedPerson = Type.Object({
  ...PublicUser.properties,
  created_at: Timestamp,
  is_moderator: Type.Boolean(),
  has_left: Type.Boolean(),
  suspension: nullable(Type.Object({ until: Timestamp, reason: Type.String() })),
  /** Of the account. Deadlines are shown in it to everybody, so that all speak of the same hour. */
  time_zone: Type.String(),
  article_count: Type.Integer(),
  forbidden_count: Type.Integer(),
  comment_count: Type.Integer(),
  prohibited_count: Type.Integer(),
  /** Of reports about them, and by them. */
  reports_about: Type.Integer(),
  reports_by: Type.Integer(),
  /** The last ones that concern them, newest first. */
  acts: Type.Array(ModerationAct),
})
export type ModeratedPerson = Static<typeof ModeratedPerson>

export const ModeratedComment = Type.Object({
  id: Type.Integer(),
  state: Type.Union([
    Type.Literal('shown'),
    Type.Literal('pending'),
    Type.Literal('deleted'),
    Type.Literal('prohibited'),
  ]),
  /** Empty once it is deleted. */
  text: Type.String(),
  /** As its author reads it; null unless it is prohibited. */
  prohibition_reason: nullable(Type.String()),
  created_at: Timestamp,
  user: nullable(PublicUser),
  /** What it is on: one of the two. */
  article: nullable(ArticleName),
  journey: nullable(ArticleName),
  /** The comment it replies to; null for the first of a thread, and if it was deleted. */
  answers: nullable(Type.Object({ text: Type.String(), user: nullable(PublicUser) })),
})
export type ModeratedComment = Static<typeof ModeratedComment>

/** A walk that was reported, or is prohibited. */
export const ModeratedWalk = Type.Object({
  id: Type.Integer(),
  is_prohibited: Type.Boolean(),
  text: Type.String(),
  photos: Type.Array(Type.Object({ url: Type.String() })),
  /** As its walker reads it; null unless it is prohibited. */
  prohibition_reason: nullable(Type.String()),
  created_at: Timestamp,
  user: PublicUser,
  /** Null once it is deleted. */
  article: nullable(ArticleName),
})
export type ModeratedWalk = Static<typeof ModeratedWalk>

/** A journey or collection that others see, is reported or forbidden. */
export const ModeratedJourney = Type.Object({
  ...ArticleName.properties,
  kind: JourneyKind,
  summary: Type.String(),
  state: JourneyState,
  is_forbidden: Type.Boolean(),
  created_at: Timestamp,
  user: PublicUser,
})
export type ModeratedJourney = Static<typeof ModeratedJourney>

/** What its owner wrote and put in order, for moderators. */
export const ModeratedJourneyPage = Type.Object({
  ...ModeratedJourney.properties,
  entries: Type.Array(
    Type.Object({
      id: Type.Integer(),
      kind: Type.Union([Type.Literal('stage'), Type.Literal('rest')]),
      day: Type.Integer(),
      note: Type.String(),
      /** Null for rest days, and unless everybody sees it. */
      article: nullable(ArticleName),
    }),
  ),
  acts: Type.Array(ModerationAct),
})
export type ModeratedJourneyPage = Static<typeof ModeratedJourneyPage>

/** A report with all others about the same target, the reported and the current state, and the user it concerns. */
export const ReportCase = Type.Object({
  id: Type.Integer(),
  kind: ReportKind,
  target_id: Type.Integer(),
  status: Type.Union([Type.Literal('open'), Type.Literal('dismissed'), Type.Literal('acted')]),
  decided_at: nullable(Timestamp),
  snapshot: Snapshot,
  reports: Type.Array(
    Type.Object({
      id: Type.Integer(),
      reason: Type.String(),
      content: Type.String(),
      created_at: Timestamp,
      reporter: nullable(PublicUser),
    }),
  ),
  person: nullable(ModeratedPerson),
  /** The current state; null when it was deleted, and for targets outside articles. */
  article: nullable(
    Type.Object({
      id: Type.Integer(),
      title: Type.String(),
      summary: Type.String(),
      status: ArticleStatus,
      private_mode: PrivateMode,
    }),
  ),
  comment: nullable(ModeratedComment),
  /** Null for other targets, and once it is deleted. */
  journey: nullable(ModeratedJourney),
  walk: nullable(ModeratedWalk),
})
export type ReportCase = Static<typeof ReportCase>

/** An article as moderators see it, and as it was when it was forbidden. */
export const ModeratedArticle = Type.Object({
  ...RouteRevisionContent.properties,
  id: Type.Integer(),
  status: ArticleStatus,
  private_mode: PrivateMode,
  preview_path: Type.String(),
  body_html: Type.String(),
  user: PublicUser,
  forbidding: nullable(Forbidding),
  /** Null if that revision is not stored. */
  forbidden_state: nullable(RouteRevisionContent),
  acts: Type.Array(ModerationAct),
})
export type ModeratedArticle = Static<typeof ModeratedArticle>

/** An article whose author requests publication: after a change, or as an appeal. */
export const PublicationRequest = Type.Object({
  ...ArticleName.properties,
  user: PublicUser,
  kind: Type.Union([Type.Literal('request'), Type.Literal('appeal')]),
  asked_at: Timestamp,
  note: Type.String(),
  reason: Type.String(),
})
export type PublicationRequest = Static<typeof PublicationRequest>

/** A moderator's message to a person. It does not name the moderator. */
export const OwnModerationAct = Type.Object({
  id: Type.Integer(),
  action: Type.Enum([...MODERATOR_ACTIONS]),
  created_at: Timestamp,
  reason: Type.String(),
  article: nullable(ArticleName),
})
export type OwnModerationAct = Static<typeof OwnModerationAct>
