import { endpoints } from '@repo/contract'
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify'
import { servePicture } from '../../../platform/file-storage/serve-bytes.ts'
import { route } from '../../../platform/http/route.ts'
import type { Viewer } from '../../../platform/session/viewer.ts'
import type { UsersService } from '../../users/users.service.ts'
import type { FoundPicture, PreviewsService } from './previews.service.ts'
import type { UserMapsService } from './user-maps.service.ts'

export interface PreviewPagesOptions {
  readonly previews: PreviewsService
  readonly userMaps: UserMapsService
}

/** Serves the pictures drawn from maps. */
export const previewPages: FastifyPluginAsync<PreviewPagesOptions> = async (app, { previews, userMaps }) => {
  servePictures(app, '/:name', previews)
  servePictures(app, '/users/:name', userMaps)
}

interface DrawnPictures {
  /** Whether a picture of this name is drawn already, or never will be. */
  readonly isKnown: (name: string) => Promise<boolean>
  readonly get: (name: string, findViewer: () => Promise<Viewer | null>) => Promise<FoundPicture>
}

/** What is not public may be kept by no cache. @param path with `:name` */
export function servePictures(app: FastifyInstance, path: string, pictures: DrawnPictures): void {
  const isUnknown = async ({ params }: FastifyRequest) => !(await pictures.isKnown((params as { name: string }).name)) // its path has `:name`
  app.get<{ Params: { name: string } }>(path, { config: { takesLong: isUnknown } }, async ({ params }, reply) => {
    const { name, picture, tags } = await pictures.get(params.name, () => reply.findViewer())
    return servePicture(reply, name, picture, tags)
  })
}

interface UserMapsHttpOptions {
  readonly users: Pick<UsersService, 'get'>
  readonly userMaps: Pick<UserMapsService, 'findPath'>
}

export const userMapsHttp: FastifyPluginAsync<UserMapsHttpOptions> = async (app, { users, userMaps }) => {
  route(app, endpoints.readUserMap, async ({ params }) => {
    const { id } = await users.get(Number(params.id), null)
    return { picture_path: await userMaps.findPath(id) }
  })
}
