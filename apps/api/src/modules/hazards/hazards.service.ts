import { type HazardAnswer, type HazardState, PRODUCT_LIMITS } from '@repo/contract'
import { AppError } from '../../platform/app-error.ts'
import type { Database } from '../../platform/database.ts'
import { databaseTime } from '../../platform/database-time.ts'
import { canEdit, canView, type Reader } from '../article-access/route-article.policy.ts'
import type { Notify } from '../notifications/notifications.service.ts'
import { readStoredMap } from '../route-articles/article-content.ts'
import { hazardState, hazardsOf, type MapHazard } from '../route-articles/hazards/hazard.policy.ts'
import { hazardsRepository } from './hazards.repository.ts'

interface HazardsDependencies {
  readonly db: Database
  readonly notify: Notify
}

interface Answered {
  readonly articleId: number
  readonly objectId: string
  /** Null takes the word back. */
  readonly answer: HazardAnswer | null
}

/** Hazards on a map, which may no longer exist one day, and readers' confirmations of them. */
export function createHazardsService({ db, notify }: HazardsDependencies) {
  return {
    /** What is known of an article's hazards, for one reader, null for a guest. */
    async statesOf(
      { id, publishedAt }: { readonly id: number; readonly publishedAt: Date },
      hazards: readonly MapHazard[],
      userId: number | null,
    ): Promise<HazardState[]> {
      if (hazards.length === 0) return []
      const [reports, now] = await Promise.all([hazardsRepository(db).list(id), databaseTime(db)])
      return hazards.map((hazard) => hazardState(hazard, reports, { publishedAt, now, userId }))
    },
    /** @throws {AppError} `article.not_found`, `hazard.own`, `hazard.not_found` */
    answer: (reader: Reader & { userId: number }, { articleId, objectId, answer }: Answered): Promise<HazardState> =>
      db.transaction(async (tx) => {
        const repository = hazardsRepository(tx)
        const { userId } = reader
        const article = await repository.lockArticle(articleId)
        if (!article || !canView(article, reader)) throw new AppError('article.not_found')
        if (canEdit(article, userId)) throw new AppError('hazard.own')
        const hazard = hazardsOf(readStoredMap(article.layers)).find(({ id }) => id === objectId)
        if (!hazard) throw new AppError('hazard.not_found')
        const word = { articleId, objectId, userId }
        const seenOn = hazard.seenOn ?? ''
        if (answer === null) await repository.delete(word)
        else await repository.put({ ...word, answer, seenOn })
        const { publishedAt } = article
        const reports = await repository.list(articleId)
        const state = hazardState(hazard, reports, { publishedAt, now: await databaseTime(tx), userId })
        if (answer === 'gone' && state.gone_count >= PRODUCT_LIMITS.hazard.goneReports) {
          await notify(tx, {
            userId: article.userId,
            type: 'hazard',
            actorId: null,
            articleId,
            details: { object_id: objectId, object_name: hazard.name, people: state.gone_count },
            // Once for each sighting.
            onceKey: `hazard:${articleId}:${objectId}:${seenOn}`,
          })
        }
        return state
      }),
    listOf: (userId: number) => hazardsRepository(db).listOf(userId),
  }
}

export type HazardsService = ReturnType<typeof createHazardsService>
