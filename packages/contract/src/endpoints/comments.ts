import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import type { ErrorCode } from '../errors.ts'
import { PRODUCT_LIMITS } from '../limits.ts'
import { nullable } from '../nullable.ts'
import { BodyId, IdParam, IdParams, PublicUser, ShareToken, Timestamp } from '../schemas.ts'
import { PersonText } from '../texts/person-text.ts'

const { length } = PRODUCT_LIMITS.comment
const Text = PersonText({ minLength: length.min, maxLength: length.max })
/** The `tmpId` of an object of the article's map. */
const ObjectId = Type.String({ minLength: 1, maxLength: 255 })
const TokenQuery = Type.Object({ token: Type.Optional(ShareToken) }, { additionalProperties: false })
const CommentParams = Type.Object({ id: IdParam, commentId: IdParam }, { additionalProperties: false })
const Key = nullable(Type.String())

const commentFields = {
  id: Type.Integer(),
  /** `pending` waits for a moderator; its author alone gets it. */
  state: Type.Union([
    Type.Literal('shown'),
    Type.Literal('pending'),
    Type.Literal('deleted'),
    Type.Literal('prohibited'),
  ]),
  /** The two placeholders of `state`, each by itself. */
  deleted: Type.Boolean(),
  prohibited: Type.Boolean(),
  /** Null if the author closed their account, and for placeholders. */
  user: nullable(PublicUser),
  /** Plain text. Null for placeholders; the author of a prohibited comment still gets it. */
  text: nullable(Type.String()),
  /** For who wrote it. */
  prohibition_reason: nullable(Type.String()),
  object_id: nullable(Type.String()),
  created_at: Timestamp,
  edited_at: nullable(Timestamp),
  /** The comment of the same thread that this replies to, with its author; null for the first of a thread. */
  reply_to: nullable(Type.Object({ id: Type.Integer(), user: nullable(PublicUser) })),
  /** `reply` is false when the viewer and the author of the comment, or of what it is on, are in a block. */
  viewer_can: Type.Object({ edit: Type.Boolean(), delete: Type.Boolean(), reply: Type.Boolean() }),
}
export const Comment = Type.Object(commentFields)
export type Comment = Static<typeof Comment>

/** A comment with the first of its replies, oldest first. */
export const CommentThread = Type.Object({
  ...commentFields,
  replies: Type.Array(Comment),
  /** The key of further replies; null when there are none. */
  next_reply: Key,
  /** There are earlier replies: the request started at a later one. */
  has_earlier_replies: Type.Boolean(),
})
export type CommentThread = Static<typeof CommentThread>

/** People named by `@name` in texts, by the name in lower case. */
const Mentions = Type.Record(Type.String(), Type.Integer())

export const CommentOrder = Type.Union([Type.Literal('newest'), Type.Literal('oldest')])
export type CommentOrder = Static<typeof CommentOrder>

export const CommentList = Type.Object({
  data: Type.Array(CommentThread),
  /** Those that are shown, replies among them. */
  total: Type.Integer(),
  /** The key of the next page, null on the last one. */
  next: Key,
  /** Whether this is where the list begins. */
  is_start: Type.Boolean(),
  /** Whether it takes comments: it is shown to others. */
  is_open: Type.Boolean(),
  /** `comment` is false when the viewer or its author blocks the other. */
  viewer_can: Type.Object({ comment: Type.Boolean() }),
  mentions: Mentions,
  /** How many comments speak of which object of the map. */
  objects: Type.Record(Type.String(), Type.Integer()),
})
export type CommentList = Static<typeof CommentList>

export const ReplyList = Type.Object({ data: Type.Array(Comment), next: Key, mentions: Mentions })
export type ReplyList = Static<typeof ReplyList>

export const NewComment = Type.Object(
  { text: Text, reply_to: Type.Optional(BodyId), object_id: Type.Optional(ObjectId) },
  { additionalProperties: false },
)
export type NewComment = Static<typeof NewComment>

interface Discussed {
  /** The part of the address with its kind. */
  readonly at: 'routes' | 'journeys'
  readonly name: 'an article' | 'a journey'
  readonly notFound: ErrorCode
}

const commentsOn = ({ at, name, notFound }: Discussed) => ({
  list: endpoint({
    method: 'GET',
    path: `/v1/${at}/:id/comments`,
    summary: `The comments on ${name}, page by page: newest first unless asked otherwise, those of one object, or from one on`,
    access: 'anyone',
    params: IdParams,
    query: Type.Object(
      {
        token: Type.Optional(ShareToken),
        order: Type.Optional(CommentOrder),
        after: Type.Optional(IdParam),
        /** A comment to find: the page that has it, the first one when it is not there. */
        comment: Type.Optional(IdParam),
        object: Type.Optional(ObjectId),
      },
      { additionalProperties: false },
    ),
    response: { status: 200, body: CommentList },
    errors: [notFound],
  }),
  listReplies: endpoint({
    method: 'GET',
    path: `/v1/${at}/:id/comments/:commentId/replies`,
    summary: `The replies to a comment on ${name}, oldest first, page by page`,
    access: 'anyone',
    params: CommentParams,
    query: Type.Object(
      { token: Type.Optional(ShareToken), after: Type.Optional(IdParam) },
      { additionalProperties: false },
    ),
    response: { status: 200, body: ReplyList },
    errors: [notFound, 'comment.not_found'],
  }),
  create: endpoint({
    method: 'POST',
    path: `/v1/${at}/:id/comments`,
    summary: `Comments on ${name} or answers a comment there`,
    access: 'verifiedUser',
    reachesOthers: true,
    params: IdParams,
    query: TokenQuery,
    body: NewComment,
    response: { status: 201, body: Comment },
    errors: [notFound, 'comment.blocked', 'comment.cannot_post', 'comment.object_missing', 'comment.target_deleted'],
    idempotent: true,
  }),
  edit: endpoint({
    method: 'PUT',
    path: `/v1/${at}/:id/comments/:commentId`,
    summary: `Changes the text of one’s own comment on ${name}, for a while after it was posted`,
    access: 'verifiedUser',
    reachesOthers: true,
    params: CommentParams,
    query: TokenQuery,
    body: Type.Object({ text: Text }, { additionalProperties: false }),
    response: { status: 200, body: Comment },
    errors: [notFound, 'comment.edit_expired', 'comment.not_found'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `/v1/${at}/:id/comments/:commentId`,
    summary: `Deletes a comment on ${name}: one’s own, or any where one is the author`,
    access: 'verifiedUser',
    params: CommentParams,
    query: TokenQuery,
    response: { status: 204, body: null },
    errors: [notFound, 'comment.not_found'],
  }),
})

const onArticles = commentsOn({ at: 'routes', name: 'an article', notFound: 'article.not_found' })
const onJourneys = commentsOn({ at: 'journeys', name: 'a journey', notFound: 'journey.not_found' })

/** Of a journey they speak of no object: it has no map of its own. */
export const commentEndpoints = {
  listComments: onArticles.list,
  listReplies: onArticles.listReplies,
  createComment: onArticles.create,
  editComment: onArticles.edit,
  deleteComment: onArticles.remove,
  listJourneyComments: onJourneys.list,
  listJourneyReplies: onJourneys.listReplies,
  createJourneyComment: onJourneys.create,
  editJourneyComment: onJourneys.edit,
  deleteJourneyComment: onJourneys.remove,
}
