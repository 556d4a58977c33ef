import type { FastifyPluginAsync } from 'fastify'
import { servePicture } from '../../../platform/file-storage/serve-bytes.ts'
import type { PreviewsService } from './previews.service.ts'

/** Serves the pictures drawn from maps. */
export const previewPages: FastifyPluginAsync<{ previews: PreviewsService }> = async (app, { previews }) => {
  app.get<{ Params: { name: string } }>('/:name', async ({ params: { name } }, reply) =>
    servePicture(reply, name, await previews.get(name)),
  )
}
