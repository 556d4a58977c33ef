import type { FastifyInstance, FastifyRequest } from 'fastify'
import { runInScope } from '../request-scope.ts'

/** Lists, search and reading. */
const PUBLIC = /^\/v1\/(?:routes|users|front-page|search|suggestions|places)(?:\/|$)/

/** Lets what is called on behalf of a request know it. Sessions must have been looked up. */
export function scopeRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => runInScope(scopeOf(request), done))
  // What follows a body is called by its socket.
  app.addHook('preValidation', (request, _reply, done) => runInScope(scopeOf(request), done))
}

function scopeOf({ method, routeOptions, sessionId, accessToken }: FastifyRequest) {
  const { endpoint } = routeOptions.config
  const isPublic = endpoint?.method === 'GET' && endpoint.access === 'anyone' && PUBLIC.test(endpoint.path)
  return {
    route: `${method} ${routeOptions.url ?? ''}`,
    isPublicReading: isPublic && sessionId === '' && accessToken === null,
  }
}
