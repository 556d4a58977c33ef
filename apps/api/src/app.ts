import { join } from 'node:path'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import { accessTokensHttp } from './modules/accounts/access-tokens/access-tokens.http.ts'
import { accountsHttp } from './modules/accounts/accounts.http.ts'
import { dataArchiveHttp } from './modules/accounts/data-archive/data-archive.http.ts'
import { emailChangesHttp } from './modules/accounts/email-change/email-changes.http.ts'
import { mailPreferencesHttp, oneClickUnsubscribe } from './modules/accounts/mail-preferences/mail-preferences.http.ts'
import { passkeysHttp } from './modules/accounts/passkeys/passkeys.http.ts'
import { passwordsHttp } from './modules/accounts/passwords/passwords.http.ts'
import { formAnswers } from './modules/accounts/providers/form-answers.http.ts'
import { providersHttp } from './modules/accounts/providers/providers.http.ts'
import { sessionsHttp } from './modules/accounts/sessions/sessions.http.ts'
import { toursHttp } from './modules/accounts/tours/tours.http.ts'
import { alongHttp } from './modules/along/along.http.ts'
import { blocksHttp } from './modules/blocking/blocking.http.ts'
import { blogHttp, blogPages } from './modules/blog/blog.http.ts'
import { commentsHttp } from './modules/comments/comments.http.ts'
import { commentsFeed } from './modules/comments/comments-feed.http.ts'
import { contactHttp } from './modules/contact/contact.http.ts'
import { directionsHttp } from './modules/directions/directions.http.ts'
import { editProposalsHttp } from './modules/edit-proposals/edit-proposals.http.ts'
import { elevationsHttp } from './modules/elevations/elevations.http.ts'
import { favoritesHttp } from './modules/favorites/favorites.http.ts'
import { filePages, filesHttp } from './modules/files/files.http.ts'
import { followsHttp } from './modules/follows/follows.http.ts'
import { frontPageHttp } from './modules/front-page/front-page.http.ts'
import { groundHttp } from './modules/ground/ground.http.ts'
import { hazardsHttp } from './modules/hazards/hazards.http.ts'
import { createJourneyCards } from './modules/journeys/journey-cards.ts'
import { journeyPages } from './modules/journeys/journey-pages.http.ts'
import { journeysHttp } from './modules/journeys/journeys.http.ts'
import { moderationHttp } from './modules/moderation/moderation.http.ts'
import { notificationsHttp } from './modules/notifications/notifications.http.ts'
import { placesHttp } from './modules/places/places.http.ts'
import { privatePlacesHttp } from './modules/private-places/private-places.http.ts'
import { reportsHttp } from './modules/reports/reports.http.ts'
import { bundlesHttp } from './modules/route-articles/bundles/bundles.http.ts'
import { clonesHttp } from './modules/route-articles/clones/clones.http.ts'
import { exportsHttp } from './modules/route-articles/exports/exports.http.ts'
import { mapSearchHttp } from './modules/route-articles/map-search.http.ts'
import { ownArticlesHttp } from './modules/route-articles/own/own-articles.http.ts'
import { previewPages, userMapsHttp } from './modules/route-articles/previews/previews.http.ts'
import { healthHttp } from './modules/route-articles/privacy/health.http.ts'
import { routeArticlesHttp } from './modules/route-articles/route-articles.http.ts'
import { measureSearch } from './modules/route-articles/search/engine/engine-article-search.ts'
import { articleFeeds } from './modules/route-articles/sharing/article-feeds.http.ts'
import { sharingPages } from './modules/route-articles/sharing/sharing.http.ts'
import { trashHttp } from './modules/route-articles/trash/trash.http.ts'
import { snapHttp } from './modules/snap/snap.http.ts'
import { stocksHttp } from './modules/stock-lists/stocks.http.ts'
import { stravaHttp } from './modules/strava/strava.http.ts'
import { suggestionsHttp } from './modules/suggestions/suggestions.http.ts'
import { systemHttp } from './modules/system/system.http.ts'
import { timelineHttp } from './modules/timeline/timeline.http.ts'
import { translationsHttp } from './modules/translations/translations.http.ts'
import { turnsHttp } from './modules/turns/turns.http.ts'
import { usersHttp } from './modules/users/users.http.ts'
import { walkLogsHttp } from './modules/walk-logs/walk-logs.http.ts'
import { webhooksHttp } from './modules/webhooks/webhooks.http.ts'
import { withdrawalHttp } from './modules/withdrawal/withdrawal.http.ts'
import { yearsHttp } from './modules/years/years.http.ts'
import { botCheckHttp } from './platform/bot-check/bot-check.http.ts'
import { tagAnswers } from './platform/cdn/surrogate-keys.ts'
import type { Counting } from './platform/counting/counting.ts'
import type { Database } from './platform/database.ts'
import { documentApi } from './platform/http/api-docs.ts'
import { createClientErrorHandler } from './platform/http/connections/client-errors.ts'
import { connectionTimeouts } from './platform/http/connections/connections.ts'
import { drainOnClose } from './platform/http/connections/drain.ts'
import { limitPipelining } from './platform/http/connections/limit-pipelining.ts'
import { addProbes } from './platform/http/connections/probes.ts'
import { answerErrors, createUnreadableAddressHandler } from './platform/http/error-handler.ts'
import type { ExpensiveOptions } from './platform/http/expensive-handler.ts'
import { closeForMaintenance, closeToThePublic } from './platform/http/guards/closed-product.ts'
import { createCsrfTokens, csrfPlugin } from './platform/http/guards/csrf.ts'
import { guardJson } from './platform/http/guards/json-guards.ts'
import { guardRequests, pathOfTarget } from './platform/http/guards/request-guards.ts'
import { compileSchemas } from './platform/http/guards/schema-compilers.ts'
import { dataHeaders, setSecurityHeaders } from './platform/http/guards/security-headers.ts'
import { limitAccounts, limitTokens } from './platform/http/limits/account-limits.ts'
import { limitRates } from './platform/http/limits/rate-limits.ts'
import { logAnswers, logOptions } from './platform/http/logging.ts'
import { scopeRequests } from './platform/http/scope-requests.ts'
import { tidyStoredTexts } from './platform/http/stored-texts.ts'
import { idempotencyPlugin } from './platform/idempotency/idempotency-plugin.ts'
import type { Outbox } from './platform/mail/outbox.ts'
import { outboxPages } from './platform/mail/outbox-pages.ts'
import { forwardRequests } from './platform/request-threads/forward-requests.ts'
import type { RequestThreads } from './platform/request-threads/request-threads.ts'
import { accessTokensRepository } from './platform/session/access-tokens.ts'
import { sessionPlugin } from './platform/session/session-plugin.ts'
import { measureRequests } from './platform/telemetry/measure-requests.ts'
import { recordRequests } from './platform/telemetry/recent-requests.ts'
import { noTelemetry, type Telemetry } from './platform/telemetry/telemetry.ts'
import type { Services } from './services.ts'
import type { AppSettings } from './settings.ts'

