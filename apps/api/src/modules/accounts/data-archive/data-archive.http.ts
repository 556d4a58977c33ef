import { Readable } from 'node:stream'
import { endpoints } from '@repo/contract'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '../../../platform/http/route.ts'
import type { DataArchiveService } from './data-archive.service.ts'

export const dataArchiveHttp: FastifyPluginAsync<{ dataArchives: DataArchiveService }> = async (
  app,
  { dataArchives },
) => {
  route(
    app,
    endpoints.downloadData,
    async ({ viewer, reply }) => {
      const archive = Readable.from(await dataArchives.open(viewer), { objectMode: false })
      const day = new Date().toISOString().slice(0, 10)
      reply.type('application/zip').header('content-disposition', `attachment; filename="mishiori-${day}.zip"`)
      reply.header('cache-control', 'private, no-store')
      // Fastify sends streams as they are; the contract has no type for one.
      return archive as unknown as string
    },
    { worksOn: 'any map' },
  )
}
