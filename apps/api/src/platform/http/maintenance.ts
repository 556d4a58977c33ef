import { ownPath } from '@repo/contract'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../app-error.ts'

const RETRY_SECONDS = 60
const PAGE = '/maintenance'

/**
 * Closes every endpoint and leads every page to the one that says so. The only answer the web takes for maintenance is this code; any
 * other 503 is retried.
 */
export function closeForMaintenance(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ routeOptions, url, method }, reply) => {
    if (routeOptions.config.endpoint) throw new AppError('server.maintenance', { seconds: RETRY_SECONDS })
    if (routeOptions.config.isPage && method === 'GET' && isVisited(url))
      return reply.redirect(ownPath(pageFor(url)) ?? PAGE)
  })
}

/** Whether an address is one that a visitor opens: not the page about maintenance, and not the data of a page that is open. */
function isVisited(url: string): boolean {
  const { pathname } = new URL(url, 'http://localhost')
  return !pathname.endsWith(PAGE) && !pathname.endsWith('.data')
}

/** Addresses below `/en` are English for themselves alone. */
const pageFor = (url: string) => (/^\/en(?=[/?]|$)/.test(url) ? `/en${PAGE}` : PAGE + search(url))

/** Only the language goes along. */
function search(url: string): string {
  const language = new URL(url, 'http://localhost').searchParams.get('hl')
  return language === null ? '' : `?${new URLSearchParams({ hl: language })}`
}
