import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

const HEADER = 'x-in-process'
const SECRET = randomBytes(24).toString('base64url')

interface Received {
  readonly headers: IncomingHttpHeaders
}

/**
 * Marks the calls that rendering a page makes, and requests that another thread has received, under an id: the page, or the
 * request there, has been counted against the limits.
 */
export const inProcessHeaders = (requestId = '') => ({ [HEADER]: `${SECRET} ${requestId}` })

export const isInProcess = (request: Received): boolean => markOf(request) !== null

/** The id that another thread has given to a request; null for all others. */
export const idElsewhere = (request: Received): string | null => markOf(request) || null

function markOf({ headers }: Received): string | null {
  const [secret, id = ''] = String(headers[HEADER] ?? '').split(' ')
  return secret === SECRET ? id : null
}
