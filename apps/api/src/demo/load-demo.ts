import { serializeMapDocument } from '@mishiori/map-document'
import { inArray, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { createBlocksService } from '../modules/blocks/blocks.service.ts'
import { createFilesService, type FilesService } from '../modules/files/files.service.ts'
import { createFeaturedService } from '../modules/front-page/featured.service.ts'
import { createJourneys } from '../modules/journeys/journey-changes.service.ts'
import { createHiddenAreas } from '../modules/private-places/hidden-areas.service.ts'
import { createArticleFinder } from '../modules/route-articles/article-finder.ts'
import { createCopyCounts } from '../modules/route-articles/clones/copy-counts.ts'
import { createPreviewKeys } from '../modules/route-articles/previews/preview-key.ts'
import { createArticleCuts } from '../modules/route-articles/privacy/article-cuts.service.ts'
import { createRouteArticlesService } from '../modules/route-articles/route-articles.service.ts'
import { createPostgresArticleSearch } from '../modules/route-articles/search/postgres-article-search.ts'
import { createAuthorsService } from '../modules/users/authors.service.ts'
import { NO_WEBHOOKS } from '../modules/webhooks/webhook-events.service.ts'
import type { Database } from '../platform/database.ts'
import type { FileStorage } from '../platform/file-storage/file-storage.ts'
import { createPageInvalidation } from '../platform/page-invalidation.ts'
import { users } from '../platform/session/users.table.ts'
import { acadia } from './articles/acadia.ts'
import { brooklynBridge } from './articles/brooklyn-bridge.ts'
import { freedomTrail } from './articles/freedom-trail.ts'
import { inventedTown } from './articles/invented-town.ts'
import { kamakura } from './articles/kamakura.ts'
import { kumano } from './articles/kumano.ts'
import { landsEnd } from './articles/lands-end.ts'
import { philosophersPath } from './articles/philosophers-path.ts'
import { shimanami } from './articles/shimanami.ts'
import { toriiPass } from './articles/torii-pass.ts'
import { townRiver } from './articles/town-river.ts'
import type { DemoArticle, DemoText } from './demo-article.ts'
import { DEMO_AUTHORS, DEMO_PASSWORD, DEMO_READERS, type DemoPerson, type DemoPersonName } from './demo-authors.ts'
import { DEMO_CLONE } from './demo-clone.ts'
import { loadJourneys } from './demo-journeys.ts'
import { loadClone } from './load-clone.ts'
import { loadCommunity } from './load-community.ts'
import { drawScene, type SceneName } from './pictures/scenes.ts'

/** The route of the week of the demonstration, whose weeks are long. */
const DEMO_FEATURED = {
  article: shimanami,
  words: {
    ja: '橋をひとつ渡るたびに、海の色が変わります。風のない朝に走りはじめるのがおすすめです。',
    en: 'The colour of the sea changes with every bridge. Set out on a morning without wind.',
  },
  days: 3650,
}

export interface DemoDependencies {
  readonly db: Database
  readonly storage: FileStorage
  readonly passwords: { hash(password: string): Promise<string> }
  readonly secret: string
  readonly publicUrl: string
}

export interface DemoLogIn {
  readonly email: string
  readonly password: string
}

const DEMO_LOCK = 727_003

/**
 * Fills an empty installation with users and articles, in one transaction. If a user has signed up
 * already, or the demonstration has been loaded before, nothing changes.
 *
 * @returns log-ins of the demonstration's people who exist.
 */
export async function loadDemo(dependencies: DemoDependencies): Promise<readonly DemoLogIn[]> {
  return dependencies.db.transaction(async (tx) => {
    await tx.execute(sql`set local lock_timeout = 0`) // another process may be at it
    await tx.execute(sql`select pg_advisory_xact_lock(${DEMO_LOCK})`)
    const [anybody] = await tx.select({ id: users.id }).from(users).limit(1)
    if (!anybody) await fill(tx, dependencies)
    return listLogIns(tx)
  })
}

async function fill(tx: Database, { storage, passwords, secret, publicUrl }: DemoDependencies): Promise<void> {
  const people = await insertPeople(tx, await passwords.hash(DEMO_PASSWORD))
  const pages = createPageInvalidation(tx)
  const files = createFilesService({ db: tx, pages, storage })
  // The places may still be loading, which a start does not wait for: what lacks its name gets it afterwards.
  const labelPosition = async () => null
  const search = createPostgresArticleSearch(tx)
  const authors = createAuthorsService()
  const finder = createArticleFinder({ db: tx, search })
  const copyCounts = createCopyCounts({ search })
  const articles = createRouteArticlesService({
    db: tx,
    files,
    publicUrl,
    labelPosition,
    report: () => {}, // what the demonstration makes is not broken
    search,
    previewKeyOf: createPreviewKeys(secret),
    hiddenAreas: createHiddenAreas(),
    authors,
    pages,
    webhookEvents: NO_WEBHOOKS,
    hasFavorite: async () => false,
    isApart: async () => false,
    markStocked: async (_, articles) => [...articles],
    hazardStates: async () => [],
    mayPublishStrava: false,
  })
  const cuts = createArticleCuts({
    db: tx,
    jobs: { enqueue: async () => {} },
    pages,
    search,
    hiddenAreas: createHiddenAreas(),
    labelPosition,
    previewKeyOf: createPreviewKeys(secret),
    report: (warning) => {
      throw new Error(warning)
    },
  })
  const stored = new Map<DemoArticle, number>()
  for (const article of DEMO_ARTICLES) {
    const authorId = people.get(article.author)
    if (authorId === undefined) throw new Error(`No author ${article.author}.`)
    const input = await toInput(article, { files, authorId })
    const { id } = await articles.create(authorId, { input, trigger: 'manual' })
    stored.set(article, id)
    if (article.showsHealth) await cuts.showHealth(authorId, id, true)
    const cloner = article === DEMO_CLONE.of ? people.get(DEMO_CLONE.by) : undefined
    if (cloner !== undefined) await loadClone(tx, { originalId: id, userId: cloner }, { files, articles, copyCounts })
  }
  const featured = stored.get(DEMO_FEATURED.article)
  if (featured !== undefined) await createFeaturedService({ db: tx, pages, finder }).choose(featured, DEMO_FEATURED)
  const { journeyChanges } = createJourneys({
    db: tx,
    pages,
    files,
    blocks: createBlocksService(),
    publicUrl,
    favorites: { has: async () => false },
    tellOf: async () => {},
    announceJourney: async () => {},
    picturePathOf: () => null,
  })
  await loadJourneys({ people, articles: stored }, journeyChanges)
  await loadCommunity(tx, { people, articles: stored }, { search, authors, pages })
}

async function insertPeople(tx: Database, passwordHash: string): Promise<ReadonlyMap<DemoPersonName, number>> {
  const people: Record<DemoPersonName, DemoPerson> = { ...DEMO_AUTHORS, ...DEMO_READERS }
  const ids = new Map<DemoPersonName, number>()
  for (const name of Object.keys(people) as DemoPersonName[]) {
    const person = { name, passwordHash, emailVerifiedAt: sql`now()`, ...people[name] }
    const [row] = await tx.insert(users).values(person).returning({ id: users.id })
    if (row) ids.set(name, row.id)
  }
  return ids
}

async function toInput(article: DemoArticle, { files, authorId }: { files: FilesService; authorId: number }) {
  const stored = new Map<SceneName, Awaited<ReturnType<FilesService['uploadPicture']>>>()
  for (const scene of article.pictures) {
    const bytes = await sharp(Buffer.from(drawScene(scene)))
      .png()
      .toBuffer()
    stored.set(scene, await files.uploadPicture(authorId, { read: async () => bytes, fileName: `${scene}.png` }))
  }
  const pictureOf = (scene: SceneName) => {
    const file = stored.get(scene)
    if (!file) throw new Error(`${article.title} shows ${scene}, which is not among its pictures.`)
    return file
  }
  const textOf = ({ title, summary, blocks }: DemoText) => ({
    title,
    summary,
    context: { version: 1, blocks: blocks(pictureOf) },
  })
  return {
    ...textOf(article),
    translation: article.translation ? textOf(article.translation) : null,
    layer: [...serializeMapDocument(article.map)],
    tag: article.tags.map((name) => ({ name })),
    is_draft: false,
    private_mode: null,
    thumbnail_path: pictureOf(article.pictures[0]).url,
  }
}

async function listLogIns(tx: Database): Promise<readonly DemoLogIn[]> {
  const emails: string[] = Object.values(DEMO_AUTHORS).map(({ email }) => email)
  const rows = await tx.select({ email: users.email }).from(users).where(inArray(users.email, emails)).orderBy(users.id)
  return rows.map(({ email }) => ({ email, password: DEMO_PASSWORD }))
}

/** Oldest first: the first one opens the top page, the last one leads the list of new articles. */
const DEMO_ARTICLES: readonly DemoArticle[] = [
  shimanami,
  acadia,
  kumano,
  freedomTrail,
  philosophersPath,
  brooklynBridge,
  kamakura,
  landsEnd,
  inventedTown,
  toriiPass,
  townRiver,
]
