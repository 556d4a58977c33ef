import { join } from 'node:path'
import type { Meter } from '@opentelemetry/api'
import { GAZETTEER_FILE } from '@repo/basemap/gazetteer'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { loadDemo } from './demo/load-demo.ts'
import { createJobHandlers, doneInThreads } from './job-handlers.ts'
import { readPosts } from './modules/blog/read-posts.ts'
import { loadGazetteerApart } from './modules/places/load-apart.ts'
import { loadGazetteerUntilDone } from './modules/places/load-gazetteer-until-done.ts'
import { loadRegionPlacesUntilDone, watchRegionPlaces } from './modules/places/load-region-places-until-done.ts'
import { fillExtentsUntilDone } from './modules/route-articles/fill-extents.ts'
import { workOnLineGround } from './modules/route-articles/ground/work-on-line-ground.ts'
import { createRoutePictures } from './modules/route-articles/previews/draw-on-basemap.ts'
import { feedSearch } from './modules/route-articles/search/engine/feed-search.ts'
import { fillSearch, fillSearchUntilDone } from './modules/route-articles/search/fill-search-until-done.ts'
import { fillYears } from './modules/years/fill-activities.ts'
import { buildOf, purgeRelease } from './platform/cdn/purge-release.ts'
import { queuePurgesBy } from './platform/cdn/queue-purges.ts'
import { type Counting, countInMemory } from './platform/counting/counting.ts'
import { countInRedis } from './platform/counting/redis-counting.ts'
import { type ConnectionTarget, createDatabase, type Database, migrateDatabase } from './platform/database.ts'
import { limitsHoldBehind } from './platform/database-limits.ts'
import { openElevation } from './platform/elevation/open-elevation.ts'
import { startEmbeddedPostgres } from './platform/embedded-postgres/embedded-postgres.ts'
import { listen } from './platform/http/connections/connections.ts'
import { idempotencyRepository } from './platform/idempotency/idempotency.repository.ts'
import { startJobs } from './platform/jobs/jobs.ts'
import { createOutbox } from './platform/mail/outbox.ts'
import { smtpMailer } from './platform/mail/smtp-mailer.ts'
import { reasonOf } from './platform/reason-of.ts'
import { createRequestThreads, type RequestThreads } from './platform/request-threads/request-threads.ts'
import { noRouting } from './platform/routing/routing-engine.ts'
import { startRouting } from './platform/routing/start-routing.ts'
import { throttleWarnings } from './platform/routing/throttle-warnings.ts'
import { measureDatabase, measureReplica } from './platform/telemetry/measure-database.ts'
import { measureProcess } from './platform/telemetry/measure-process.ts'
import { noTelemetry, type Telemetry } from './platform/telemetry/telemetry.ts'
import { prepareDataFolder } from './process/data-folder.ts'
import { onUncaughtException, onUnhandledRejection } from './process/last-resort.ts'
import { explainStartFailure, startedMessage } from './process/messages.ts'
import { CleanUp, stopOnSignal } from './process/stopping.ts'
import { showsOutbox, toSettings } from './process/to-settings.ts'
import { typedAs } from './process/typed-as.ts'
import { createServices, type Services } from './services.ts'
import type { AppSettings } from './settings.ts'
import { loadBuiltWeb, loadDevelopmentWeb } from './web/load-web.ts'
import { serveMapTiles } from './web/map-tiles.ts'
import { offerBasemaps } from './web/offer-basemaps.ts'
import { createCachedPages } from './web/pages/cached-pages.ts'
import { serveConsentScript } from './web/serve-consent-script.ts'
import { serveElevation } from './web/serve-elevation.ts'
import { serveProtomaps } from './web/serve-protomaps.ts'
import { serveStreets } from './web/serve-streets.ts'
import { serveWebPages } from './web/web-pages.ts'

/** Milliseconds until a lasting warning is repeated. */
const WARN_EVERY_MS = 60_000

const NO_LIMITS_BEHIND_POOLER =
  'The connections of DATABASE_URL have no time limits: it logs in as another user than DATABASE_DIRECT_URL, or connected before the limits were set (RECONNECT in its console renews them).'

const cleanUp = new CleanUp()
const isStopping = stopOnSignal(() => cleanUp.run())
process.on(
  'uncaughtException',
  onUncaughtException(report, () => process.exit(1)),
)
process.on('unhandledRejection', onUnhandledRejection(report))
await main()

async function main(): Promise<void> {
  let config: Config
  try {
    config = readConfig()
  } catch (error) {
    return leave(error instanceof Error ? error.message : String(error))
  }
  try {
    await start(config)
    process.send?.('started') // whoever keeps us running starts us again from now on
  } catch (error) {
    if (isStopping()) return // a start that was cut off has not failed
    await cleanUp.run().catch(() => {}) // what made the start fail is the news
    leave(explainStartFailure(error, config))
  }
}

