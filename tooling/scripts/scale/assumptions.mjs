/**
 * What `npm run scale` reckons with; `--set name=value` replaces any of them. Milliseconds are of one processor core. Those of
 * `node` and `postgres` are measured by `npm run bench -- --only load` and `--only web.article-html`, on 50,000 articles.
 */
export const ASSUMPTIONS = {
  /** Pages of articles, lists and people that are opened in a day, for each public article. */
  viewsPerArticle: 2,
  /** The busiest hour compared with the mean one. */
  peak: 4,
  /** Of the views: by people who are logged in, whose pages are rendered for each. */
  loggedIn: 0.1,
  /** Of the guests' pages that reach the product: found in the memory of a process. */
  pageCache: 0.6,
  /** Of the guests' pages and of all pictures: answered by the CDN. */
  cdn: 0.8,
  /** For each view. */
  listsPerView: 0.15,
  mapSearchesPerView: 0.1,
  /** Requests of the API that a page of somebody who is logged in makes beside its own. */
  readsPerLoggedInView: 3,
  /** In a day, for each public article. */
  savesPerArticle: 0.02,
  commentsPerArticle: 0.01,
  /** The processor of a web process and of PostgreSQL for one request. */
  nodeMsPage: 23,
  nodeMsKeptPage: 0.3,
  postgresMsPage: 2,
  nodeMsRead: 0.32,
  postgresMsRead: 0.22,
  nodeMsList: 0.9,
  postgresMsList: 1.65,
  nodeMsMap: 1.4,
  postgresMsMap: 0.95,
  nodeMsComment: 1.2,
  postgresMsComment: 1.1,
  nodeMsSave: 5.4,
  postgresMsSave: 5.8,
  /** Sent for a view: the page, and what a new visitor gets beside it. */
  kilobytesPage: 57,
  kilobytesAssets: 250,
  kilobytesPictures: 400,
  newVisitors: 0.5,
  /** Kept for an article: rows with their earlier versions, of these in indexes, and pictures. */
  kilobytesRows: 60,
  kilobytesIndexes: 6,
  kilobytesFiles: 1_500,
  /** Of rows and indexes: what is read often enough to be in memory. */
  hot: 0.15,
  /** How far a processor is used at the busiest hour. */
  use: 0.6,
  coresPerNode: 2,
  /** Of one PostgreSQL server, as large as one rents it without asking anybody. */
  coresOfPrimary: 64,
  gigabytesMemoryOfPrimary: 512,
  gigabytesDiskOfPrimary: 16_000,
  /** Connections of a process with its pools, and how many PostgreSQL should have. */
  connectionsPerProcess: 20,
  connectionsOfPrimary: 500,
  /** Notifications of changed pages that a node handles in a second beside its work. */
  notificationsPerNode: 2_000,
  /** Prices of a month in dollars: they differ by a factor of three between offers. */
  dollarsPerCore: 15,
  dollarsPerGigabyteRows: 0.12,
  dollarsPerGigabyteFiles: 0.015,
  dollarsPerGigabyteSent: 0.02,
}
