import { REPORT_REASONS, type ReportedKind, type ReportReason } from '@repo/contract'
import { AppError } from '../../platform/app-error.ts'
import type { Database } from '../../platform/database.ts'
import type { Throttle } from '../../platform/throttle/throttle.ts'
import { canView, type Reader } from '../article-access/route-article.policy.ts'
import { accessOf } from '../journeys/journey.policy.ts'
import { type NewReport, reportsRepository } from './reports.repository.ts'

interface ReportsDependencies {
  readonly db: Database
  readonly throttle: Throttle
}

export interface Reported {
  readonly kind: ReportedKind
  readonly id: number
  /** The code of a reason, or what the reporter writes. */
  readonly content: string
}

interface Reporter extends Reader {
  readonly userId: number
  readonly isNew: boolean
}

type Target = Pick<NewReport, 'articleId' | 'commentId' | 'snapshot'> & { readonly userId: number }

const HOUR_SECONDS = 60 * 60
const PER_HOUR = { known: 30, new: 10 } as const

/** Reports of people to moderators. */
export function createReportsService({ db, throttle }: ReportsDependencies) {
  return {
    /** A user's own reports. */
    listOf: (reporterId: number) => reportsRepository(db).listOf(reporterId),
    /** Of who withdraws. */
    forget: (tx: Database, userId: number): Promise<void> => reportsRepository(tx).forget(userId),
    /**
     * Again about the same while it is open changes nothing.
     *
     * @returns its id.
     * @throws {AppError} `report.own`, `report.detail_required`, `request.too_many`, or that there is no such thing for
     * them.
     */
    async report(reporter: Reporter, { kind, id, content: sent }: Reported): Promise<{ id: number }> {
      const repository = reportsRepository(db)
      const target = await findTarget(repository, { kind, id }, reporter)
      if (target.userId === reporter.userId) throw new AppError('report.own')
      const content = readReportContent(kind, sent)
      if (content === null) {
        throw new AppError('report.detail_required', {}, { fields: [{ field: 'content', rule: 'required' }] })
      }
      const max = reporter.isNew ? PER_HOUR.new : PER_HOUR.known
      const rule = { name: 'reports', subject: String(reporter.userId), max, seconds: HOUR_SECONDS }
      await throttle.hit([rule], 'request.too_many')
      const { userId: reporterId } = reporter
      return { id: await repository.insert({ reporterId, kind, targetId: id, ...target, ...content }) }
    },
  }
}

async function findTarget(
  repository: ReturnType<typeof reportsRepository>,
  { kind, id }: Omit<Reported, 'content'>,
  reader: Reporter,
): Promise<Target> {
  if (kind === 'route') {
    const article = await repository.findArticle(id)
    if (!article || !canView(article, reader)) throw new AppError('article.not_found')
    const { userId, title, summary, version } = article
    return { userId, articleId: id, snapshot: { title, summary, version } }
  }
  if (kind === 'journey') {
    const journey = await repository.findJourney(id)
    if (!journey || !canView(accessOf(journey), reader)) throw new AppError('journey.not_found')
    const { userId, title, summary, version } = journey
    return { userId, snapshot: { title, summary, version } }
  }
  if (kind === 'user') {
    const user = await repository.findUser(id)
    if (!user) throw new AppError('user.not_found')
    return { userId: id, snapshot: user }
  }
  if (kind === 'walk') {
    const walk = await repository.findWalk(id, reader.userId)
    if (!walk?.article || !canView(walk.article, reader)) throw new AppError('walk_log.not_found')
    const { userId, articleId, text } = walk
    return { userId, articleId, snapshot: { text } }
  }
  const comment = await repository.findComment(id)
  const access = comment?.article ?? comment?.journey
  if (!comment || !access || !canView(access, reader)) throw new AppError('comment.not_found')
  const { userId, articleId, text } = comment
  return { userId, articleId, commentId: id, snapshot: { text } }
}

export type ReportsService = ReturnType<typeof createReportsService>

interface ReportContent {
  readonly reason: ReportReason
  /** What the reporter wrote; of a listed reason its code. */
  readonly content: string
}

/** The wire sends one text: the code of a reason, or what is written for `other`. @returns null where that is missing. */
export function readReportContent(kind: ReportedKind, sent: string): ReportContent | null {
  const content = sent.trim()
  const reason = REPORT_REASONS[kind].find((code) => code === content)
  if (reason !== undefined && reason !== 'other') return { reason, content }
  return content === '' || content === 'other' ? null : { reason: 'other', content }
}
