import {
  type ArticleStatus,
  journeyTag,
  LISTS_TAG,
  type ModerationInput,
  type PageTag,
  type ReportedKind,
  userTag,
} from '@repo/contract'
import { AppError } from '../../platform/app-error.ts'
import type { Database } from '../../platform/database.ts'
import type { PageInvalidation } from '../../platform/page-invalidation.ts'
import { subjectOf, subjectTag } from '../article-access/subject.ts'
import type { CommentWritingService } from '../comments/comment-writing.service.ts'
import type { NotificationEvent } from '../notifications/notification-types.ts'
import type { Notify, TellOf } from '../notifications/notifications.service.ts'
import { type ArticleModerationService, statusWhenAllowed } from '../route-articles/moderation/moderation.service.ts'
import { tagsOf } from '../route-articles/route-articles.service.ts'
import type { WalkLogWritingService } from '../walk-logs/walk-log-writing.service.ts'
import { actsRepository } from './acts.repository.ts'
import { casesRepository } from './cases.repository.ts'
import { journeyCasesRepository } from './journey-cases.repository.ts'
import { peopleRepository } from './people.repository.ts'
import { walkCasesRepository } from './walk-cases.repository.ts'

export interface ModerationDependencies {
  readonly db: Database
  readonly pages: PageInvalidation
  readonly articleModeration: ArticleModerationService
  readonly decideComment: CommentWritingService['decide']
  readonly decideWalk: WalkLogWritingService['decide']
  readonly notify: Notify
  readonly tellOf: TellOf
}

/** Null: the operator, at the command line. */
type ModeratorId = number | null
type Finish = (tx: Database, answer: { id: number }) => Promise<void>

type InputOf<Action extends ModerationInput['action']> = Extract<ModerationInput, { action: Action }>
type ArticleInput = Extract<ModerationInput, { route_id: number }>
type CommentInput = Extract<ModerationInput, { comment_id: number }>
type JourneyInput = Extract<ModerationInput, { journey_id: number }>
type WalkInput = Extract<ModerationInput, { walk_log_id: number }>
type PersonInput = Extract<ModerationInput, { user_id: number }>

/** The decision, for the log and for the users it concerns. */
interface Done {
  readonly userId: number | null
  readonly articleId?: number | null
  readonly journeyId?: number | null
  readonly commentId?: number
  readonly until?: string
  /** What an allowed article is from now on. */
  readonly status?: ArticleStatus
  readonly details?: Readonly<Record<string, string | number>>
  readonly changed?: readonly PageTag[]
}

type Action = ModerationInput['action']

/** Acts without a notification to the person concerned: a report against them was dismissed. */
const SILENT = ['dismiss'] as const satisfies readonly Action[]
const NEEDS_NO_REASON: readonly Action[] = [...SILENT, 'approve_comment', 'allow', 'allow_journey', 'allow_walk']

/** All actions of moderators. Each has a reason, notifies the person concerned and is logged, in one transaction. */
export function createModerationService(dependencies: ModerationDependencies) {
  const { pages, notify } = dependencies
  return {
    /**
     * If several moderators decide the same case, the first wins and the others get an error.
     *
     * @throws {AppError} `moderation.already_decided` and what else keeps them from it
     */
    moderate: (moderatorId: ModeratorId, input: ModerationInput, finish: Finish = async () => {}) =>
      pages.transaction(async (tx, changed) => {
        const reason = input.reason.trim()
        if (reason === '' && !NEEDS_NO_REASON.includes(input.action)) throw new AppError('moderation.reason_required')
        const said = { ...input, reason }
        const repository = casesRepository(tx)
        await repository.lockAll()
        const done = await decideIn(tx, dependencies, moderatorId)(said)
        const reported = await findReported(repository, said, done)
        const { userId, articleId = null, journeyId = null, commentId = null } = done
        const details = { ...done.details, ...(journeyId !== null && { journey: journeyId }) }
        const act = { moderatorId, action: input.action, reportId: reported?.id ?? null, articleId, commentId, userId }
        // Before the reports are closed: deleting an article locks it first, too, and then its reports.
        const answer = { id: await actsRepository(tx).insert({ ...act, reason, details }) }
        const closed = await closeReported(repository, said, reported)
        await notifyConcerned(tx, said, { done, closed })
        changed(...(done.changed ?? []))
        await finish(tx, answer)
        return answer
      }),
    /** By the operator alone. @throws {AppError} `user.not_found` */
    setRole: (userId: number, role: 'user' | 'moderator'): Promise<void> =>
      pages.transaction(async (tx) => {
        const people = peopleRepository(tx)
        if (!(await people.lock(userId))) throw new AppError('user.not_found')
        await people.setRole(userId, role)
        const nothing = { moderatorId: null, reportId: null, articleId: null, commentId: null, reason: '' }
        await actsRepository(tx).insert({ ...nothing, action: 'change_role', userId, details: { role } })
      }),
  }

  /** Those with lower ids first: each is held until the transaction ends. */
  async function notifyConcerned(
    tx: Database,
    input: ModerationInput,
    { done, closed }: { done: Done; closed: Closed[] },
  ) {
    const { userId, articleId = null, journeyId = null, commentId, until, status } = done
    const events: NotificationEvent[] = []
    const place = { articleId, journeyId, ...(commentId === undefined ? {} : { commentId }) }
    if (userId !== null && input.action !== 'dismiss') {
      const details = {
        action: input.action,
        reason: input.reason,
        ...(until === undefined ? {} : { until }),
        ...(status === undefined ? {} : { allowed_as: status }),
      }
      events.push({ userId, type: 'moderation', actorId: null, ...place, details })
    }
    for (const { id, reporterId } of closed) {
      if (reporterId === null) continue
      const details = { action: 'report_decided', reason: '' } as const
      events.push({ userId: reporterId, type: 'moderation', actorId: null, details, onceKey: `report:${id}` })
    }
    for (const event of events.sort((a, b) => a.userId - b.userId)) await notify(tx, event)
  }
}