export interface AppDependencies {
  readonly settings: AppSettings
  readonly db: Database
  readonly services: Services
  /** Counts what is limited by time. */
  readonly counting: Counting
  /** Given when mail goes to a folder that its pages may show. */
  readonly outbox: Outbox | null
  /** Answer what takes long; null where every request is answered by this thread. */
  readonly threads?: RequestThreads | null
  readonly telemetry?: Telemetry
}

const KEEP_ALIVE_MS = 65_000
/** Bytes. Up to here, setting up a stream and its threads costs more than compressing. */
const COMPRESSED_AT_ONCE = 256 * 1024

/** Puts the application together from its dependencies. Nothing here knows of the process, its socket or its environment. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { settings, db, services, counting, threads = null, telemetry = noTelemetry } = dependencies
  const app = createServer(settings)
  answerErrors(app)
  compileSchemas(app)
  limitPipelining(app)
  recordRequests(app, services.recentRequests)
  if (services.searchAnswers) measureSearch(telemetry.meter, services.searchAnswers)
  if (telemetry !== noTelemetry) measureRequests(app, telemetry, { trustsCallers: settings.trustProxy !== false })
  // First of all hooks, so that refusals of the others have the headers too.
  await setSecurityHeaders(app, { ...settings, isSecure: isSecure(settings) })
  guardRequests(app)
  guardJson(app, { forwardsLarge: threads !== null })
  // Before the connections are waited for.
  app.addHook('preClose', async () => services.liveStreams.leave())
  drainOnClose(app)
  logAnswers(app)
  // Before they are compressed.
  tidyStoredTexts(app)
  await limitRates(app, settings.rateLimitFactor, counting)
  await app.register(compress, { threshold: 1024, syncThreshold: COMPRESSED_AT_ONCE, encodings: ['br', 'gzip'] })
  app.decorateReply('sharedTags', null)
  if (settings.cdn) tagAnswers(app)
  closeForMaintenance(app, services.maintenance)
  if (settings.isPublicOnly) closeToThePublic(app)
  addProbes(app, db)
  await documentApi(app)
  await registerSessions(app, dependencies)
  scopeRequests(app)
  limitAccounts(app, settings.rateLimitFactor, counting)
  limitTokens(app, settings.rateLimitFactor, counting)
  if (threads) forwardRequests(app, { threads, isLargeMap: services.mapSizes.isLarge })
  await app.register((api) => registerApi(api, dependencies), { prefix: '/api' })
  await registerPages(app, dependencies)
  return app
}

/** Every endpoint below `/api`. */
async function registerApi(api: FastifyInstance, { settings, db, services, counting }: AppDependencies): Promise<void> {
  await registerAccounts(api, services, settings, db)
  const { routeArticles, finder, users, stocks, origins } = services
  await api.register(routeArticlesHttp, {
    db,
    routeArticles,
    finder,
    users,
    stocks,
    origins,
    publicUrl: settings.publicUrl,
  })
  await api.register(healthHttp, { articleCuts: services.articleCuts })
  await api.register(userMapsHttp, { users, userMaps: services.userMaps })
  await api.register(frontPageHttp, { frontPage: services.frontPage })
  await api.register(ownArticlesHttp, { db, ownArticles: services.ownArticles, revisions: services.revisions })
  await api.register(trashHttp, { trash: services.trash })
  await api.register(mapSearchHttp, { finder, stocks })
  await api.register(usersHttp, { users, stocks })
  await api.register(followsHttp, { follows: services.follows, feed: services.feed, stocks })
  await api.register(blocksHttp, { blocking: services.blocking })
  await api.register(notificationsHttp, { reading: services.reading, liveStreams: services.liveStreams })
  await api.register(suggestionsHttp, { suggestions: services.suggestions })
  await api.register(bundlesHttp, { bundles: services.bundles })
  const { moderation, moderationReads } = services
  await api.register(moderationHttp, { moderation, moderationReads })
  await api.register(systemHttp, { system: services.system })
  await api.register(reportsHttp, { reports: services.reports, botCheck: services.botCheck })
  const { journeys, journeyChanges, journeyFiles, journeyBundles } = services
  await api.register(journeysHttp, { journeys, journeyChanges, journeyFiles, journeyBundles, users })
  await api.register(favoritesHttp, { favorites: services.favorites })
  await api.register(hazardsHttp, { hazards: services.hazards })
  await api.register(stocksHttp, services)
  await api.register(stravaHttp, { strava: services.strava })
  await api.register(commentsHttp, { comments: services.comments, commentWriting: services.commentWriting })
  await api.register(walkLogsHttp, { journeys, walkLogs: services.walkLogs, walkLogWriting: services.walkLogWriting })
  await api.register(yearsHttp, services)
  await api.register(clonesHttp, { clones: services.clones, stocks })
  await api.register(contactHttp, { ...services, rateLimitFactor: settings.rateLimitFactor })
  await api.register(blogHttp, { blog: services.blog })
  const { proposals, proposalDecisions } = services
  await api.register(editProposalsHttp, { proposals, decisions: proposalDecisions })
  const uploads = { uploadsFolder: join(settings.dataFolder, 'uploads'), requestTimeoutMs: settings.requestTimeoutMs }
  await api.register(filesHttp, { ...services, ...uploads })
  const { timelineImports, timelineDays, dayCopies } = services
  await api.register(timelineHttp, { timelineImports, timelineDays, dayCopies })
  await api.register(privatePlacesHttp, { privatePlaces: services.privatePlaces })
  await api.register(placesHttp, { places: services.places })
  const limits = { rateLimitFactor: settings.rateLimitFactor, counting }
  await api.register(translationsHttp, { translate: services.translate, ...limits })
  await api.register(exportsHttp, { ...services, publicUrl: settings.publicUrl, ...limits })
  await registerWays(api, services, limits)
}

