import { endpoints, MAINTENANCE_PATH, maintenancePath, ownPath } from '@repo/contract'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../app-error.ts'
import type { Maintenance } from '../../instance-settings/maintenance.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Serves articles publicly without being a page of the web. */
    showsArticles?: boolean
  }
}

const RETRY_SECONDS = 60

/**
 * While the product is maintained, closes every endpoint and leads every page to the one that says so. The only answer
 * the web takes for maintenance is this code; any other 503 is retried. The data of pages that are open already is
 * refused by the web, which can lead them on.
 */
export function closeForMaintenance(app: FastifyInstance, maintenance: Pick<Maintenance, 'isOn'>): void {
  app.addHook('onRequest', async ({ routeOptions: { config }, url, method }, reply) => {
    if (!maintenance.isOn()) return
    if (config.endpoint || config.showsArticles) throw new AppError('server.maintenance', { seconds: RETRY_SECONDS })
    if (config.isPage && (method === 'GET' || method === 'HEAD') && isVisited(url)) {
      // Not to be cached: the product opens again soon.
      return reply.header('cache-control', 'no-store').redirect(ownPath(pageFor(url)) ?? MAINTENANCE_PATH)
    }
  })
}

/** The endpoints that the remaining pages need when only pages about the product are open. */
const OPEN_ENDPOINTS = new Set<unknown>([
  endpoints.csrfCookie,
  endpoints.currentUser,
  endpoints.setLocale,
  endpoints.setUnits,
])

/** Where only the pages about the product are open, the API is closed. */
export function closeToThePublic(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ routeOptions: { config } }) => {
    const isClosed = config.endpoint ? !OPEN_ENDPOINTS.has(config.endpoint) : config.showsArticles
    if (isClosed) throw new AppError('request.not_found')
  })
}

/** Whether an address is one that a visitor opens: not the page about maintenance, nor what an open page needs to go there. */
function isVisited(url: string): boolean {
  const { pathname } = new URL(url, 'http://localhost')
  return !/^(?:\/en)?\/(?:maintenance|__manifest)$/.test(pathname) && !pathname.endsWith('.data')
}

/** Addresses below `/en` are English for themselves alone. */
function pageFor(url: string): string {
  const below = url.replace(/^\/en(?=[/?]|$)/, '')
  const page = maintenancePath(below.startsWith('/') ? below : `/${below}`)
  return below === url ? page : `/en${page}`
}
