import { isRouteErrorResponse } from 'react-router'

export type ErrorKind = 'notFound' | 'tooMany' | 'maintenance' | 'unavailable' | 'serverError'

/** Which page an error gets. Only a 503 that says so is maintenance: any other passes by itself. */
export function errorKind(error: unknown): ErrorKind {
  if (!isRouteErrorResponse(error)) return 'serverError'
  if (error.status === 429) return 'tooMany'
  if (error.status >= 400 && error.status < 500) return 'notFound'
  if (error.status !== 503) return 'serverError'
  return codeOf(error.data) === 'server.maintenance' ? 'maintenance' : 'unavailable'
}

function codeOf(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'code' in data ? data.code : null
}
