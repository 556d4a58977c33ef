import { endpoints, PRODUCT_LIMITS } from '@repo/contract'
import type { FastifyPluginAsync } from 'fastify'
import { parseIfMatch } from '../../platform/http/parse-if-match.ts'
import { route } from '../../platform/http/route.ts'
import type { EditProposalsService } from './edit-proposals.service.ts'
import type { ProposalDecisionsService } from './proposal-decisions.service.ts'

export interface EditProposalsHttpOptions {
  readonly proposals: EditProposalsService
  readonly decisions: ProposalDecisionsService
}

/** What is said beside the changes. */
const ROOM_BYTES = 64 * 1024
/** Keys of all changes of two full maps. */
const DECISION_BYTES = 512 * 1024

export const editProposalsHttp: FastifyPluginAsync<EditProposalsHttpOptions> = async (
  app,
  { proposals, decisions },
) => {
  route(
    app,
    endpoints.createProposal,
    ({ params, query: { token = null }, body, viewer, remember }) =>
      proposals.create({ userId: viewer.id, token }, Number(params.id), body, remember),
    { bodyLimit: PRODUCT_LIMITS.proposalBytes + ROOM_BYTES, worksOn: 'map of id' },
  )
  route(
    app,
    endpoints.listProposals,
    ({ params, query: { token = null, before }, viewer }) =>
      proposals.list(Number(params.id), { userId: viewer.id, token }, before === undefined ? null : Number(before)),
    { worksOn: 'map of id' },
  )
  route(
    app,
    endpoints.readProposal,
    ({ params, viewer }) => proposals.read(Number(params.id), Number(params.proposalId), viewer.id),
    { worksOn: 'map of id' },
  )
  route(app, endpoints.withdrawProposal, ({ params, viewer }) =>
    proposals.withdraw(Number(params.id), Number(params.proposalId), viewer.id),
  )
  route(
    app,
    endpoints.decideProposal,
    ({ params, body, viewer, request }) =>
      decisions.decide(
        { articleId: Number(params.id), id: Number(params.proposalId), userId: viewer.id },
        { ...body, version: parseIfMatch(request.headers['if-match']) },
      ),
    { bodyLimit: DECISION_BYTES, worksOn: 'map of id' },
  )
}
