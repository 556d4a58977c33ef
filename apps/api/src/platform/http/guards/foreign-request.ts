import type { FastifyRequest } from 'fastify'

/** Whether a browser says that another site caused this request. Clients that are no browsers say nothing. */
export function isForeignRequest(request: FastifyRequest, publicOrigin: string): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  const { origin } = request.headers
  if (origin === undefined) return false
  return origin !== publicOrigin && origin !== `${request.protocol}://${request.host}`
}
