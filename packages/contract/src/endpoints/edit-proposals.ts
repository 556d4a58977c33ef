import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { PRODUCT_LIMITS } from '../limits.ts'
import { nullable } from '../nullable.ts'
import { PROPOSED_FIELDS, ProposedText } from '../proposed-texts.ts'
import { IdParam, IdParams, PublicUser, ShareToken, Timestamp, VersionNumber } from '../schemas.ts'
import { MapJson, PersonText } from '../texts/person-text.ts'

/** More than any reader of changes takes: of each layer and object one or two. */
const MOST_CHANGES = 5_000

const TokenQuery = Type.Object({ token: Type.Optional(ShareToken) }, { additionalProperties: false })
const ProposalParams = Type.Object({ id: IdParam, proposalId: IdParam }, { additionalProperties: false })

const ProposalStatus = Type.Union([
  Type.Literal('open'),
  Type.Literal('accepted'),
  Type.Literal('partly_accepted'),
  Type.Literal('declined'),
  Type.Literal('withdrawn'),
])

/** Title, summary and text, in two languages. */
const MOST_TEXTS = 2 * PROPOSED_FIELDS.length

/** Changes of an article's map and texts that a reader proposes to its author. */
export const EditProposal = Type.Object({
  id: Type.Integer(),
  /** The proposer; null for a deleted account. */
  user: nullable(PublicUser),
  /** The version of the article that the changes were made to. */
  base_version: Type.Integer(),
  reason: Type.String(),
  status: ProposalStatus,
  /** The author's word. */
  answer: Type.String(),
  /** `mapChangeKey` of the changes that were taken, and `proposedTextKey` of the texts. */
  accepted: Type.Array(Type.String()),
  created_at: Timestamp,
  decided_at: nullable(Timestamp),
})
export type EditProposal = Static<typeof EditProposal>

/** `changes` are the wire form of map-document. */
export const EditProposalContent = Type.Object({
  ...EditProposal.properties,
  changes: Type.Array(Type.Unknown()),
  texts: Type.Array(ProposedText),
})
export type EditProposalContent = Static<typeof EditProposalContent>

/** Newest first: to the author all, to others their own. */
export const EditProposalList = Type.Object({
  data: Type.Array(EditProposal),
  next: nullable(Type.String()),
})
export type EditProposalList = Static<typeof EditProposalList>

export const editProposalEndpoints = {
  createProposal: endpoint({
    method: 'POST',
    path: '/v1/routes/:id/proposals',
    summary: 'Proposes changes of somebody else’s map and texts to its author',
    access: 'verifiedUser',
    reachesOthers: true,
    params: IdParams,
    query: TokenQuery,
    body: Type.Object(
      {
        base_version: VersionNumber,
        changes: Type.Array(MapJson(), { maxItems: MOST_CHANGES }),
        texts: Type.Optional(Type.Array(ProposedText, { maxItems: MOST_TEXTS })),
        reason: PersonText({ minLength: 1, maxLength: PRODUCT_LIMITS.proposalReasonLength.max }),
      },
      { additionalProperties: false },
    ),
    response: { status: 201, body: EditProposal },
    errors: [
      'article.not_found',
      'proposal.own_article',
      'proposal.invalid',
      'proposal.empty',
      'proposal.outdated',
      'proposal.open_already',
      'article.source_private',
      'user.blocked',
    ],
    idempotent: true,
  }),
  listProposals: endpoint({
    method: 'GET',
    path: '/v1/routes/:id/proposals',
    summary: 'Proposals for an article: to its author all, to others their own',
    access: 'verifiedUser',
    params: IdParams,
    query: Type.Object(
      { token: Type.Optional(ShareToken), before: Type.Optional(IdParam) },
      { additionalProperties: false },
    ),
    response: { status: 200, body: EditProposalList },
    errors: ['article.not_found'],
  }),
  readProposal: endpoint({
    method: 'GET',
    path: '/v1/routes/:id/proposals/:proposalId',
    summary: 'One proposal with its changes, for its two sides',
    access: 'verifiedUser',
    params: ProposalParams,
    response: { status: 200, body: EditProposalContent },
    errors: ['proposal.not_found'],
  }),
  withdrawProposal: endpoint({
    method: 'DELETE',
    path: '/v1/routes/:id/proposals/:proposalId',
    summary: 'Takes one’s own proposal back; again it changes nothing',
    access: 'verifiedUser',
    params: ProposalParams,
    response: { status: 200, body: EditProposal },
    errors: ['proposal.not_found', 'proposal.decided'],
  }),
  decideProposal: endpoint({
    method: 'PUT',
    path: '/v1/routes/:id/proposals/:proposalId/decision',
    summary:
      'Takes changes of a proposal into the article, or declines it with none; If-Match carries the article’s version',
    access: 'verifiedUser',
    reachesOthers: true,
    params: ProposalParams,
    body: Type.Object(
      {
        /** `mapChangeKey` and `proposedTextKey` of what is accepted; none declines. */
        accept: Type.Array(Type.String({ maxLength: 300 }), { maxItems: 3000 }),
        /** Those of them that are taken over what the author has changed since. */
        overrule: Type.Optional(Type.Array(Type.String({ maxLength: 300 }), { maxItems: 3000 })),
        answer: PersonText({ maxLength: PRODUCT_LIMITS.proposalAnswerLength.max }),
      },
      { additionalProperties: false },
    ),
    response: { status: 200, body: EditProposal },
    errors: [
      'proposal.not_found',
      'proposal.decided',
      'proposal.outdated',
      'proposal.empty',
      'article.version_required',
      'article.version_conflict',
      'article.map_empty',
      'article.map_invalid',
      'article.map_too_detailed',
      'article.body_invalid',
      'article.title_required',
      'file.quota_reached',
    ],
  }),
}
