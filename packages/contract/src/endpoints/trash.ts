import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { nullable } from '../nullable.ts'
import { IdParam, IdParams, OwnRouteCard, PageQuery, paged, Timestamp } from '../schemas.ts'

/** An article in the trash. `status` is what it becomes when it is restored. */
export const TrashedRoute = Type.Object({
  ...OwnRouteCard.properties,
  trashed_at: Timestamp,
  /** Until it is deleted for good, begun ones counted. */
  days_left: Type.Integer(),
})
export type TrashedRoute = Static<typeof TrashedRoute>

/** Why a restored article is a draft though it was none: the code of the error that a publication would be refused with. */
const DraftReason = Type.Union([
  Type.Literal('article.limit_reached'),
  Type.Literal('account.suspended'),
  Type.Literal('article.source_private'),
])
export type DraftReason = Static<typeof DraftReason>

export const RestoredRoute = Type.Object({
  route: OwnRouteCard,
  /** Null where it is what it was before. */
  draft_because: nullable(DraftReason),
})
export type RestoredRoute = Static<typeof RestoredRoute>

export const trashEndpoints = {
  listTrash: endpoint({
    method: 'GET',
    path: '/v1/self/trash',
    summary: 'The articles in the logged-in user’s trash, the last deleted first, or the one with this id',
    access: 'verifiedUser',
    query: Type.Object({ page: Type.Optional(PageQuery), id: Type.Optional(IdParam) }, { additionalProperties: false }),
    response: { status: 200, body: paged(TrashedRoute) },
    errors: [],
  }),
  restoreTrashed: endpoint({
    method: 'POST',
    path: '/v1/self/trash/:id/restore',
    summary: 'Takes an article out of the trash, as it was; does nothing to one that is not there (any more)',
    access: 'verifiedUser',
    params: IdParams,
    response: { status: 200, body: RestoredRoute },
    errors: ['article.not_found'],
  }),
  deleteTrashed: endpoint({
    method: 'DELETE',
    path: '/v1/self/trash/:id',
    summary: 'Deletes an article in the trash for good',
    access: 'verifiedUser',
    params: IdParams,
    response: { status: 204, body: null },
    errors: ['article.not_found'],
  }),
  emptyTrash: endpoint({
    method: 'DELETE',
    path: '/v1/self/trash',
    summary: 'Deletes all articles in the trash for good',
    access: 'verifiedUser',
    response: { status: 204, body: null },
    errors: [],
  }),
}
