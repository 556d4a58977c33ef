import { findLinks } from '@mishiori/article-blocks/document'
import {
  type Comment,
  type CommentList,
  type CommentOrder,
  type CommentThread,
  hasReaders,
  mentionNames,
  PRODUCT_LIMITS,
  type ReplyList,
} from '@repo/contract'
import { AppError } from '../../platform/app-error.ts'
import type { Database } from '../../platform/database.ts'
import { pageOf } from '../../platform/page-of.ts'
import { canView, publicationStatus, type Reader } from '../article-access/route-article.policy.ts'
import { type Subject, subjectNotFound } from '../article-access/subject.ts'
import type { BlocksService } from '../blocks/blocks.service.ts'
import { toComment } from './comment-answers.ts'
import type { CommentRow } from './comment-rows.ts'
import { commentsRepository, type PageStart } from './comments.repository.ts'

export interface CommentsQuestion {
  readonly order: CommentOrder
  /** The key of the page before; null for the first page. */
  readonly after: number | null
  /** Selects the page that has this comment. */
  readonly commentId: number | null
  readonly objectId: string | null
}

interface FoundPlace {
  readonly start: PageStart
  /** The reply that is looked for, when it is one, and its thread. */
  readonly reply: { readonly id: number; readonly rootId: number } | null
}

type Repository = ReturnType<typeof commentsRepository>
type Threads = Awaited<ReturnType<Repository['listThreads']>>

const { pageSize, comment: limits } = PRODUCT_LIMITS
const START: FoundPlace = { start: null, reply: null }

/**
 * Comments as readers get them. What guests see is up to ten seconds old, but for what was taken away: cached pages are
 * dropped for that alone.
 */
export function createCommentsService({ db, blocks }: { db: Database; blocks: BlocksService }) {
  const repository = commentsRepository(db)

  const seenBy = async (viewerId: number | null, ownerId: number, rows: readonly CommentRow[]) => {
    const people = [ownerId, ...rows.map(({ userId }) => userId)]
    return { viewerId, ownerId, apart: await blocks.apartFrom(db, viewerId, people) }
  }

  const getDiscussed = async (subject: Subject, reader: Reader) => {
    const discussed = await repository.findDiscussed(subject)
    if (!discussed || !canView(discussed, reader)) throw subjectNotFound(subject.kind)
    return discussed
  }

  return {
    async list(subject: Subject, reader: Reader, question: CommentsQuestion): Promise<CommentList> {
      const discussed = await getDiscussed(subject, reader)
      const { order, objectId } = question
      const listQuery = { subject, viewerId: reader.userId, order, objectId, limit: pageSize + 1 }
      const place = await placeOf(repository, { ...listQuery, start: null, replies: 0 }, question)
      const [found, objects] = await Promise.all([
        repository.listThreads({ ...listQuery, start: place.start, replies: limits.replies + 1 }),
        repository.countObjects(subject),
      ])
      const { shown, next } = pageOf(found, ({ root }) => root.id)
      const requested = await findRequestedReplies(repository, place, { threads: shown, viewerId: reader.userId })
      const rows = shown.flatMap(({ root, replies }) => [root, ...replies])
      const seen = await seenBy(reader.userId, discussed.userId, [...rows, ...(requested ?? [])])
      const data = shown.map(({ root, replies }): CommentThread => {
        const isRequested = requested !== null && root.id === place.reply?.rootId
        const page = pageOf(isRequested ? requested : replies, ({ id }) => id, isRequested ? pageSize : limits.replies)
        return {
          ...toComment(root, seen),
          replies: page.shown.map((reply) => toComment(reply, seen)),
          next_reply: page.next,
          has_earlier_replies: isRequested,
        }
      })
      return {
        data,
        total: discussed.commentCount,
        next,
        is_start: place.start === null,
        is_open: hasReaders(publicationStatus(discussed)),
        viewer_can: { comment: !seen.apart.has(discussed.userId) },
        mentions: await mentionsIn(
          repository,
          data.flatMap(({ replies, ...root }) => [root, ...replies]),
        ),
        objects: Object.fromEntries(objects.map(({ objectId: id, count }) => [id, count])),
      }
    },
    async listReplies(subject: Subject, reader: Reader, { rootId, after }: RepliesQuery): Promise<ReplyList> {
      const discussed = await getDiscussed(subject, reader)
      const root = await repository.find(subject, rootId)
      if (!root || root.rootId !== null) throw new AppError('comment.not_found')
      const start = after === null ? null : { after }
      const rows = await repository.listReplies({ rootId, viewerId: reader.userId, start, limit: pageSize + 1 })
      const page = pageOf(rows, ({ id }) => id)
      const seen = await seenBy(reader.userId, discussed.userId, page.shown)
      const data = page.shown.map((row) => toComment(row, seen))
      return { data, next: page.next, mentions: await mentionsIn(repository, data) }
    },
    /** Public ones, newest first. The caller has checked that the article is public. */
    listNewest: repository.listNewest,
    /** A user's comments, for their data archive. */
    exportOf: repository.listOf,
  }
}

interface RepliesQuery {
  readonly rootId: number
  readonly after: number | null
}

export type CommentsService = ReturnType<typeof createCommentsService>

/** Where the page begins that has the comment which is looked for: of one that is not there, at the start. */
async function placeOf(
  repository: Repository,
  listQuery: Parameters<Repository['listThreads']>[0],
  { after, commentId }: CommentsQuestion,
): Promise<FoundPlace> {
  if (commentId === null) return after === null ? START : { start: { after }, reply: null }
  const comment = await repository.find(listQuery.subject, commentId)
  if (!comment || (comment.isPending && comment.userId !== listQuery.viewerId)) return START
  const rootId = comment.rootId ?? comment.id
  const reply = comment.rootId === null ? null : { id: comment.id, rootId }
  const before = await repository.countBefore(listQuery, rootId, pageSize)
  return { start: before < pageSize ? null : { from: rootId }, reply }
}

/** From the reply on that is looked for; null when it is among the first ones, or none is. */
async function findRequestedReplies(
  repository: Repository,
  { reply }: FoundPlace,
  { threads, viewerId }: { threads: Threads; viewerId: number | null },
): Promise<CommentRow[] | null> {
  if (reply === null) return null
  const thread = threads.find(({ root }) => root.id === reply.rootId)
  const isFirst = thread?.replies.slice(0, limits.replies).some(({ id }) => id === reply.id)
  if (!thread || isFirst) return null
  return repository.listReplies({
    rootId: reply.rootId,
    viewerId,
    start: { from: reply.id },
    limit: pageSize + 1,
  })
}

async function mentionsIn(repository: Repository, shown: readonly Comment[]): Promise<Record<string, number>> {
  const names = new Set(shown.flatMap(({ text }) => mentionNames(text ?? '', findLinks)))
  const people = await repository.findNamed([...names])
  return Object.fromEntries(people.map(({ id, name }) => [name, id]))
}
