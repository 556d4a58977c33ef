import type { PublicUser } from '@repo/contract'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { users } from '../../platform/session/users.table.ts'
import { editProposals } from '../../schema/edit-proposals.table.ts'
import {
  articleBodies,
  articleMaps,
  articleTags,
  isPublic,
  isTrashed,
  publicationOf,
  routeArticles,
} from '../../schema/route-articles.table.ts'

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
  isTrashed: isTrashed(routeArticles),
  version: routeArticles.version,
  source: routeArticles.source,
  distanceKm: routeArticles.distanceKm,
  climbMeters: routeArticles.climbMeters,
  courseMinutes: routeArticles.courseMinutes,
  courseModel: routeArticles.courseModel,
  courseVersion: routeArticles.courseVersion,
  courseByGround: routeArticles.courseByGround,
  courseConstant: routeArticles.courseConstant,
  isLoop: routeArticles.isLoop,
  lineProfile: routeArticles.lineProfile,
  outline: routeArticles.outline,
  bounds: routeArticles.bounds,
  placeJa: routeArticles.placeJa,
  placeEn: routeArticles.placeEn,
  thumbnailPath: routeArticles.thumbnailPath,
  previewKey: routeArticles.previewKey,
  favoriteCount: routeArticles.favoriteCount,
  copyCount: routeArticles.copyCount,
  commentCount: routeArticles.commentCount,
  createdAt: routeArticles.createdAt,
  updatedAt: routeArticles.updatedAt,
  publishedAt: publicationOf(routeArticles),
  userName: users.name,
  userNickname: users.nickname,
  userAvatar: users.avatar,
  tags: tagNames,
}

/** The article that a clone was made of, while that is public. */
export const originals = alias(routeArticles, 'original')
export const isOriginal = and(eq(originals.id, routeArticles.clonedFromId), isPublic(originals))

/** Whom a clone owes, unless they have left. */
export const creditedUsers = alias(users, 'credited')
export const isCredited = and(
  eq(creditedUsers.id, sql`(${routeArticles.cloneCredit} ->> 'user_id')::bigint`),
  isNull(creditedUsers.withdrawnAt),
)

const contributors = sql<PublicUser[]>`(
  select coalesce(json_agg(json_build_object('id', ${users.id}, 'name', ${users.name}, 'avatar', ${users.avatar},
    'nickname', coalesce(nullif(${users.nickname}, ''), ${users.name})) order by taken.first_id), '[]')
  from (
    select ${editProposals.userId} as id, min(${editProposals.id}) as first_id from ${editProposals}
    where ${editProposals.articleId} = ${routeArticles.id} and ${editProposals.status} in ('accepted', 'partly_accepted')
    group by 1
  ) as taken join ${users} on ${users.id} = taken.id and ${users.withdrawnAt} is null)`

const articleColumns = {
  ...cardColumns,
  shareToken: routeArticles.shareToken,
  showsHealth: routeArticles.showsHealth,
  layers: articleMaps.layers,
  /** For the author alone. Others may see `layers`. */
  ownLayers: articleMaps.ownLayers,
  body: articleBodies.body,
  translatedBody: articleBodies.translatedBody,
}

/** Of an article that is read by itself, with {@link originals} and {@link creditedUsers} joined. */
export const readColumns = {
  ...articleColumns,
  cloneCredit: routeArticles.cloneCredit,
  originalId: sql<number | null>`${originals.id}`.mapWith((id: string | null) => (id === null ? null : Number(id))),
  originalTitle: sql<string | null>`${originals.title}`,
  creditedId: sql<number | null>`${creditedUsers.id}`.mapWith((id: string | null) => (id === null ? null : Number(id))),
  creditedName: sql<string | null>`${creditedUsers.name}`,
  creditedNickname: sql<string | null>`${creditedUsers.nickname}`,
  creditedAvatar: sql<string | null>`${creditedUsers.avatar}`,
  contributors,
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

export interface ReadRow extends RowOf<typeof readColumns> {}
