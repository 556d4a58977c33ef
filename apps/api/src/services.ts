import { join } from 'node:path'
import { createContributions } from './create-contributions.ts'
import { createAccounts } from './modules/accounts/create-accounts.ts'
import { archiveRecords } from './modules/accounts/data-archive/archive-records.ts'
import { createDataArchiveService } from './modules/accounts/data-archive/data-archive.service.ts'
import { createBlockingService } from './modules/blocking/blocking.service.ts'
import { createBlocksService } from './modules/blocks/blocks.service.ts'
import { createBlogService } from './modules/blog/blog.service.ts'
import type { Post } from './modules/blog/read-posts.ts'
import { createContactService } from './modules/contact/contact.service.ts'
import { createCountersService } from './modules/counters/counters.service.ts'
import { createEditProposalsService } from './modules/edit-proposals/edit-proposals.service.ts'
import { createProposalDecisionsService } from './modules/edit-proposals/proposal-decisions.service.ts'
import { createFilesService } from './modules/files/files.service.ts'
import { createRemotePictures } from './modules/files/remote-pictures.ts'
import { createFeedService } from './modules/follows/feed.service.ts'
import { createFollowsService } from './modules/follows/follows.service.ts'
import { createFeaturedService } from './modules/front-page/featured.service.ts'
import { createFrontPageService } from './modules/front-page/front-page.service.ts'
import { createJourneyBundlesService } from './modules/journeys/journey-bundles.service.ts'
import { createPicturedJourneys } from './modules/journeys/journey-pictures.service.ts'
import { createModeration } from './modules/moderation/create-moderation.ts'
import { createAnnouncements } from './modules/notifications/announcements/announcements.service.ts'
import { createLiveStreams } from './modules/notifications/live/live-streams.ts'
import { createNotificationMailsService } from './modules/notifications/mails/notification-mails.service.ts'
import { createNotificationsService } from './modules/notifications/notifications.service.ts'
import { createReadingService } from './modules/notifications/reading.service.ts'
import { createEmbeddedGazetteer } from './modules/places/embedded-gazetteer.ts'
import { createHttpGazetteer } from './modules/places/http/http-gazetteer.ts'
import type { LoadGazetteer } from './modules/places/load-gazetteer.ts'
import { createPlacesService } from './modules/places/places.service.ts'
import { createHiddenAreas } from './modules/private-places/hidden-areas.service.ts'
import { createPrivatePlacesService } from './modules/private-places/private-places.service.ts'
import { createReportsService } from './modules/reports/reports.service.ts'
import { createArticleFinder } from './modules/route-articles/article-finder.ts'
import { createBundlesService } from './modules/route-articles/bundles/bundles.service.ts'
import { createClonesService } from './modules/route-articles/clones/clones.service.ts'
import { createCopyCounts } from './modules/route-articles/clones/copy-counts.ts'
import { createLineGroundService } from './modules/route-articles/ground/line-ground.service.ts'
import { createMapSizes } from './modules/route-articles/map-sizes.ts'
import { createOwnArticlesService } from './modules/route-articles/own/own-articles.service.ts'
import { createPreviewKeys } from './modules/route-articles/previews/preview-key.ts'
import { createPreviewsService, type RoutePictures } from './modules/route-articles/previews/previews.service.ts'
import { createUserMapsService } from './modules/route-articles/previews/user-maps.service.ts'
import { createArticleCuts } from './modules/route-articles/privacy/article-cuts.service.ts'
import { createRevisionsService } from './modules/route-articles/revisions/revisions.service.ts'
import { createRouteArticlesService } from './modules/route-articles/route-articles.service.ts'
import { createArticleSearch } from './modules/route-articles/search/create-article-search.ts'
import { createArticleOrigins } from './modules/route-articles/sources/article-origins.ts'
import { createTrashService } from './modules/route-articles/trash/trash.service.ts'
import { createArticleArchive } from './modules/route-articles/withdrawal/article-archive.ts'
import { createWithdrawnArticlesService } from './modules/route-articles/withdrawal/withdrawn-articles.service.ts'
import { createStockCollectionsService } from './modules/stock-lists/stock-collections.service.ts'
import { createStockListsService } from './modules/stock-lists/stock-lists.service.ts'
import { createStockCategoriesService } from './modules/stocks/stock-categories.service.ts'
import { createStrava, createStravaConnections } from './modules/strava/create-strava.ts'
import { createSuggestionsService } from './modules/suggestions/suggestions.service.ts'
import { createSystemService } from './modules/system/system.service.ts'
import { createDayCopiesService } from './modules/timeline/day-copies.service.ts'
import { createTimelineDaysService } from './modules/timeline/days.service.ts'
import { createTimelineImportsService } from './modules/timeline/imports.service.ts'
import { createLabelVisits } from './modules/timeline/label-visits.ts'
import { createLibreTranslate } from './modules/translations/libre-translate.ts'
import { createAuthorsService } from './modules/users/authors.service.ts'
import { createUsersService } from './modules/users/users.service.ts'
import { createWebhooks } from './modules/webhooks/create-webhooks.ts'
import { createWithdrawalService } from './modules/withdrawal/withdrawal.service.ts'
import { createBotCheck } from './platform/bot-check/bot-check.ts'
import { createPurge } from './platform/cdn/purge.ts'
import { queuePurgesBy } from './platform/cdn/queue-purges.ts'
import type { Database } from './platform/database.ts'
import type { ElevationChain } from './platform/elevation/elevation-chain.ts'
import { createFileCache } from './platform/file-storage/file-cache.ts'
import { openStorage } from './platform/file-storage/open-storage.ts'
import { createMaintenance } from './platform/instance-settings/maintenance.ts'
import type { Jobs } from './platform/jobs/jobs.ts'
import { type Mailer, withVisibleMails } from './platform/mail/mailer.ts'
import { createPageInvalidation } from './platform/page-invalidation.ts'
import type { RoutingEngine } from './platform/routing/routing-engine.ts'
import { createSessions } from './platform/session/sessions.ts'
import { RecentRequests } from './platform/telemetry/recent-requests.ts'
import { createThrottle } from './platform/throttle/throttle.ts'
import type { AppSettings } from './settings.ts'
import { createWayServices } from './way-services.ts'

