import type { ArticleStatus, JourneyKind } from '@repo/contract'
import type { moderationActs } from '../../schema/moderation-acts.table.ts'
import type { SubjectKeys } from '../article-access/subject.ts'

interface EventBase {
  /** The recipient. In a transaction with several, notify lower ids first: each recipient is locked until it ends. */
  readonly userId: number
  /**
   * A recipient gets one notification per key: `<kind>:<id>`, e.g. `comment:12`. A person notified of a comment as a
   * mention or a reply gets no second notification of it as a comment, so notify of mentions first, then replies, then
   * comments.
   */
  readonly onceKey?: string
}

interface ActedOn extends EventBase {
  /** The user who caused it. */
  readonly actorId: number
  readonly details?: undefined
}

interface FollowEvent extends ActedOn {
  readonly type: 'follow'
}

/** To the followers of who published it. */
interface JourneyEvent extends EventBase {
  readonly type: 'journey'
  readonly actorId: number
  readonly journeyId: number
  readonly details: { readonly kind: JourneyKind }
}

/** To the author. */
interface FavoriteEvent extends ActedOn, SubjectKeys {
  readonly type: 'favorite'
}

/** To the author. Of a clone, `articleId` is that of the original: drafts made of it stay private. */
interface ArticleEvent extends ActedOn {
  readonly type: 'clone' | 'walk'
  readonly articleId: number
}

/** Its text is read from the comment. */
interface CommentEvent extends ActedOn, SubjectKeys {
  readonly type: 'comment' | 'reply' | 'mention'
  readonly commentId: number
}

interface ProposalEvent extends ActedOn {
  readonly type: 'proposal'
  readonly articleId: number
  readonly proposalId: number
}

interface ProposalAnswerEvent extends EventBase {
  readonly type: 'proposal_answer'
  readonly actorId: number
  readonly articleId: number
  readonly proposalId: number
  readonly details: { readonly status: 'accepted' | 'partly_accepted' | 'declined' }
}

/** Readers report anonymously that a hazard no longer exists. */
interface HazardEvent extends EventBase {
  readonly type: 'hazard'
  readonly actorId: null
  readonly articleId: number
  readonly details: {
    /** The `tmpId` of the spot. */
    readonly object_id: string
    /** Its title as it was then; '' without one. */
    readonly object_name: string
    readonly people: number
  }
}

/** What moderators decided about the recipient, an article, a comment or a walk of theirs, or a report that they made. */
interface ModerationEvent extends EventBase, Partial<SubjectKeys> {
  readonly type: 'moderation'
  readonly actorId: null
  readonly commentId?: number
  readonly details: {
    readonly action: ModerationAction
    /** The moderator's reason as the person is to read it; '' without one. */
    readonly reason: string
    /** ISO 8601; of `suspend` alone. */
    readonly until?: string
    /** What the article is from now on; of `allow` and `uphold_appeal`. */
    readonly allowed_as?: ArticleStatus
  }
}

/** `report_decided` notifies the reporter that a moderator has reviewed the report. */
type ModerationAction =
  | Exclude<(typeof moderationActs.$inferSelect)['action'], 'dismiss' | 'change_role'>
  | 'report_decided'

/** An operator's message to all users. */
interface SystemEvent extends EventBase {
  readonly type: 'system'
  readonly actorId: null
  readonly details: {
    readonly ja: string
    readonly 'en-us': string
    /** Where more is to be read, e.g. `/about`. */
    readonly path?: string
  }
}

/** A notification to be sent. */
export type NotificationEvent =
  | FollowEvent
  | JourneyEvent
  | FavoriteEvent
  | ArticleEvent
  | CommentEvent
  | ProposalEvent
  | ProposalAnswerEvent
  | HazardEvent
  | ModerationEvent
  | SystemEvent
