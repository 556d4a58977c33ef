import { Readable } from 'node:stream'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import { PRODUCT_LIMITS } from '@repo/contract'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../platform/app-error.ts'
import type { Upload } from './files.service.ts'

const FIELD = 'file'
/** One byte more than allowed is kept, to distinguish a file of the largest size from one that was cut to it. */
const LIMITS = { fileSize: PRODUCT_LIMITS.imageBytes + 1, files: 1, fields: 0, parts: 1, headerPairs: 20 }

/**
 * The one file of a form that has been received whole.
 *
 * @throws {AppError} `request.media_type`, `request.malformed`, `request.invalid`, `file.too_large`.
 */
export async function readUpload({ headers, body }: FastifyRequest): Promise<Upload> {
  if (!Buffer.isBuffer(body)) throw new AppError('request.media_type')
  const upload = await readFile(body, headers['content-type'] ?? '')
  if (upload === null) throw new AppError('request.invalid', {}, { fields: [{ field: FIELD, rule: 'required' }] })
  if (upload.bytes.length > PRODUCT_LIMITS.imageBytes) throw new AppError('file.too_large')
  return upload
}

function readFile(body: Buffer, contentType: string): Promise<Upload | null> {
  return new Promise((resolve, reject) => {
    const refuse = () => reject(new AppError('request.malformed'))
    let upload: Upload | null = null
    const parser = startParser(contentType)
    if (parser === null) return refuse()
    parser.on('file', (field, stream, fileName) => {
      const pieces: Buffer[] = []
      stream.on('data', (piece: Buffer) => pieces.push(piece))
      stream.on('error', refuse)
      stream.on('end', () => {
        if (field === FIELD) upload = { bytes: Buffer.concat(pieces), fileName: fileName ?? '' }
      })
    })
    parser.on('error', refuse)
    parser.on('finish', () => resolve(upload))
    Readable.from([body]).pipe(parser)
  })
}

/** Null for a content type without a boundary. */
function startParser(contentType: string): BusboyInstance | null {
  try {
    return new Busboy({ headers: { 'content-type': contentType }, limits: LIMITS })
  } catch {
    return null
  }
}