export type ModerationService = ReturnType<typeof createModerationService>

interface Closed {
  readonly id: number
  readonly reporterId: number | null
}

interface ReportedCase {
  /** The report that the act answers; null for all that may be open. */
  readonly id: number | null
  readonly kind: ReportedKind
  readonly targetId: number
}

/** What an act answers, said or not. */
async function findReported(
  repository: ReturnType<typeof casesRepository>,
  input: ModerationInput,
  { userId }: Done,
): Promise<ReportedCase | null> {
  const id = 'report_id' in input ? input.report_id : undefined
  if (id === undefined) {
    if (input.action === 'forbid') return { id: null, kind: 'route', targetId: input.route_id }
    if (input.action === 'forbid_journey') return { id: null, kind: 'journey', targetId: input.journey_id }
    if (input.action === 'prohibit_walk') return { id: null, kind: 'walk', targetId: input.walk_log_id }
    return input.action === 'prohibit_comment' ? { id: null, kind: 'comment', targetId: input.comment_id } : null
  }
  const report = await repository.find(id)
  if (!report) throw new AppError('request.not_found')
  if (report.userId !== userId) throw new AppError('request.invalid')
  return report
}

/** Decides the reports that an act answers. @throws {AppError} `moderation.already_decided` when the one that it names is decided. */
async function closeReported(
  repository: ReturnType<typeof casesRepository>,
  { action }: ModerationInput,
  reported: ReportedCase | null,
): Promise<Closed[]> {
  if (reported === null) return []
  const closed = await repository.close(reported, action === 'dismiss' ? 'dismissed' : 'acted')
  const isOpen = reported.id === null || closed.some(({ id }) => id === reported.id)
  if (!isOpen) throw new AppError('moderation.already_decided')
  return closed
}

