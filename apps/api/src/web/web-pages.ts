import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Meter } from '@opentelemetry/api'
import { isEmbedMapPath, type MapTiles, type SharedRequest, type WebHandler, type WebHost } from '@repo/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../platform/app-error.ts'
import { abortOnDisconnect } from '../platform/http/connections/abort-on-disconnect.ts'
import { isForeignRequest } from '../platform/http/guards/foreign-request.ts'
import { allowFrames } from '../platform/http/guards/security-headers.ts'
import type { RequestThreads } from '../platform/request-threads/request-threads.ts'
import type { RecentRequests } from '../platform/telemetry/recent-requests.ts'
import { noTelemetry } from '../platform/telemetry/telemetry.ts'
import { inProcessTransport } from './in-process-transport.ts'
import type { WebBuild } from './load-web.ts'
import type { OfferedBasemaps } from './offer-basemaps.ts'
import type { CachedPages } from './pages/cached-pages.ts'
import { measurePages, type PageMeasures } from './pages/measure-pages.ts'
import { renderForAll } from './pages/render-for-all.ts'
import { sendSharedPage } from './pages/send-shared-page.ts'

type OfOneRender = Pick<WebHost, 'nonce' | 'requestId' | 'transport' | 'hasSession' | 'share'>
type OfThisMoment = Pick<WebHost, 'isMaintained' | 'basemaps' | 'mapTiles'>

export interface WebPagesOptions {
  readonly web: WebBuild
  /** Of pages that guests share; null keeps none. */
  readonly cache: CachedPages | null
  /** Its name. */
  readonly sessionCookie: string
  /** What every page is rendered with as long as the process runs. */
  readonly site: Omit<WebHost, keyof (OfOneRender & OfThisMoment)>
  readonly isMaintained: () => boolean
  readonly basemaps: OfferedBasemaps
  readonly mapTiles: () => MapTiles
  /** Vite injects styles and scripts of its own, so development has no nonces. */
  readonly hasNonces: boolean
  /** Renders what takes long; null where every page is rendered by this thread. */
  readonly threads?: PageThreads | null
  /** Counts where pages came from, and times their rendering. */
  readonly meter?: Meter
  /** Remembers where pages came from. */
  readonly recentRequests?: RecentRequests
}

interface PageThreads {
  readonly threads: RequestThreads
  /** Whether working on this article's map takes long. */
  readonly isLargeMap: (articleId: number) => Promise<boolean>
}

const SAFE_METHODS = new Set(['GET', 'HEAD'])
/** Bytes of a page's form; files go to the API. */
const MAX_FORM = 1024 * 1024
const NO_STORE = 'private, no-store'
/** By the browser alone, until the page is opened. */
const AHEAD = 'private, max-age=10'
/** The client address of API requests for a page that is rendered for many visitors. */
const LOOPBACK = '127.0.0.1'
/** Marks a request for a page that is stored for offline use. */
const OFFLINE_COPY = 'x-offline-copy'

