import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { IdParam, IdParams, PublicUser, RouteCard, SearchText } from '../schemas.ts'
import { KeyQuery, keyed } from './keyed.ts'

/** The state after following or unfollowing. */
export const FollowState = Type.Object({ is_following: Type.Boolean(), follower_count: Type.Integer() })
export type FollowState = Static<typeof FollowState>

/** Somebody in a list of people who follow, or are followed. */
export const FollowedPerson = Type.Object({
  user: PublicUser,
  route_count: Type.Integer(),
  follower_count: Type.Integer(),
  /** Whether the viewer follows them. */
  is_following: Type.Boolean(),
  /** Whether the viewer blocks them. */
  is_blocked: Type.Boolean(),
  /** False when either blocks the other. */
  can_interact: Type.Boolean(),
})
export type FollowedPerson = Static<typeof FollowedPerson>

/** Latest first. People who have left are not among them. */
export const PeoplePage = keyed(FollowedPerson)
export type PeoplePage = Static<typeof PeoplePage>

export const FOLLOW_SIDES = ['following', 'followers'] as const
export type FollowSide = (typeof FOLLOW_SIDES)[number]

/** Public articles of followed users, latest publication first. */
export const FeedPage = keyed(RouteCard)
export type FeedPage = Static<typeof FeedPage>

export const followEndpoints = {
  followUser: endpoint({
    method: 'PUT',
    path: '/v1/users/:id/follow',
    summary: 'Follows somebody; again it changes nothing',
    access: 'verifiedUser',
    reachesOthers: true,
    params: IdParams,
    response: { status: 200, body: FollowState },
    errors: ['user.not_found', 'user.blocked', 'follow.self', 'follow.limit_reached'],
  }),
  unfollowUser: endpoint({
    method: 'DELETE',
    path: '/v1/users/:id/follow',
    summary: 'Follows somebody no longer; without having followed them it changes nothing',
    access: 'verifiedUser',
    params: IdParams,
    response: { status: 200, body: FollowState },
    errors: ['user.not_found', 'follow.self'],
  }),
  listFollowing: endpoint({
    method: 'GET',
    path: '/v1/users/:id/following',
    summary: 'Whom one person follows, page by page',
    access: 'anyone',
    params: IdParams,
    query: KeyQuery,
    response: { status: 200, body: PeoplePage },
    errors: ['user.not_found'],
  }),
  listFollowers: endpoint({
    method: 'GET',
    path: '/v1/users/:id/followers',
    summary: 'Who follows one person, page by page',
    access: 'anyone',
    params: IdParams,
    query: KeyQuery,
    response: { status: 200, body: PeoplePage },
    errors: ['user.not_found'],
  }),
  listOwnFollows: endpoint({
    method: 'GET',
    path: '/v1/self/follows',
    summary: 'Whom the logged-in user follows or who follows them, by a part of their names, page by page',
    access: 'verifiedUser',
    query: Type.Object(
      {
        side: Type.Union([Type.Literal('following'), Type.Literal('followers')]),
        q: Type.Optional(SearchText),
        before: Type.Optional(IdParam),
      },
      { additionalProperties: false },
    ),
    response: { status: 200, body: PeoplePage },
    errors: [],
  }),
  removeFollower: endpoint({
    method: 'DELETE',
    path: '/v1/self/followers/:id',
    summary: 'Makes somebody follow the logged-in user no longer; they are not notified',
    access: 'verifiedUser',
    params: IdParams,
    response: { status: 204, body: null },
    errors: [],
  }),
  suggestPeople: endpoint({
    method: 'GET',
    path: '/v1/self/people-to-follow',
    summary: 'A few people whose routes the logged-in user may like',
    access: 'verifiedUser',
    response: { status: 200, body: Type.Object({ data: Type.Array(FollowedPerson) }) },
    errors: [],
  }),
  listFeed: endpoint({
    method: 'GET',
    path: '/v1/self/feed',
    summary: 'What the people whom the logged-in user follows have published, page by page',
    access: 'verifiedUser',
    query: Type.Object(
      { before: Type.Optional(Type.String({ pattern: '^[0-9]{1,17}_[1-9][0-9]{0,14}$' })) },
      { additionalProperties: false },
    ),
    response: { status: 200, body: FeedPage },
    errors: [],
  }),
}
