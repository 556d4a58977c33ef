import { type FeedPage, PRODUCT_LIMITS } from '@repo/contract'
import type { Database } from '../../platform/database.ts'
import type { ArticleFinder } from '../route-articles/article-finder.ts'
import type { StocksService } from '../stocks/stocks.service.ts'
import { type FeedKey, feedRepository } from './feed.repository.ts'

interface FeedDependencies {
  readonly db: Database
  readonly finder: ArticleFinder
  /** The same articles, each with whether the viewer keeps it. */
  readonly markStocked: StocksService['mark']
}

/** Articles published by followed users. The feed is built on request, so publishing costs the same for all authors. */
export function createFeedService({ db, finder, markStocked }: FeedDependencies) {
  return {
    async list(userId: number, before: string | null): Promise<FeedPage> {
      const limit = PRODUCT_LIMITS.pageSize
      const keys = await feedRepository(db).list(userId, before === null ? null : parseKey(before), limit + 1)
      const shown = keys.slice(0, limit)
      const cards = await finder.listCards(shown.map(({ id }) => id))
      const last = keys.length > limit ? shown.at(-1) : undefined
      return {
        data: await markStocked(userId, cards),
        next: last ? `${last.publishedMicros}_${last.id}` : null,
      }
    },
  }
}

export type FeedService = ReturnType<typeof createFeedService>

function parseKey(text: string): FeedKey {
  const [publishedMicros = '0', id] = text.split('_')
  return { publishedMicros, id: Number(id) }
}
