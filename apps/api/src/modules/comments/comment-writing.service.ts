import { findLinks } from '@mishiori/article-blocks/document'
import {
  articleTag,
  type Comment,
  hasReaders,
  mentionNames,
  type NewComment,
  PRODUCT_LIMITS,
  parseCommentText,
} from '@repo/contract'
import { AppError } from '../../platform/app-error.ts'
import type { Database } from '../../platform/database.ts'
import type { PageInvalidation } from '../../platform/page-invalidation.ts'
import { canView, publicationStatus, type Reader } from '../article-access/route-article.policy.ts'
import type { BlocksService } from '../blocks/blocks.service.ts'
import type { Notify, Retract } from '../notifications/notifications.service.ts'
import { canDeleteComment, canEditComment, commentState } from './comment.policy.ts'
import { toComment } from './comment-answers.ts'
import { commentChangesRepository } from './comment-changes.repository.ts'
import { commentsRepository } from './comments.repository.ts'

interface CommentWritingDependencies {
  readonly db: Database
  readonly pages: PageInvalidation
  readonly blocks: BlocksService
  readonly notify: Notify
  readonly retract: Retract
  /** Number of shown comments after which a user's links appear without review. */
  readonly commentsBeforeLinks: number
}

type Writer = Reader & { readonly userId: number }
type Finish = (tx: Database, comment: Comment) => Promise<void>

interface CommentKey {
  readonly articleId: number
  readonly commentId: number
}

const { comment: limits } = PRODUCT_LIMITS

/** What people do with comments. */
export function createCommentWritingService(dependencies: CommentWritingDependencies) {
  const { db, pages, blocks, notify, retract, commentsBeforeLinks } = dependencies
  /** Links of new users wait for a moderator if the operator configures it. */
  const mustWait = async (tx: Database, userId: number, comment: { readonly text: string; readonly id?: number }) => {
    const hasLink = parseCommentText(comment.text, findLinks).some(({ kind }) => kind === 'link')
    if (!hasLink || commentsBeforeLinks === 0) return false
    const others = { userId, except: comment.id ?? 0, limit: commentsBeforeLinks }
    return (await commentChangesRepository(tx).countShownOf(others)) < commentsBeforeLinks
  }

  /** Notifies each user whom a comment concerns once, except those already notified. */
  const notifyConcerned = async (
    tx: Database,
    comment: { id: number; articleId: number; userId: number; text: string },
  ) => {
    const concerned = await commentChangesRepository(tx).findConcerned(comment.id)
    if (!concerned) return
    // For a person with several roles, the last one set counts.
    const recipients = new Map<number, 'comment' | 'reply' | 'mention'>([[concerned.ownerId, 'comment']])
    for (const id of [concerned.rootId, concerned.answeredId]) if (id !== null) recipients.set(id, 'reply')
    // People who cannot open the article are not notified.
    if (concerned.isPublic) {
      const names = mentionNames(comment.text, findLinks).slice(0, limits.mentions)
      for (const { id } of await commentsRepository(tx).findNamed(names)) recipients.set(id, 'mention')
    }
    for (const [userId, type] of [...recipients].sort(([a], [b]) => a - b)) {
      const { id: commentId, articleId, userId: actorId } = comment
      await notify(tx, { userId, type, actorId, articleId, commentId, onceKey: `comment:${commentId}` })
    }
  }

  const getForWriter = async (tx: Database, { articleId, commentId }: CommentKey, writer: Writer) => {
    const repository = commentsRepository(tx)
    const article = await repository.findArticle(articleId)
    if (!article || !canView(article, writer)) throw new AppError('article.not_found')
    const comment = await repository.find(articleId, commentId)
    if (!comment) throw new AppError('comment.not_found')
    return { comment, ownerId: article.userId }
  }

  const answer = async (tx: Database, key: CommentKey, seen: { viewerId: number; ownerId: number }) => {
    const row = await commentsRepository(tx).find(key.articleId, key.commentId)
    if (!row) throw new AppError('comment.not_found')
    return toComment(row, { ...seen, apart: await blocks.apartFrom(tx, seen.viewerId, [seen.ownerId, row.userId]) })
  }

  return {
    create: (articleId: number, writer: Writer, input: NewComment, finish: Finish): Promise<Comment> =>
      db.transaction(async (tx) => {
        const { userId: viewerId } = writer
        const changes = commentChangesRepository(tx)
        const { text } = input
        const { replyTo, ownerId } = await checkPosting(tx, { articleId, writer, input })
        const isPending = await mustWait(tx, viewerId, { text })
        const row = { articleId, userId: viewerId, ...replyTo, text, objectId: input.object_id ?? null, isPending }
        const commentId = await changes.insert(row)
        // On one connection: neither waits for the other's result.
        const [comment] = await Promise.all([
          answer(tx, { articleId, commentId }, { viewerId, ownerId }),
          isPending ? null : notifyConcerned(tx, { ...row, id: commentId }),
        ])
        await finish(tx, comment)
        return comment
      }),
    /** @throws {AppError} `comment.edit_expired`; of others' comments `comment.not_found`. */
    edit: (key: CommentKey, writer: Writer, text: string): Promise<Comment> =>
      db.transaction(async (tx) => {
        const { userId: viewerId } = writer
        await commentChangesRepository(tx).lock(key.commentId)
        const { comment, ownerId } = await getForWriter(tx, key, writer)
        const isGone = ['deleted', 'prohibited'].includes(commentState(comment))
        if (comment.userId !== viewerId || isGone) throw new AppError('comment.not_found')
        if (!canEditComment(comment, viewerId)) {
          throw new AppError('comment.edit_expired', { minutes: limits.editMinutes })
        }
        if (text !== comment.text) {
          const changes = commentChangesRepository(tx)
          await changes.setText(comment.id, text)
          if (!comment.isPending && (await mustWait(tx, viewerId, { text, id: comment.id }))) {
            await changes.hold(comment.id)
            await changes.count(key.articleId, -1)
            await retract(tx, { commentId: comment.id })
          } else if (!comment.isPending) await notifyConcerned(tx, { ...comment, articleId: key.articleId, text })
        }
        return answer(tx, key, { viewerId, ownerId })
      }),
    remove: (key: CommentKey, writer: Writer): Promise<void> =>
      pages.transaction(async (tx, changed) => {
        const { comment, ownerId } = await getForWriter(tx, key, writer)
        if (!canDeleteComment(comment, writer.userId, ownerId)) throw new AppError('comment.not_found')
        const changes = commentChangesRepository(tx)
        const erased = await changes.erase(comment.id, comment.userId === writer.userId ? 'author' : 'owner')
        if (!erased) throw new AppError('comment.not_found')
        if (erased.wasShown) await changes.count(key.articleId, -1)
        await retract(tx, { commentId: comment.id })
        changed(articleTag(key.articleId))
      }),
    /**
     * A moderator's decision about a comment, in the transaction that records it. The article's pages change: the caller must drop its tag.
     *
     * @param decision a prohibition comes with its reason.
     * @returns the author and the article of the comment; null when it was deleted.
     */
    async decide(tx: Database, commentId: number, decision: Decision) {
      const changes = commentChangesRepository(tx)
      const before = await changes.lock(commentId)
      if (!before || before.deletedAt !== null) return null
      // A moderator who restores a comment has read it: it does not wait for approval after that.
      if (decision.kind !== 'prohibit') await changes.approve(commentId)
      if (decision.kind !== 'approve') {
        await changes.setProhibited(commentId, decision.kind === 'prohibit' ? decision.reason : null)
      }
      const after = await changes.lock(commentId)
      const by = Number(after?.isShown) - Number(before.isShown)
      if (by === 1 || by === -1) await changes.count(before.articleId, by)
      if (by === -1) await retract(tx, { commentId })
      if (by === 1) await notifyConcerned(tx, before)
      return { articleId: before.articleId, userId: before.userId }
    },
  }
}

