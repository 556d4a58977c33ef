import { STATUS_NAMES_HEADER } from '@repo/contract'
import type { FastifyRequest } from 'fastify'

/**
 * False for a page of the product that was loaded before the statuses of articles got the names of `writeArticleStates`:
 * a browser sends its requests from the same origin, and without the header.
 */
export function knowsStatusNames({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-site'] !== 'same-origin' || headers[STATUS_NAMES_HEADER] !== undefined
}
