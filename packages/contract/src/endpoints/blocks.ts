import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { IdParams, PublicUser, Timestamp } from '../schemas.ts'
import { KeyQuery, keyed } from './keyed.ts'

/** Users that the viewer blocks, latest first. Deleted accounts are not included. */
export const BlockList = keyed(Type.Object({ user: PublicUser, created_at: Timestamp }))
export type BlockList = Static<typeof BlockList>

/** A blocked person can still read. Neither of the two can follow, answer or thank the other. The blocked one is not notified. */
export const blockEndpoints = {
  blockUser: endpoint({
    method: 'PUT',
    path: '/v1/users/:id/block',
    summary: 'Blocks somebody, and ends following between the two; again it changes nothing',
    access: 'verifiedUser',
    params: IdParams,
    response: { status: 204, body: null },
    errors: ['user.not_found', 'block.self'],
  }),
  unblockUser: endpoint({
    method: 'DELETE',
    path: '/v1/users/:id/block',
    summary: 'Blocks somebody no longer; without a block it changes nothing',
    access: 'verifiedUser',
    params: IdParams,
    response: { status: 204, body: null },
    errors: [],
  }),
  listBlocks: endpoint({
    method: 'GET',
    path: '/v1/self/blocks',
    summary: 'Whom the logged-in user blocks, page by page',
    access: 'verifiedUser',
    query: KeyQuery,
    response: { status: 200, body: BlockList },
    errors: [],
  }),
}
