import {
  articleTag,
  hasReaders,
  isSameJson,
  type JourneyPart,
  type PageTag,
  PRODUCT_LIMITS,
  userTag,
  type WalkLog,
  type WalkLogInput,
  type WalkVisibility,
} from '@repo/contract'
import { AppError } from '../../platform/app-error.ts'
import type { Database } from '../../platform/database.ts'
import type { PageInvalidation } from '../../platform/page-invalidation.ts'
import { requireOpenAccount } from '../../platform/session/standing.ts'
import { lockPeople } from '../accounts/lock-people.ts'
import { canView, publicationStatus, type Reader } from '../article-access/route-article.policy.ts'
import type { BlocksService } from '../blocks/blocks.service.ts'
import { stageLine } from '../journeys/stage-line.ts'
import type { Notify, Retract } from '../notifications/notifications.service.ts'
import { readStoredMap } from '../route-articles/article-content.ts'
import type { WebhookEvents } from '../webhooks/webhook-events.service.ts'
import { hasBegun, trackMinutes } from './walk-log.policy.ts'
import { toPart, toWalkLog } from './walk-log-answers.ts'
import { type WrittenLog, walkLogChangesRepository } from './walk-log-changes.repository.ts'
import { walkLogsRepository } from './walk-logs.repository.ts'

interface WalkLogWritingDependencies {
  readonly db: Database
  readonly pages: PageInvalidation
  readonly blocks: BlocksService
  readonly notify: Notify
  readonly retract: Retract
  readonly webhookEvents: WebhookEvents
}

type Walker = Reader & { readonly userId: number }
type Finish = (tx: Database, log: WalkLog) => Promise<void>

const { walkLog: limits } = PRODUCT_LIMITS

