import { type FeedPage, PRODUCT_LIMITS } from '@repo/contract'
import type { Database } from '../../platform/database.ts'
import { pageOf } from '../../platform/page-of.ts'
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
      const keys = await feedRepository(db).list(
        userId,
        before === null ? null : parseKey(before),
        PRODUCT_LIMITS.pageSize + 1,
      )
      const { shown, next } = pageOf(keys, ({ publishedMicros, id }) => `${publishedMicros}_${id}`)
      const cards = await finder.listCards(shown.map(({ id }) => id))
      return { data: await markStocked(userId, cards), next }
    },
  }
}

export type FeedService = ReturnType<typeof createFeedService>

function parseKey(text: string): FeedKey {
  const [publishedMicros = '0', id] = text.split('_')
  return { publishedMicros, id: Number(id) }
}
