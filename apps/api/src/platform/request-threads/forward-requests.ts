import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { abortOnDisconnect } from '../http/connections/abort-on-disconnect.ts'
import type { RequestThreads } from './request-threads.ts'
import type { ThreadRequest } from './thread-messages.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The map that the endpoint works on: of the article that `id` in its path or `near` in its search names, or whichever it finds. */
    worksOn?: 'map of id' | 'map of near' | 'any map'
    /** Says of a request, where `worksOn` does not, whether answering it takes long. Its body is parsed, and not checked yet. */
    takesLong?: (request: FastifyRequest) => Promise<boolean>
  }
  interface FastifyRequest {
    /** A body of JSON that is not parsed here, because another thread answers the request. */
    largeBody: Buffer | null
  }
}

interface ForwardOptions {
  readonly threads: RequestThreads
  /** Whether working on this article's map takes long. */
  readonly isLargeMap: (articleId: number) => Promise<boolean>
}

/**
 * Has other threads answer what would hold up this one: large bodies, and work on large maps. Whether somebody may ask at all was
 * checked here, before the body was received; the other thread checks everything again.
 */
export function forwardRequests(app: FastifyInstance, { threads, isLargeMap }: ForwardOptions): void {
  const isForwarded = async (request: FastifyRequest): Promise<boolean> => {
    const { largeBody, params, query } = request
    if (largeBody !== null) return true
    const { worksOn, takesLong } = request.routeOptions.config
    if (worksOn === undefined) return (await takesLong?.(request)) ?? false
    if (worksOn === 'any map') return true
    const named = (worksOn === 'map of id' ? params : query) as Readonly<Record<string, unknown>> // objects, as Fastify parses them
    return isLargeMap(Number(named[worksOn === 'map of id' ? 'id' : 'near']))
  }
  app.addHook('preValidation', async (request, reply) => {
    if (await isForwarded(request)) return forward(threads, request, reply)
  })
}

async function forward(threads: RequestThreads, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { status, headers, body } = await threads.answer(toThreadRequest(request), {
    client: request.ip,
    signal: abortOnDisconnect(reply),
  })
  reply.code(status)
  for (const [name, value] of headers) if (!OF_CONNECTION.has(name)) reply.header(name, value)
  if (request.method !== 'HEAD') return reply.send(body)
  body.destroy()
  return reply.send()
}

/** Of this connection, or what the other thread finds out for itself. */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'date', 'content-length', 'expect'])
const OF_PROXIES = /^(?:x-forwarded-|forwarded$|x-in-process$)/

function toThreadRequest({ method, url, headers, body, largeBody, ip, host, id }: FastifyRequest): ThreadRequest {
  const kept = Object.entries(headers).filter(([name]) => !OF_CONNECTION.has(name) && !OF_PROXIES.test(name))
  const known = kept.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]))
  // A small Buffer lies in a pool, which cannot be moved to another thread.
  const sent =
    largeBody ?? (body === undefined || body === null ? null : new TextEncoder().encode(JSON.stringify(body)))
  return {
    kind: 'request',
    method,
    url,
    headers: { ...Object.fromEntries(known), ...(host === '' ? {} : { host }) },
    body: sent,
    address: ip,
    id,
  }
}
