import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type {} from '@fastify/multipart'
import { PRODUCT_LIMITS } from '@repo/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../platform/app-error.ts'
import type { Upload } from './files.service.ts'

const FIELD = 'file'
/** Bytes of a form around its file. */
const FORM_BYTES = 64 * 1024
/** One byte more than allowed is kept, to distinguish a file of the largest size from one that was cut to it. */
const LIMITS = { fileSize: PRODUCT_LIMITS.imageBytes + 1, files: 1, fields: 0, parts: 1, headerPairs: 20 }
const MAX_BYTES = PRODUCT_LIMITS.imageBytes + FORM_BYTES
/** What a refused client may go on sending, so that it reads the response before its connection is closed. */
const DRAINED_BYTES = 8 * 1024 * 1024
/** Files that a killed process has left. */
const LEFTOVER_MS = 60 * 60 * 1000

interface UploadReceiverOptions {
  /** On the disk: uploads that arrive at the same time take no memory. */
  readonly folder: string
  readonly deadlineMs: number
}

export type UploadReceiver = <T>(reply: FastifyReply, use: (upload: Upload) => Promise<T>) => Promise<T>

/** Receives forms with one file. The file is kept as long as `use` takes, and removed however that ends. */
export async function createUploadReceiver({ folder, deadlineMs }: UploadReceiverOptions): Promise<UploadReceiver> {
  await mkdir(folder, { recursive: true })
  await removeLeftovers(folder)
  /** @throws {AppError} `request.media_type`, `request.malformed`, `request.invalid`, `request.timeout`, `file.too_large`. */
  return async (reply, use) => {
    const path = join(folder, randomUUID())
    try {
      const fileName = await receive(reply, path, deadlineMs)
      return await use({ fileName, read: () => readFile(path) })
    } finally {
      await rm(path, { force: true })
    }
  }
}

/** The name of the file. A request that is refused is answered at once; what it still sends is not kept. */
async function receive({ request, raw: response }: FastifyReply, path: string, deadlineMs: number): Promise<string> {
  const { raw } = request
  if (!request.isMultipart()) throw new AppError('request.media_type')
  const refusal = new AbortController()
  const timer = setTimeout(() => refusal.abort(new AppError('request.timeout')), deadlineMs)
  let received = 0
  const count = (piece: Buffer) => {
    received += piece.length
    if (received > MAX_BYTES) refusal.abort(new AppError('file.too_large'))
  }
  raw.on('data', count)
  try {
    if (Number(request.headers['content-length']) > MAX_BYTES) throw new AppError('file.too_large')
    return await untilRefused(saveFile(request, path, refusal.signal), refusal.signal)
  } catch (error) {
    raw.unpipe() // from the parser, which may hold it up
    response.once('finish', () => drain(raw))
    throw toRefusal(error, refusal.signal)
  } finally {
    clearTimeout(timer)
    raw.off('data', count)
  }
}

async function saveFile(request: FastifyRequest, path: string, signal: AbortSignal): Promise<string> {
  let fileName: string | null = null
  for await (const part of request.parts({ limits: LIMITS })) {
    if (part.type !== 'file' || part.fieldname !== FIELD) throw invalidForm()
    const file = await open(path, 'wx')
    await pipeline(part.file, file.createWriteStream(), { signal })
    if (part.file.bytesRead > PRODUCT_LIMITS.imageBytes) throw new AppError('file.too_large')
    fileName = part.filename ?? ''
  }
  if (fileName === null) throw invalidForm()
  return fileName
}

/** The parser may wait for a part that nobody reads: the promise ends with the signal even so. */
function untilRefused<T>(task: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  return Promise.race([task, promise])
}

/** What comes after the response is not kept: the connection can be used again, or is closed by its deadline. */
function drain(raw: IncomingMessage): void {
  let left = DRAINED_BYTES
  raw.on('data', (piece: Buffer) => {
    left -= piece.length
    if (left < 0) raw.destroy()
  })
  raw.resume()
}

const PART_LIMITS = new Set(['FST_PARTS_LIMIT', 'FST_FILES_LIMIT', 'FST_FIELDS_LIMIT'])

function toRefusal(error: unknown, { aborted, reason }: AbortSignal): unknown {
  if (aborted) return reason
  if (!(error instanceof Error) || error instanceof AppError) return error
  const code = 'code' in error ? String(error.code) : ''
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new AppError('file.too_large')
  if (PART_LIMITS.has(code)) return invalidForm()
  // Of the disk: no fault of the form.
  return 'syscall' in error ? error : new AppError('request.malformed')
}

/** A form has its one file, and nothing else. */
const invalidForm = () => new AppError('request.invalid', {}, { fields: [{ field: FIELD, rule: 'required' }] })

async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => null)
    if (found && Date.now() - found.mtimeMs > LEFTOVER_MS) await rm(path, { force: true })
  }
}
