import type { BundledEntry, BundledJourney } from '@repo/article-bundle/bundled-journey'
import type { ImportedJourney, JourneyImport, NewJourneyEntry } from '@repo/contract'
import { AppError } from '../../platform/app-error.ts'
import type { Database } from '../../platform/database.ts'
import { textEntry, type ZipEntry, zipStream } from '../../platform/zip/zip-stream.ts'
import { canView } from '../article-access/route-article.policy.ts'
import type { BlocksService } from '../blocks/blocks.service.ts'
import { readStoredMap } from '../route-articles/article-content.ts'
import type { ArticleFile, BundlesService } from '../route-articles/bundles/bundles.service.ts'
import type { JourneyChangesService } from './journey-changes.service.ts'
import { type BothMaps, toShownPart, toWholePart } from './journey-parts.ts'
import type { JourneyRow } from './journey-rows.ts'
import { journeysRepository, partOf } from './journeys.repository.ts'
import { stageLine } from './stage-line.ts'

interface JourneyBundlesDependencies {
  readonly db: Database
  readonly publicUrl: string
  readonly blocks: Pick<BlocksService, 'apartFrom'>
  readonly bundles: Pick<BundlesService, 'entries' | 'picturesOf'>
  readonly journeyChanges: Pick<JourneyChangesService, 'create'>
}

type Repository = ReturnType<typeof journeysRepository>
type EntryRow = Awaited<ReturnType<Repository['listMeasured']>>[number]
type Credited = Awaited<ReturnType<Repository['listCredited']>>[number]
type Linked = Exclude<JourneyImport['entries'][number], { readonly kind: 'rest' }>
type Finish = (tx: Database, answer: ImportedJourney) => Promise<void>

const GUEST = { userId: null, token: null }

