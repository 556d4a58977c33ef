import { buffer } from 'node:stream/consumers'
import type { ElevationOffer, MapTiles, WebHandler, WebHost } from '@repo/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../platform/app-error.ts'
import { isForeignRequest } from '../platform/http/foreign-request.ts'
import { keepBodyAsStream } from './body-stream.ts'
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

/** Hands every address that is not the API's to the web build. */
export async function serveWebPages(app: FastifyInstance, options: WebPagesOptions): Promise<void> {
  await app.register(async (pages) => {
    keepBodyAsStream(pages)
    pages.all('/*', { schema: { hide: true }, config: { isPage: true } }, async (request, reply) => {
      if (request.url.startsWith('/api/')) throw new AppError('request.not_found')
      if (!SAFE_METHODS.has(request.method) && isForeignRequest(request, options.publicUrl)) {
        throw new AppError('csrf.mismatch')
      }
      return sendWhole(reply, await options.handler(toWebRequest(request, reply), hostOf(app, request, reply, options)))
    })
  })
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
function toWebRequest(request: FastifyRequest, reply: FastifyReply): Request {
  const abort = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) abort.abort()
  })
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of [value].flat()) if (one !== undefined) headers.append(name, one)
  }
  const init: RequestInit & { duplex?: 'half' } = { method: request.method, headers, signal: abort.signal }
  if (!SAFE_METHODS.has(request.method)) {
    init.body = request.body as ReadableStream // `keepBodyAsStream` made it
    init.duplex = 'half'
  }
  return new Request(`${request.protocol}://${request.host}${request.url}`, init)
}
