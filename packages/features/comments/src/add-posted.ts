import { findLinks } from '@mishiori/article-blocks/document'
import { mentionNames, PRODUCT_LIMITS } from '@repo/contract'
import type { Comment, CommentList, CommentThread } from './comment.ts'
import type { CommentsPlace } from './comment-links.ts'

/**
 * The list as the server would answer it once a comment is posted, made of the comment alone.
 *
 * @returns null where the server knows more: of another page or order, of people who are named, of replies that are not shown.
 */
export function addPosted(list: CommentList, comment: Comment, place: CommentsPlace): CommentList | null {
  // A form that was sent twice is answered with the same comment.
  if (list.data.some((thread) => [thread, ...thread.replies].some(({ id }) => id === comment.id))) return list
  const isWhole = list.isStart && !list.data.some(({ hasEarlierReplies }) => hasEarlierReplies)
  const isNewestFirst = place.order !== 'oldest' && place.after === undefined && place.object === undefined
  const names = mentionNames(comment.text ?? '', findLinks)
  if (comment.state !== 'shown' || !isWhole || !isNewestFirst || !names.every((name) => name in list.mentions))
    return null
  const added = comment.replyTo === null ? addThread(list, comment) : addReply(list, comment, comment.replyTo.id)
  if (added === null) return null
  const { objectId } = comment
  const objects = objectId === null ? list.objects : { ...list.objects, [objectId]: (list.objects[objectId] ?? 0) + 1 }
  return { ...list, ...added, total: list.total + 1, objects }
}

type Threads = Pick<CommentList, 'data' | 'next'>

function addThread({ data, next }: CommentList, comment: Comment): Threads {
  const thread: CommentThread = { ...comment, replies: [], nextReply: null, hasEarlierReplies: false }
  const all = [thread, ...data]
  const shown = all.slice(0, PRODUCT_LIMITS.pageSize)
  return { data: shown, next: shown.length < all.length ? String(shown.at(-1)?.id) : next }
}

function addReply({ data, next }: CommentList, comment: Comment, toId: number): Threads | null {
  const thread = data.find(({ id, replies }) => id === toId || replies.some((reply) => reply.id === toId))
  if (!thread || thread.nextReply !== null || thread.replies.length >= PRODUCT_LIMITS.comment.replies) return null
  const longer = { ...thread, replies: [...thread.replies, comment] }
  return { data: data.map((other) => (other === thread ? longer : other)), next }
}
