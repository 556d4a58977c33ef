import type { FastifyInstance } from 'fastify'
import { AppError } from '../../app-error.ts'

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'

/** Refuses requests that match no page or endpoint, before any processing: an invalid host, and methods that only mirror. */
export function guardRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ method, host }, reply) => {
    if (method === 'TRACE') {
      reply.header('allow', METHODS)
      throw new AppError('request.method')
    }
    // HTTP/1.0 knows no hosts; later versions are refused by Node when theirs is missing.
    if (host !== '' && !isHost(host)) throw new AppError('request.malformed')
  })
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
