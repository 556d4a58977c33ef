import { isRouteErrorResponse } from 'react-router'
import { codeIn, isNoAnswer } from '../http/failures.ts'

export type ErrorKind = 'offline' | 'notFound' | 'tooMany' | 'maintenance' | 'unavailable' | 'serverError'

/** Which page an error gets. Only a 503 that says so is maintenance: any other passes by itself. */
export function errorKind(error: unknown): ErrorKind {
  if (!isRouteErrorResponse(error)) return isNoAnswer(error) ? 'offline' : 'serverError'
  if (error.status === 429) return 'tooMany'
  if (error.status >= 400 && error.status < 500) return 'notFound'
  if (error.status !== 503) return 'serverError'
  const code = codeIn(error.data)
  if (code === 'network') return 'offline'
  return code === 'server.maintenance' ? 'maintenance' : 'unavailable'
}
