import { randomBytes } from 'node:crypto'
import {
  type Journey,
  type JourneyCloneInput,
  type JourneyEntryInput,
  type JourneyInput,
  type JourneyOrder,
  journeyTag,
  LISTS_TAG,
  type NewJourney,
  type NewJourneyEntry,
  PRODUCT_LIMITS,
  userTag,
} from '@repo/contract'
import { AppError } from '../../platform/app-error.ts'
import type { Database } from '../../platform/database.ts'
import type { PageInvalidation } from '../../platform/page-invalidation.ts'
import { canView, type Reader } from '../article-access/route-article.policy.ts'
import type { FilesService } from '../files/files.service.ts'
import type { AnnounceJourney, TellOf } from '../notifications/notifications.service.ts'
import { SHARE_TOKEN_BYTES } from '../route-articles/share-address.ts'
import { accessOf, isShown } from './journey.policy.ts'
import { checkLimit, checkShown, checkStanding } from './journey-checks.ts'
import { createJourneyEntries } from './journey-entries.service.ts'
import { createJourneyFilesService } from './journey-files.service.ts'
import { orderEntries } from './journey-order.ts'
import type { JourneyRow } from './journey-rows.ts'
import { createJourneySearchService, type JourneySearchService } from './journey-search.service.ts'
import { journeyChangesRepository, journeysRepository } from './journeys.repository.ts'
import { createJourneysService, type JourneysDependencies, type JourneysService } from './journeys.service.ts'

interface JourneyChangesDependencies extends JourneysDependencies {
  readonly pages: PageInvalidation
  readonly files: FilesService
  readonly tellOf: TellOf
  readonly announceJourney: AnnounceJourney
}

/** Runs in the transaction of a change, with the answer it will give. */
type Finish = (transaction: Database, journey: Journey) => Promise<void>

const NOTHING: Finish = async () => {}

/** A journey of the user who changes it. */
interface Target {
  readonly userId: number
  readonly id: number
}

/** The version that a change was made from; null when the request does not say. */
interface Versioned extends Target {
  readonly version: number | null
}

const newToken = () => ({ shareToken: randomBytes(SHARE_TOKEN_BYTES).toString('base64url') })

/** What shows a journey that others see. */
const tagsOf = ({ id, userId }: Target) => [journeyTag(id), userTag(userId), LISTS_TAG] as const

interface ChangesParts extends Pick<JourneysService, 'answer'> {
  readonly journeySearch: Pick<JourneySearchService, 'put'>
}

