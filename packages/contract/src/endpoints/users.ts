import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { IdParams, PageQuery, PublicUser, paged, RouteCard, Timestamp } from '../schemas.ts'

export const USER_SORTS = ['created_at', 'route_count', 'favorite', 'copy'] as const

/** Somebody with what they have published. The sums are over their public articles. */
export const UserProfile = Type.Object({
  ...PublicUser.properties,
  created_at: Timestamp,
  route_count: Type.Integer(),
  favorite_sum: Type.Integer(),
  copy_sum: Type.Integer(),
})
export type UserProfile = Static<typeof UserProfile>

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
        q: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
      },
      { additionalProperties: false },
    ),
    response: { status: 200, body: Type.Object({ ...paged(UserProfile).properties, is_capped: Type.Boolean() }) },
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
