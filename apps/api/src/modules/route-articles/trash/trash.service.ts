import { type DraftReason, PRODUCT_LIMITS, type RestoredRoute } from '@repo/contract'
import { AppError } from '../../../platform/app-error.ts'
import type { Database } from '../../../platform/database.ts'
import type { PageInvalidation } from '../../../platform/page-invalidation.ts'
import { requireOpenAccount } from '../../../platform/session/standing.ts'
import { isUnlisted, mayShow, publicationStatus } from '../../article-access/route-article.policy.ts'
import type { TellOf } from '../../notifications/notifications.service.ts'
import type { AuthorsService } from '../../users/authors.service.ts'
import type { WebhookEvents } from '../../webhooks/webhook-events.service.ts'
import { toOwnCard } from '../article-answers.ts'
import type { Page, PageRequest } from '../article-lists.repository.ts'
import type { CopyCounts } from '../clones/copy-counts.ts'
import { routeArticlesRepository } from '../route-articles.repository.ts'
import { tagsOf } from '../route-articles.service.ts'
import type { ArticleIndex } from '../search/article-search.ts'
import { indexStored } from '../search/fill-search-until-done.ts'
import { deleteForGood } from './delete-for-good.ts'
import { type TrashedRow, type TrashFilter, trashRepository } from './trash.repository.ts'

export interface TrashDependencies {
  readonly db: Database
  readonly search: ArticleIndex
  readonly authors: AuthorsService
  readonly pages: PageInvalidation
  readonly copyCounts: CopyCounts
  readonly tellOf: TellOf
  readonly webhookEvents: WebhookEvents
  readonly mayPublishStrava: boolean
}

type Stored = NonNullable<Awaited<ReturnType<ReturnType<typeof trashRepository>['lock']>>>

const BATCH = 100

/** Deletes articles so that their authors can restore them for a while. */
export function createTrashService(dependencies: TrashDependencies) {
  const { db, search, authors, pages, copyCounts, tellOf, webhookEvents, mayPublishStrava } = dependencies
  const { trashDays } = PRODUCT_LIMITS

  /** What forbids that it is again what it was; a draft is always allowed. */
  const draftReason = async (tx: Database, userId: number, stored: Stored): Promise<DraftReason | null> => {
    const flags = { isDraft: stored.wasDraft, privateMode: stored.privateMode, isForbidden: stored.isForbidden }
    const articles = routeArticlesRepository(tx)
    if (!mayShow(flags, stored.source, { mayPublishStrava })) return 'article.source_private'
    const hasReaders = ['public', 'linkShared'].includes(publicationStatus(flags))
    if (hasReaders && (await articles.findSuspension(userId)) !== null) return 'account.suspended'
    if (!isUnlisted(flags)) return null
    await articles.lockAuthor(userId)
    const isFull = (await articles.countUnlisted(userId)) >= PRODUCT_LIMITS.unlistedArticles
    return isFull ? 'article.limit_reached' : null
  }

  const restoreLocked = async (tx: Database, userId: number, id: number, stored: Stored) => {
    const reason = await draftReason(tx, userId, stored)
    await trashRepository(tx).restore({ id, userId }, stored.wasDraft || reason !== null)
    await indexStored(tx, search, id)
    await authors.recount(tx, userId)
    await webhookEvents.articleChanged(tx, { id, wasPublic: false })
    return reason
  }

  return {
    /** @throws {AppError} `article.not_found`, also of one that is in the trash already. */
    async put(userId: number, id: number): Promise<void> {
      await pages.transaction(async (tx, changed) => {
        const original = await copyCounts.lockOriginalOf(tx, id)
        const put = await trashRepository(tx).put({ id, userId })
        if (!put) throw new AppError('article.not_found')
        await search.put(tx, id, null)
        await webhookEvents.articleChanged(tx, { id, wasPublic: put.wasPublic })
        await tellOf(tx, { kind: 'article', id })
        await authors.recount(tx, userId)
        if (original) await copyCounts.change(tx, original, -1)
        changed(...tagsOf({ id, user: { id: userId } }))
      })
    },
    list: (filter: TrashFilter, request: PageRequest): Promise<Page<TrashedRow>> =>
      trashRepository(db).list(filter, request, trashDays),
    /** As it was, where that is still allowed. @throws {AppError} `article.not_found` */
    restore: (userId: number, id: number): Promise<RestoredRoute> =>
      pages.transaction(async (tx, changed) => {
        const trash = trashRepository(tx)
        const original = await copyCounts.lockOriginalOf(tx, id)
        const stored = await trash.lock({ id, userId })
        if (!stored) throw new AppError('article.not_found')
        await requireOpenAccount(tx, userId)
        let reason: DraftReason | null = null
        if (stored.isTrashed) {
          reason = await restoreLocked(tx, userId, id, stored)
          await tellOf(tx, { kind: 'article', id })
          if (original) await copyCounts.change(tx, original, 1)
          changed(...tagsOf({ id, user: { id: userId } }))
        }
        const row = await trash.find({ id, userId })
        if (!row) throw new Error('An article was not restored.')
        return { route: toOwnCard(row), draft_because: reason }
      }),
    /** @throws {AppError} `article.not_found`, also of one that is not in the trash. */
    async deleteTrashed(userId: number, id: number): Promise<void> {
      if (!(await trashRepository(db).deleteTrashed({ id, userId }, 0))) throw new AppError('article.not_found')
    },
    async empty(userId: number): Promise<void> {
      for (const id of await trashRepository(db).listIds(userId)) {
        await trashRepository(db).deleteTrashed({ id, userId }, 0)
      }
    },
    /** Whether it is in the trash or not: nothing of it may be kept. Does nothing to one that is gone. */
    async deleteAtOnce(userId: number, id: number): Promise<void> {
      await pages.transaction(async (tx, changed) => {
        if (!(await deleteForGood(tx, copyCounts, { id, userId }))) return
        await authors.recount(tx, userId)
        changed(...tagsOf({ id, user: { id: userId } }))
      })
    },
    /** Deletes for good what has been in the trash for long enough. Can be interrupted at any point; the next run continues. */
    async deleteOld(): Promise<void> {
      for (;;) {
        const due = await trashRepository(db).listDue(trashDays, BATCH)
        for (const article of due) await trashRepository(db).deleteTrashed(article, trashDays)
        if (due.length < BATCH) return
      }
    },
  }
}

export type TrashService = ReturnType<typeof createTrashService>