/** Changes journeys and collections: each for their owners alone, in a transaction that holds the journey. */
function createJourneyChangesService(dependencies: JourneyChangesDependencies & ChangesParts) {
  const { db, pages, files, blocks, tellOf, announceJourney, answer, journeySearch } = dependencies
  const entriesOf = createJourneyEntries(dependencies)

  const lockOwn = async (tx: Database, { userId, id }: Target): Promise<JourneyRow> => {
    const row = await journeysRepository(tx).lock(id)
    if (row?.userId !== userId) throw new AppError('journey.not_found')
    return row
  }

  const checkCover = async (tx: Database, userId: number, path: string | null) => {
    if (path !== null && (await files.findOwn(tx, userId, path)) === null) throw new AppError('file.not_found')
  }

  const checkVersion = async (tx: Database, row: JourneyRow, version: number | null) => {
    if (version === null) throw new AppError('journey.version_required')
    if (version === row.version) return
    const current = await answer(tx, row, row.userId)
    throw new AppError('journey.version_conflict', { version: row.version }, { beside: { current } })
  }

  /** What was changed, for its owner. */
  const settle = async (tx: Database, before: JourneyRow | null, { userId, id }: Target) => {
    const after = await journeysRepository(tx).find(id)
    if (!after) throw new AppError('journey.not_found')
    const states = before ? [before, after] : [after]
    await checkStanding(tx, userId, states)
    await journeySearch.put(tx, id)
    return { journey: await answer(tx, after, userId), tags: states.some(isShown) ? tagsOf({ id, userId }) : [] }
  }

  /** @param target with a `version` where the change needs one. */
  const change = (
    target: Target | Versioned,
    act: (tx: Database, row: JourneyRow) => Promise<void>,
    finish: Finish = NOTHING,
  ): Promise<Journey> =>
    pages.transaction(async (tx, changed) => {
      const row = await lockOwn(tx, target)
      if (row.trashedAt !== null) throw new AppError('journey.not_found')
      if ('version' in target) await checkVersion(tx, row, target.version)
      await act(tx, row)
      const { journey, tags } = await settle(tx, row, target)
      changed(...tags)
      await finish(tx, journey)
      return journey
    })

  /** A change of its entries is one of the journey. */
  const touch = (tx: Database, id: number) => journeyChangesRepository(tx).update(id, {}, false)

  return {
    create: (userId: number, input: NewJourney, finish: Finish = NOTHING): Promise<Journey> =>
      pages.transaction(async (tx, changed) => {
        const { entries = [], summary = '', state = 'draft', kind } = input
        const { cover_path: coverPath = null, starts_on: startsOn = null } = input
        await checkLimit(tx, userId)
        await checkCover(tx, userId, coverPath)
        const texts = { title: input.title.trim(), summary: summary.trim() }
        const values = { userId, kind, ...texts, coverPath, startsOn, state, ...newToken() }
        const id = await journeyChangesRepository(tx).insert(values, state === 'public')
        await entriesOf.add(tx, { id, userId, kind }, entries)
        await checkShown(tx, id, values)
        if (state === 'public') await announceJourney(tx, id)
        const { journey, tags } = await settle(tx, null, { userId, id })
        changed(...tags)
        await finish(tx, journey)
        return journey
      }),
    /**
     * What the reader sees of a journey, as a draft of their own; without what is of people in a block with them.
     *
     * @throws {AppError} `journey.not_found`, `journey.limit_reached`, `user.blocked`
     */
    clone: (
      reader: Reader & { readonly userId: number },
      id: number,
      { title, starts_on: startsOn }: JourneyCloneInput,
      finish: Finish = NOTHING,
    ): Promise<Journey> =>
      db.transaction(async (tx) => {
        const { userId } = reader
        const original = await journeysRepository(tx).find(id)
        if (!original || !canView(accessOf(original), reader)) throw new AppError('journey.not_found')
        const { kind, userId: ownerId } = original
        await blocks.refuseEither(tx, userId, ownerId)
        await checkLimit(tx, userId)
        const values = {
          userId,
          kind,
          title: title.trim(),
          summary: '',
          startsOn,
          state: 'draft',
          ...newToken(),
        } as const
        const clonedFromId = ownerId === userId ? original.clonedFromId : id
        const cloneId = await journeyChangesRepository(tx).insert({ ...values, clonedFromId }, false)
        await entriesOf.copy(tx, original, { id: cloneId, userId })
        const { journey } = await settle(tx, null, { userId, id: cloneId })
        await finish(tx, journey)
        return journey
      }),
    update: (target: Versioned, input: JourneyInput, finish?: Finish): Promise<Journey> =>
      change(
        target,
        async (tx, row) => {
          const { kind, state, cover_path: coverPath, starts_on: startsOn, is_travelling: isTravelling } = input
          const values = { title: input.title.trim(), summary: input.summary.trim(), kind, state, coverPath, startsOn }
          if (coverPath !== row.coverPath) await checkCover(tx, target.userId, coverPath)
          if (state !== row.state || values.title !== row.title) await checkShown(tx, row.id, values)
          const changes = journeyChangesRepository(tx)
          const isFirst = state === 'public' && !(await changes.wasPublished(row.id))
          await changes.update(row.id, { ...values, isTravelling }, state === 'public')
          if (state !== row.state) await tellOf(tx, { kind: 'journey', id: row.id })
          // Plans made of a journey of somebody else are no news.
          if (isFirst && row.clonedFromId === null) await announceJourney(tx, row.id)
        },
        finish,
      ),
    add: (target: Target, entries: readonly NewJourneyEntry[], finish?: Finish): Promise<Journey> =>
      change(
        target,
        async (tx, row) => {
          await entriesOf.add(tx, row, entries)
          await touch(tx, row.id)
        },
        finish,
      ),
    updateEntry: (target: Versioned, entryId: number, input: JourneyEntryInput): Promise<Journey> =>
      change(target, async (tx, row) => {
        await entriesOf.update(tx, row, entryId, input)
        await touch(tx, row.id)
      }),
    removeEntry: (target: Target, entryId: number): Promise<Journey> =>
      change(target, async (tx, { id }) => {
        if (await journeyChangesRepository(tx).deleteEntry(id, entryId)) await touch(tx, id)
      }),
    order: (target: Versioned, { entries }: JourneyOrder): Promise<Journey> =>
      change(target, async (tx, { id, kind }) => {
        const ordered = orderEntries(kind, await journeysRepository(tx).listPlaced(id), entries)
        if (!ordered) throw new AppError('journey.order_invalid')
        await journeyChangesRepository(tx).place(ordered)
        await touch(tx, id)
      }),
    /** Into the trash. @throws {AppError} `journey.not_found`, also where it is there already */
    delete: (target: Target): Promise<void> =>
      pages.transaction(async (tx, changed) => {
        const row = await lockOwn(tx, target)
        if (row.trashedAt !== null) throw new AppError('journey.not_found')
        await journeyChangesRepository(tx).setTrashed(row.id, true)
        await tellOf(tx, { kind: 'journey', id: row.id })
        if (isShown(row)) changed(...tagsOf(row))
      }),
    /** As it was. Does nothing to one that is not in the trash. */
    restore: (target: Target): Promise<Journey> =>
      pages.transaction(async (tx, changed) => {
        const row = await lockOwn(tx, target)
        if (row.trashedAt !== null) {
          await checkLimit(tx, target.userId)
          await journeyChangesRepository(tx).setTrashed(row.id, false)
          await tellOf(tx, { kind: 'journey', id: row.id })
        }
        const { journey, tags } = await settle(tx, row, target)
        changed(...tags)
        return journey
      }),
    deleteOld: (): Promise<void> => journeyChangesRepository(db).deleteOld(PRODUCT_LIMITS.trashDays),
  }
}

/** Reading and changing journeys, put together. */
export function createJourneys(dependencies: JourneyChangesDependencies) {
  const journeys = createJourneysService(dependencies)
  const journeySearch = createJourneySearchService(dependencies)
  return {
    journeys,
    journeySearch,
    journeyChanges: createJourneyChangesService({ ...dependencies, journeySearch, answer: journeys.answer }),
    journeyFiles: createJourneyFilesService({ ...dependencies, journeys }),
  }
}

export type JourneyChangesService = ReturnType<typeof createJourneyChangesService>
