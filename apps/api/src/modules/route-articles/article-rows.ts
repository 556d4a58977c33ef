import { eq, type SQL, sql } from 'drizzle-orm'
import { users } from '../accounts/users.table.ts'
import { articleBodies, articleMaps, articleTags, publicationOf, routeArticles } from './route-articles.table.ts'

const tagNames = sql<string[]>`array(
  select ${articleTags.name} from ${articleTags}
  where ${articleTags.articleId} = ${routeArticles.id} order by ${articleTags.position})`

/** The columns of an article in a list, with its tags and its author as others see them. */
export const cardColumns = {
  id: routeArticles.id,
  userId: routeArticles.userId,
  title: routeArticles.title,
  summary: routeArticles.summary,
  language: routeArticles.language,
  translatedTitle: routeArticles.translatedTitle,
  translatedSummary: routeArticles.translatedSummary,
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
  publishedAt: publicationOf(routeArticles),
  userName: users.name,
  userNickname: users.nickname,
  userAvatar: users.avatar,
  tags: tagNames,
}

export const articleColumns = {
  ...cardColumns,
  shareToken: routeArticles.shareToken,
  layers: articleMaps.layers,
  body: articleBodies.body,
  translatedBody: articleBodies.translatedBody,
}

export const isAuthor = eq(users.id, routeArticles.userId)

type TableColumn = { readonly _: { readonly data: unknown; readonly notNull: boolean } }
type ValueOf<Selected> =
  Selected extends SQL<infer Value>
    ? Value
    : Selected extends TableColumn
      ? Selected['_']['data'] | (Selected['_']['notNull'] extends true ? never : null)
      : never
type RowOf<Columns> = { readonly [Name in keyof Columns]: ValueOf<Columns[Name]> }

export interface CardRow extends RowOf<typeof cardColumns> {}

export interface ArticleRow extends RowOf<typeof articleColumns> {}
