import type { FastifyPluginAsync } from 'fastify'
import { servePicture } from '../../../platform/file-storage/serve-bytes.ts'
import { SHARED_PICTURE, UNSHARED } from '../../../platform/http/shared-caches.ts'
import type { PreviewsService } from './previews.service.ts'

/** Serves the pictures drawn from maps. What is not public may be kept by no cache. */
export const previewPages: FastifyPluginAsync<{ previews: PreviewsService }> = async (app, { previews }) => {
  app.get<{ Params: { name: string } }>('/:name', async ({ params: { name } }, reply) => {
    const { picture, isPublic } = await previews.get(name, () => reply.findViewer())
    return servePicture(reply, name, picture, isPublic ? SHARED_PICTURE : UNSHARED)
  })
}
