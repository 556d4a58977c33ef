import { endpoints } from '@repo/contract'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '../../platform/http/route.ts'
import type { BlockingService } from './blocking.service.ts'

export const blocksHttp: FastifyPluginAsync<{ readonly blocking: BlockingService }> = async (app, { blocking }) => {
  route(app, endpoints.blockUser, ({ params, viewer }) => blocking.block(viewer.id, Number(params.id)))
  route(app, endpoints.unblockUser, ({ params, viewer }) => blocking.unblock(viewer.id, Number(params.id)))
  route(app, endpoints.listBlocks, ({ query: { before }, viewer }) =>
    blocking.list(viewer.id, before === undefined ? null : Number(before)),
  )
}