function report(warning: string): void {
  console.error(warning)
}

function leave(message: string): never {
  console.error(`\n${typedAs(message)}\n`)
  process.exit(1)
}

/** Starts everything in the configuration, in order; every step registers how to undo it. */
async function start(config: Config): Promise<void> {
  prepareDataFolder(config.dataFolder)
  const telemetry = await openTelemetry(config)
  const target = await openDatabase(config)
  await migrateDatabase(target, config.migrationsFolder)
  if (target.pooler && !(await limitsHoldBehind(target.pooler))) report(NO_LIMITS_BEHIND_POOLER)
  const { db, indexedDb, listen: listenTo, replica, close } = createDatabase(target, { reportReplica: report })
  cleanUp.add(close)
  // Ended before the database is closed, which it would say is down.
  cleanUp.add(async () => telemetry.close?.())
  if (telemetry.meter !== noTelemetry.meter) {
    const stopMeasuring = measureProcess(telemetry.meter)
    cleanUp.add(async () => stopMeasuring())
    measureDatabase(telemetry.meter, db)
    if (replica) measureReplica(telemetry.meter, replica)
  }
  if (config.databaseUrl === null) await idempotencyRepository(db).releaseAll()
  const jobs = await startJobs(target, (error) => console.error(`Jobs: ${reasonOf(error)}`))
  cleanUp.add(() => jobs.stop())

  const outbox = createOutbox(join(config.dataFolder, 'outbox'))
  const mailer = config.smtpUrl === null ? outbox : smtpMailer({ smtpUrl: config.smtpUrl, from: config.mailFrom })
  const ports = await openPorts(config, { db, target })
  const services = createServices({ ...ports, db, indexedDb, jobs, mailer })
  if (replica) services.pages.onChange(replica.changed)
  const { settings } = ports
  const threads = openThreads(config, { settings, services, target })
  if (config.role !== 'web') await jobs.work(doneInThreads(createJobHandlers(db, services), threads))
  if (config.role !== 'web') cleanUp.add(await feedSearch({ db, feed: services.searchFeed, report }))
  if (config.role === 'worker') return

  const demoLogIns = config.loadsDemo
    ? await loadDemo({ db, ...services, ...settings, storage: services.files.storage })
    : []
  const counting = await openCounting(config)
  const app = await buildApp({
    settings,
    db,
    services,
    counting,
    threads,
    telemetry,
    outbox: showsOutbox(config) ? outbox : null,
  })
  cleanUp.add(() => app.close())
  const hasElevations = ports.elevation !== null
  await serveWeb(app, config, { services, threads, hasElevations, meter: telemetry.meter })
  await services.pages.follow(listenTo)
  await services.maintenance.follow(listenTo)
  await services.liveStreams.follow(listenTo)
  await listen(app, config)
  const queuePurge = queuePurgesBy(jobs, settings.cdn)
  if (queuePurge) await purgeRelease(db, await buildOf(config.webBuild), queuePurge)
  startFilling(config, db, services)
  // A routing server does not say which data it has, so nobody could tell what is out of date.
  if (config.routing.routingUrl === null) cleanUp.add(workOnLineGround({ ...services, engine: ports.routing }, report))
  process.stdout.write(typedAs(startedMessage(config, config.smtpUrl === null ? outbox.folder : null, demoLogIns)))
}

/** What the services use besides the database: files of the machine, and engines and servers of the operator's choice. */
async function openPorts(config: Config, { db, target }: { db: Database; target: ConnectionTarget }) {
  const settings = toSettings(config)
  const isWorker = config.role === 'worker'
  const routing = isWorker ? noRouting : startRouting(config.routing, report)
  cleanUp.add(() => routing.close())
  const elevation = await openElevation({
    sources: isWorker ? [] : config.elevation,
    routing,
    userAgent: `Mishiori (+${config.publicUrl})`,
    onWarning: report,
  })
  cleanUp.add(async () => elevation?.close())
  const loadGazetteer = loadGazetteerApart({
    db,
    target,
    path: join(config.basemapAssets, GAZETTEER_FILE),
    program: config.gazetteerProgram,
  })
  const posts = isWorker ? [] : await readPosts(settings.blogFolder, report)
  return {
    settings,
    routePictures: createRoutePictures({
      basemapAssets: config.basemapAssets,
      regionsFolder: config.routing.regionsFolder,
    }),
    routing,
    elevation,
    loadGazetteer,
    posts,
    report,
  }
}

/**
 * Threads for what takes long; null where there shall be none, in a worker, which has no socket to keep free, and in development,
 * whose pages have no build.
 */
