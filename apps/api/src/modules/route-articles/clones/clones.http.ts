import { endpoints } from '@repo/contract'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '../../../platform/http/route.ts'
import type { ClonesService } from './clones.service.ts'

export const clonesHttp: FastifyPluginAsync<{ clones: ClonesService }> = async (app, { clones }) => {
  route(app, endpoints.cloneRoute, ({ params, query: { token = null }, body, viewer, remember }) =>
    clones.clone({ userId: viewer.id, token }, Number(params.id), body, remember),
  )
  route(app, endpoints.listCopies, ({ params, query: { token = null, before }, viewer }) =>
    clones.listCopies(
      Number(params.id),
      { userId: viewer?.id ?? null, token },
      before === undefined ? null : Number(before),
    ),
  )
}
