import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { PRODUCT_LIMITS } from '../limits.ts'
import { nullable } from '../nullable.ts'
import {
  ArticleStatus,
  ArticleStatusFilter,
  ArticleTranslationInput,
  IdParam,
  IdParams,
  Locale,
  OwnRouteCard,
  PageQuery,
  PrivateMode,
  paged,
  RouteArticle,
  SearchText,
  Timestamp,
  TitleInput,
  VersionParam,
} from '../schemas.ts'
import { PersonText } from '../texts/person-text.ts'

const OWN_ROUTE_SORTS = ['updated_at', 'created_at', 'title'] as const
export type OwnRouteSort = (typeof OWN_ROUTE_SORTS)[number]

const Sort = Type.Union([Type.Literal('updated_at'), Type.Literal('created_at'), Type.Literal('title')])

/** How many articles the user has in each state. */
const StatusCounts = Type.Object({
  draft: Type.Integer(),
  private: Type.Integer(),
  linkShared: Type.Integer(),
  public: Type.Integer(),
  forbidden: Type.Integer(),
})
export type StatusCounts = Static<typeof StatusCounts>

/**
 * `counts`: numbers of the user's articles that match the search terms, in all states. `unlisted_count`: the number of all
 * articles that are shared by link or private, which is limited.
 */
const OwnRouteList = Type.Object({
  ...paged(OwnRouteCard).properties,
  counts: StatusCounts,
  unlisted_count: Type.Integer(),
})
export type OwnRouteList = Static<typeof OwnRouteList>

/** What a reason points at, with its title at that time. */
const NamedPointer = Type.Union([
  Type.Object({ object: Type.String(), label: Type.String() }),
  Type.Object({ block: Type.Integer(), label: Type.String() }),
])

/** Why an article is forbidden, and its author's appeal. */
export const Forbidding = Type.Object({
  reason: Type.String(),
  /** Null for articles forbidden before this was stored. */
  version: nullable(Type.Integer()),
  points_at: nullable(NamedPointer),
  /** What it is to its readers once it is allowed. */
  once_allowed: Type.Object({ status: ArticleStatus, private_mode: PrivateMode }),
  requested_at: nullable(Timestamp),
  request_note: Type.String(),
  appealed_at: nullable(Timestamp),
  appeal_note: Type.String(),
  appeal_decided_at: nullable(Timestamp),
  /** Why an appeal was rejected; null before. */
  appeal_answer: nullable(Type.String()),
  /** The last request that was declined, and why. The first reason stays beside it. */
  declined_at: nullable(Timestamp),
  decline_reason: nullable(Type.String()),
  decline_points_at: nullable(NamedPointer),
})
export type Forbidding = Static<typeof Forbidding>

/** An article as its author manages it. */
export const OwnRoute = Type.Object({
  ...OwnRouteCard.properties,
  /** Address with the sharing token; null unless the article is shared by link. */
  full_share_url: nullable(Type.String()),
  /** Null unless a moderator hid it. */
  forbidding: nullable(Forbidding),
  /** The number of open proposals by readers. */
  open_proposals: Type.Integer(),
})
export type OwnRoute = Static<typeof OwnRoute>

const revisionFields = {
  /** The version of the article that it stores. */
  version: Type.Integer(),
  title: Type.String(),
  created_at: Timestamp,
}

/** An earlier state of an article, in a list. */
export const RouteRevision = Type.Object(revisionFields)
export type RouteRevision = Static<typeof RouteRevision>

/** A complete earlier revision of an article. */
export const RouteRevisionContent = Type.Object({
  ...revisionFields,
  summary: Type.String(),
  language: Locale,
  translation: nullable(ArticleTranslationInput),
  layer: Type.Array(Type.Unknown()),
  context: Type.Unknown(),
})
export type RouteRevisionContent = Static<typeof RouteRevisionContent>

/** To moderators. */
const AuthorNote = PersonText({ maxLength: PRODUCT_LIMITS.moderationTextLength.max })

const RevisionParams = Type.Object({ id: IdParam, version: VersionParam }, { additionalProperties: false })

