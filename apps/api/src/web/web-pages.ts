import { buffer } from 'node:stream/consumers'
import type { ElevationOffer, MapTiles, WebHandler, WebHost } from '@repo/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../platform/app-error.ts'
import { isForeignRequest } from '../platform/http/foreign-request.ts'
import { inProcessTransport } from './in-process-transport.ts'
import type { OfferedBasemaps } from './offer-basemaps.ts'

export interface WebPagesOptions {
  readonly handler: WebHandler
  readonly publicUrl: string
  /** Its name. */
  readonly sessionCookie: string
  readonly hasOutbox: boolean
  readonly socialUrl: string | null
  readonly basemaps: OfferedBasemaps
  readonly mapTiles: () => MapTiles
  readonly elevation: ElevationOffer | null
  /** Vite injects styles and scripts of its own, so development has no nonces. */
  readonly hasNonces: boolean
}

const SAFE_METHODS = new Set(['GET', 'HEAD'])
/** Bytes of a page's form; files go to the API. */
const MAX_FORM = 1024 * 1024

/** Hands every address that is not the API's to the web build. */
export async function serveWebPages(app: FastifyInstance, options: WebPagesOptions): Promise<void> {
  await app.register(async (pages) => {
    leaveBodiesUnread(pages)
    pages.all('/*', { schema: { hide: true }, config: { isPage: true } }, async (request, reply) => {
      if (request.url.startsWith('/api/')) throw new AppError('request.not_found')
      if (!SAFE_METHODS.has(request.method) && isForeignRequest(request, options.publicUrl)) {
        throw new AppError('csrf.mismatch')
      }
      return sendWhole(
        reply,
        await options.handler(toWebRequest(request, reply, options), hostOf(app, request, reply, options)),
      )
    })
  })
}

/** Forms are read by the web build. Here they are only received, up to their limit. */
function leaveBodiesUnread(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: MAX_FORM },
    async (_: FastifyRequest, body: Buffer) => body,
  )
}

/** Pages come whole from the web build. Taken out of their stream they are compressed and written at once. */
async function sendWhole(reply: FastifyReply, { status, headers, body }: Response): Promise<FastifyReply> {
  reply.code(status)
  for (const [name, value] of headers) reply.header(name, value)
  if (!headers.has('cache-control')) reply.header('cache-control', 'private, no-store')
  return reply.send(body ? await buffer(body) : null)
}

function hostOf(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply, options: WebPagesOptions): WebHost {
  const { publicUrl, sessionCookie, hasOutbox, socialUrl, basemaps, mapTiles, elevation, hasNonces } = options
  return {
    nonce: hasNonces ? reply.cspNonce : null,
    requestId: request.id,
    transport: inProcessTransport(app, request.ip),
    hasSession: request.cookies[sessionCookie] !== undefined,
    hasOutbox,
    publicUrl,
    socialUrl,
    basemaps: basemaps.current(),
    mapTiles: mapTiles(),
    elevation,
  }
}

/** The standard request; its signal aborts when the visitor goes away. */
function toWebRequest(request: FastifyRequest, reply: FastifyReply, { publicUrl }: WebPagesOptions): Request {
  const abort = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) abort.abort()
  })
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of [value].flat()) if (one !== undefined) headers.append(name, one)
  }
  const { method, host } = request
  const body = request.body as Buffer<ArrayBuffer> | undefined // `leaveBodiesUnread` made it
  const origin = host === '' ? publicUrl : `${request.protocol}://${host}`
  const init = { method, headers, signal: abort.signal, ...(body ? { body } : {}) }
  return new Request(`${origin}${request.url}`, init)
}
