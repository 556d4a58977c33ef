import { type CollectedStock, PRODUCT_LIMITS } from '@repo/contract'
import { AppError } from '../../platform/app-error.ts'
import type { Database } from '../../platform/database.ts'
import type { BlocksService } from '../blocks/blocks.service.ts'
import type { JourneyChangesService } from '../journeys/journey-changes.service.ts'
import { createStockCategoriesService } from '../stocks/stock-categories.service.ts'
import { stockListsRepository } from './stock-lists.repository.ts'

interface StockCollectionsDependencies {
  readonly db: Database
  readonly blocks: BlocksService
  readonly journeyChanges: Pick<JourneyChangesService, 'create'>
}

type Finish = (tx: Database, answer: CollectedStock) => Promise<void>

/** Collections that are made of what people keep. */
export function createStockCollectionsService({ db, blocks, journeyChanges }: StockCollectionsDependencies) {
  return {
    /**
     * What is taken back or blocked in the moment of the request refuses it, as for any entry.
     *
     * @throws {AppError} `stock_category.not_found`, `stock_category.nothing_public`, `journey.limit_reached`,
     *   `article.not_found`, `user.blocked`
     */
    async collect(userId: number, categoryId: number, finish: Finish): Promise<CollectedStock> {
      const categories = await createStockCategoriesService({ db }).list(userId)
      const category = categories.data.find(({ id }) => id === categoryId)
      if (!category) throw new AppError('stock_category.not_found')
      const rows = await stockListsRepository(db).listPublic(userId, categoryId)
      const apart = await blocks.apartFrom(
        db,
        userId,
        rows.flatMap(({ authorId }) => authorId ?? []),
      )
      const ids = rows.flatMap(({ articleId, authorId }) =>
        articleId === null || authorId === null || apart.has(authorId) ? [] : [articleId],
      )
      if (ids.length === 0) throw new AppError('stock_category.nothing_public')
      const taken = ids.slice(0, PRODUCT_LIMITS.journey.entries)
      const entries = taken.map((article_id) => ({ kind: 'stage', article_id }) as const)
      const answerOf = ({ id }: { readonly id: number }): CollectedStock => ({
        journey_id: id,
        hidden_count: rows.length - ids.length,
        beyond_limit_count: ids.length - taken.length,
      })
      const body = { kind: 'collection', title: category.name, state: 'private', entries } as const
      return answerOf(await journeyChanges.create(userId, body, (tx, journey) => finish(tx, answerOf(journey))))
    },
  }
}

export type StockCollectionsService = ReturnType<typeof createStockCollectionsService>
