import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import type { ErrorCode } from '../errors.ts'
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

interface Liked {
  /** The part of the address with its kind. */
  readonly at: 'routes' | 'journeys'
  readonly name: 'an article' | 'a journey'
  readonly notFound: ErrorCode
}

const favoritesOf = ({ at, name, notFound }: Liked) => ({
  send: endpoint({
    method: 'PUT',
    path: `/v1/${at}/:id/favorite`,
    summary: `Sends a Nice Route for ${name}; again it changes nothing`,
    access: 'verifiedUser',
    reachesOthers: true,
    params: IdParams,
    query: TokenQuery,
    response: { status: 200, body: FavoriteState },
    errors: [notFound, 'favorite.own_article', 'user.blocked'],
  }),
  takeBack: endpoint({
    method: 'DELETE',
    path: `/v1/${at}/:id/favorite`,
    summary: `Takes a Nice Route for ${name} back; without one it changes nothing`,
    access: 'verifiedUser',
    params: IdParams,
    query: TokenQuery,
    response: { status: 200, body: FavoriteState },
    errors: [notFound, 'favorite.own_article'],
  }),
  list: endpoint({
    method: 'GET',
    path: `/v1/${at}/:id/favorites`,
    summary: `Who has sent a Nice Route for ${name}, page by page`,
    access: 'anyone',
    params: IdParams,
    query: KeyQuery,
    response: { status: 200, body: FavoriteList },
    errors: [notFound],
  }),
})

const ofArticles = favoritesOf({ at: 'routes', name: 'an article', notFound: 'article.not_found' })
const ofJourneys = favoritesOf({ at: 'journeys', name: 'a journey', notFound: 'journey.not_found' })

/** A Nice Route thanks the author of an article or a journey. */
export const favoriteEndpoints = {
  favoriteRoute: ofArticles.send,
  unfavoriteRoute: ofArticles.takeBack,
  listFavorites: ofArticles.list,
  favoriteJourney: ofJourneys.send,
  unfavoriteJourney: ofJourneys.takeBack,
  listJourneyFavorites: ofJourneys.list,
}
