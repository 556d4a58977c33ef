import { eq } from 'drizzle-orm'
import { users } from '../accounts/users.table.ts'
import { articleBodies, articleMaps, routeArticles } from './route-articles.table.ts'

/** The columns of an article in a list, with its author as others see them. */
export const cardColumns = {
  id: routeArticles.id,
  userId: routeArticles.userId,
  title: routeArticles.title,
  summary: routeArticles.summary,
  isDraft: routeArticles.isDraft,
  privateMode: routeArticles.privateMode,
  isForbidden: routeArticles.isForbidden,
  version: routeArticles.version,
  distanceKm: routeArticles.distanceKm,
  bounds: routeArticles.bounds,
  placeJa: routeArticles.placeJa,
  placeEn: routeArticles.placeEn,
  thumbnailPath: routeArticles.thumbnailPath,
  previewKey: routeArticles.previewKey,
  favoriteCount: routeArticles.favoriteCount,
  copyCount: routeArticles.copyCount,
  createdAt: routeArticles.createdAt,
  updatedAt: routeArticles.updatedAt,
  userName: users.name,
  userNickname: users.nickname,
  userAvatar: users.avatar,
}

export const articleColumns = {
  ...cardColumns,
  shareToken: routeArticles.shareToken,
  layers: articleMaps.layers,
  body: articleBodies.body,
}

export const isAuthor = eq(users.id, routeArticles.userId)

type RowOf<Columns extends Record<string, { readonly _: { readonly data: unknown; readonly notNull: boolean } }>> = {
  readonly [Name in keyof Columns]:
    | Columns[Name]['_']['data']
    | (Columns[Name]['_']['notNull'] extends true ? never : null)
}

export interface CardRow extends RowOf<typeof cardColumns> {
  readonly tags: readonly string[]
}

export interface ArticleRow extends RowOf<typeof articleColumns> {
  readonly tags: readonly string[]
}
