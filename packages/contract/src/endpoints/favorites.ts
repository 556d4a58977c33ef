import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { nullable } from '../nullable.ts'
import { IdParam, IdParams, PublicUser, ShareToken, Timestamp } from '../schemas.ts'

const TokenQuery = Type.Object({ token: Type.Optional(ShareToken) }, { additionalProperties: false })
const KeyQuery = Type.Object(
  { token: Type.Optional(ShareToken), before: Type.Optional(IdParam) },
  { additionalProperties: false },
)

/** The state after a Nice Route is sent or taken back. */
export const FavoriteState = Type.Object({ is_favorite: Type.Boolean(), favorite_count: Type.Integer() })
export type FavoriteState = Static<typeof FavoriteState>

/** Newest first. `next` is the key of the next page, null on the last one. People who have left are counted and not named. */
export const FavoriteList = Type.Object({
  data: Type.Array(Type.Object({ user: PublicUser, created_at: Timestamp })),
  total: Type.Integer(),
  next: nullable(Type.String()),
})
export type FavoriteList = Static<typeof FavoriteList>

/** A Nice Route thanks the author of an article. */
export const favoriteEndpoints = {
  favoriteRoute: endpoint({
    method: 'PUT',
    path: '/v1/routes/:id/favorite',
    summary: 'Sends a Nice Route; again it changes nothing',
    access: 'verifiedUser',
    reachesOthers: true,
    params: IdParams,
    query: TokenQuery,
    response: { status: 200, body: FavoriteState },
    errors: ['article.not_found', 'favorite.own_article', 'user.blocked'],
  }),
  unfavoriteRoute: endpoint({
    method: 'DELETE',
    path: '/v1/routes/:id/favorite',
    summary: 'Takes a Nice Route back; without one it changes nothing',
    access: 'verifiedUser',
    params: IdParams,
    query: TokenQuery,
    response: { status: 200, body: FavoriteState },
    errors: ['article.not_found', 'favorite.own_article'],
  }),
  listFavorites: endpoint({
    method: 'GET',
    path: '/v1/routes/:id/favorites',
    summary: 'Who has sent a Nice Route for an article, page by page',
    access: 'anyone',
    params: IdParams,
    query: KeyQuery,
    response: { status: 200, body: FavoriteList },
    errors: ['article.not_found'],
  }),
}
