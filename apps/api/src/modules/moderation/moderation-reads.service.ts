import {
  type ModeratedArticle,
  type ModeratedComment,
  type ModeratedPerson,
  type ModeratedWalk,
  type ModerationAct,
  type OpenCase,
  type OwnModerationAct,
  PRODUCT_LIMITS,
  type PublicationRequest,
  type QueueCounts,
  type ReportCase,
} from '@repo/contract'
import { AppError } from '../../platform/app-error.ts'
import type { Database } from '../../platform/database.ts'
import { pageOf } from '../../platform/page-of.ts'
import { toPerson, toPublicUser } from '../../platform/public-user.ts'
import { publicationStatus } from '../article-access/route-article.policy.ts'
import type { ArticleModerationService } from '../route-articles/moderation/moderation.service.ts'
import { actsRepository } from './acts.repository.ts'
import { casesRepository } from './cases.repository.ts'
import { journeyCasesRepository } from './journey-cases.repository.ts'
import { createJourneyReads } from './journey-reads.service.ts'
import { toAct, toComment, toJourney, toWalk } from './moderation-answers.ts'
import { peopleRepository } from './people.repository.ts'
import { walkCasesRepository } from './walk-cases.repository.ts'

interface ModerationReadsDependencies {
  readonly db: Database
  readonly articleModeration: ArticleModerationService
}

interface ListOf<T> {
  readonly data: T[]
  readonly next: string | null
  readonly counts: QueueCounts
}

const { pageSize } = PRODUCT_LIMITS
const HISTORY_LENGTH = 20
const MOST_EXPORTED = 1_000

