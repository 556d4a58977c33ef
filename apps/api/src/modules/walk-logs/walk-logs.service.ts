import {
  type JourneyWalkList,
  type OwnWalkLogList,
  PRODUCT_LIMITS,
  type StageWalks,
  type WalkLog,
  type WalkLogList,
  type WalkSummary,
} from '@repo/contract'
import { AppError } from '../../platform/app-error.ts'
import type { Database } from '../../platform/database.ts'
import { pageOf } from '../../platform/page-of.ts'
import { toPublicUser } from '../../platform/public-user.ts'
import { canView, type Reader } from '../article-access/route-article.policy.ts'
import type { BlocksService } from '../blocks/blocks.service.ts'
import type { CardRow } from '../route-articles/article-rows.ts'
import { stageWalksRepository, type WalkedStage } from './stage-walks.repository.ts'
import { type ConditionFact, freshSince, newestConditions } from './walk-log.policy.ts'
import { toOwnWalkLog, toWalkLog, writeKey } from './walk-log-answers.ts'
import type { WalkKey } from './walk-log-rows.ts'
import { walkLogsRepository } from './walk-logs.repository.ts'

interface WalkLogsDependencies {
  readonly db: Database
  readonly blocks: BlocksService
}

const limit = PRODUCT_LIMITS.pageSize + 1

/** Walks as readers get them. */
export function createWalkLogsService({ db, blocks }: WalkLogsDependencies) {
  const repository = walkLogsRepository(db)

  const summaryOf = async (articleId: number, viewerId: number | null): Promise<WalkSummary> => {
    const of = { articleId, viewerId }
    const [{ total, people }, walkers, facts, typical] = await Promise.all([
      repository.count(of),
      repository.listWalkers(of),
      repository.listConditions(of, freshSince(new Date())),
      repository.findTypicalTime(articleId),
    ])
    const conditions = newestConditions(facts).map(toConditionAnswer)
    return { total, conditions, people: { total: people, shown: walkers.map(toPublicUser) }, typical }
  }

  return {
    /** What walks say of stages that the viewer may read, of those alone that somebody walked. */
    async listOfStages(stages: readonly WalkedStage[], viewerId: number | null): Promise<StageWalks> {
      if (stages.length === 0) return { data: [] }
      const reading = stageWalksRepository(db)
      const of = { stages, viewerId }
      const [counts, walkers, facts, times] = await Promise.all([
        reading.count(of),
        reading.listWalkers(of),
        reading.listConditions(of, freshSince(new Date())),
        reading.listTypicalTimes(stages),
      ])
      const data = counts.map(({ entryId, total, people }) => {
        const isIts = (row: { readonly entryId: number }) => row.entryId === entryId
        const typical = times.find(isIts)
        return {
          entry_id: entryId,
          total,
          conditions: newestConditions(facts.filter(isIts)).map(toConditionAnswer),
          people: { total: people, shown: walkers.filter(isIts).map(toPublicUser) },
          typical: typical ? { minutes: typical.minutes, people: typical.people } : null,
        }
      })
      return { data }
    },
    /** Walks on stages that the viewer may read, each at the first one that it is of. */
    async listOfJourney(
      stages: readonly WalkedStage[],
      viewerId: number | null,
      before: WalkKey | null,
    ): Promise<JourneyWalkList> {
      if (stages.length === 0) return { data: [], next: null, total: 0 }
      const reading = stageWalksRepository(db)
      const of = { stages, viewerId }
      const [keys, total] = await Promise.all([reading.listKeys(of, { before, limit }), reading.countWalks(of)])
      const { shown, next } = pageOf(keys, writeKey)
      const logs = await repository.listVisible(
        viewerId,
        shown.map(({ id }) => id),
      )
      const data = shown.flatMap(({ id, entryId }) => {
        const log = logs.get(id)
        return log ? [{ ...toWalkLog(log, viewerId), entry_id: entryId }] : []
      })
      return { data, next, total }
    },
    /** @throws {AppError} `article.not_found` */
    async list(articleId: number, reader: Reader, before: WalkKey | null): Promise<WalkLogList> {
      const article = await repository.findArticle(articleId)
      if (!article || !canView(article, reader)) throw new AppError('article.not_found')
      const { userId: viewerId } = reader
      const [rows, summary, apart] = await Promise.all([
        repository.list({ articleId, viewerId, before, limit }),
        before === null ? summaryOf(articleId, viewerId) : null,
        blocks.apartFrom(db, viewerId, [article.userId]),
      ])
      const { shown, next } = pageOf(rows, writeKey)
      const data = shown.map((row): WalkLog => toWalkLog(row, viewerId))
      return { data, next, summary, viewer_can: { share: !apart.has(article.userId) } }
    },
    async listOwn(userId: number, before: WalkKey | null): Promise<OwnWalkLogList> {
      const [rows, total] = await Promise.all([
        repository.listOwn(userId, { before, limit }),
        repository.countOwn(userId),
      ])
      const { shown, next } = pageOf(rows, writeKey)
      const ids = shown.map(({ id }) => id)
      const logs = await repository.listById(userId, ids)
      const data = shown.flatMap(({ id, isVisible, card, token }) => {
        const log = logs.get(id)
        // The join has a card wherever it has an article.
        return log ? [toOwnWalkLog({ ...log, card: isVisible ? (card as CardRow) : null, token })] : []
      })
      return { data, next, total }
    },
    /** For the data archive. */
    exportOf: repository.listAll,
  }
}

export type WalkLogsService = ReturnType<typeof createWalkLogsService>

const toConditionAnswer = ({ condition, walkedOn, people }: ConditionFact) => ({
  condition,
  walked_on: walkedOn,
  people,
})
