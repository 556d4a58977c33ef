import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { PageTag, WebHandler } from '@repo/contract'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { workerData as start } from 'piscina'
import { buildApp } from './app.ts'
import { createJobHandlers } from './job-handlers.ts'
import { createRoutePictures } from './modules/route-articles/previews/draw-on-basemap.ts'
import { countNothing } from './platform/counting/counting.ts'
import { createDatabase } from './platform/database.ts'
import { inProcessHeaders } from './platform/http/in-process.ts'
import { type JobHandlers, perform, queueOnly } from './platform/jobs/jobs.ts'
import { createOutbox } from './platform/mail/outbox.ts'
import { sendResponse } from './platform/request-threads/send-response.ts'
import type {
  ThreadJob,
  ThreadPage,
  ThreadRequest,
  ThreadStart,
  ThreadTask,
} from './platform/request-threads/thread-messages.ts'
import { regionsFolderIn } from './platform/routing/regions/tile-set.ts'
import { noRouting } from './platform/routing/routing-engine.ts'
import { createServices } from './services.ts'
import { inProcessTransport } from './web/in-process-transport.ts'
import { importWeb } from './web/load-web.ts'

// A whole application without a socket, whose requests come from the thread that has it.

const MAX_CONNECTIONS = 4
/** This thread has a low priority, and computes for one request while the database waits for what another one sends. */
const PATIENCE = 4

let application: Promise<Application> | null = null
/** Not told yet to the thread that caches pages. */
const changes: (readonly PageTag[] | null)[] = []

interface Application {
  readonly app: FastifyInstance
  readonly renderPage: WebHandler | null
  readonly handlers: JobHandlers
}

export default async function answer({ port, ...task }: ThreadTask): Promise<void> {
  application ??= startApplication(start as ThreadStart) // `createRequestThreads` has given it
  const { app, renderPage, handlers } = await application
  if (task.kind === 'request') await answerRequest(app, task, port)
  else if (task.kind === 'job') await work(handlers, task, port)
  else if (renderPage) await answerPage(app, renderPage, task, port)
}

async function startApplication({ target, settings, basemapAssets, webBuild }: ThreadStart): Promise<Application> {
  const { db, indexedDb } = createDatabase(target, { maxConnections: MAX_CONNECTIONS, patience: PATIENCE })
  const services = createServices({
    settings,
    db,
    indexedDb,
    jobs: queueOnly(db),
    mailer: createOutbox(join(settings.dataFolder, 'outbox')), // mails are sent by jobs
    routePictures: createRoutePictures({ basemapAssets, regionsFolder: regionsFolderIn(settings.dataFolder) }),
    routing: noRouting,
    elevation: null,
    loadGazetteer: async () => 'unchanged',
    report: (warning) => console.error(warning),
  })
  services.pages.onChange((tags) => changes.push(tags))
  const app = await buildApp({ settings, db, services, counting: countNothing, outbox: null })
  await app.ready()
  return {
    app,
    renderPage: webBuild === null ? null : (await importWeb(webBuild)).handler,
    handlers: createJobHandlers(db, services),
  }
}

async function answerRequest(
  app: FastifyInstance,
  { method, url, headers, body, address, id }: ThreadRequest,
  port: ThreadTask['port'],
): Promise<void> {
  const response = await app.inject({
    method: method as NonNullable<InjectOptions['method']>, // a request of this method has come
    url,
    headers: { ...(headers as InjectOptions['headers']), ...inProcessHeaders(id) },
    remoteAddress: address,
    payloadAsStream: true,
    ...(body ? { payload: Buffer.from(body.buffer, body.byteOffset, body.byteLength) } : {}),
  })
  const pairs = Object.entries(response.headers).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, String(one)] as const),
  )
  const head = { status: response.statusCode, headers: pairs, tags: null, changes: changes.splice(0) }
  await sendResponse(port, head, response.stream())
}

async function work(handlers: JobHandlers, job: ThreadJob, port: ThreadTask['port']): Promise<void> {
  const left = new AbortController()
  port.once('close', () => left.abort())
  async function* untilDone() {
    await perform(handlers, job, left.signal)
    yield* [] // its end is all there is to say
  }
  await sendResponse(port, { status: 200, headers: [], tags: null, changes: changes.splice(0) }, untilDone())
}

async function answerPage(
  app: FastifyInstance,
  renderPage: WebHandler,
  { method, url, headers, body, address, host }: ThreadPage,
  port: ThreadTask['port'],
): Promise<void> {
  let tags: readonly PageTag[] | null = null
  const init = { method, headers: toHeaders(headers), ...(body ? { body: new Uint8Array(body) } : {}) }
  const page = await renderPage(new Request(url, init), {
    ...host,
    transport: inProcessTransport(app, address),
    share(shown) {
      tags = [...(tags ?? []), ...shown]
    },
  })
  const content = page.body === null ? [] : Readable.fromWeb(page.body as never) // Node's own types of one stream differ
  const head = { status: page.status, headers: [...page.headers], tags, changes: changes.splice(0) }
  await sendResponse(port, head, content)
}

function toHeaders(headers: ThreadPage['headers']): Headers {
  const all = new Headers()
  for (const [name, value] of Object.entries(headers)) for (const one of [value].flat()) all.append(name, one)
  return all
}
