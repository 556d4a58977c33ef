import type { FastifyInstance } from 'fastify'

/** The one address that browsers ask for a newer worker, whatever the product does by now. */
export const SERVICE_WORKER = '/sw.js'

/**
 * Takes the place of a worker in every browser that has one, and removes it with all it kept. What is written on the
 * device stays: it is in a database.
 */
const REMOVER = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(
  caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name)))).then(() => self.registration.unregister()),
))
`

/** Answers a worker that ends offline use, for operators who have to. */
export function serveWorkerRemover(app: FastifyInstance): void {
  app.get(SERVICE_WORKER, { schema: { hide: true } }, (_, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(REMOVER),
  )
}
