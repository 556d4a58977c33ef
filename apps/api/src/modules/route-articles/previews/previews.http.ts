import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { servePicture } from '../../../platform/file-storage/serve-bytes.ts'
import { SHARED_PICTURE, UNSHARED } from '../../../platform/http/shared-caches.ts'
import type { PreviewsService } from './previews.service.ts'
import type { UserMapsService } from './user-maps.service.ts'

export interface PreviewPagesOptions {
  readonly previews: PreviewsService
  readonly userMaps: UserMapsService
}

/** Serves the pictures drawn from maps. What is not public may be kept by no cache. */
export const previewPages: FastifyPluginAsync<PreviewPagesOptions> = async (app, { previews, userMaps }) => {
  const isUnknown = async ({ params }: FastifyRequest) => !(await previews.isKnown((params as { name: string }).name)) // its path has `:name`
  app.get<{ Params: { name: string } }>('/:name', { config: { takesLong: isUnknown } }, async ({ params }, reply) => {
    const { name, picture, isPublic } = await previews.get(params.name, () => reply.findViewer())
    return servePicture(reply, name, picture, isPublic ? SHARED_PICTURE : UNSHARED)
  })

  const isUserMapUnknown = async ({ params }: FastifyRequest) =>
    !(await userMaps.isKnown((params as { name: string }).name)) // its path has `:name`
  app.get<{ Params: { name: string } }>(
    '/users/:name',
    { config: { takesLong: isUserMapUnknown } },
    async ({ params }, reply) => {
      const { name, picture } = await userMaps.get(params.name)
      return servePicture(reply, name, picture, SHARED_PICTURE)
    },
  )
}
