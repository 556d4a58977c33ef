import { Readable } from 'node:stream'
import { endpoints } from '@repo/contract'
import type { FastifyPluginAsync } from 'fastify'
import { attachment } from '../../../platform/http/attachment.ts'
import { route } from '../../../platform/http/route.ts'
import type { BundlesService } from './bundles.service.ts'

export const bundlesHttp: FastifyPluginAsync<{ bundles: BundlesService }> = async (app, { bundles }) => {
  route(
    app,
    endpoints.downloadRoute,
    async ({ params, viewer, reply }) => {
      const { title, archive } = await bundles.open(viewer.id, Number(params.id))
      const plainName = `mishiori-${params.id}.zip`
      reply
        .type('application/zip')
        .header('content-disposition', attachment(`${title || `route-${params.id}`}.zip`, plainName))
      reply.header('cache-control', 'private, no-store')
      // Fastify sends streams as they are; the contract has no type for one.
      return Readable.from(archive, { objectMode: false }) as unknown as string
    },
    { worksOn: 'map of id' },
  )
}
