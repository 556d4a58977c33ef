import { type FavoriteList, type FavoriteState, PRODUCT_LIMITS } from '@repo/contract'
import { AppError } from '../../platform/app-error.ts'
import type { Database } from '../../platform/database.ts'
import { pageOf } from '../../platform/page-of.ts'
import { toPublicUser } from '../../platform/public-user.ts'
import { canEdit, canView, type Reader } from '../article-access/route-article.policy.ts'
import { keysOf, type Subject, subjectNotFound } from '../article-access/subject.ts'
import type { BlocksService } from '../blocks/blocks.service.ts'
import type { Notify, Retract } from '../notifications/notifications.service.ts'
import type { ArticleIndex } from '../route-articles/search/article-search.ts'
import { favoritesRepository, type Liked } from './favorites.repository.ts'

interface FavoritesDependencies {
  readonly db: Database
  readonly search: ArticleIndex
  readonly blocks: BlocksService
  readonly notify: Notify
  readonly retract: Retract
}

interface Thanks {
  readonly subject: Subject
  readonly actorId: number
  readonly isFavorite: boolean
}

/** Thanks of readers. What guests see of the counts is up to ten seconds old: cached pages are not dropped for them. */
export function createFavoritesService({ db, search, blocks, notify, retract }: FavoritesDependencies) {
  /** @throws {AppError} that there is none, both where it is missing and where the reader may not see it. */
  const checkVisible = (liked: Liked | null, { kind }: Subject, reader: Reader): Liked => {
    if (!liked || !canView(liked, reader)) throw subjectNotFound(kind)
    return liked
  }

  const notifyAuthor = (tx: Database, { userId }: Liked, { subject, actorId, isFavorite }: Thanks) => {
    const { kind, id } = subject
    // Keys of those for articles are older than thanks for journeys.
    const onceKey = kind === 'article' ? `favorite:${id}:${actorId}` : `favorite:journey:${id}:${actorId}`
    return isFavorite
      ? notify(tx, { userId, type: 'favorite', actorId, ...keysOf(subject), onceKey })
      : retract(tx, { userId, onceKey })
  }

  const set = (subject: Subject, reader: Reader & { userId: number }, isFavorite: boolean): Promise<FavoriteState> =>
    db.transaction(async (tx) => {
      const repository = favoritesRepository(tx)
      const liked = checkVisible(await repository.lock(subject), subject, reader)
      if (canEdit(liked, reader.userId)) throw new AppError('favorite.own_article')
      if (isFavorite) await blocks.refuseEither(tx, liked.userId, reader.userId)
      const change = isFavorite ? repository.insert : repository.delete
      const hasChanged = await change(subject, reader.userId)
      const { favoriteCount } = liked
      if (!hasChanged) return { is_favorite: isFavorite, favorite_count: favoriteCount }
      // First: it holds the author's account, as saving does before it counts what the author is known for.
      await notifyAuthor(tx, liked, { subject, actorId: reader.userId, isFavorite })
      const by = isFavorite ? 1 : -1
      await repository.count(subject, by)
      if (subject.kind === 'article') await search.recount(tx, subject.id, { favoriteCount })
      return { is_favorite: isFavorite, favorite_count: favoriteCount + by }
    })

  return {
    set,
    has: (subject: Subject, userId: number) => favoritesRepository(db).has(subject, userId),
    exportOf: (userId: number) => favoritesRepository(db).listAll(userId),
    async list(subject: Subject, reader: Reader, before: number | null): Promise<FavoriteList> {
      const repository = favoritesRepository(db)
      const { favoriteCount } = checkVisible(await repository.find(subject), subject, reader)
      const rows = await repository.list(subject, { before, limit: PRODUCT_LIMITS.pageSize + 1 })
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
