import { type FavoriteList, type FavoriteState, PRODUCT_LIMITS } from '@repo/contract'
import { AppError } from '../../platform/app-error.ts'
import type { Database } from '../../platform/database.ts'
import { pageOf } from '../../platform/page-of.ts'
import { toPublicUser } from '../../platform/public-user.ts'
import { canEdit, canView, type Reader } from '../article-access/route-article.policy.ts'
import type { BlocksService } from '../blocks/blocks.service.ts'
import type { Notify, Retract } from '../notifications/notifications.service.ts'
import type { ArticleSearch } from '../route-articles/search/article-search.ts'
import { favoritesRepository, type LikedArticle } from './favorites.repository.ts'

interface FavoritesDependencies {
  readonly db: Database
  readonly search: ArticleSearch
  readonly blocks: BlocksService
  readonly notify: Notify
  readonly retract: Retract
}

interface Thanks {
  readonly articleId: number
  readonly actorId: number
  readonly isFavorite: boolean
}

/** Thanks of readers. What guests see of the counts is up to ten seconds old: cached pages are not dropped for them. */
export function createFavoritesService({ db, search, blocks, notify, retract }: FavoritesDependencies) {
  /** @throws {AppError} `article.not_found`, both for missing articles and for those the reader may not see. */
  const checkVisible = (article: LikedArticle | null, reader: Reader): LikedArticle => {
    if (!article || !canView(article, reader)) throw new AppError('article.not_found')
    return article
  }

  const notifyAuthor = (tx: Database, { userId }: LikedArticle, thanks: Thanks) => {
    const { articleId, actorId, isFavorite } = thanks
    const onceKey = `favorite:${articleId}:${actorId}`
    return isFavorite
      ? notify(tx, { userId, type: 'favorite', actorId, articleId, onceKey })
      : retract(tx, { userId, onceKey })
  }

  const set = (articleId: number, reader: Reader & { userId: number }, isFavorite: boolean): Promise<FavoriteState> =>
    db.transaction(async (tx) => {
      const repository = favoritesRepository(tx)
      const article = checkVisible(await repository.lockArticle(articleId), reader)
      if (canEdit(article, reader.userId)) throw new AppError('favorite.own_article')
      if (isFavorite) await blocks.refuseEither(tx, article.userId, reader.userId)
      const change = isFavorite ? repository.insert : repository.delete
      const hasChanged = await change(articleId, reader.userId)
      const { favoriteCount } = article
      if (!hasChanged) return { is_favorite: isFavorite, favorite_count: favoriteCount }
      // First: it holds the author's account, as saving does before it counts what the author is known for.
      await notifyAuthor(tx, article, { articleId, actorId: reader.userId, isFavorite })
      const by = isFavorite ? 1 : -1
      await repository.count(articleId, by)
      await search.recount(tx, articleId, { favoriteCount })
      return { is_favorite: isFavorite, favorite_count: favoriteCount + by }
    })

  return {
    set,
    has: (articleId: number, userId: number) => favoritesRepository(db).has(articleId, userId),
    exportOf: (userId: number) => favoritesRepository(db).listAll(userId),
    async list(articleId: number, reader: Reader, before: number | null): Promise<FavoriteList> {
      const repository = favoritesRepository(db)
      const { favoriteCount } = checkVisible(await repository.findArticle(articleId), reader)
      const rows = await repository.list(articleId, { before, limit: PRODUCT_LIMITS.pageSize + 1 })
      const { shown, next } = pageOf(rows, ({ key }) => key)
      return {
        data: shown.map((row) => ({ user: toPublicUser(row), created_at: row.createdAt.toISOString() })),
        total: favoriteCount,
        next,
      }
    },
  }
}

export type FavoritesService = ReturnType<typeof createFavoritesService>
