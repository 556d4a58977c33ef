import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { servePicture } from '../../../platform/file-storage/serve-bytes.ts'
import { SHARED_PICTURE, UNSHARED } from '../../../platform/http/shared-caches.ts'
import type { PreviewsService } from './previews.service.ts'

/** Serves the pictures drawn from maps. What is not public may be kept by no cache. */
export const previewPages: FastifyPluginAsync<{ previews: PreviewsService }> = async (app, { previews }) => {
  const isUnknown = async ({ params }: FastifyRequest) => !(await previews.isKnown((params as { name: string }).name)) // its path has `:name`
  app.get<{ Params: { name: string } }>('/:name', { config: { takesLong: isUnknown } }, async ({ params }, reply) => {
    const { name, picture, isPublic } = await previews.get(params.name, () => reply.findViewer())
    return servePicture(reply, name, picture, isPublic ? SHARED_PICTURE : UNSHARED)
  })
}
