import { endpoints, PRODUCT_LIMITS } from '@repo/contract'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { AppError } from '../../platform/app-error.ts'
import { servePicture } from '../../platform/file-storage/serve-bytes.ts'
import { route } from '../../platform/http/route.ts'
import type { FilesService } from './files.service.ts'
import { readUpload } from './read-upload.ts'

export interface FilesHttpOptions {
  readonly files: FilesService
}

/** Bytes of a form around its file. */
const FORM_BYTES = 64 * 1024

export const filesHttp: FastifyPluginAsync<FilesHttpOptions> = async (app, { files }) => {
  // Not parsed, so that Fastify counts the received bytes, whatever the content length says.
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer' },
    async (_: FastifyRequest, body: Buffer) => body,
  )

  route(
    app,
    endpoints.uploadImage,
    async ({ viewer, request, remember }) => {
      await files.checkRoom(viewer.id)
      return files.uploadPicture(viewer.id, await readUpload(request), remember)
    },
    { bodyLimit: PRODUCT_LIMITS.imageBytes + FORM_BYTES },
  )
  route(app, endpoints.listFiles, ({ viewer, query: { page = '1' } }) => files.listPage(viewer.id, Number(page)))
  route(app, endpoints.listFileUses, ({ viewer, params }) => files.usesOf(viewer.id, Number(params.id)))
  route(app, endpoints.deleteFile, ({ viewer, params }) => files.delete(viewer.id, Number(params.id)))
}

/** Serves what was uploaded. The random name is the permission, as the pages that show a picture are public. */
export const filePages: FastifyPluginAsync<FilesHttpOptions> = async (app, { files }) => {
  app.get<{ Params: { name: string } }>('/:name', async ({ params: { name } }, reply) => {
    const stored = await files.storage.find(name)
    if (!stored) throw new AppError('file.not_found')
    return servePicture(reply, name, stored)
  })
}