/** Journeys as files to take along, and out of them again: of others' articles, who wrote them and where they are. */
export function createJourneyBundlesService(dependencies: JourneyBundlesDependencies) {
  const { db, publicUrl, blocks, bundles, journeyChanges } = dependencies
  const repository = journeysRepository(db)

  const bundledPart = async (row: EntryRow, articleId: number, mapsOf: MapsOf) => {
    const stored = partOf(row)
    const part = stored && toWholePart(stored, await mapsOf(articleId))
    return { part, ...(stored && !part && { lost: 'part' as const }) }
  }

  const bundledEntry = async (row: EntryRow, { articles, userId, mapsOf }: Described): Promise<BundledEntry> => {
    const { kind, note, articleId, shownTo } = row
    const beside = { day: row.day, note }
    if (kind === 'rest') return { kind, ...beside }
    const article = shownTo === 'nobody' ? undefined : articles.get(articleId ?? 0)
    if (!article) return { kind, ...beside, part: null, article: null, credit: null }
    const { id, title } = article
    if (article.userId === userId)
      return { kind, ...beside, ...(await bundledPart(row, id, mapsOf)), article: folderOf(id), credit: null }
    const credit = { id, title, author: article.nickname || article.name || '', url: `${publicUrl}/routes/${id}` }
    return { kind, ...beside, part: partOf(row), article: null, credit }
  }

  const describe = async (row: JourneyRow): Promise<BundledJourney> => {
    const rows = await repository.listMeasured([row.id])
    const credited = await repository.listCredited(rows.flatMap(({ articleId }) => articleId ?? []))
    const articles = new Map(credited.map((article) => [article.id, article]))
    const described = { articles, userId: row.userId, mapsOf: createMaps(repository) }
    const entries: BundledEntry[] = []
    for (const entry of rows) entries.push(await bundledEntry(entry, described))
    const { id, kind, title, summary, coverPath: cover_path, startsOn: starts_on } = row
    return { id, site: publicUrl, kind, title, summary, cover_path, starts_on, entries }
  }

  async function* files(userId: number, row: JourneyRow): AsyncGenerator<ZipEntry> {
    const journey = await describe(row)
    yield textEntry('journey.json', JSON.stringify(journey, null, 2))
    const added = new Set<string>()
    yield* bundles.picturesOf(userId, journey.cover_path, added)
    const folders = new Set(journey.entries.flatMap((entry) => ('article' in entry ? (entry.article ?? []) : [])))
    for (const folder of folders)
      yield* bundles.entries(userId, { id: Number(folder.slice(folder.indexOf('/') + 1)), folder: `${folder}/`, added })
  }

  /** The articles of an import that may be stages: the importer's own, and links of this site that everybody sees, of nobody in a block. */
  const openArticles = async (userId: number, { site, entries }: JourneyImport) => {
    const linked = new Set(entries.flatMap((entry) => (entry.kind === 'link' ? entry.article_id : [])))
    const stages = new Set(entries.flatMap((entry) => (entry.kind === 'stage' ? entry.article_id : [])))
    const found = await repository.listArticles([...stages, ...linked])
    const own = found.filter((article) => article.userId === userId && !article.isTrashed)
    const ownIds = new Set(own.map(({ id }) => id))
    if ([...stages].some((id) => !ownIds.has(id))) throw new AppError('article.not_found')
    const shown = site === publicUrl ? found.filter((article) => canView(article, GUEST)) : []
    const authors = shown.map((article) => article.userId)
    const apart = await blocks.apartFrom(db, userId, authors)
    const links = new Set(shown.flatMap((article) => (apart.has(article.userId) ? [] : article.id)))
    return ({ kind, article_id }: Linked) => kind === 'stage' || links.has(article_id)
  }

  /** Null where others would see nothing of it. */
  const storedStage = async (entry: Linked, mapsOf: MapsOf): Promise<NewJourneyEntry | null> => {
    const { article_id, day, note, part: stated, kind } = entry
    const stage = { kind: 'stage', article_id, note, ...(day !== undefined && { day }) } as const
    if (stated === null) return stage
    const maps = await mapsOf(article_id)
    if (kind === 'link') return stageLine(maps.shown, stated) ? { ...stage, part: stated } : null
    if (stageLine(maps.whole, stated) === null) throw new AppError('journey.part_invalid')
    const part = toShownPart(stated, maps)
    return part && { ...stage, part }
  }

  return {
    /** Those of a person that are not in the trash, for the archive of their data, which has their articles and pictures. */
    async *filesOf(userId: number): AsyncGenerator<{ readonly name: string; readonly content: string }> {
      for (const { id, trashedAt } of await repository.listAllOf(userId)) {
        const row = trashedAt === null ? await repository.find(id) : null
        if (row) yield { name: `journeys/${id}/journey.json`, content: JSON.stringify(await describe(row), null, 2) }
      }
    },
    /** @throws {AppError} `journey.not_found`, also for journeys of other users and for those in the trash. */
    async open(userId: number, id: number): Promise<ArticleFile> {
      const row = await repository.find(id)
      if (row?.userId !== userId || row.trashedAt !== null) throw new AppError('journey.not_found')
      return { title: row.title, archive: zipStream(files(userId, row)) }
    },
    /**
     * All of it or nothing, but for the links that are not to be had here. What is taken back or blocked in the moment of the request
     * refuses it.
     *
     * @throws {AppError} `file.not_found`, `journey.limit_reached`, `article.not_found`, `journey.part_invalid`, `user.blocked`
     */
    async import(userId: number, input: JourneyImport, finish: Finish): Promise<ImportedJourney> {
      const { kind, title, summary, cover_path, starts_on } = input
      const isOpen = await openArticles(userId, input)
      const mapsOf = createMaps(repository)
      const entries: NewJourneyEntry[] = []
      const left_out: number[] = []
      for (const [index, entry] of input.entries.entries()) {
        const kept = entry.kind === 'rest' ? entry : isOpen(entry) ? await storedStage(entry, mapsOf) : null
        if (kept) entries.push(kept)
        else left_out.push(index)
      }
      const answerOf = ({ id }: { readonly id: number }) => ({ journey_id: id, left_out })
      const body = { kind, title, summary, cover_path, starts_on, state: 'private', entries } as const
      return answerOf(await journeyChanges.create(userId, body, (tx, journey) => finish(tx, answerOf(journey))))
    },
  }
}

export type JourneyBundlesService = ReturnType<typeof createJourneyBundlesService>

/** As in the archive of all data. */
const folderOf = (articleId: number) => `routes/${articleId}`

type MapsOf = (articleId: number) => Promise<BothMaps>

interface Described {
  readonly articles: ReadonlyMap<number, Credited>
  readonly userId: number
  readonly mapsOf: MapsOf
}

/** The last one is kept: many stages in a row may be of one article. */
function createMaps({ findBothLayers }: Pick<Repository, 'findBothLayers'>): MapsOf {
  let last: { readonly articleId: number; readonly maps: BothMaps } | null = null
  return async (articleId) => {
    if (last?.articleId === articleId) return last.maps
    const { layers, ownLayers } = await findBothLayers(articleId)
    const shown = readStoredMap(layers)
    const maps = { shown, whole: ownLayers === null ? shown : readStoredMap(ownLayers) }
    last = { articleId, maps }
    return maps
  }
}
