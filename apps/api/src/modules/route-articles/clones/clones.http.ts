import { endpoints } from '@repo/contract'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '../../../platform/http/route.ts'
import type { StocksService } from '../../stocks/stocks.service.ts'
import type { ClonesService } from './clones.service.ts'

export interface ClonesHttpOptions {
  readonly clones: ClonesService
  readonly stocks: Pick<StocksService, 'mark'>
}

export const clonesHttp: FastifyPluginAsync<ClonesHttpOptions> = async (app, { clones, stocks }) => {
  route(
    app,
    endpoints.cloneRoute,
    ({ params, query: { token = null }, body, viewer, remember }) =>
      clones.clone({ userId: viewer.id, token }, Number(params.id), body, remember),
    { worksOn: 'map of id' },
  )
  route(
    app,
    endpoints.listCopies,
    async ({ params, query: { token = null, before }, viewer }) => {
      const userId = viewer?.id ?? null
      const key = before === undefined ? null : Number(before)
      const list = await clones.listCopies(Number(params.id), { userId, token }, key)
      return { ...list, data: await stocks.mark(userId, list.data) }
    },
    { worksOn: 'map of id' },
  )
  route(
    app,
    endpoints.listCopiedPictures,
    async ({ params, query: { token = null }, viewer }) => ({
      data: await clones.listCopiedPictures(Number(params.id), { userId: viewer?.id ?? null, token }),
    }),
    { worksOn: 'map of id' },
  )
}