/** Hands every address that is not the API's to the web build. */
export async function serveWebPages(app: FastifyInstance, options: WebPagesOptions): Promise<void> {
  const measure = measurePages(options.meter ?? noTelemetry.meter, options.recentRequests)
  await app.register(async (pages) => {
    leaveBodiesUnread(pages)
    pages.all('/*', { schema: { hide: true }, config: { isPage: true } }, async (request, reply) => {
      if (request.url.startsWith('/api/')) throw new AppError('request.not_found')
      if (!SAFE_METHODS.has(request.method) && isForeignRequest(request, options.site.publicUrl)) {
        throw new AppError('csrf.mismatch')
      }
      if (isEmbedMapPath(request.url.split('?', 1)[0] ?? '')) allowFrames(reply)
      if (request.headers[OFFLINE_COPY] !== undefined) leaveSessionOut(request, options)
      const shared = options.cache && sharedRequestOf(request, options)
      if (options.cache && shared)
        return sendShared({ app, request, reply, options, cache: options.cache, shared, measure })
      const host = hostOf(options, {
        nonce: options.hasNonces ? reply.cspNonce : null,
        requestId: request.id,
        transport: inProcessTransport(app, request.ip),
        hasSession: hasSession(request, options),
        share: () => {},
      })
      const render = await rendererFor(request, options, { address: request.ip, client: request.ip })
      const page = await measure.render(() => render(toWebRequest(request, reply, options), host))
      return sendWhole(reply, page, isAhead(request, options) ? AHEAD : NO_STORE)
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

/** An offline copy is the page as guests get it, in the language and the theme of the visitor. */
function leaveSessionOut(request: FastifyRequest, { sessionCookie }: WebPagesOptions): void {
  const { headers, cookies } = request
  delete cookies[sessionCookie]
  const others = (headers.cookie ?? '').split(';').filter((pair) => pair.split('=', 1)[0]?.trim() !== sessionCookie)
  headers.cookie = others.join(';')
}

const hasSession = ({ cookies }: FastifyRequest, { sessionCookie }: WebPagesOptions) =>
  cookies[sessionCookie] !== undefined

/** The shared request of all guests who get this page; null for other visitors, and for pages that are not shared. */
function sharedRequestOf(request: FastifyRequest, options: WebPagesOptions): SharedRequest | null {
  if (!SAFE_METHODS.has(request.method) || hasSession(request, options)) return null
  const { cookie, 'accept-language': acceptLanguage, 'user-agent': userAgent } = request.headers
  return options.web.toSharedRequest({ address: request.url, cookie, acceptLanguage, userAgent })
}

interface SharedCall {
  readonly app: FastifyInstance
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly options: WebPagesOptions
  readonly cache: CachedPages
  readonly shared: SharedRequest
  readonly measure: PageMeasures
}

async function sendShared({ app, request, reply, options, cache, shared, measure }: SharedCall): Promise<FastifyReply> {
  const key = `${shared.headers.cookie} ${shared.address}`
  const kept = cache.get(key)
  measure.countLookUp(kept !== undefined)
  if (kept) return sendSharedPage(request, reply, { cache, key, found: { page: kept, isOutdated: false } })
  const found = await cache.render(key, async () => {
    const renderPage = await rendererFor(request, options, { address: LOOPBACK, client: null })
    const rendering: Parameters<typeof renderForAll>[0] = {
      shared,
      publicUrl: options.site.publicUrl,
      nonce: reply.cspNonce,
      policy: String(reply.getHeader('content-security-policy')),
      render: (webRequest, part) =>
        renderPage(webRequest, hostOf(options, { ...part, transport: inProcessTransport(app, LOOPBACK) })),
    }
    return measure.render(() => renderForAll(rendering))
  })
  return sendSharedPage(request, reply, { cache, key, found })
}

/** The number in an address of an article, with or without what follows. */
const ARTICLE = /\/([1-9]\d{0,14})(?=[/.?]|$)/

/** Pages of large maps are rendered by another thread. */
async function rendererFor({ url }: FastifyRequest, { web, threads }: WebPagesOptions, visitor: Visitor) {
  const id = ARTICLE.exec(url)?.[1]
  if (!threads || id === undefined || !(await threads.isLargeMap(Number(id)))) return web.handler
  return renderInThread(threads.threads, visitor)
}

/** Pages come whole from the web build. Taken out of their stream they are compressed and written at once. */
async function sendWhole(
  reply: FastifyReply,
  { status, headers, body }: Response,
  cacheControl: string,
): Promise<FastifyReply> {
  reply.code(status)
  for (const [name, value] of headers) reply.header(name, value)
  const isPlain = status === 200 && !headers.has('set-cookie')
  if (!headers.has('cache-control')) reply.header('cache-control', isPlain ? cacheControl : NO_STORE)
  return reply.send(body ? await buffer(body) : null)
}

/** Whether a guest's browser fetches the data of a page before it is opened. Of users nothing is kept. */
function isAhead(request: FastifyRequest, options: WebPagesOptions): boolean {
  const isPrefetch = String(request.headers['sec-purpose'] ?? '').startsWith('prefetch')
  const isData = new URL(request.url, 'http://localhost').pathname.endsWith('.data')
  return isPrefetch && isData && request.method === 'GET' && !hasSession(request, options)
}

function hostOf({ site, isMaintained, basemaps, mapTiles }: WebPagesOptions, render: OfOneRender): WebHost {
  return { ...site, ...render, isMaintained: isMaintained(), basemaps: basemaps.current(), mapTiles: mapTiles() }
}

/** The standard request. Its signal aborts when the client disconnects. */
function toWebRequest(request: FastifyRequest, reply: FastifyReply, { site }: WebPagesOptions): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of [value].flat()) if (one !== undefined) headers.append(name, one)
  }
  const { method, host } = request
  const body = request.body as Buffer<ArrayBuffer> | undefined // `leaveBodiesUnread` made it
  const origin = host === '' ? site.publicUrl : `${request.protocol}://${host}`
  const init = { method, headers, signal: abortOnDisconnect(reply), ...(body ? { body } : {}) }
  return new Request(`${origin}${request.url}`, init)
}

interface Visitor {
  readonly address: string
  /** Null where the page is rendered once for many. */
  readonly client: string | null
}

/** Renders pages as the web build does, in another thread. */
function renderInThread(threads: RequestThreads, { address, client }: Visitor): WebHandler {
  return async (request, { transport: _, share, ...host }) => {
    const { method, url, headers, signal } = request
    const body = request.body === null ? null : new Uint8Array(await request.arrayBuffer())
    const task = { kind: 'page', method, url, headers: Object.fromEntries(headers), body, address, host } as const
    const { status, headers: answered, tags, body: page } = await threads.answer(task, { client, signal })
    if (tags !== null) share(tags)
    const isEmpty = status === 204 || status === 304
    if (isEmpty) page.destroy()
    return new Response(isEmpty ? null : (Readable.toWeb(page) as ReadableStream), {
      status,
      headers: answered.map(([name, value]) => [name, value]),
    })
  }
}
