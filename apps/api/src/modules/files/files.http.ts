import multipart from '@fastify/multipart'
import { endpoints, PRODUCT_LIMITS } from '@repo/contract'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { AppError } from '../../platform/app-error.ts'
import { servePicture } from '../../platform/file-storage/serve-bytes.ts'
import { route } from '../../platform/http/route.ts'
import type { FilesService, Upload } from './files.service.ts'

export interface FilesHttpOptions {
  readonly files: FilesService
}

const FIELD = 'file'
const MULTIPART_OVERHEAD = 64 * 1024

export const filesHttp: FastifyPluginAsync<FilesHttpOptions> = async (app, { files }) => {
  await app.register(multipart, {
    limits: { fileSize: PRODUCT_LIMITS.imageBytes, files: 1, fields: 0, parts: 1, headerPairs: 20 },
  })

  route(
    app,
    endpoints.uploadImage,
    async ({ viewer, request, remember }) => {
      await files.checkRoom(viewer.id)
      return files.uploadPicture(viewer.id, await readUpload(request), remember)
    },
    { bodyLimit: PRODUCT_LIMITS.imageBytes + MULTIPART_OVERHEAD },
  )
}

/** Serves what was uploaded. The random name is the permission, as the pages that show a picture are public. */
export const filePages: FastifyPluginAsync<FilesHttpOptions> = async (app, { files }) => {
  app.get<{ Params: { name: string } }>('/:name', async ({ params: { name } }, reply) => {
    const stored = await files.storage.find(name)
    if (!stored) throw new AppError('file.not_found')
    return servePicture(reply, name, stored)
  })
}

/** The whole file in memory, so that a browser that leaves half way leaves nothing behind. */
async function readUpload(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) throw new AppError('request.media_type')
  const part = await request.file()
  if (!part || part.fieldname !== FIELD) throw new AppError('request.invalid', {}, { fields: [MISSING_FILE] })
  return { bytes: await part.toBuffer(), fileName: part.filename }
}

const MISSING_FILE = { field: FIELD, rule: 'required' }