/** Log-in, its methods, and what a person sets about their account. */
async function registerAccounts(
  api: FastifyInstance,
  services: Services,
  settings: AppSettings,
  db: Database,
): Promise<void> {
  await api.register(accountsHttp, { db, ...services, rateLimitFactor: settings.rateLimitFactor })
  await api.register(botCheckHttp, { botCheck: services.botCheck })
  await api.register(withdrawalHttp, { withdrawals: services.withdrawals })
  await api.register(dataArchiveHttp, { dataArchives: services.dataArchives })
  await api.register(mailPreferencesHttp, { mailPreferences: services.mailPreferences })
  await api.register(toursHttp, { db })
  await api.register(sessionsHttp, { sessions: services.sessions })
  await api.register(accessTokensHttp, { accessTokens: services.accessTokens })
  await api.register(webhooksHttp, { webhooks: services.webhooks })
  await api.register(emailChangesHttp, { ...services, rateLimitFactor: settings.rateLimitFactor })
  await api.register(passwordsHttp, { ...services, rateLimitFactor: settings.rateLimitFactor })
  await api.register(passkeysHttp, { ...services, rateLimitFactor: settings.rateLimitFactor })
  const cookies = { isSecure: isSecure(settings) }
  await api.register(providersHttp, { ...services, ...cookies, rateLimitFactor: settings.rateLimitFactor })
}

