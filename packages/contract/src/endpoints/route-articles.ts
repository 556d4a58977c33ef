import { Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import {
  IdParams,
  NewRouteArticleInput,
  PageQuery,
  paged,
  RouteArticle,
  RouteArticleInput,
  RouteCard,
  ShareToken,
} from '../schemas.ts'
import { routeFilters } from './search.ts'

export const ROUTE_SORTS = ['created_at', 'favorite_count', 'copy_count'] as const

/** `is_capped`: there are more than `total`, which are neither counted nor shown. */
const RouteList = Type.Object({ ...paged(RouteCard).properties, is_capped: Type.Boolean() })

const ReadQuery = Type.Object(
  {
    token: Type.Optional(ShareToken),
    /** The map without what its author's private places hide, for its author as well. */
    seen_by: Type.Optional(Type.Literal('others')),
  },
  { additionalProperties: false },
)

/** `autosave`: an automatic save, which becomes a revision only when there was none for a while. */
const SaveQuery = Type.Object({ autosave: Type.Optional(Type.Literal('1')) }, { additionalProperties: false })

export const routeArticleEndpoints = {
  listRoutes: endpoint({
    method: 'GET',
    path: '/v1/routes',
    summary:
      'Public articles, best match, newest, most liked or most copied first; or by time, climb or course constant',
    access: 'anyone',
    query: Type.Object({ page: Type.Optional(PageQuery), ...routeFilters }, { additionalProperties: false }),
    response: { status: 200, body: RouteList },
    errors: ['article.not_found'],
  }),
  readRoute: endpoint({
    method: 'GET',
    path: '/v1/routes/:id',
    summary: 'One article; drafts and private ones answer 404 to others, link-shared ones need their token',
    access: 'anyone',
    params: IdParams,
    query: ReadQuery,
    response: { status: 200, body: RouteArticle },
    errors: ['article.not_found'],
  }),
  createRoute: endpoint({
    method: 'POST',
    path: '/v1/routes',
    summary: 'Creates an article',
    access: 'verifiedUser',
    query: SaveQuery,
    body: NewRouteArticleInput,
    response: { status: 201, body: RouteArticle },
    errors: [
      'account.suspended',
      'article.title_required',
      'article.map_empty',
      'article.map_invalid',
      'article.map_too_detailed',
      'article.body_invalid',
      'article.limit_reached',
      'article.source_private',
      'article.origin_invalid',
      'file.not_found',
    ],
    idempotent: true,
  }),
  saveRoute: endpoint({
    method: 'PUT',
    path: '/v1/routes/:id',
    summary:
      'Replaces an article; If-Match carries the version it was made from, 412 answers with the newer one in `current`',
    access: 'verifiedUser',
    params: IdParams,
    query: SaveQuery,
    body: RouteArticleInput,
    response: { status: 200, body: RouteArticle },
    errors: [
      'account.suspended',
      'article.not_found',
      'article.trashed',
      'article.version_required',
      'article.version_conflict',
      'article.title_required',
      'article.map_empty',
      'article.map_invalid',
      'article.map_too_detailed',
      'article.body_invalid',
      'article.limit_reached',
      'article.source_private',
      'file.not_found',
    ],
    idempotent: true,
  }),
  previewRoute: endpoint({
    method: 'POST',
    path: '/v1/routes/:id/preview',
    summary: 'What saving would make of an article of the logged-in user; nothing is stored or shown to others',
    access: 'verifiedUser',
    params: IdParams,
    body: RouteArticleInput,
    response: { status: 200, body: RouteArticle },
    errors: [
      'article.not_found',
      'article.trashed',
      'article.map_invalid',
      'article.map_too_detailed',
      'article.body_invalid',
      'file.not_found',
    ],
  }),
  showHealth: endpoint({
    method: 'PUT',
    path: '/v1/routes/:id/health',
    summary: 'Shows others the heart rates, powers and cadences of an article, or hides them; no new version',
    access: 'verifiedUser',
    params: IdParams,
    body: Type.Object({ shown: Type.Boolean() }, { additionalProperties: false }),
    response: { status: 204, body: null },
    errors: ['article.not_found'],
  }),
  deleteRoute: endpoint({
    method: 'DELETE',
    path: '/v1/routes/:id',
    summary: 'Puts an article of the logged-in user into their trash, from where it can be restored for 30 days',
    access: 'verifiedUser',
    params: IdParams,
    response: { status: 204, body: null },
    errors: ['article.not_found'],
  }),
  deleteReportedRoute: endpoint({
    method: 'DELETE',
    path: '/v1/routes/:id/report',
    summary: 'Puts an article of the logged-in user into their trash, as `DELETE /v1/routes/:id` does; reports stay',
    access: 'verifiedUser',
    params: IdParams,
    response: { status: 204, body: null },
    errors: ['article.not_found'],
  }),
}
