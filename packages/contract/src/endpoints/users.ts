import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { PRODUCT_LIMITS, SOCIAL_NAME_PATTERNS } from '../limits.ts'
import { nullable } from '../nullable.ts'
import {
  IdParams,
  Nickname,
  PageQuery,
  PublicUser,
  paged,
  RouteCard,
  SearchText,
  Timestamp,
  UserName,
} from '../schemas.ts'
import { PersonLine, PersonText } from '../texts/person-text.ts'

export const USER_SORTS = ['created_at', 'route_count', 'favorite', 'copy'] as const

const listedFields = {
  ...PublicUser.properties,
  created_at: Timestamp,
  route_count: Type.Integer(),
  favorite_sum: Type.Integer(),
  copy_sum: Type.Integer(),
  follower_count: Type.Integer(),
  /** Whether the viewer follows them. */
  is_following: Type.Boolean(),
  /** Whether the viewer blocks them. The reverse is never revealed. */
  is_blocked: Type.Boolean(),
  /** False when either blocks the other: following, comments, Nice Routes, copies and proposals are refused. */
  can_interact: Type.Boolean(),
}

/** Somebody with what they have published. The sums are over their public articles. */
export const ListedUser = Type.Object(listedFields)
export type ListedUser = Static<typeof ListedUser>

const orEmpty = (pattern: string) => Type.String({ pattern: `^$|${pattern}` })

/** What people say about themselves; empty where they do not. */
export const ProfileInput = Type.Object(
  {
    nickname: Nickname,
    place: PersonLine({ maxLength: PRODUCT_LIMITS.placeLength.max }),
    profile: PersonText({ maxLength: PRODUCT_LIMITS.profileLength.max }),
    /** An absolute `http` or `https` address. */
    site: Type.String({ maxLength: PRODUCT_LIMITS.siteLength.max }),
    /** The names of accounts at these services, without `@`; their addresses are `socialAddress`. */
    twitter: orEmpty(SOCIAL_NAME_PATTERNS.twitter),
    instagram: orEmpty(SOCIAL_NAME_PATTERNS.instagram),
    facebook: orEmpty(SOCIAL_NAME_PATTERNS.facebook),
  },
  { additionalProperties: false },
)
export type ProfileInput = Static<typeof ProfileInput>

const profileFields = {
  place: Type.String(),
  profile: Type.String(),
  site: Type.String(),
  twitter: Type.String(),
  instagram: Type.String(),
  facebook: Type.String(),
}

/** A person, as shown on their own page. */
export const UserProfile = Type.Object({
  ...listedFields,
  ...profileFields,
  following_count: Type.Integer(),
  /** Whether everyone may read their years. */
  shows_years: Type.Boolean(),
})
export type UserProfile = Static<typeof UserProfile>

/** A user's totals: all articles, the published ones with their sums, and the articles of others that they stocked. */
export const OwnFigures = Type.Object({
  article_count: Type.Integer(),
  route_count: Type.Integer(),
  distance_km: Type.Number(),
  favorite_sum: Type.Integer(),
  copy_sum: Type.Integer(),
  stock_count: Type.Integer(),
})
export type OwnFigures = Static<typeof OwnFigures>

/** `path` of a picture of one's own, as uploading gave it; null for none. */
const AvatarInput = Type.Object({ path: nullable(Type.String({ maxLength: 255 })) }, { additionalProperties: false })

export const userEndpoints = {
  listUsers: endpoint({
    method: 'GET',
    path: '/v1/users',
    summary:
      'People who have published, by the beginning of a word of their names; `is_capped` when there are more than `total`',
    access: 'anyone',
    query: Type.Object(
      {
        page: Type.Optional(PageQuery),
        sort: Type.Optional(
          Type.Union([
            Type.Literal('created_at'),
            Type.Literal('route_count'),
            Type.Literal('favorite'),
            Type.Literal('copy'),
          ]),
        ),
        q: Type.Optional(SearchText),
      },
      { additionalProperties: false },
    ),
    response: { status: 200, body: Type.Object({ ...paged(ListedUser).properties, is_capped: Type.Boolean() }) },
    errors: [],
  }),
  readUser: endpoint({
    method: 'GET',
    path: '/v1/users/:id',
    summary: 'One person as others see them',
    access: 'anyone',
    params: IdParams,
    response: { status: 200, body: UserProfile },
    errors: ['user.not_found'],
  }),
  updateProfile: endpoint({
    method: 'PUT',
    path: '/v1/self/profile',
    summary: 'What the logged-in user says about themselves; `fields` of a refusal names what is wrong',
    access: 'verifiedUser',
    reachesOthers: true,
    body: ProfileInput,
    response: { status: 200, body: UserProfile },
    errors: [],
  }),
  changeUserName: endpoint({
    method: 'PUT',
    path: '/v1/self/name',
    summary: 'Another user name for the logged-in user; the former one is free for others',
    access: 'verifiedUser',
    reachesOthers: true,
    body: Type.Object({ name: UserName }, { additionalProperties: false }),
    response: { status: 200, body: UserProfile },
    errors: ['auth.name_reserved', 'auth.name_taken', 'auth.throttled'],
  }),
  setAvatar: endpoint({
    method: 'PUT',
    path: '/v1/self/avatar',
    summary: 'The picture of the logged-in user: a small square of their own, or none',
    access: 'verifiedUser',
    reachesOthers: true,
    body: AvatarInput,
    response: { status: 200, body: UserProfile },
    errors: ['file.not_found', 'user.avatar_not_square'],
  }),
  readOwnFigures: endpoint({
    method: 'GET',
    path: '/v1/self/figures',
    summary: 'What the logged-in user has made so far',
    access: 'verifiedUser',
    response: { status: 200, body: OwnFigures },
    errors: [],
  }),
  readUserMap: endpoint({
    method: 'GET',
    path: '/v1/users/:id/map',
    summary: 'The picture of the lines that one person has published, drawn on one map',
    access: 'anyone',
    params: IdParams,
    response: {
      status: 200,
      body: Type.Object({
        /** On light pages and narrow ones; `previewAddress` has those for others. Null without a line. */
        picture_path: nullable(Type.String()),
      }),
    },
    errors: ['user.not_found'],
  }),
  listUserRoutes: endpoint({
    method: 'GET',
    path: '/v1/users/:id/routes',
    summary: 'What one person has published, newest, most liked or most copied first',
    access: 'anyone',
    params: IdParams,
    query: Type.Object(
      {
        page: Type.Optional(PageQuery),
        sort: Type.Optional(
          Type.Union([Type.Literal('created_at'), Type.Literal('favorite_count'), Type.Literal('copy_count')]),
        ),
      },
      { additionalProperties: false },
    ),
    response: { status: 200, body: paged(RouteCard) },
    errors: ['user.not_found'],
  }),
}
