import type {
  Comment as CommentAnswer,
  CommentList as CommentListAnswer,
  CommentThread as CommentThreadAnswer,
  ReplyList as ReplyListAnswer,
} from '@repo/contract'
import { type Person, toPerson } from '@repo/web-kit/person'

/** A comment, or the placeholder of one. Times are ISO times. */
export interface Comment {
  readonly id: number
  /** `pending` waits for a moderator; its author alone gets it. */
  readonly state: CommentAnswer['state']
  /** Null if the author closed their account, and for placeholders. */
  readonly author: Person | null
  /** Plain text. Null for placeholders; the author of a prohibited comment still gets it. */
  readonly text: string | null
  /** For who wrote it. */
  readonly prohibitionReason: string | null
  /** The id of the object of the map that it refers to. */
  readonly objectId: string | null
  readonly createdAt: string
  readonly editedAt: string | null
  /** The comment of the same thread that this replies to; null for the first of a thread. */
  readonly replyTo: { readonly id: number; readonly author: Person | null } | null
  readonly viewerCan: { readonly edit: boolean; readonly delete: boolean; readonly reply: boolean }
}

/** User ids by mentioned name in lower case. */
type Mentions = Readonly<Record<string, number>>

/** A comment with the first of its replies, oldest first. */
export interface CommentThread extends Comment {
  readonly replies: readonly Comment[]
  /** The key of further replies; null when there are none. */
  readonly nextReply: string | null
  /** The first of `replies` is not the first reply. */
  readonly hasEarlierReplies: boolean
}

export interface ReplyList {
  readonly data: readonly Comment[]
  readonly next: string | null
  readonly mentions: Mentions
}

export interface CommentList {
  readonly data: readonly CommentThread[]
  /** Those that are shown, replies among them. */
  readonly total: number
  /** The key of the next page, null on the last one. */
  readonly next: string | null
  /** Whether this is where the list begins. */
  readonly isStart: boolean
  /** Whether the article takes comments: it is shown to others. */
  readonly isOpen: boolean
  /** The viewer and the article's author do not block each other. */
  readonly canComment: boolean
  readonly mentions: Mentions
  /** How many comments speak of which object of the map. */
  readonly objects: Readonly<Record<string, number>>
}

export function toCommentList({ data, total, next, mentions, objects, ...list }: CommentListAnswer): CommentList {
  return {
    total,
    next,
    mentions,
    objects,
    data: data.map(toThread),
    isStart: list.is_start,
    isOpen: list.is_open,
    canComment: list.viewer_can.comment,
  }
}

/** Those that speak of one object, of a list of all. */
export function commentsOfObject(list: CommentList, objectId: string): CommentList {
  const speaks = (comment: Comment) => comment.objectId === objectId
  return { ...list, data: list.data.filter((thread) => speaks(thread) || thread.replies.some(speaks)) }
}

export function toReplyList({ data, next, mentions }: ReplyListAnswer): ReplyList {
  return { data: data.map(toComment), next, mentions }
}

function toThread(thread: CommentThreadAnswer): CommentThread {
  return {
    ...toComment(thread),
    replies: thread.replies.map(toComment),
    nextReply: thread.next_reply,
    hasEarlierReplies: thread.has_earlier_replies,
  }
}

export function toComment(comment: CommentAnswer): Comment {
  const { id, state, user, text, reply_to: replyTo, viewer_can: viewerCan } = comment
  return {
    id,
    state,
    text,
    viewerCan,
    author: user && toPerson(user),
    prohibitionReason: comment.prohibition_reason,
    objectId: comment.object_id,
    createdAt: comment.created_at,
    editedAt: comment.edited_at,
    replyTo: replyTo && { id: replyTo.id, author: replyTo.user && toPerson(replyTo.user) },
  }
}
