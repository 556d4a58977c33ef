import { findLinks } from '@mishiori/article-blocks/document'
import {
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
import { keysOf, type Subject, subjectNotFound, subjectOf, subjectTag } from '../article-access/subject.ts'
import type { BlocksService } from '../blocks/blocks.service.ts'
import type { Notify, Retract } from '../notifications/notifications.service.ts'
import type { WebhookEvents } from '../webhooks/webhook-events.service.ts'
import { canDeleteComment, canEditComment, commentState } from './comment.policy.ts'
import { toComment } from './comment-answers.ts'
import { type Concerned, commentChangesRepository } from './comment-changes.repository.ts'
import { commentsRepository } from './comments.repository.ts'

interface CommentWritingDependencies {
  readonly db: Database
  readonly pages: PageInvalidation
  readonly blocks: BlocksService
  readonly notify: Notify
  readonly retract: Retract
  readonly webhookEvents: WebhookEvents
  /** Number of shown comments after which a user's links appear without review. */
  readonly commentsBeforeLinks: number
}

type Writer = Reader & { readonly userId: number }
type Finish = (tx: Database, comment: Comment) => Promise<void>

interface CommentKey {
  readonly subject: Subject
  readonly commentId: number
}

const { comment: limits } = PRODUCT_LIMITS

/** What people do with comments. */
export function createCommentWritingService(dependencies: CommentWritingDependencies) {
  const { db, pages, blocks, notify, retract, webhookEvents, commentsBeforeLinks } = dependencies
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
    comment: { id: number; subject: Subject; userId: number; text: string },
    known?: Concerned,
  ) => {
    const concerned = known ?? (await commentChangesRepository(tx).findConcerned(comment.id))
    if (!concerned) return
    // For a person with several roles, the last one set counts.
    const recipients = new Map<number, 'comment' | 'reply' | 'mention'>([[concerned.ownerId, 'comment']])
    for (const id of [concerned.rootId, concerned.answeredId]) if (id !== null) recipients.set(id, 'reply')
    // People who cannot open what is discussed are not notified.
    if (concerned.isPublic) {
      const names = mentionNames(comment.text, findLinks).slice(0, limits.mentions)
      for (const { id } of await commentsRepository(tx).findNamed(names)) recipients.set(id, 'mention')
    }
    for (const [userId, type] of [...recipients].sort(([a], [b]) => a - b)) {
      const { id: commentId, subject, userId: actorId } = comment
      await notify(tx, { userId, type, actorId, ...keysOf(subject), commentId, onceKey: `comment:${commentId}` })
    }
  }

  const hide = async (tx: Database, commentId: number) => {
    await retract(tx, { commentId })
    await webhookEvents.commentChanged(tx, commentId, 'deleted')
  }

  const getForWriter = async (tx: Database, { subject, commentId }: CommentKey, writer: Writer) => {
    const repository = commentsRepository(tx)
    const discussed = await repository.findDiscussed(subject)
    if (!discussed || !canView(discussed, writer)) throw subjectNotFound(subject.kind)
    const comment = await repository.find(subject, commentId)
    if (!comment) throw new AppError('comment.not_found')
    return { comment, ownerId: discussed.userId }
  }

  const getRow = async (tx: Database, { subject, commentId }: CommentKey) => {
    const row = await commentsRepository(tx).find(subject, commentId)
    if (!row) throw new AppError('comment.not_found')
    return row
  }

  return {
    create: (subject: Subject, writer: Writer, input: NewComment, finish: Finish): Promise<Comment> =>
      db.transaction(async (tx) => {
        const { userId: viewerId } = writer
        const changes = commentChangesRepository(tx)
        const { text } = input
        const { replyTo, concerned } = await checkPosting(tx, { subject, writer, input })
        const isPending = await mustWait(tx, viewerId, { text })
        const row = { userId: viewerId, ...replyTo, text, objectId: input.object_id ?? null, isPending }
        const commentId = await changes.insert(subject, row)
        // On one connection: neither waits for the other's result.
        const [inserted] = await Promise.all([
          getRow(tx, { subject, commentId }),
          isPending ? null : notifyConcerned(tx, { ...row, id: commentId, subject }, concerned),
          isPending ? null : webhookEvents.commentChanged(tx, commentId, 'created'),
        ])
        // Who is in a block with its author was refused.
        const comment = toComment(inserted, { viewerId, ownerId: concerned.ownerId, apart: new Set() })
        await finish(tx, comment)
        return comment
      }),
    /** @throws {AppError} `comment.edit_expired`; of others' comments `comment.not_found`. */
    edit: (key: CommentKey, writer: Writer, text: string): Promise<Comment> =>
      pages.transaction(async (tx, changed) => {
        const { userId: viewerId } = writer
        await commentChangesRepository(tx).lock(key.commentId)
        const { comment, ownerId } = await getForWriter(tx, key, writer)
        const isGone = ['deleted', 'prohibited'].includes(commentState(comment))
        if (comment.userId !== viewerId || isGone) throw new AppError('comment.not_found')
        if (!canEditComment(comment, viewerId)) {
          throw new AppError('comment.edit_expired', { minutes: limits.editMinutes })
        }
        if (text !== comment.text) {
          changed(subjectTag(key.subject)) // what was there may have been taken away
          const changes = commentChangesRepository(tx)
          await changes.setText(comment.id, text)
          if (!comment.isPending && (await mustWait(tx, viewerId, { text, id: comment.id }))) {
            await changes.hold(comment.id)
            await changes.count(key.subject, -1)
            await hide(tx, comment.id)
          } else if (!comment.isPending) await notifyConcerned(tx, { ...comment, subject: key.subject, text })
        }
        const edited = await getRow(tx, key)
        const apart = await blocks.apartFrom(tx, viewerId, [ownerId, edited.userId])
        return toComment(edited, { viewerId, ownerId, apart })
      }),
    remove: (key: CommentKey, writer: Writer): Promise<void> =>
      pages.transaction(async (tx, changed) => {
        const { comment, ownerId } = await getForWriter(tx, key, writer)
        if (!canDeleteComment(comment, writer.userId, ownerId)) throw new AppError('comment.not_found')
        const changes = commentChangesRepository(tx)
        const erased = await changes.erase(comment.id, comment.userId === writer.userId ? 'author' : 'owner')
        if (!erased) throw new AppError('comment.not_found')
        if (erased.wasShown) await changes.count(key.subject, -1)
        await retract(tx, { commentId: comment.id })
        if (erased.wasShown) await webhookEvents.commentChanged(tx, comment.id, 'deleted')
        changed(subjectTag(key.subject))
      }),
    /**
     * A moderator's decision about a comment, in the transaction that records it. The pages of what it is on change: the
     * caller must drop their tag.
     *
     * @param decision a prohibition comes with its reason.
     * @returns the author of the comment and what it is on; null when it was deleted.
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
      const subject = subjectOf(before)
      if (by === 1 || by === -1) await changes.count(subject, by)
      if (by === -1) await hide(tx, commentId)
      if (by === 1) {
        await notifyConcerned(tx, { ...before, subject })
        await webhookEvents.commentChanged(tx, commentId, 'created')
      }
      return { subject, userId: before.userId }
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
  readonly subject: Subject
  readonly writer: Writer
  readonly input: NewComment
}

/** @throws {AppError} for each reason that forbids posting. */
async function checkPosting(tx: Database, { subject, writer, input }: PostingInput) {
  const changes = commentChangesRepository(tx)
  const replyTo = input.reply_to ?? null
  const found = await changes.findPosting({ subject, viewerId: writer.userId, replyTo })
  if (!found || !canView(found.access, writer)) throw subjectNotFound(subject.kind)
  const { access, target, isBlocked } = found
  if (!hasReaders(publicationStatus(access))) throw new AppError('comment.cannot_post')
  if (isBlocked) throw new AppError('comment.blocked')
  const isAnswerable = target !== null && ['shown', 'pending'].includes(commentState(target))
  const isSeen = target !== null && (!target.isPending || target.userId === writer.userId)
  if (replyTo !== null && !(isAnswerable && isSeen)) throw new AppError('comment.target_deleted')
  if (input.object_id !== undefined && !(await changes.hasObject(subject, input.object_id))) {
    throw new AppError('comment.object_missing')
  }
  const thread = target === null ? null : (target.rootId ?? target.id)
  const concerned: Concerned = {
    ownerId: access.userId,
    rootId: found.threadAuthorId,
    answeredId: target?.userId ?? null,
    isPublic: publicationStatus(access) === 'public',
  }
  return { replyTo: { rootId: thread, replyToId: target?.id ?? null }, concerned }
}
