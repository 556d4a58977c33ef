import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'

const PATH = '/consent.js'
const FOREVER = 'public, max-age=31536000, immutable'

/**
 * Serves the operator's module as it was when the product started.
 *
 * @returns its address, which changes with what is in it; null without one.
 */
export function serveConsentScript(app: FastifyInstance, file: string | null): string | null {
  if (file === null) return null
  const script = readFileSync(file)
  app.get(PATH, { schema: { hide: true } }, (_, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', FOREVER).send(script),
  )
  return `${PATH}?v=${createHash('sha256').update(script).digest('hex').slice(0, 16)}`
}