/** What moderators look at. */
export function createModerationReadsService({ db, articleModeration }: ModerationReadsDependencies) {
  const cases = casesRepository(db)
  const walks = walkCasesRepository(db)
  const acts = actsRepository(db)

  const counts = async (): Promise<QueueCounts> => {
    const [reports, requests, comments] = await Promise.all([
      cases.countOpen(),
      articleModeration.countRequested(),
      cases.countPending(),
    ])
    return { reports, requests, comments }
  }

  const findPerson = async (id: number): Promise<ModeratedPerson | null> => {
    const [row, history] = await Promise.all([
      peopleRepository(db).find(id),
      acts.list({ userId: id, limit: HISTORY_LENGTH }),
    ])
    if (!row) return null
    const { suspendedUntil, suspensionReason } = row
    return {
      ...toPublicUser({ ...row, id }),
      created_at: row.createdAt.toISOString(),
      is_moderator: row.role === 'moderator',
      has_left: row.withdrawnAt !== null,
      suspension: suspendedUntil && { until: suspendedUntil.toISOString(), reason: suspensionReason ?? '' },
      time_zone: row.timeZone,
      article_count: row.articles,
      forbidden_count: row.forbidden,
      comment_count: row.comments,
      prohibited_count: row.prohibited,
      reports_about: row.reportsAbout,
      reports_by: row.reportsBy,
      acts: history.map(toAct),
    }
  }

  const findComment = async (id: number): Promise<ModeratedComment | null> => {
    const row = await cases.findComment(id)
    return row && toComment(row)
  }

  const findWalk = async (id: number): Promise<ModeratedWalk | null> => {
    const row = await walks.find(id)
    return row && toWalk(row)
  }

  return {
    async listReports(after = 0): Promise<ListOf<OpenCase>> {
      const [open, counted] = await Promise.all([cases.listOpen({ after, limit: pageSize + 1 }), counts()])
      const { shown, next } = pageOf(open, ({ id }) => id)
      const details = new Map((await cases.listByIds(shown.map(({ id }) => id))).map((row) => [row.id, row]))
      const data = shown.map(({ firstAt, lastAt, ...row }) => ({
        ...row,
        first_at: firstAt.toISOString(),
        last_at: lastAt.toISOString(),
        snapshot: details.get(row.id)?.snapshot ?? {},
        user: toPerson(details.get(row.id)?.user ?? null),
      }))
      return { data, next, counts: counted }
    },
    /** @throws {AppError} `request.not_found` */
    async readReport(id: number): Promise<ReportCase> {
      const report = await cases.find(id)
      if (!report) throw new AppError('request.not_found')
      const { kind, targetId, articleId, commentId, userId, status, decidedAt, snapshot } = report
      const [about, person, article, comment, journey, walk] = await Promise.all([
        cases.listAbout(report),
        userId === null ? null : findPerson(userId),
        articleId === null ? null : cases.findArticle(articleId),
        commentId === null ? null : findComment(commentId),
        kind === 'journey' ? journeyCasesRepository(db).find(targetId) : null,
        kind === 'walk' ? findWalk(targetId) : null,
      ])
      return {
        id,
        kind,
        target_id: targetId,
        status,
        snapshot: about[0]?.snapshot ?? snapshot,
        person,
        comment,
        walk,
        decided_at: decidedAt?.toISOString() ?? null,
        reports: about.map(({ createdAt, reporter, snapshot: _, ...row }) => ({
          ...row,
          created_at: createdAt.toISOString(),
          reporter: toPerson(reporter),
        })),
        article: article && {
          id: article.id,
          title: article.title,
          summary: article.summary,
          status: publicationStatus(article),
          private_mode: article.privateMode,
        },
        journey: journey && toJourney(journey),
      }
    },
    async listRequests(): Promise<ListOf<PublicationRequest>> {
      const [rows, counted] = await Promise.all([articleModeration.listRequested(), counts()])
      const data = rows.map((row): PublicationRequest => {
        const { id, title, userId, userName, userNickname, userAvatar, requestedAt, appealedAt } = row
        const isRequest = requestedAt !== null
        return {
          id,
          title,
          reason: row.reason ?? '',
          kind: isRequest ? 'request' : 'appeal',
          user: toPublicUser({ id: userId, name: userName, nickname: userNickname, avatar: userAvatar }),
          asked_at: (requestedAt ?? appealedAt ?? row.updatedAt).toISOString(),
          note: (isRequest ? row.requestNote : row.appealNote) ?? '',
        }
      })
      return { data, next: null, counts: counted }
    },
    async listComments(state: 'pending' | 'prohibited' = 'pending', after = 0): Promise<ListOf<ModeratedComment>> {
      const [rows, counted] = await Promise.all([cases.listComments(state, { after, limit: pageSize + 1 }), counts()])
      const { shown, next } = pageOf(rows, ({ id }) => id)
      return { data: shown.map(toComment), next, counts: counted }
    },
    /** @throws {AppError} `comment.not_found` */
    async readComment(id: number) {
      const comment = await findComment(id)
      if (!comment) throw new AppError('comment.not_found')
      return { ...comment, acts: (await acts.list({ commentId: id, limit: HISTORY_LENGTH })).map(toAct) }
    },
    /** What its author keeps to themselves stays so, unless it is forbidden or reported. @throws {AppError} `article.not_found` */
    async readArticle(id: number): Promise<ModeratedArticle> {
      const article = await articleModeration.read(id)
      const isKept = article.status === 'private' || article.status === 'draft'
      if (isKept && !(await cases.isReported('route', id))) throw new AppError('article.not_found')
      return { ...article, acts: (await acts.list({ articleId: id, limit: HISTORY_LENGTH })).map(toAct) }
    },
    /** @throws {AppError} `user.not_found` */
    async readPerson(id: number): Promise<ModeratedPerson> {
      const person = await findPerson(id)
      if (!person) throw new AppError('user.not_found')
      return person
    },
    async listWalks(after = 0): Promise<ListOf<ModeratedWalk>> {
      const page = { after, limit: pageSize + 1 }
      const [rows, counted] = await Promise.all([walks.listProhibited(page), counts()])
      const { shown, next } = pageOf(rows, ({ id }) => id)
      return { data: shown.map(toWalk), next, counts: counted }
    },
    /** What its walker shows to few stays so, unless it is prohibited or reported. @throws {AppError} `walk_log.not_found` */
    async readWalk(id: number) {
      const row = await walks.find(id)
      const isKept = row !== null && row.visibility !== 'public' && row.prohibitedAt === null
      if (!row || (isKept && !(await cases.isReported('walk', id)))) throw new AppError('walk_log.not_found')
      const decided = await acts.list({ userId: row.user.id, walkId: id, limit: HISTORY_LENGTH })
      return { ...toWalk(row), acts: decided.map(toAct) }
    },
    ...createJourneyReads(db, counts),
    /** Null when no user with a verified address has the name. */
    findPersonByName: (name: string) => peopleRepository(db).findByName(name),
    /** The decisions that a person was notified of, without dismissed reports. */
    async listOwnActs(userId: number): Promise<OwnModerationAct[]> {
      const rows = await acts.list({ userId, limit: HISTORY_LENGTH })
      return rows
        .filter(({ action }) => action !== 'dismiss' && action !== 'change_role')
        .map(({ id, action, createdAt, reason, article }) => ({
          id,
          action,
          reason,
          article,
          created_at: createdAt.toISOString(),
        }))
    },
    /** Moderators' messages to a user, without the moderators' names. */
    async exportOf(userId: number) {
      const rows = await acts.list({ userId, limit: MOST_EXPORTED })
      return rows
        .filter(({ action }) => action !== 'dismiss')
        .map(({ action, reason, createdAt, details }) => ({ action, reason, createdAt, details }))
    },
    async listActs(before?: number): Promise<ListOf<ModerationAct>> {
      const [rows, counted] = await Promise.all([acts.list({ before, limit: pageSize + 1 }), counts()])
      const { shown, next } = pageOf(rows, ({ id }) => id)
      return { data: shown.map(toAct), next, counts: counted }
    },
  }
}

export type ModerationReadsService = ReturnType<typeof createModerationReadsService>
