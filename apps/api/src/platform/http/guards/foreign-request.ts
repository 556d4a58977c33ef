import type { FastifyRequest } from 'fastify'

/** Whether the browser's headers say that another site caused this request. Other clients send no such headers. */
export function isForeignRequest(request: FastifyRequest, publicOrigin: string): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  const { origin } = request.headers
  if (origin === undefined) return false
  return origin !== publicOrigin && origin !== `${request.protocol}://${request.host}`
}
