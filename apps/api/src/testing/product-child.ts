import { buildApp } from '../app.ts'
import { createRoutePictures } from '../modules/route-articles/previews/draw-on-basemap.ts'
import { countInMemory } from '../platform/counting/counting.ts'
import { createDatabase } from '../platform/database.ts'
import { queueOnly } from '../platform/jobs/jobs.ts'
import type { ThreadStart } from '../platform/request-threads/thread-messages.ts'
import { noRouting } from '../platform/routing/routing-engine.ts'
import { createServices } from '../services.ts'

/** The product in a process of its own, to be killed. Prints its address when it listens. */
const { target, settings, basemapAssets }: Omit<ThreadStart, 'webBuild'> = JSON.parse(process.argv[2] ?? '')
const { db, indexedDb } = createDatabase(target, { maxConnections: 4 })
const services = createServices({
  settings,
  db,
  indexedDb,
  jobs: queueOnly(db),
  mailer: { send: async () => {} },
  routePictures: createRoutePictures({ basemapAssets, regionsFolder: settings.dataFolder }),
  routing: noRouting,
  elevation: null,
  loadGazetteer: async () => 'unchanged',
  report: console.error,
})
const app = await buildApp({ settings, db, services, outbox: null, counting: countInMemory })
process.stdout.write(await app.listen({ port: 0, host: '127.0.0.1' }))
