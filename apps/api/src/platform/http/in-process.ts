import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

const HEADER = 'x-in-process'
const SECRET = randomBytes(24).toString('base64url')

/** Marks the calls that rendering a page makes: the page itself has been counted against the limits. */
export const inProcessHeaders = { [HEADER]: SECRET } as const

export function isInProcess(request: FastifyRequest): boolean {
  return request.headers[HEADER] === SECRET
}