/** Approving publishes a comment that waits for review. */
type Decision =
  | { readonly kind: 'approve' }
  | { readonly kind: 'prohibit'; readonly reason: string }
  | { readonly kind: 'lift' }

export type CommentWritingService = ReturnType<typeof createCommentWritingService>

interface PostingInput {
  readonly articleId: number
  readonly writer: Writer
  readonly input: NewComment
}

/** @throws {AppError} for each reason that forbids posting. */
async function checkPosting(tx: Database, { articleId, writer, input }: PostingInput) {
  const changes = commentChangesRepository(tx)
  const replyTo = input.reply_to ?? null
  const found = await changes.findPosting({ articleId, viewerId: writer.userId, replyTo })
  if (!found || !canView(found.article, writer)) throw new AppError('article.not_found')
  const { article, target, isBlocked } = found
  if (!hasReaders(publicationStatus(article))) throw new AppError('comment.cannot_post')
  if (isBlocked) throw new AppError('comment.blocked')
  const isAnswerable = target !== null && ['shown', 'pending'].includes(commentState(target))
  const isSeen = target !== null && (!target.isPending || target.userId === writer.userId)
  if (replyTo !== null && !(isAnswerable && isSeen)) throw new AppError('comment.target_deleted')
  if (input.object_id !== undefined && !(await changes.hasObject(articleId, input.object_id))) {
    throw new AppError('comment.object_missing')
  }
  const thread = target === null ? null : (target.rootId ?? target.id)
  return { replyTo: { rootId: thread, replyToId: target?.id ?? null }, ownerId: article.userId }
}
