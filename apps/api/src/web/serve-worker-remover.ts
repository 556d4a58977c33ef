import type { FastifyInstance } from 'fastify'

/** The address at which browsers look for updates of the service worker. */
export const SERVICE_WORKER = '/sw.js'

/** Replaces the installed worker, deletes all its caches, and unregisters. Drafts and recordings stay, because they are in IndexedDB. */
const REMOVER = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(
  caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name)))).then(() => self.registration.unregister()),
))
`

/** Serves the worker that ends offline use, for `SERVICE_WORKER=off`. */
export function serveWorkerRemover(app: FastifyInstance): void {
  app.get(SERVICE_WORKER, { schema: { hide: true } }, (_, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(REMOVER),
  )
}