function decideIn(
  tx: Database,
  { articleModeration, decideComment, decideWalk, tellOf }: ModerationDependencies,
  moderatorId: ModeratorId,
) {
  const checkIsOther = (userId: number | null) => {
    if (userId !== null && userId === moderatorId) throw new AppError('moderation.own_case')
  }

  const dismiss = async ({ report_id }: InputOf<'dismiss'>): Promise<Done> => {
    const report = await casesRepository(tx).find(report_id)
    if (!report) throw new AppError('request.not_found')
    checkIsOther(report.userId)
    return {
      userId: report.userId,
      ...(report.articleId === null ? {} : { articleId: report.articleId }),
      ...(report.commentId === null ? {} : { commentId: report.commentId }),
    }
  }

  const decideArticle = async (input: ArticleInput): Promise<Done> => {
    const article = await articleModeration.hold(tx, input.route_id)
    const { id, userId, version } = article
    checkIsOther(userId)
    const changed = tagsOf({ id, user: { id: userId } })
    const done = { userId, articleId: id, changed, details: { version } }
    const { reason } = input
    const allowed = { ...done, status: statusWhenAllowed(article) }
    switch (input.action) {
      case 'forbid':
      case 'decline_request': {
        // At the command line an operator may repeat a prohibition.
        if (input.action === 'forbid' && article.isForbidden && moderatorId !== null) {
          throw new AppError('moderation.already_decided')
        }
        const verdict = { reason, pointsAt: input.points_at ?? null }
        const { forbid, declineRequest } = articleModeration
        const pointer = await (input.action === 'forbid' ? forbid : declineRequest)(tx, article, verdict)
        return { ...done, details: { ...done.details, ...pointer } }
      }
      case 'allow':
        await articleModeration.allow(tx, article, moderatorId === null ? null : input.version)
        return allowed
      case 'uphold_appeal':
      case 'reject_appeal':
        await articleModeration.decideAppeal(tx, article, { isUpheld: input.action === 'uphold_appeal', reason })
        return input.action === 'uphold_appeal' ? allowed : done
    }
  }

  const decideOnComment = async (input: CommentInput): Promise<Done> => {
    const comment = await casesRepository(tx).lockComment(input.comment_id)
    if (!comment || comment.deletedAt !== null) throw new AppError('comment.not_found')
    checkIsOther(comment.userId)
    const isProhibited = comment.prohibitedAt !== null
    const isDue = {
      prohibit_comment: !isProhibited,
      allow_comment: isProhibited,
      approve_comment: comment.isPending && !isProhibited,
    }[input.action]
    if (!isDue) throw new AppError('moderation.already_decided')
    const decision = {
      prohibit_comment: { kind: 'prohibit', reason: input.reason },
      allow_comment: { kind: 'lift' },
      approve_comment: { kind: 'approve' },
    } as const
    await decideComment(tx, input.comment_id, decision[input.action])
    const { userId, articleId, journeyId } = comment
    const changed = [subjectTag(subjectOf(comment))]
    return { userId, articleId, journeyId, commentId: input.comment_id, changed }
  }

  /** Moderators act one after the other; its owner does not change whether it is forbidden. */
  const decideOnJourney = async ({ action, journey_id: id }: JourneyInput): Promise<Done> => {
    const cases = journeyCasesRepository(tx)
    const journey = await cases.find(id)
    if (!journey) throw new AppError('journey.not_found')
    const { userId } = journey
    checkIsOther(userId)
    const isForbidden = action === 'forbid_journey'
    if (journey.isForbidden === isForbidden) throw new AppError('moderation.already_decided')
    await cases.setForbidden(id, isForbidden)
    await tellOf(tx, { kind: 'journey', id })
    return { userId, journeyId: id, changed: [journeyTag(id), userTag(userId), LISTS_TAG] }
  }

  const decideOnWalk = async ({ action, reason, walk_log_id: id }: WalkInput): Promise<Done> => {
    const walk = await walkCasesRepository(tx).lock(id)
    if (!walk) throw new AppError('walk_log.not_found')
    checkIsOther(walk.userId)
    const isProhibited = walk.prohibitedAt !== null
    if (isProhibited === (action === 'prohibit_walk')) throw new AppError('moderation.already_decided')
    const { userId, articleId } = walk
    const changed = await decideWalk(tx, { ...walk, id }, isProhibited ? null : reason)
    return { userId, ...(articleId !== null && { articleId }), details: { walk_log_id: id }, changed }
  }

  const decideOnPerson = async (input: PersonInput): Promise<Done> => {
    const userId = input.user_id
    const people = peopleRepository(tx)
    const person = await people.lock(userId)
    if (!person) throw new AppError('user.not_found')
    checkIsOther(userId)
    switch (input.action) {
      case 'warn':
        return { userId }
      case 'suspend': {
        if (person.role === 'moderator') throw new AppError('moderation.moderator')
        const until = (await people.suspend(userId, input)).toISOString()
        return { userId, until, details: { days: input.days, until } }
      }
      case 'lift_suspension':
        if (person.suspendedUntil === null) throw new AppError('moderation.already_decided')
        await people.liftSuspension(userId)
        return { userId }
    }
  }

  return (input: ModerationInput): Promise<Done> => {
    if ('route_id' in input) return decideArticle(input)
    if ('comment_id' in input) return decideOnComment(input)
    if ('journey_id' in input) return decideOnJourney(input)
    if ('walk_log_id' in input) return decideOnWalk(input)
    return 'user_id' in input ? decideOnPerson(input) : dismiss(input)
  }
}
