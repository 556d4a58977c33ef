import multipart from '@fastify/multipart'
import { endpoints, fileTag } from '@repo/contract'
import type { FastifyPluginAsync } from 'fastify'
import { AppError } from '../../platform/app-error.ts'
import { servePicture } from '../../platform/file-storage/serve-bytes.ts'
import { route } from '../../platform/http/route.ts'
import type { FilesService } from './files.service.ts'
import { createUploadReceiver } from './receive-upload.ts'
import type { RemotePictures } from './remote-pictures.ts'

export interface FilesHttpOptions {
  readonly files: FilesService
}

interface UploadOptions extends FilesHttpOptions {
  /** Where uploads are kept until they are stored. */
  readonly uploadsFolder: string
  readonly requestTimeoutMs: number
  readonly remotePictures: RemotePictures
}

export const filesHttp: FastifyPluginAsync<UploadOptions> = async (app, options) => {
  const { files, uploadsFolder, requestTimeoutMs, remotePictures } = options
  await app.register(multipart)
  const receive = await createUploadReceiver({ folder: uploadsFolder, deadlineMs: requestTimeoutMs })

  route(app, endpoints.uploadImage, async ({ viewer, reply, remember }) => {
    await files.checkRoom(viewer.id)
    return receive(reply, (upload) => files.uploadPicture(viewer.id, upload, remember))
  })
  route(app, endpoints.takeOverImage, async ({ viewer, body: { address }, remember }) => {
    await files.checkRoom(viewer.id)
    return files.uploadPicture(viewer.id, await remotePictures.fetch(viewer.id, address), remember)
  })
  route(app, endpoints.listFiles, ({ viewer, query: { page = '1' } }) => files.listPage(viewer.id, Number(page)))
  route(app, endpoints.listFileUses, ({ viewer, params }) => files.usesOf(viewer.id, Number(params.id)))
  route(app, endpoints.deleteFile, ({ viewer, params }) => files.delete(viewer.id, Number(params.id)))
}

/** Serves what was uploaded. The random name is the permission, as the pages that show a picture are public. */
export const filePages: FastifyPluginAsync<FilesHttpOptions> = async (app, { files }) => {
  app.get<{ Params: { name: string } }>('/:name', async ({ params: { name } }, reply) => {
    const stored = await files.storage.find(name)
    if (!stored) throw new AppError('file.not_found')
    return servePicture(reply, name, stored, [fileTag(name)])
  })
}