/** What people do with their walks. */
export function createWalkLogWritingService(dependencies: WalkLogWritingDependencies) {
  const { db, pages, blocks, notify, retract, webhookEvents } = dependencies
  /** @throws {AppError} for each reason that forbids what was written. */
  const check = async (tx: Database, { userId, authorId }: Parties, input: WalkLogInput): Promise<WrittenLog> => {
    if (!hasBegun(input.walked_on, new Date(), input.time_zone ?? null)) {
      throw new AppError('walk_log.date_invalid', {}, { fields: [{ field: 'walked_on', rule: 'future' }] })
    }
    if (authorId !== null && input.visibility !== 'private') await blocks.refuseEither(tx, authorId, userId)
    const changes = walkLogChangesRepository(tx)
    const photoIds = input.photo_ids ?? []
    const own = await changes.listOwnFiles(userId, photoIds)
    if (photoIds.some((id) => !own.has(id))) throw new AppError('walk_log.photo_not_found')
    const trackId = input.track_id ?? null
    const track = trackId === null ? null : await changes.findTrack(userId, trackId)
    if (trackId !== null && track === null) throw new AppError('walk_log.track_not_found')
    const { walked_on: walkedOn, conditions, text, visibility } = input
    const minutes = input.minutes === undefined ? minutesOf(track) : input.minutes
    return { trackId, walkedOn, minutes, conditions, text, visibility }
  }

  /** Columns of the part of an article that somebody walked. @throws {AppError} `journey.part_invalid` */
  const checkPart = async (tx: Database, articleId: number | null, part: JourneyPart | null) => {
    if (part === null) return { partObjectId: null, partFromMeters: null, partToMeters: null }
    const map = articleId === null ? null : readStoredMap(await walkLogChangesRepository(tx).findLayers(articleId))
    if (map === null || stageLine(map, part) === null) throw new AppError('journey.part_invalid')
    return { partObjectId: part.object_id, partFromMeters: part.from_m, partToMeters: part.to_m }
  }

  /** The author learns of a walk that they may see, once, and of none that is hidden again before they looked. */
  const notifyAuthor = async (
    tx: Database,
    { id, userId, articleId, authorId }: Told,
    visibility: WalkVisibility | null,
  ) => {
    if (authorId === null || articleId === null) return
    const onceKey = `walk:${id}`
    const isSeen =
      visibility === 'public' ||
      (visibility === 'followers' && (await walkLogChangesRepository(tx).isFollowing(authorId, userId)))
    if (isSeen) await notify(tx, { userId: authorId, type: 'walk', actorId: userId, articleId, onceKey })
    else await retract(tx, { userId: authorId, onceKey })
  }

  const restoreDeleted = async (tx: Database, deleted: DeletedWalk, changed: (...tags: PageTag[]) => void) => {
    const { id, userId, photoIds, isProhibited } = deleted
    const changes = walkLogChangesRepository(tx)
    const held = await changes.holdArticles([deleted.articleId, deleted.trackId])
    const article = held.get(deleted.articleId ?? 0) ?? null
    const authorId = article?.userId ?? null
    await lockPeople(tx, authorId === null ? [userId] : [userId, authorId])
    await requireOpenAccount(tx, userId)
    await checkLimit(tx, userId)
    const isApart = authorId !== null && (await blocks.apartFrom(tx, userId, [authorId])).has(authorId)
    const visibility = isApart ? 'private' : deleted.visibility
    // Another request may have been faster.
    if (!(await changes.restore(id, visibility))) return
    const own = await changes.listOwnFiles(userId, photoIds)
    await changes.putPhotos(
      id,
      photoIds.filter((photoId) => own.has(photoId)),
    )
    const articleId = article && deleted.articleId
    await notifyAuthor(tx, { id, userId, articleId, authorId }, isProhibited ? null : visibility)
    await webhookEvents.walkChanged(tx, id, 'created')
    if (!isProhibited && visibility === 'public') changed(...tagsOf(articleId, userId))
  }

  /** Holds a walk of theirs, with who is told of it. @throws {AppError} `walk_log.not_found` */
  const hold = async (tx: Database, { userId, id, trackId = null }: HeldWalk) => {
    const changes = walkLogChangesRepository(tx)
    const before = await changes.find(userId, id)
    await changes.holdArticles([before?.articleId, trackId])
    await lockPeople(tx, [userId, ...(before?.authorId == null ? [] : [before.authorId])])
    // Another request may have been faster.
    const found = before && (await changes.find(userId, id))
    if (!found) throw new AppError('walk_log.not_found')
    return found
  }

  const answer = async (tx: Database, userId: number, id: number): Promise<WalkLog> => {
    const row = await walkLogsRepository(tx).find(id, userId)
    if (!row) throw new AppError('walk_log.not_found')
    return toWalkLog(row, userId)
  }

  return {
    /** @throws {AppError} `article.not_found`, `walk_log.limit_reached`, and for what {@link check} refuses. */
    create: (articleId: number, walker: Walker, input: WalkLogInput, finish: Finish): Promise<WalkLog> =>
      pages.transaction(async (tx, changed) => {
        const { userId } = walker
        const changes = walkLogChangesRepository(tx)
        const article = (await changes.holdArticles([articleId, input.track_id])).get(articleId)
        if (!article || !canView(article, walker)) throw new AppError('article.not_found')
        const authorId = article.userId
        await lockPeople(tx, [userId, authorId])
        await requireOpenAccount(tx, userId)
        await checkLimit(tx, userId)
        const written = {
          ...(await check(tx, { userId, authorId }, input)),
          ...(await checkPart(tx, articleId, input.part ?? null)),
        }
        // Of what anybody may see no secret is needed, now or when it is shared by link one day.
        const shareToken = article.privateMode === 'url' && authorId !== userId ? walker.token : null
        const id = await changes.insert({ ...written, userId, articleId, shareToken })
        await changes.putPhotos(id, input.photo_ids ?? [])
        if (written.visibility === 'public' && hasReaders(publicationStatus(article)))
          changed(...tagsOf(articleId, userId))
        await notifyAuthor(tx, { id, userId, articleId, authorId }, written.visibility)
        await webhookEvents.walkChanged(tx, id, 'created')
        const log = await answer(tx, userId, id)
        await finish(tx, log)
        return log
      }),
    /** @throws {AppError} `walk_log.not_found`, and for what {@link check} refuses. */
    edit: (userId: number, id: number, input: WalkLogInput): Promise<WalkLog> =>
      pages.transaction(async (tx, changed) => {
        const changes = walkLogChangesRepository(tx)
        const found = await hold(tx, { userId, id, trackId: input.track_id })
        const { articleId, authorId, isShown, isProhibited } = found
        const written = await check(tx, { userId, authorId }, input)
        const before = toPart(found.part)
        const { part = before } = input
        // What the walker leaves as it was is kept, whatever has become of the article.
        const changedPart = isSameJson(part, before) ? {} : await checkPart(tx, articleId, part)
        await changes.put(id, { ...written, ...changedPart })
        await changes.putPhotos(id, input.photo_ids ?? [])
        await notifyAuthor(tx, { id, userId, articleId, authorId }, isProhibited ? null : written.visibility)
        await webhookEvents.walkChanged(tx, id, 'updated')
        if (isShown || written.visibility === 'public') changed(...tagsOf(articleId, userId))
        return answer(tx, userId, id)
      }),
    /** @throws {AppError} `walk_log.not_found` */
    remove: (userId: number, id: number): Promise<void> =>
      pages.transaction(async (tx, changed) => {
        const found = await hold(tx, { userId, id })
        await webhookEvents.walkChanged(tx, id, 'deleted')
        await walkLogChangesRepository(tx).delete(id)
        await notifyAuthor(tx, { id, userId, articleId: found.articleId, authorId: found.authorId }, null)
        if (found.isShown) changed(...tagsOf(found.articleId, userId))
      }),
    /** Takes a deletion back. Does nothing to a log that is there. @throws {AppError} `walk_log.not_found`, `walk_log.limit_reached` */
    restore: (userId: number, id: number): Promise<WalkLog> =>
      pages.transaction(async (tx, changed) => {
        const changes = walkLogChangesRepository(tx)
        const deleted = await changes.findDeleted(userId, id)
        if (deleted) await restoreDeleted(tx, { ...deleted, id, userId }, changed)
        return answer(tx, userId, id)
      }),
    deleteOld: (): Promise<void> => walkLogChangesRepository(db).deleteOld(),
    /**
     * A moderator's decision about a walk, in the transaction that records it.
     *
     * @param reason null lifts the prohibition.
     * @returns the pages that change.
     */
    async decide(tx: Database, { id, userId, articleId }: DecidedWalk, reason: string | null): Promise<PageTag[]> {
      const changes = walkLogChangesRepository(tx)
      await changes.setProhibited(id, reason)
      const authorId = articleId === null ? null : await changes.findAuthor(articleId)
      if (reason !== null) await notifyAuthor(tx, { id, userId, articleId, authorId }, null)
      return tagsOf(articleId, userId)
    },
    /** Runs in the transaction that closes an account. */
    async leave(tx: Database, userId: number, changed: (...tags: readonly PageTag[]) => void): Promise<void> {
      changed(...(await walkLogChangesRepository(tx).deleteAll(userId)).map(articleTag))
    },
  }
}

