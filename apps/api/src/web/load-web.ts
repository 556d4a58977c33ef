import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ToSharedRequest, WebHandler } from '@repo/contract'
import type { FastifyInstance } from 'fastify'
import { SERVICE_WORKER, serveWorkerRemover } from './serve-worker-remover.ts'
import { serveStaticFiles } from './static-files.ts'

interface WebModule {
  readonly createWebHandler: () => WebHandler
  readonly toSharedRequest: ToSharedRequest
}

export interface WebBuild {
  readonly handler: WebHandler
  readonly toSharedRequest: ToSharedRequest
}

/** The built web: its files and its handler. @throws when it has not been built. */
export async function loadBuiltWeb(app: FastifyInstance, serverFile: string, hasOffline: boolean): Promise<WebBuild> {
  if (!existsSync(serverFile)) {
    throw new Error(
      `The web is not built: ${serverFile} is missing. Run npm start, or set WEB_BUILD to its server file.`,
    )
  }
  serveStaticFiles(app, join(dirname(serverFile), '..', 'client'), hasOffline ? [] : [SERVICE_WORKER])
  if (!hasOffline) serveWorkerRemover(app)
  return importWeb(serverFile)
}

/** The handler of the built web, without its files. */
export async function importWeb(serverFile: string): Promise<WebBuild> {
  const web = (await import(pathToFileURL(serverFile).href)) as WebModule // the contract of apps/web/server/app.ts
  return { handler: web.createWebHandler(), toSharedRequest: web.toSharedRequest }
}

/** The web from its sources, reloading in place. */
export async function loadDevelopmentWeb(app: FastifyInstance, folder: string): Promise<WebBuild> {
  const [{ createServer }, { default: middie }] = await Promise.all([import('vite'), import('@fastify/middie')])
  const vite = await createServer({
    root: folder,
    appType: 'custom',
    server: { middlewareMode: true, ws: { server: app.server } },
  })
  app.addHook('onClose', () => vite.close())
  await app.register(middie)
  await app.use((request, response, next) => {
    const isOurs = /^\/(?:api|sanctum|tiles|files|previews|outbox)(?:\/|$)/.test(request.url ?? '')
    if (isOurs) next()
    else vite.middlewares(request, response, next)
  })
  return {
    async handler(request, host) {
      const web = (await vite.ssrLoadModule('/server/app.ts')) as WebModule // the contract of apps/web/server/app.ts
      return web.createWebHandler()(request, host)
    },
    toSharedRequest: () => null,
  }
}