function openThreads(
  { isDevelopment, role, requestThreads: max, requestThreadProgram: program, basemapAssets, webBuild }: Config,
  { settings, services, target }: { settings: AppSettings; services: Services; target: ConnectionTarget },
): RequestThreads | null {
  if (isDevelopment || role === 'worker' || max === 0) return null
  const threads = createRequestThreads({
    max,
    program,
    start: { target, settings, basemapAssets, webBuild },
    onChange: services.pages.pass,
    report,
  })
  cleanUp.add(() => threads.close())
  return threads
}

interface WebParts {
  readonly services: Services
  readonly threads: RequestThreads | null
  readonly hasElevations: boolean
  readonly meter: Meter
}

/** Answers what is not the API's: pages, map tiles, the files that they need. */
async function serveWeb(
  app: FastifyInstance,
  config: Config,
  { services, threads, hasElevations, meter }: WebParts,
): Promise<void> {
  const streets = serveStreets(app, config.routing.regionsFolder, throttleWarnings(WARN_EVERY_MS, report))
  if (config.basemaps.protomaps !== null)
    serveProtomaps(app, config.basemaps.protomaps, throttleWarnings(WARN_EVERY_MS, report))
  await serveWebPages(app, {
    web: config.isDevelopment
      ? await loadDevelopmentWeb(app, config.webSource)
      : await loadBuiltWeb(app, config.webBuild, config.hasOffline),
    cache: config.isDevelopment ? null : createCachedPages(config.pageCacheBytes, services.pages),
    sessionCookie: services.sessions.cookieName,
    site: {
      publicUrl: new URL(config.publicUrl).origin,
      hasOutbox: showsOutbox(config),
      isPublicOnly: config.isPublicOnly,
      socialUrl: config.socialUrl,
      consentScript: serveConsentScript(app, config.consent.file),
      renewalUrl: config.renewalUrl,
      apps: config.apps,
      overlays: config.overlays.offered,
      elevation: serveElevation(app, { hasElevations, terrain: services.terrain }),
      hasStrava: config.stravaApp !== null,
      hasTranslation: config.translationServer !== null,
      hasOffline: config.hasOffline && !config.isDevelopment,
    },
    isMaintained: services.maintenance.isOn,
    basemaps: offerBasemaps(config.basemaps.offered),
    mapTiles: await serveMapTiles(app, config.basemapAssets, streets),
    hasNonces: !config.isDevelopment,
    meter,
    recentRequests: services.recentRequests,
    threads: threads && { threads, isLargeMap: services.mapSizes.isLarge },
  })
}

/** Keeps the tables that are derived from others filled: places of the world and of regions, and the search index. */
function startFilling(config: Config, db: Database, services: Services): void {
  const { gazetteer, routeArticles, search, authors } = services
  const filling = { db, search, authors, report }
  cleanUp.add(fillSearchUntilDone(filling))
  cleanUp.add(fillExtentsUntilDone(filling))
  cleanUp.add(fillYears({ ...filling, labelPosition: gazetteer.labelPosition }))
  const labelPlaces = async (signal: AbortSignal) => {
    await routeArticles.labelPlaces(signal)
    await fillSearch(filling, signal) // what was named is found by its name
  }
  cleanUp.add(loadGazetteerUntilDone({ gazetteer, routeArticles: { labelPlaces } }, report))
  cleanUp.add(loadRegionPlacesUntilDone(services.gazetteer, watchRegionPlaces(config.routing.regionsFolder), report))
}

/** Its libraries are loaded for those alone who want it. */
async function openTelemetry({ telemetry, role }: Config): Promise<Telemetry & { close?(): Promise<void> }> {
  if (telemetry.metrics === null && telemetry.otlpUrl === null) return noTelemetry
  const { startTelemetry } = await import('./platform/telemetry/start-telemetry.ts')
  return await startTelemetry(telemetry, role)
}

async function openCounting({ redisUrl }: Config): Promise<Counting> {
  if (redisUrl === null) return countInMemory
  const { counting, close } = await countInRedis(redisUrl, throttleWarnings(WARN_EVERY_MS, report))
  cleanUp.add(close)
  return counting
}

async function openDatabase(config: Config): Promise<ConnectionTarget> {
  if (config.databaseUrl !== null) {
    const { databaseUrl: url, poolerUrl, replicaUrl } = config
    return {
      url,
      ...(poolerUrl === null ? {} : { pooler: { url: poolerUrl } }),
      ...(replicaUrl === null ? {} : { replica: { url: replicaUrl } }),
    }
  }
  const postgres = await startEmbeddedPostgres(join(config.dataFolder, 'postgres'), {
    report,
    onLost: (error) => leave(`The database stopped and could not be started again: ${error.message}`),
  })
  cleanUp.add(() => postgres.stop())
  return postgres.target
}
