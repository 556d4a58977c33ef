import type { FastifyInstance } from 'fastify'
import { AppError } from '../../app-error.ts'

/** Headers of which Node keeps the first one, while something in front of us may have read the last. */
const ONCE: ReadonlySet<string> = new Set(['host', 'content-type'])
const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'

/** Refuses requests that match no page or endpoint, before any processing: an invalid host, and methods that only mirror. */
export function guardRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ method, host, raw }, reply) => {
    if (raw.socket.remoteAddress === undefined) {
      // Reset before we came to it, as by a balancer that waits no longer: nobody is there to answer, or to be counted.
      reply.hijack()
      raw.socket.destroy()
      return
    }
    if (method === 'TRACE') {
      reply.header('allow', METHODS)
      throw new AppError('request.method')
    }
    const lacksHost = raw.headers.host === undefined && raw.httpVersion !== '1.0' // which knows no hosts
    if (lacksHost || isRepeated(raw.rawHeaders)) throw new AppError('request.malformed')
    if (host !== '' && !isHost(host)) throw new AppError('request.malformed')
  })
  // RFC 9110 allows to ignore expectations. Node would answer them without our headers.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
}

/** @param rawHeaders names and values in turns. */
function isRepeated(rawHeaders: readonly string[]): boolean {
  const seen = new Set<string>()
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]?.toLowerCase() ?? ''
    if (!ONCE.has(name)) continue
    if (seen.has(name)) return true
    seen.add(name)
  }
  return false
}

/** `name`, `name:port`, `[address]:port`: what is the whole of an address's authority, without a user. */
export function isHost(text: string): boolean {
  if (/[^!-~]|[/?#@\\]/.test(text) || !URL.canParse(`http://${text}`)) return false
  return new URL(`http://${text}`).hostname !== ''
}

/** Proxies send whole addresses (`GET http://site/path`); which site they name is said by the host. */
export function pathOfTarget(target: string): string {
  const [whole = ''] = /^https?:\/\/[^/?#]*/i.exec(target) ?? []
  const path = target.slice(whole.length)
  return whole === '' || path.startsWith('/') ? path : `/${path}`
}