export const ownRouteEndpoints = {
  listOwnRoutes: endpoint({
    method: 'GET',
    path: '/v1/self/routes',
    summary: 'The logged-in user’s own articles, last changed first unless asked otherwise',
    access: 'verifiedUser',
    query: Type.Object(
      {
        page: Type.Optional(PageQuery),
        status: Type.Optional(ArticleStatusFilter),
        q: Type.Optional(SearchText),
        sort: Type.Optional(Sort),
      },
      { additionalProperties: false },
    ),
    response: { status: 200, body: OwnRouteList },
    errors: [],
  }),
  readOwnRoute: endpoint({
    method: 'GET',
    path: '/v1/self/routes/:id',
    summary: 'One of the logged-in user’s own articles with what only its author may know',
    access: 'verifiedUser',
    params: IdParams,
    response: { status: 200, body: OwnRoute },
    errors: ['article.not_found'],
  }),
  /** Responds with a file, not JSON. */
  downloadRoute: endpoint({
    method: 'GET',
    path: '/v1/self/routes/:id/bundle',
    summary:
      'One of the logged-in user’s own articles as one ZIP archive: what was written, its map as GPX, its pictures',
    access: 'verifiedUser',
    params: IdParams,
    response: { status: 200, body: Type.Unsafe<string | Uint8Array>({ type: 'string' }) },
    errors: ['article.not_found'],
  }),
  duplicateRoute: endpoint({
    method: 'POST',
    path: '/v1/self/routes/:id/duplicate',
    summary: 'Makes a draft with the same map, text and tags',
    access: 'verifiedUser',
    params: IdParams,
    body: Type.Object(
      {
        title: TitleInput,
        /** For an article in two languages; the first language by default. */
        translated_title: Type.Optional(TitleInput),
      },
      { additionalProperties: false },
    ),
    response: { status: 201, body: RouteArticle },
    errors: ['article.not_found'],
    idempotent: true,
  }),
  rotateShareLink: endpoint({
    method: 'POST',
    path: '/v1/self/routes/:id/share-link',
    summary: 'Gives the article another sharing address; the former one leads nowhere from then on',
    access: 'verifiedUser',
    params: IdParams,
    response: { status: 200, body: OwnRoute },
    errors: ['article.not_found'],
  }),
  requestPublication: endpoint({
    method: 'POST',
    path: '/v1/self/routes/:id/publication-request',
    summary: 'Asks moderators to show a hidden article again; does nothing to one that is not hidden',
    access: 'verifiedUser',
    params: IdParams,
    body: Type.Object({ note: Type.Optional(AuthorNote) }, { additionalProperties: false }),
    response: { status: 200, body: OwnRoute },
    errors: ['article.not_found'],
  }),
  appealForbidding: endpoint({
    method: 'POST',
    path: '/v1/self/routes/:id/appeal',
    summary: 'Says once why a hidden article should be shown as it is',
    access: 'verifiedUser',
    params: IdParams,
    body: Type.Object({ note: AuthorNote }, { additionalProperties: false }),
    response: { status: 200, body: OwnRoute },
    errors: ['article.not_found', 'moderation.already_appealed', 'moderation.reason_required'],
  }),
  listRevisions: endpoint({
    method: 'GET',
    path: '/v1/self/routes/:id/revisions',
    summary: 'Earlier states of an article, the newest first',
    access: 'verifiedUser',
    params: IdParams,
    response: { status: 200, body: Type.Object({ data: Type.Array(RouteRevision) }) },
    errors: ['article.not_found'],
  }),
  readRevision: endpoint({
    method: 'GET',
    path: '/v1/self/routes/:id/revisions/:version',
    summary: 'One earlier state of an article',
    access: 'verifiedUser',
    params: RevisionParams,
    response: { status: 200, body: RouteRevisionContent },
    errors: ['article.not_found'],
  }),
  restoreRevision: endpoint({
    method: 'POST',
    path: '/v1/self/routes/:id/revisions/:version/restore',
    summary: 'Saves an earlier state as a new version; If-Match carries the version that is replaced, which is kept',
    access: 'verifiedUser',
    params: RevisionParams,
    response: { status: 200, body: RouteArticle },
    errors: [
      'account.suspended',
      'article.not_found',
      'article.version_required',
      'article.version_conflict',
      'article.title_required',
      'article.map_empty',
    ],
  }),
}
