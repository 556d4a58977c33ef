const DAY_SECONDS = 86_400
const DAYS_A_MONTH = 30
const KILOBYTES_A_GIGABYTE = 1e6
/** From here on something is called close to its limit. */
const CLOSE = 0.7

/**
 * What an instance with so many public articles needs.
 *
 * @param {number} articles
 * @param {typeof import('./assumptions.mjs').ASSUMPTIONS} given
 */
export function simulate(articles, given) {
  const perSecond = ratesOf(articles, given)
  const cores = coresOf(perSecond, given)
  const storage = storageOf(articles, given)
  const nodes = Math.max(1, Math.ceil(cores.web / given.coresPerNode))
  const gigabytesSent = sentOf(articles, given)
  const replicas = replicasOf(cores, given)
  return {
    articles,
    perSecond,
    cores,
    nodes,
    replicas,
    storage,
    gigabytesSent,
    limits: limitsOf({ perSecond, cores, storage, nodes }, given),
    dollars: costOf({ cores, storage, nodes, replicas, gigabytesSent }, given),
  }
}

/** Requests a second at the busiest hour that reach the product. */
function ratesOf(articles, given) {
  const views = (articles * given.viewsPerArticle * given.peak) / DAY_SECONDS
  const guests = views * (1 - given.loggedIn) * (1 - given.cdn)
  const perArticle = (count) => (articles * count * given.peak) / DAY_SECONDS
  const loggedIn = views * given.loggedIn
  return {
    views,
    keptPages: guests * given.pageCache,
    pages: guests * (1 - given.pageCache) + loggedIn,
    reads: loggedIn * given.readsPerLoggedInView,
    lists: views * given.listsPerView,
    mapSearches: views * given.mapSearchesPerView,
    comments: perArticle(given.commentsPerArticle),
    saves: perArticle(given.savesPerArticle),
  }
}

/** Cores at the busiest hour, used as far as they shall be. Guests' reads may go to replicas; writes and all else may not. */
function coresOf(rates, given) {
  const { keptPages, pages, reads, lists, mapSearches, comments, saves } = rates
  const cores = (ms) => ms / 1000 / given.use
  const guestPages = Math.max(0, pages - rates.views * given.loggedIn)
  return {
    web: cores(
      keptPages * given.nodeMsKeptPage +
        pages * given.nodeMsPage +
        reads * given.nodeMsRead +
        lists * given.nodeMsList +
        mapSearches * given.nodeMsMap +
        comments * given.nodeMsComment +
        saves * given.nodeMsSave,
    ),
    reading: cores(
      guestPages * given.postgresMsPage + lists * given.postgresMsList + mapSearches * given.postgresMsMap,
    ),
    primary: cores(
      (pages - guestPages) * given.postgresMsPage +
        reads * given.postgresMsRead +
        comments * given.postgresMsComment +
        saves * given.postgresMsSave,
    ),
  }
}

/** Gigabytes. */
function storageOf(articles, given) {
  const rows = (articles * given.kilobytesRows) / KILOBYTES_A_GIGABYTE
  const indexes = (articles * given.kilobytesIndexes) / KILOBYTES_A_GIGABYTE
  const files = (articles * given.kilobytesFiles) / KILOBYTES_A_GIGABYTE
  return { rows: rows + indexes, files, hot: indexes + rows * given.hot }
}

/** Gigabytes in a month, by the product and the CDN. */
function sentOf(articles, given) {
  const views = articles * given.viewsPerArticle * DAYS_A_MONTH
  return (
    (views * (given.kilobytesPage + given.kilobytesPictures + given.newVisitors * given.kilobytesAssets)) /
    KILOBYTES_A_GIGABYTE
  )
}

function replicasOf({ reading, primary }, { coresOfPrimary }) {
  return reading + primary <= coresOfPrimary / 2 ? 0 : Math.ceil(reading / coresOfPrimary)
}

/** What is close to its limit, the closest first, with what to change. `used` is 1 at the limit. */
function limitsOf({ perSecond, cores, storage, nodes }, given) {
  const oneMachine = cores.web + cores.reading + cores.primary
  const all = [
    [
      'the processor of one machine of 8 cores',
      oneMachine / 8,
      'web nodes of their own, and PostgreSQL on another machine',
    ],
    [
      'connections to PostgreSQL',
      (nodes * given.connectionsPerProcess) / given.connectionsOfPrimary,
      'PgBouncer (DATABASE_URL, with DATABASE_DIRECT_URL)',
    ],
    [
      'the processor of the database',
      (cores.reading + cores.primary) / given.coresOfPrimary,
      'replicas for the reads of guests (DATABASE_REPLICA_URL)',
    ],
    [
      'the processor of the primary without its readers',
      cores.primary / given.coresOfPrimary,
      'tables distributed by author',
    ],
    [
      'the memory of the database',
      storage.hot / given.gigabytesMemoryOfPrimary,
      'tables distributed by author; search in an engine of its own',
    ],
    [
      'the disk of the database',
      storage.rows / given.gigabytesDiskOfPrimary,
      'tables distributed by author; earlier versions in the object storage',
    ],
    [
      'notifications of changed pages',
      (perSecond.comments + perSecond.saves) / given.notificationsPerNode,
      'groups of nodes, each with the caches of some authors',
    ],
  ]
  return all
    .filter(([, used]) => used >= CLOSE)
    .map(([name, used, remedy]) => ({ name, used, remedy }))
    .toSorted((one, other) => other.used - one.used)
}

/** Dollars in a month. Every node and replica is there twice where one is there: one may fail. */
function costOf({ cores, storage, nodes, replicas, gigabytesSent }, given) {
  const webCores = Math.max(2, nodes + (nodes > 1 ? 1 : 0)) * given.coresPerNode
  const databaseCores = Math.max(2, Math.ceil(cores.primary + cores.reading)) * 2
  const copies = 2 + replicas
  return {
    web: webCores * given.dollarsPerCore,
    database: databaseCores * given.dollarsPerCore + storage.rows * copies * given.dollarsPerGigabyteRows,
    files: storage.files * given.dollarsPerGigabyteFiles,
    traffic: gigabytesSent * given.dollarsPerGigabyteSent,
  }
}