/** What is asked of the engine that finds ways, and of what lies along them. */
async function registerWays(api: FastifyInstance, services: Services, limits: ExpensiveOptions): Promise<void> {
  await api.register(directionsHttp, { ...services, ...limits })
  await api.register(elevationsHttp, { elevations: services.elevations, ...limits })
  await api.register(alongHttp, { along: services.along, ...limits })
  await api.register(groundHttp, { ground: services.ground, ...limits })
  await api.register(snapHttp, { snap: services.snap, ...limits })
  await api.register(turnsHttp, { turns: services.turns, ...limits })
}

/** Responses without the web application: files, feeds, previews, forms. */
async function registerPages(app: FastifyInstance, { settings, db, services, outbox }: AppDependencies): Promise<void> {
  await app.register(oneClickUnsubscribe, { mailPreferences: services.mailPreferences })
  await app.register(formAnswers, { authorizations: services.authorizations })
  await app.register(filePages, { files: services.files, prefix: '/files' })
  const { blogFolder, publicUrl } = settings
  await app.register(blogPages, { blog: services.blog, folder: blogFolder, publicUrl })
  await app.register(previewPages, { previews: services.previews, userMaps: services.userMaps, prefix: '/previews' })
  const { journeys, journeyPictures } = services
  await app.register(journeyPages, { journeys, journeyPictures, publicUrl: settings.publicUrl })
  const { comments, finder } = services
  await app.register(commentsFeed, { comments, finder, publicUrl: settings.publicUrl })
  await app.register(articleFeeds, { db, users: services.users, finder, publicUrl: settings.publicUrl })
  const sharing = { users: services.users, journeys, findJourneyCard: createJourneyCards(journeys) }
  await app.register(sharingPages, { db, publicUrl: settings.publicUrl, ...sharing })
  if (outbox) await app.register(outboxPages, { outbox, prefix: '/outbox' })
}

const isSecure = ({ publicUrl }: AppSettings) => publicUrl.startsWith('https:')

function createServer(settings: AppSettings): FastifyInstance {
  return Fastify({
    ...logOptions(settings.log),
    trustProxy: settings.trustProxy,
    // During shutdown, requests on open connections are still answered, not refused: a deploy is no outage.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    keepAliveTimeout: KEEP_ALIVE_MS,
    ...connectionTimeouts(settings.requestTimeoutMs),
    rewriteUrl: ({ url = '/' }) => pathOfTarget(url),
    clientErrorHandler: createClientErrorHandler(dataHeaders({ isSecure: isSecure(settings) })),
    frameworkErrors: createUnreadableAddressHandler(isSecure(settings)),
    routerOptions: { maxParamLength: 300 },
  })
}

async function registerSessions(app: FastifyInstance, { settings, db, services }: AppDependencies): Promise<void> {
  await app.register(cookie)
  await app.register(sessionPlugin, { sessions: services.sessions, accessTokens: accessTokensRepository(db) })
  await app.register(csrfPlugin, {
    tokens: createCsrfTokens(settings.secret),
    publicOrigin: new URL(settings.publicUrl).origin,
    isSecure: isSecure(settings),
  })
  await app.register(idempotencyPlugin, { db })
}