export type WalkLogWritingService = ReturnType<typeof createWalkLogWritingService>

type DeletedWalk = NonNullable<Awaited<ReturnType<ReturnType<typeof walkLogChangesRepository>['findDeleted']>>> &
  Pick<DecidedWalk, 'id' | 'userId'>

interface HeldWalk extends Pick<DecidedWalk, 'id' | 'userId'> {
  /** The recording that it will have. */
  readonly trackId?: number | null | undefined
}

interface DecidedWalk {
  readonly id: number
  readonly userId: number
  readonly articleId: number | null
}

interface Told extends DecidedWalk {
  readonly authorId: number | null
}

interface Parties {
  readonly userId: number
  /** Whose article it is on; null once that is deleted. */
  readonly authorId: number | null
}

/** Waits for nothing: its caller holds the walker. @throws {AppError} `walk_log.limit_reached` */
async function checkLimit(tx: Database, userId: number): Promise<void> {
  const { perUser: max } = limits
  if ((await walkLogChangesRepository(tx).count(userId)) >= max) throw new AppError('walk_log.limit_reached', { max })
}

/** What came from Strava is nobody else's to know. */
function minutesOf(track: { readonly source: string | null; readonly layers: unknown } | null): number | null {
  return track === null || track.source !== null ? null : trackMinutes(readStoredMap(track.layers))
}

/** Pages of an article, and of the years of its walker. */
const tagsOf = (articleId: number | null, userId: number): PageTag[] => [
  ...(articleId === null ? [] : [articleTag(articleId)]),
  userTag(userId),
]
