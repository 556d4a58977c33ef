import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { PRODUCT_LIMITS } from '../limits.ts'
import { nullable } from '../nullable.ts'
import { IdParam, IdParams, Locale, RouteArticle, RouteCard, ShareToken, TitleInput } from '../schemas.ts'

/** What of an article is taken over. */
export const CloneInput = Type.Object(
  {
    title: TitleInput,
    /**
     * What `title` is in. Of an article in two languages, a title in the second one is put there, and the main one keeps the
     * original's. Absent: the main language.
     */
    title_language: Type.Optional(Locale),
    /** In the second language, beside a title in the main one; the original's unless given. */
    translated_title: Type.Optional(TitleInput),
    layer_ids: Type.Array(Type.String({ maxLength: 255 }), { maxItems: PRODUCT_LIMITS.layers }),
    /** Summary and text, in both languages. */
    with_text: Type.Boolean(),
  },
  { additionalProperties: false },
)
export type CloneInput = Static<typeof CloneInput>

/** Public clones, the newest first. `total` counts those that are not public, too. */
export const CopyList = Type.Object({
  data: Type.Array(RouteCard),
  total: Type.Integer(),
  next: nullable(Type.String()),
})
export type CopyList = Static<typeof CopyList>

export const cloneEndpoints = {
  cloneRoute: endpoint({
    method: 'POST',
    path: '/v1/routes/:id/clone',
    summary: 'Makes a draft of somebody else’s article that credits it; its pictures are copied',
    access: 'verifiedUser',
    reachesOthers: true,
    params: IdParams,
    query: Type.Object({ token: Type.Optional(ShareToken) }, { additionalProperties: false }),
    body: CloneInput,
    response: { status: 201, body: RouteArticle },
    errors: [
      'article.not_found',
      'article.title_required',
      'clone.layer_required',
      'clone.own_article',
      'file.quota_reached',
      'user.blocked',
    ],
    idempotent: true,
  }),
  listCopiedPictures: endpoint({
    method: 'GET',
    path: '/v1/routes/:id/copied-pictures',
    summary:
      'Addresses of the original’s pictures by those of their copies in a clone; none once the original is not public',
    access: 'anyone',
    params: IdParams,
    query: Type.Object({ token: Type.Optional(ShareToken) }, { additionalProperties: false }),
    response: { status: 200, body: Type.Object({ data: Type.Record(Type.String(), Type.String()) }) },
    errors: ['article.not_found'],
  }),
  listCopies: endpoint({
    method: 'GET',
    path: '/v1/routes/:id/copies',
    summary: 'Public clones of an article, page by page',
    access: 'anyone',
    params: IdParams,
    query: Type.Object(
      { token: Type.Optional(ShareToken), before: Type.Optional(IdParam) },
      { additionalProperties: false },
    ),
    response: { status: 200, body: CopyList },
    errors: ['article.not_found'],
  }),
}
