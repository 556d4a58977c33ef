/** Limits of the product that are not limits of a map document. Source: product specification §5 and §9. */
export const PRODUCT_LIMITS = {
  titleLength: { min: 1, max: 255 },
  summaryLength: { max: 1000 },
  /** Of a map. */
  layers: 10,
  tags: 10,
  tagLength: { min: 1, max: 50 },
  unlistedArticles: 10,
  /** How long an article stays in the trash until it is deleted for good. */
  trashDays: 30,
  /**
   * Of a hazard on a map: the days after which it pales without a word, and how many have to report it as gone until
   * its author is notified.
   */
  hazard: { freshDays: 90, goneReports: 3 },
  /** Notifications are forgotten so long after they were read. */
  readNotificationDays: 180,
  /** Circles that hide places. `displacement`: how far their centres may be from the places, as a part of the radius. */
  privatePlaces: {
    max: 10,
    nameLength: { min: 1, max: 255 },
    radiusMeters: { min: 200, max: 2000 },
    displacement: 0.6,
    changesPerHour: 30,
    /** Articles that are cut before the response to a change; a job does the others. */
    cutAtOnce: 20,
  },
  stockCategories: 5,
  stockCategoryNameLength: { min: 1, max: 255 },
  /** Of what somebody has published: the newest that the map of their profile shows. */
  linesOfUser: 200,
  /** Of stocked articles: the newest that one map shows, and that one file contains. */
  stocksOnMap: 1000,
  stocksInFile: 500,
  stockFilesPerHour: 30,
  /** Earlier states kept of an article. */
  revisions: 20,
  userName: { min: 5, max: 100 },
  nicknameLength: { max: 255 },
  /** Of the square that a person's picture is kept as. */
  avatarEdgePx: 256,
  placeLength: { max: 255 },
  /** Of users' texts about themselves. */
  profileLength: { max: 1000 },
  siteLength: { max: 255 },
  emailLength: { max: 255 },
  contact: { text: { min: 1, max: 3000 }, name: { max: 255 } },
  password: { min: 8, max: 128 },
  passkeys: 20,
  passkeyNameLength: { min: 1, max: 100 },
  accessTokens: 20,
  accessTokenNameLength: { min: 1, max: 100 },
  /** For which a token works from when it is made. */
  accessTokenDays: { min: 1, max: 366 },
  webhook: {
    perUser: 10,
    nameLength: { min: 1, max: 100 },
    urlLength: { min: 1, max: 2048 },
    /** Messages that one person's webhooks are sent; those beyond are dropped. */
    perHour: 600,
    /** Tests, and messages that are sent again on request. */
    requestsPerHour: 60,
    timeoutSeconds: 15,
    /** Read of a response, and stored of it. */
    responseBytes: 4096,
    storedResponse: 500,
    /** For which a former secret is used beside its successor. */
    rotationHours: 24,
    /** Without any success, until it is switched off. */
    failingDays: 5,
    shownDeliveries: 20,
    deliveryDays: 30,
  },
  emailCode: { digits: 6, validMinutes: 60, triesPerCode: 5, codesPerHour: 5 },
  /** Of links that set a new password: how long each works, and how many are mailed. */
  passwordReset: { validMinutes: 60, pauseSeconds: 60, perHour: 5 },
  /** Of the text of a report. */
  reportLength: { max: 1000 },
  /** Of moderators' reasons and authors' replies. */
  moderationTextLength: { max: 1000 },
  /** Of why the editors chose a route for the front page. */
  featuredWordsLength: { max: 300 },
  suspensionDays: { min: 1, max: 365 },
  imageBytes: 12 * 1024 * 1024,
  /** Of stored pictures: larger ones are reduced until both fit. */
  imageWidthPx: 1000,
  imageHeightPx: 4000,
  imagesAtOnce: 10,
  /** Of files of tracks and maps: how many become articles at once, and how much of their content. */
  routeFilesAtOnce: 10,
  importedItems: 20,
  /** Of photos that become one draft with them; no more than `imagesAtOnce` are added at a time. */
  importedPhotos: 50,
  filesPerUser: 2000,
  filesPerPage: 10,
  fileBytesPerUser: 1024 ** 3,
  /** Of pictures of other sites. */
  pictureAddressLength: 2048,
  picturesTakenOverPerHour: 200,
  clonesPerHour: 60,
  proposalReasonLength: { min: 1, max: 1000 },
  proposalAnswerLength: { max: 1000 },
  proposalBytes: 4 * 1024 * 1024,
  proposalsPerHour: 20,
  bodyBytes: 1024 * 1024,
  mapBytes: 24 * 1024 * 1024,
  /** Of all lines and areas of a map together. A line of one or two characters a point would have twelve million in `mapBytes`. */
  mapPoints: 1_000_000,
  /** Users whom one user follows. */
  following: 3_000,
  /** Of every text that people write: marks above and below a letter, and blanks between two words. What exceeds them is left out. */
  text: { marksPerLetter: 4, blanksInARow: 16 },
  comment: {
    length: { min: 1, max: 1000 },
    /** How long its author may change it. */
    editMinutes: 15,
    /** Shown of a thread before further ones are requested. */
    replies: 5,
    /** People named in one comment who are notified of it. */
    mentions: 10,
  },
  /** Of a journey or a collection, and how many of them one person has. */
  journey: { perUser: 1000, entries: 100, day: 1000, noteLength: { max: 1000 } },
  years: {
    /** Municipalities, and summits, that a year tells by name. */
    places: 200,
    /** Of all tracks of a year, or of all years. */
    filesPerHour: 30,
  },
  /** Of a walk on an article. */
  walkLog: {
    textLength: { max: 1000 },
    photos: 10,
    conditions: 8,
    /** A week: what takes longer is several walks. */
    minutes: { min: 1, max: 7 * 24 * 60 },
    perUser: 10_000,
    /** For how long a deleted one can be had back. */
    undoHours: 24,
    /** Conditions older than so many days say nothing of the way any more. */
    freshDays: 60,
    /** Of the newest conditions, and of who walked it, above the list. */
    shownConditions: 6,
    shownPeople: 8,
    /** Different people whose times have to be known before any are told. */
    timedPeople: 5,
  },
  pageSize: 20,
  /** Of the search text of lists, the map and suggestions. */
  searchLength: { min: 1, max: 100 },
  /** Notifications marked as read by one request. */
  notificationsAtOnce: 100,
  blogPostsPerPage: 12,
  /** Of an unfiltered list; few readers go beyond. */
  listedRoutes: 10_000,
  waypoints: 25,
  elevationPoints: 1000,
  /** Of what lies along a line: `withinMeters` is how far from it, `usualMeters` unless another distance is chosen. */
  along: { points: 10_000, kilometers: 3000, withinMeters: { min: 50, max: 1000 }, usualMeters: 300, places: 500 },
  /** Width and height of a frame whose code is written. */
  embedPixels: { min: 200, max: 2000 },
  /** Of a line whose ground is asked for. */
  ground: { points: 10_000, kilometers: 300 },
  /** Of a line that is put on the ways that it follows. */
  snap: { points: 20_000, kilometers: 100 },
  /** Of a line whose turns are asked for. */
  turns: { points: 10_000, kilometers: 300 },
  /** Of one request to translate. */
  translation: { texts: 50, characters: 12_000 },
  /** Of the areas that a way, or what can be reached, keeps out of, all together. */
  noGo: { areas: 20, points: 500, kilometers: 200 },
  /** Of one request for what can be reached. Driving, most roads of a city are within half an hour. */
  reach: { minutes: 60, drivingMinutes: 30, kilometers: 30 },
  /** Of a loop. A day on foot or by bicycle; the engine goes around some dozen times for one question. */
  loop: { minutes: 600, drivingMinutes: 180, kilometers: { driving: 150, cycling: 150, walking: 50 } },
  directionKilometers: { driving: 1500, cycling: 500, walking: 300 },
  /** Of Google Timeline: what one import, one request, one day and one person may bring. */
  timeline: {
    filesPerImport: 10,
    fileNameLength: 255,
    daysPerImport: 10_000,
    daysPerRequest: 100,
    requestBytes: 4 * 1024 * 1024,
    segmentsPerDay: 1000,
    pointsPerDay: 50_000,
    /** Characters of one encoded path. */
    pathLength: 1024 * 1024,
    /** Two days, as some begin at the other side of the date line. */
    segmentSeconds: 2 * 24 * 60 * 60,
    placeNameLength: 255,
    /** Days of the calendar that are read at once, both ends included. */
    daysInCalendar: 400,
    daysPerUser: 20_000,
    /** As they are stored. */
    bytesPerUser: 256 * 1024 * 1024,
    importsPerHour: 60,
    copiesPerHour: 60,
  },
} as const

/** Names of accounts at the services that a profile may point to, as those allow them. */
export const SOCIAL_NAME_PATTERNS = {
  twitter: '^[A-Za-z0-9_]{1,15}$',
  instagram: '^[A-Za-z0-9._]{1,30}$',
  facebook: '^[A-Za-z0-9.]{1,50}$',
} as const

/** Half-width letters, digits, period and underscore; at least two that can be told apart by reading: letters or digits. */
export const USER_NAME_PATTERN = '^(?=[._]*[A-Za-z0-9][._]*[A-Za-z0-9])[A-Za-z0-9._]{5,100}$'

/** Articles with a tag are counted up to this number. */
export const COUNTED_TAG_USES = 50