export interface ServiceDependencies {
  readonly settings: AppSettings
  readonly db: Database
  /** See `DatabaseHandle`. */
  readonly indexedDb?: Database
  readonly jobs: Jobs
  readonly mailer: Mailer
  readonly routePictures: RoutePictures
  readonly routing: RoutingEngine
  /** Null where no elevation model is configured. */
  readonly elevation: ElevationChain | null
  readonly loadGazetteer: LoadGazetteer
  /** Of the blog, newest first. */
  readonly posts?: readonly Post[]
  /** Told what a server of the operator's choice did wrong. */
  readonly report: (warning: string) => void
}

/** Some 50 kB each: half a gigabyte at most. What is not kept is drawn again. */
const MAX_PREVIEWS = 10_000

const openPreviews = (dataFolder: string) =>
  createFileCache({ folder: join(dataFolder, 'previews'), maxFiles: MAX_PREVIEWS })

/** Every use case of the product, put together once for the web process and the worker alike. */
export function createServices({
  settings,
  db,
  indexedDb = db,
  jobs,
  mailer,
  routePictures,
  routing,
  elevation,
  loadGazetteer,
  posts = [],
  report,
}: ServiceDependencies) {
  const { secret, publicUrl, providers, dataFolder, placeServer, retentionDays, mayPublishStrava } = settings
  const throttle = createThrottle(db)
  const base = { db, jobs, mailer: withVisibleMails(mailer), throttle, publicUrl, report }
  const hooks = createWebhooks({ ...base, secret, privateHosts: settings.webhookHosts ?? [] })
  const platform = { ...base, webhookEvents: hooks.webhookEvents }
  const botCheck = createBotCheck({ db, throttle, secret, settings: settings.botCheck })
  const sessions = createSessions(db, { isSecure: publicUrl.startsWith('https:') })
  const stravaConnections = createStravaConnections({ db, jobs, secret, app: settings.stravaApp, report })
  const accounts = createAccounts({
    ...platform,
    sessions,
    secret,
    providers,
    grants: stravaConnections.connections.grants,
  })
  const pages = createPageInvalidation(db, queuePurgesBy(jobs, settings.cdn))
  const files = createFilesService({ db, pages, storage: openStorage({ dataFolder, s3: settings.s3 ?? null }, report) })
  const gazetteer = createEmbeddedGazetteer({ db, load: loadGazetteer })
  const searcher = placeServer
    ? createHttpGazetteer(placeServer, { userAgent: `Mishiori (+${publicUrl})`, onWarning: report })
    : gazetteer
  const { translationServer } = settings
  const translate = translationServer && createLibreTranslate({ ...translationServer, onWarning: report })
  const articleSearch = createArticleSearch({ db, indexedDb, engine: settings.searchEngine ?? null, report })
  const { search } = articleSearch
  const finder = createArticleFinder({ db, search })
  const authors = createAuthorsService()
  const places = createPlacesService({ embedded: gazetteer, searcher })
  const blocks = createBlocksService()
  const notifications = createNotificationsService({ jobs })
  const reading = createReadingService({ db })
  const contributions = createContributions({ ...platform, search, pages, blocks, ...notifications }, settings)
  const { comments, favorites, hazards, stocks, walkLogs, walkLogWriting } = contributions
  const moderation = createModeration({ ...platform, search, authors, pages, notifications, ...contributions })
  const reports = createReportsService({ db, throttle })
  const follows = createFollowsService({ db, blocks, jobs, ...notifications })
  const blocking = createBlockingService({ db, pages, follows, retract: notifications.retract })
  const apartFrom = (viewerId: number | null, ids: readonly number[]) => blocks.apartFrom(db, viewerId, ids)
  const relations = { followedAmong: follows.followedAmong, blockedAmong: blocking.blockedAmong, apartFrom }
  const users = createUsersService({ db, files, authors, pages, throttle, relations })
  const hiddenAreas = createHiddenAreas()
  const { labelPosition } = gazetteer
  const copyCounts = createCopyCounts({ search })
  const previewKeyOf = createPreviewKeys(secret)
  const drawing = { cache: openPreviews(dataFolder), pictures: routePictures, keyOf: previewKeyOf }
  const articleParts = { ...platform, search, pages, copyCounts, hiddenAreas, previewKeyOf, labelPosition }
  const routeArticles = createRouteArticlesService({
    ...articleParts,
    files,
    authors,
    mayPublishStrava,
    hasFavorite: (id, userId) => favorites.has({ kind: 'article', id }, userId),
    isApart: async (userId, authorId) => (await apartFrom(userId, [authorId])).size > 0,
    markStocked: stocks.mark,
    hazardStates: hazards.statesOf,
  })
  const articleCuts = createArticleCuts(articleParts)
  const privatePlaces = createPrivatePlacesService({ db, throttle, articleCuts })
  const revisions = createRevisionsService({ db, routeArticles })
  const origins = createArticleOrigins({ secret, publicUrl })
  const trash = createTrashService({ ...articleParts, ...notifications, authors, mayPublishStrava })
  const strava = createStrava({ db, jobs, ...stravaConnections, routeArticles, trash, mayPublish: mayPublishStrava })
  const { notify } = notifications
  const proposals = createEditProposalsService({ db, throttle, blocks, routeArticles, notify, mayPublishStrava })
  const contact = createContactService({ ...platform, contactEmail: settings.contactEmail })
  const labelVisits = createLabelVisits(gazetteer.labelPosition)
  const timelineDays = createTimelineDaysService({ db, labelVisits })
  const timelineImports = createTimelineImportsService({ db, jobs, throttle })
  const featured = createFeaturedService({ db, pages, finder })
  const ways = createWayServices({ routing, elevation, dataFolder })
  const parts = { ...platform, ...notifications, pages, blocks, files, favorites }
  const journeys = createPicturedJourneys(parts, drawing)
  const bundles = createBundlesService({ db, routeArticles, files, origins, publicUrl })
  const journeyBundles = createJourneyBundlesService({ db, blocks, bundles, publicUrl, ...journeys })
  const leaving = [strava, privatePlaces, walkLogWriting, contributions.years]
  return {
    featured,
    frontPage: createFrontPageService({ db, featured, finder, stocks }),
    maintenance: createMaintenance(db, { isForced: settings.isMaintenance, report }),
    throttle,
    ...createOperation(db, settings),
    botCheck,
    ...articleSearch,
    finder,
    authors,
    pages,
    users,
    blog: createBlogService({ posts }),
    contact,
    suggestions: createSuggestionsService({ db, search, users, places }),
    sessions,
    ...accounts,
    files,
    remotePictures: createRemotePictures({ throttle, isOn: settings.takesPicturesOver }),
    ...journeys,
    stockCategories: createStockCategoriesService({ db }),
    stockLists: createStockListsService({ db, throttle }),
    stockCollections: createStockCollectionsService({ db, blocks, ...journeys }),
    ...contributions,
    ...hooks,
    counters: createCountersService({ db, search, authors, report }),
    clones: createClonesService({ ...articleParts, files, blocks, routeArticles, notify, mayPublishStrava }),
    ...moderation,
    proposals,
    proposalDecisions: createProposalDecisionsService({ db, files, routeArticles, proposals, notify }),
    notifications,
    reading,
    ...createAnnouncements({ db, notify }),
    liveStreams: createLiveStreams({ reading, report }),
    notificationMails: createNotificationMailsService({ ...platform, mailPreferences: accounts.mailPreferences }),
    blocks,
    reports,
    blocking,
    follows,
    feed: createFeedService({ db, finder, markStocked: stocks.mark }),
    gazetteer,
    places,
    translate,
    ...ways,
    lineGround: createLineGroundService({ db, engine: routing, ground: ways.ground, search, pages }),
    articleCuts,
    privatePlaces,
    mapSizes: createMapSizes(db),
    previews: createPreviewsService({ db, ...drawing }),
    userMaps: createUserMapsService({ db, ...drawing }),
    routeArticles,
    origins,
    timelineDays,
    timelineImports,
    dayCopies: createDayCopiesService({ db, throttle, days: timelineDays, routeArticles, labelVisits }),
    ownArticles: createOwnArticlesService({ db, publicUrl, routeArticles }),
    revisions,
    trash,
    bundles,
    journeyBundles,
    strava,
    withdrawals: createWithdrawalService({
      ...platform,
      pages,
      passwords: accounts.passwords,
      files,
      authors,
      retentionDays,
      leavables: [follows, blocks, proposals, { leave: reports.forget }, timelineDays, ...leaving],
      articles: createWithdrawnArticlesService({ db, search, copyCounts }),
    }),
    dataArchives: createDataArchiveService({
      db,
      throttle,
      files,
      parts: [createArticleArchive({ db, routeArticles, revisions, origins, publicUrl }), journeyBundles, timelineDays],
      records: archiveRecords(
        { comments, walkLogs, proposals, follows, blocking, stocks, favorites, reports, hazards, ...journeys },
        { strava, privatePlaces, timelineImports, contact, reading, ...hooks, ...moderation },
      ),
    }),
  }
}

/** What operators see, and what they have before the product. */
function createOperation(db: Database, { dataFolder, s3, cdn }: AppSettings) {
  const recentRequests = new RecentRequests()
  return {
    recentRequests,
    system: createSystemService({ db, recentRequests, dataFolder, hasBucket: Boolean(s3) }),
    /** Null where no CDN is purged. */
    purge: cdn ? createPurge(cdn) : null,
  }
}

export type Services = ReturnType<typeof createServices>
