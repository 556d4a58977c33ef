import {
  isSameJson,
  type JourneyEntryInput,
  type JourneyPart,
  type NewJourneyEntry,
  PRODUCT_LIMITS,
} from '@repo/contract'
import { AppError } from '../../platform/app-error.ts'
import type { Database } from '../../platform/database.ts'
import { canView } from '../article-access/route-article.policy.ts'
import type { BlocksService } from '../blocks/blocks.service.ts'
import { readStoredMap } from '../route-articles/article-content.ts'
import { moveEntry, type PlacedEntry, placeEntry } from './journey-order.ts'
import type { JourneyRow } from './journey-rows.ts'
import { journeyChangesRepository, journeysRepository, partOf } from './journeys.repository.ts'
import { stageLine } from './stage-line.ts'

type HeldJourney = Pick<JourneyRow, 'id' | 'userId' | 'kind'>
type StoredEntry = NonNullable<Awaited<ReturnType<ReturnType<typeof journeysRepository>['findEntry']>>>

/** Entries of journeys; each change in a transaction that holds the journey. */
export function createJourneyEntries({ blocks }: { readonly blocks: BlocksService }) {
  const checkArticles = async (tx: Database, userId: number, articleIds: readonly number[]) => {
    const ids = new Set(articleIds)
    if (ids.size === 0) return
    const articles = await journeysRepository(tx).listArticles([...ids])
    const seen = articles.filter((article) => canView(article, { userId, token: null }))
    if (seen.length < ids.size) throw new AppError('article.not_found')
    const authors = seen.map((article) => article.userId)
    if ((await blocks.apartFrom(tx, userId, authors)).size > 0) throw new AppError('user.blocked')
  }

  const checkParts = async (tx: Database, articleId: number, parts: readonly JourneyPart[]) => {
    const { layers } = await journeysRepository(tx).findLayers(articleId)
    const map = readStoredMap(layers)
    if (parts.some((part) => stageLine(map, part) === null)) throw new AppError('journey.part_invalid')
  }

  /** Of a stage that is there already. What its owner leaves as it was is kept, whatever has become of the article. */
  const checkNewPart = async (tx: Database, userId: number, entry: StoredEntry, part: JourneyPart | null) => {
    if (part === null || isSameJson(part, partOf(entry))) return
    if (entry.articleId === null) throw new AppError('journey.part_invalid')
    await checkArticles(tx, userId, [entry.articleId])
    await checkParts(tx, entry.articleId, [part])
  }

  return {
    /** @throws {AppError} `journey.entry_limit_reached`, `article.not_found`, `user.blocked`, `journey.part_invalid` */
    async add(tx: Database, { id: journeyId, userId, kind }: HeldJourney, added: readonly NewJourneyEntry[]) {
      if (added.length === 0) return
      let placed: readonly PlacedEntry[] = await journeysRepository(tx).listPlaced(journeyId)
      const max = PRODUCT_LIMITS.journey.entries
      if (placed.length + added.length > max) throw new AppError('journey.entry_limit_reached', { max })
      const stages = added.filter((entry) => entry.kind === 'stage')
      const articleIds = stages.map(({ article_id }) => article_id)
      await checkArticles(tx, userId, articleIds)
      const parts = stages.flatMap(({ article_id, part }) => (part ? [{ article_id, part }] : []))
      for (const [articleId, those] of Map.groupBy(parts, ({ article_id }) => article_id))
        await checkParts(
          tx,
          articleId,
          those.map(({ part }) => part),
        )
      const changes = journeyChangesRepository(tx)
      const ids = await changes.insertEntries(added.map((entry) => ({ journeyId, ...newEntryColumns(entry) })))
      for (const [index, { day }] of added.entries()) placed = placeEntry(kind, placed, { id: ids[index] ?? 0, day })
      await changes.place(placed)
    },
    /** Those of another journey that the owner of this one, which has none yet, sees. */
    async copy(tx: Database, original: HeldJourney, { id: journeyId, userId }: Omit<HeldJourney, 'kind'>) {
      const isOwn = original.userId === userId
      const rows = await journeysRepository(tx).listMeasured([original.id])
      const seen = rows.filter(({ shownTo }) => shownTo === 'everyone' || (isOwn && shownTo === 'owner'))
      const articles = await journeysRepository(tx).listArticles(seen.flatMap(({ articleId }) => articleId ?? []))
      const authors = new Map(articles.map((article) => [article.id, article.userId]))
      const apart = await blocks.apartFrom(tx, userId, [...authors.values()])
      const copied = seen.filter(({ articleId }) => articleId === null || !apart.has(authors.get(articleId) ?? 0))
      if (copied.length === 0) return
      const values = copied.map((row, position) => {
        const { kind, day, note, articleId, partObjectId, partFromMeters, partToMeters } = row
        const part = { partObjectId, partFromMeters, partToMeters }
        return { journeyId, kind, day, note, articleId, position, ...part }
      })
      await journeyChangesRepository(tx).insertEntries(values)
    },
    /** @throws {AppError} `journey.entry_not_found`, `journey.part_invalid`, `article.not_found`, `user.blocked` */
    async update(tx: Database, { id: journeyId, userId, kind }: HeldJourney, id: number, input: JourneyEntryInput) {
      const { day, note, part } = input
      const reading = journeysRepository(tx)
      const entry = await reading.findEntry(journeyId, id)
      if (!entry) throw new AppError('journey.entry_not_found')
      await checkNewPart(tx, userId, entry, part)
      const changes = journeyChangesRepository(tx)
      await changes.updateEntry(id, { note: note.trim(), ...partColumns(part) })
      await changes.place(moveEntry(kind, await reading.listPlaced(journeyId), { id, day }))
    },
  }
}

function partColumns(part: JourneyPart | null) {
  return {
    partObjectId: part?.object_id ?? null,
    partFromMeters: part?.from_m ?? null,
    partToMeters: part?.to_m ?? null,
  }
}

/** It is put in its place with the others. */
function newEntryColumns(entry: NewJourneyEntry) {
  const { kind, note = '' } = entry
  const stage = entry.kind === 'stage' ? { articleId: entry.article_id, ...partColumns(entry.part ?? null) } : {}
  return { kind, note: note.trim(), position: 0, day: 1, ...stage }
}
