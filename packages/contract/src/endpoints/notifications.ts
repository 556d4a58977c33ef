import { type Static, Type } from 'typebox'
import { NOTIFICATION_CATEGORIES, NOTIFICATION_TYPES, type NotificationCategory } from '../choices.ts'
import { endpoint } from '../endpoint.ts'
import { PRODUCT_LIMITS } from '../limits.ts'
import { nullable } from '../nullable.ts'
import { BodyId, IdParam, PublicUser, Timestamp } from '../schemas.ts'

/** A notification. Thanks, follows and copies are grouped by day and target. */
export const Notification = Type.Object({
  /** Of the last one of the group. */
  id: Type.Integer(),
  type: Type.Enum([...NOTIFICATION_TYPES]),
  /** How many people did it; 0 if anonymous. */
  people: Type.Integer(),
  /** The last user who caused it; null if anonymous. */
  actor: nullable(PublicUser),
  /** Of the article or journey; null where there is none, or the reader may no longer see it. */
  article_title: nullable(Type.String()),
  /** The beginning of a comment; null where there is none, or it is no longer shown. */
  comment_text: nullable(Type.String()),
  details: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
  /** Where it leads to in the product; null when there is nothing left to see. */
  path: nullable(Type.String()),
  created_at: Timestamp,
  is_unread: Type.Boolean(),
})
export type Notification = Static<typeof Notification>

/** Newest first. `next` is the key of the next page, null on the last one. */
export const NotificationList = Type.Object({
  data: Type.Array(Notification),
  /** The time zone whose days the groups are of. */
  time_zone: Type.String(),
  next: nullable(Type.String()),
})
export type NotificationList = Static<typeof NotificationList>

const categories = Object.keys(NOTIFICATION_CATEGORIES) as NotificationCategory[] // keys of the record

const Count = Type.Object({ count: Type.Integer() })

/** The data of the stream's `notifications` events: what came just now, and nothing when only the count has changed. */
export interface LiveNotifications {
  readonly count: number
  readonly arrived: readonly Notification[]
}

export const notificationEndpoints = {
  listNotifications: endpoint({
    method: 'GET',
    path: '/v1/notify',
    summary: 'The notifications of the logged-in user, page by page',
    access: 'user',
    query: Type.Object(
      {
        before: Type.Optional(IdParam),
        category: Type.Optional(Type.Enum(categories)),
      },
      { additionalProperties: false },
    ),
    response: { status: 200, body: NotificationList },
    errors: [],
  }),
  countNotifications: endpoint({
    method: 'GET',
    path: '/v1/notify/count',
    summary: 'How many notifications the logged-in user has not read, up to 1,000',
    access: 'user',
    response: { status: 200, body: Count },
    errors: [],
  }),
  readNotifications: endpoint({
    method: 'PUT',
    path: '/v1/notify/read',
    summary: 'Notes that notifications were seen, with what is grouped with them; others’ are left alone',
    access: 'user',
    body: Type.Object(
      { ids: Type.Array(BodyId, { minItems: 1, maxItems: PRODUCT_LIMITS.notificationsAtOnce }) },
      { additionalProperties: false },
    ),
    response: { status: 200, body: Count },
    errors: [],
  }),
  readAllNotifications: endpoint({
    method: 'PUT',
    path: '/v1/notify/read-all',
    summary: 'Notes that all notifications were seen, up to the last one that the reader knows of',
    access: 'user',
    body: Type.Object({ until: BodyId }, { additionalProperties: false }),
    response: { status: 200, body: Count },
    errors: [],
  }),
  streamNotifications: endpoint({
    method: 'GET',
    path: '/v1/notify/stream',
    summary:
      'Server-sent events: what arrives, and how many are unread. Goes on after `Last-Event-ID` or, for a page that opens a new one, `after`. Clients that do not accept `text/event-stream` get what is new, and the response ends',
    access: 'user',
    query: Type.Object(
      { after: Type.Optional(Type.String({ pattern: '^[0-9]{1,15}$' })) },
      { additionalProperties: false },
    ),
    response: { status: 200, body: Type.Unsafe<string>({ type: 'string', description: 'Server-sent events' }) },
    errors: [],
  }),
}
