import type { Journey, JourneyCard, JourneyKind, JourneyProfile, OwnJourneyCard, StageMeasures } from '@repo/contract'
import { PRODUCT_LIMITS } from '@repo/contract'
import { LRUCache } from 'lru-cache'
import { AppError } from '../../platform/app-error.ts'
import type { Database } from '../../platform/database.ts'
import { foldWords } from '../../platform/folding/fold-text.ts'
import { pageOf } from '../../platform/page-of.ts'
import { canView, type Reader } from '../article-access/route-article.policy.ts'
import type { BlocksService } from '../blocks/blocks.service.ts'
import type { FavoritesService } from '../favorites/favorites.service.ts'
import { toCard } from '../route-articles/article-answers.ts'
import type { CardRow } from '../route-articles/article-rows.ts'
import type { LinePictures } from '../route-articles/previews/line-pictures.ts'
import { searchTerms } from '../route-articles/search/text-tokens.ts'
import { createStocksService } from '../stocks/stocks.service.ts'
import { accessOf, linesOf, type PicturedEntry } from './journey.policy.ts'
import { type ListedEntry, type SeenEntry, toJourney, toJourneyCard, toOwnJourneyCard } from './journey-answers.ts'
import type { JourneyRow } from './journey-rows.ts'
import { journeysRepository, partOf } from './journeys.repository.ts'
import { publicJourneysRepository } from './public-journeys.repository.ts'
import { createStageLines, ofEach } from './stage-lines.ts'

export interface JourneysDependencies {
  readonly db: Database
  readonly blocks: BlocksService
  readonly favorites: Pick<FavoritesService, 'has'>
  readonly publicUrl: string
  /** Of the picture of a journey. */
  readonly picturePathOf: LinePictures['pathOf']
}

const GUEST: Reader = { userId: null, token: null }
const MINUTE_MS = 60_000

interface KeyedPage<Card> {
  readonly data: Card[]
  readonly next: string | null
}

type Repository = ReturnType<typeof journeysRepository>
type EntryRow = Awaited<ReturnType<Repository['listEntries']>>[number]
type MeasuredRow = Awaited<ReturnType<Repository['listMeasured']>>[number]
type Measured = Pick<
  CardRow,
  'distanceKm' | 'climbMeters' | 'courseMinutes' | 'outline' | 'version' | 'updatedAt' | 'previewKey'
>

/** Reads journeys and collections, as each reader may see them. */
export function createJourneysService({ db, blocks, favorites, publicUrl, picturePathOf }: JourneysDependencies) {
  const committed = journeysRepository(db)
  const publicOnes = publicJourneysRepository(db)
  const linesBy = createStageLines()
  /** Where no public one has any, all are read to know it. */
  const publicParts = new LRUCache<'public', boolean>({
    max: 1,
    ttl: MINUTE_MS,
    fetchMethod: (key) => committed.haveParts(key),
  })

  /** Of a whole article, what is stored of it; nothing is computed twice. */
  const measuresBy = ({ findLayers }: Repository) => {
    const lines = linesBy(findLayers)
    return async (row: EntryRow | MeasuredRow, article: Measured): Promise<StageMeasures> => {
      const part = partOf(row)
      if (part !== null && row.articleId !== null) {
        const { version, updatedAt, previewKey } = article
        return lines.measures({ articleId: row.articleId, part, version, updatedAt, previewKey })
      }
      const { distanceKm, climbMeters, courseMinutes, outline } = article
      return { distance_km: distanceKm, climb_m: climbMeters, minutes: courseMinutes, outline }
    }
  }

  const seenEntries = async (tx: Database, rows: readonly EntryRow[], userId: number | null): Promise<SeenEntry[]> => {
    // The join has a card wherever it has an article.
    const cards = rows.flatMap(({ shownTo, card, kind }) =>
      kind === 'stage' && shownTo !== 'nobody' ? [toCard(card as CardRow)] : [],
    )
    const marked = new Map((await createStocksService({ db: tx }).mark(userId, cards)).map((card) => [card.id, card]))
    const articleOf = ({ shownTo, articleId }: EntryRow) =>
      shownTo === 'nobody' || articleId === null ? null : (marked.get(articleId) ?? null)
    const measuresOf = measuresBy(journeysRepository(tx))
    const measured = await ofEach(rows, async (row) => {
      const article = articleOf(row)
      return article && (await measuresOf(row, row.card as CardRow))
    })
    return rows.map((row) => {
      const { id, kind, day: storedDay, note, shownTo: shown_to } = row
      const [article, measures] = [articleOf(row), measured.get(id) ?? null]
      return { id, kind, storedDay, note, part: partOf(row), article, measures, shown_to }
    })
  }

  const previewPathOf = (row: JourneyRow, entries: readonly PicturedEntry[]) =>
    picturePathOf(row.id, linesOf(row, entries))

  /** As somebody sees it who may. */
  const answer = async (tx: Database, row: JourneyRow, userId: number | null): Promise<Journey> => {
    const isOwn = row.userId === userId
    const rows = await journeysRepository(tx).listEntries(row.id)
    const entries = await seenEntries(
      tx,
      rows.filter(({ shownTo }) => isOwn || shownTo === 'everyone'),
      userId,
    )
    const canInteract = (await blocks.apartFrom(tx, userId, [row.userId])).size === 0
    const isFavorite = userId !== null && !isOwn && (await favorites.has({ kind: 'journey', id: row.id }, userId))
    const previewPath = previewPathOf(row, entries)
    return toJourney(row, entries, { isOwn, canInteract, isFavorite, publicUrl, previewPath })
  }

  const listedEntries = async (rows: readonly MeasuredRow[]) => {
    const listed = new Map<number, ListedEntry[]>()
    const measuresOf = measuresBy(committed)
    const articleOf = ({ shownTo, article }: MeasuredRow) => (shownTo === 'nobody' ? null : article)
    const measured = await ofEach(rows, async (row) => {
      const article = articleOf(row)
      return article && (await measuresOf(row, article))
    })
    for (const row of rows) {
      const { id, journeyId, day: storedDay, shownTo: shown_to, articleId } = row
      const thumbnailPath = articleOf(row)?.thumbnailPath ?? null
      const measures = measured.get(id) ?? null
      const entries = listed.get(journeyId) ?? []
      entries.push({ storedDay, shown_to, articleId, thumbnailPath, measures })
      listed.set(journeyId, entries)
    }
    return listed
  }

  const picturedIn = (listed: ReadonlyMap<number, readonly ListedEntry[]>, row: JourneyRow) => {
    const entries = listed.get(row.id) ?? []
    return [entries, previewPathOf(row, entries)] as const
  }

  const getVisible = async (id: number, reader: Reader): Promise<JourneyRow> => {
    const row = await committed.find(id)
    if (!row || !canView(accessOf(row), reader)) throw new AppError('journey.not_found')
    return row
  }

  /** As others see them. */
  const toCards = async (rows: readonly JourneyRow[]): Promise<JourneyCard[]> => {
    const entries = await committed.listMeasured(rows.map(({ id }) => id))
    const listed = await listedEntries(entries.filter(({ shownTo }) => shownTo === 'everyone'))
    return rows.map((row) => toJourneyCard(row, ...picturedIn(listed, row)))
  }

  /** Whose articles the reader sees. */
  const visibleStages = async ({ id, userId }: JourneyRow, reader: Reader) => {
    const rows = await committed.listMeasured([id])
    const isSeen = ({ shownTo }: MeasuredRow) =>
      shownTo === 'everyone' || (shownTo === 'owner' && reader.userId === userId)
    return rows.filter((row) => row.kind === 'stage' && isSeen(row))
  }

  return {
    answer,
    /** For files. @throws {AppError} `journey.not_found` */
    async open(id: number, reader: Reader) {
      const journey = await getVisible(id, reader)
      return { journey, stages: await visibleStages(journey, reader) }
    },
    /** @throws {AppError} `journey.not_found`, both for missing ones and for those the reader may not see. */
    async read(id: number, reader: Reader): Promise<Journey> {
      return answer(db, await getVisible(id, reader), reader.userId)
    },
    /** The stages whose articles the reader sees. @throws {AppError} `journey.not_found` */
    async stagesOf(id: number, reader: Reader) {
      const rows = await visibleStages(await getVisible(id, reader), reader)
      return rows.flatMap((row) =>
        row.articleId === null || row.article === null
          ? []
          : [{ entryId: row.id, articleId: row.articleId, part: partOf(row) }],
      )
    },
    /** As everybody sees it; null where not everybody does. */
    async findPublic(id: number): Promise<Journey | null> {
      const row = await committed.find(id)
      return row && canView(accessOf(row), GUEST) ? answer(db, row, GUEST.userId) : null
    },
    /** What its picture shows now, and of which articles; null where there is no such journey. */
    async findPictured(id: number) {
      const row = await committed.find(id)
      if (!row) return null
      const entries = (await listedEntries(await committed.listMeasured([id]))).get(id) ?? []
      const articleIds = entries.flatMap(({ shown_to, articleId }) =>
        shown_to === 'everyone' ? (articleId ?? []) : [],
      )
      return { row, lines: linesOf(row, entries), articleIds }
    },
    /** Whether maps have to be read for the measures of stages; of all that are public, as it was within the last minute. */
    async haveParts(of: Parameters<Repository['haveParts']>[0]): Promise<boolean> {
      return of === 'public' ? ((await publicParts.fetch(of)) ?? false) : committed.haveParts(of)
    },
    /** @throws {AppError} `journey.not_found` */
    async profile(id: number, reader: Reader): Promise<JourneyProfile> {
      const journey = await getVisible(id, reader)
      const stages = await visibleStages(journey, reader)
      const lines = linesBy(committed.findLayers)
      const profiles = await ofEach(stages, async (row) => {
        const { articleId, article } = row
        if (articleId === null || article === null) return null
        const { version, updatedAt, previewKey } = article
        return lines.profile({ articleId, part: partOf(row), version, updatedAt, previewKey })
      })
      return {
        data: stages.flatMap(({ id }) => {
          const profile = profiles.get(id)
          return profile ? [{ entry_id: id, ...profile }] : []
        }),
      }
    },
    /** Those that are found by `text`, if there is any. */
    async listPublic({ kind, before, text }: PublicListQuestion): Promise<KeyedPage<JourneyCard>> {
      const [publishedMicros = '', id = ''] = before?.split('_') ?? []
      const key = before === null ? null : { publishedMicros, id: Number(id) }
      const question = { kind, before: key, limit: PRODUCT_LIMITS.pageSize + 1 }
      const terms = text === null ? [] : searchTerms(foldWords(text))
      if (terms === null) return { data: [], next: null }
      const keys = await (terms.length === 0 ? publicOnes.listPublic(question) : publicOnes.listFound(question, terms))
      const { shown, next } = pageOf(keys, (row) => `${row.micros}_${row.id}`)
      const rows = new Map((await committed.listByIds(shown.map((row) => row.id))).map((row) => [row.id, row]))
      return { data: await toCards(shown.flatMap((row) => rows.get(row.id) ?? [])), next }
    },
    lastPublicId: publicOnes.lastPublicId,
    listPublicAddresses: publicOnes.listPublicAddresses,
    async listPublicOf(userId: number, before: number | null): Promise<KeyedPage<JourneyCard>> {
      const rows = await committed.listPublicOf(userId, { before, limit: PRODUCT_LIMITS.pageSize + 1 })
      const { shown, next } = pageOf(rows, ({ id }) => id)
      return { data: await toCards(shown), next }
    },
    async listOwn(
      userId: number,
      { before, kind, isTrashed }: OwnListQuestion,
    ): Promise<KeyedPage<OwnJourneyCard> & { total: number }> {
      const filter = { userId, kind, isTrashed }
      const [rows, total] = await Promise.all([
        committed.listOwn(filter, { before, limit: PRODUCT_LIMITS.pageSize + 1 }),
        committed.count(filter),
      ])
      const { shown, next } = pageOf(rows, ({ id }) => id)
      const listed = await listedEntries(await committed.listMeasured(shown.map(({ id }) => id)))
      return { data: shown.map((row) => toOwnJourneyCard(row, ...picturedIn(listed, row))), next, total }
    },
    /** Everything, for themselves; those in the trash too. */
    async exportOf(userId: number) {
      const rows = await committed.listAllOf(userId)
      const exported = []
      for (const { shareToken: _, clonedFromId: cloned_from, ...row } of rows) {
        const entries = await committed.listMeasured([row.id])
        exported.push({ ...row, cloned_from, entries: entries.map(toExportedEntry) })
      }
      return exported
    },
  }
}

export type JourneysService = ReturnType<typeof createJourneysService>

interface PublicListQuestion {
  readonly kind: JourneyKind | null
  /** The key of the last page's last one; null for the first page. */
  readonly before: string | null
  readonly text: string | null
}

interface OwnListQuestion {
  /** The key of the last page's last one; null for the first page. */
  readonly before: number | null
  readonly kind: JourneyKind | null
  readonly isTrashed: boolean
}

/** What its owner wrote of it. Articles are in the archive themselves, or others'. */
function toExportedEntry(row: MeasuredRow) {
  const { kind, day, note, articleId } = row
  return { kind, day, note, article_id: articleId, part: partOf(row) }
}
