import { articlePlainText } from '@mishiori/article-blocks/document'
import { findMapObject, mapObjectId } from '@mishiori/map-document'
import type { Forbidding, ModerationPointer } from '@repo/contract'
import { AppError } from '../../../platform/app-error.ts'
import type { Database } from '../../../platform/database.ts'
import type { StoredPointer } from '../../../schema/moderations.table.ts'
import { publicationStatus } from '../../article-access/route-article.policy.ts'
import type { HiddenAreas } from '../../private-places/hidden-areas.service.ts'
import type { AuthorsService } from '../../users/authors.service.ts'
import type { WebhookEvents } from '../../webhooks/webhook-events.service.ts'
import { renderBodies, toCard } from '../article-answers.ts'
import { readStoredBody, readStoredMap } from '../article-content.ts'
import type { ArticleRow } from '../article-rows.ts'
import { asOthersSee } from '../privacy/cut-map.ts'
import { revisionContent } from '../revisions/revision-content.ts'
import { revisionsRepository } from '../revisions/revisions.repository.ts'
import { routeArticlesRepository } from '../route-articles.repository.ts'
import type { ArticleIndex } from '../search/article-search.ts'
import { indexStored } from '../search/fill-search-until-done.ts'
import { type ForbiddingColumns, type ForbiddingRow, moderationRepository } from './moderation.repository.ts'

export interface ArticleModerationDependencies {
  readonly db: Database
  readonly search: ArticleIndex
  readonly authors: AuthorsService
  readonly hiddenAreas: HiddenAreas
  readonly webhookEvents: WebhookEvents
}

/** An article that a moderator decides about, held until the transaction ends. */
export interface ForbiddenArticle extends ForbiddingRow {
  readonly content: ArticleRow
}

interface Verdict {
  readonly reason: string
  readonly pointsAt: ModerationPointer | null
}

/**
 * Hides articles from all users but their authors, and shows them again. Permissions, notifications and the log are
 * handled by the callers.
 */
export function createArticleModerationService(dependencies: ArticleModerationDependencies) {
  const { db, search, authors, hiddenAreas, webhookEvents } = dependencies
  const repository = moderationRepository(db)

  const allow = async (tx: Database, { id, userId, isForbidden }: ForbiddenArticle): Promise<void> => {
    if (!isForbidden) throw new AppError('moderation.already_decided')
    await moderationRepository(tx).allow(id)
    await indexStored(tx, search, id)
    await authors.recount(tx, userId)
    await webhookEvents.articleChanged(tx, { id, wasPublic: false })
  }

  /** Keeps the state that a moderator has looked at, to compare with later ones. */
  const keepState = async (tx: Database, { id, version, content }: ForbiddenArticle, { reason, pointsAt }: Verdict) => {
    const pointer = pointsAt && pointAt(content, pointsAt)
    if (pointsAt && !pointer) throw new AppError('moderation.nothing_pointed_at')
    await revisionsRepository(tx).add(id, 'manual')
    return { reason, version, pointsAt: pointer }
  }

  const forbid = async (tx: Database, article: ForbiddenArticle, verdict: Verdict) => {
    const { id, userId } = article
    const fields = await keepState(tx, article, verdict)
    await moderationRepository(tx).forbid(id, fields)
    await search.put(tx, id, null)
    await authors.recount(tx, userId)
    await webhookEvents.articleChanged(tx, { id, wasPublic: publicationStatus(article) === 'public' })
    return fields.pointsAt
  }

  return {
    /** No save and no other moderator can come between. @throws {AppError} `article.not_found` */
    async hold(tx: Database, id: number): Promise<ForbiddenArticle> {
      const articles = routeArticlesRepository(tx)
      await articles.lock(id)
      const [row, content] = [await moderationRepository(tx).find(id), await articles.find(id)]
      if (!row || !content) throw new AppError('article.not_found')
      return { ...row, content }
    },
    /** For an article already forbidden: replaces the reason, and closes its author's request. */
    forbid,
    /** @throws {AppError} `moderation.already_decided` when there is no request or appeal. */
    async declineRequest(tx: Database, article: ForbiddenArticle, verdict: Verdict): Promise<StoredPointer | null> {
      if (!article.isForbidden || article.requestedAt === null) throw new AppError('moderation.already_decided')
      const fields = await keepState(tx, article, verdict)
      await moderationRepository(tx).decline(article.id, fields)
      return fields.pointsAt
    },
    /** @throws {AppError} `article.version_conflict` when it is not the version that was looked at, `moderation.already_decided`. */
    async allow(tx: Database, article: ForbiddenArticle, version: number | null): Promise<void> {
      if (version !== null && version !== article.version) {
        throw new AppError('article.version_conflict', { version: article.version })
      }
      await allow(tx, article)
    },
    /** @throws {AppError} `moderation.already_decided` without an appeal that is open. */
    async decideAppeal(tx: Database, article: ForbiddenArticle, verdict: { isUpheld: boolean; reason: string }) {
      const { isForbidden, appealedAt, appealDecidedAt } = article
      if (!isForbidden || appealedAt === null || appealDecidedAt !== null) {
        throw new AppError('moderation.already_decided')
      }
      if (verdict.isUpheld) await allow(tx, article)
      else await moderationRepository(tx).rejectAppeal(article.id, verdict.reason)
    },
    get: async (id: number): Promise<ForbiddingRow> => {
      const row = await repository.find(id)
      if (!row) throw new AppError('article.not_found')
      return row
    },
    listRequested: () => repository.listRequested(),
    countRequested: () => repository.countRequested(),
    listForbidden: () => repository.listForbidden(),
    /** As it is and as it was when it was forbidden; what its author hides from others stays hidden. */
    async read(id: number) {
      const [row, content] = [await repository.find(id), await routeArticlesRepository(db).find(id)]
      if (!row || !content) throw new AppError('article.not_found')
      const { forbiddenVersion } = row
      const kept = forbiddenVersion === null ? null : await revisionsRepository(db).find(id, forbiddenVersion)
      const { preview_path, user } = toCard(content)
      const areas = kept === null ? [] : await hiddenAreas.list(db, content.userId)
      const privacy = { areas, showsHealth: content.showsHealth }
      return {
        id,
        preview_path,
        user,
        ...revisionContent(content),
        status: publicationStatus(row),
        private_mode: content.privateMode,
        body_html: renderBodies(content, null).main,
        forbidding: toForbidding(row),
        forbidden_state: kept && revisionContent({ ...kept, layers: asOthersSee(kept.layers, privacy) }),
      }
    },
  }
}

export type ArticleModerationService = ReturnType<typeof createArticleModerationService>

/** What an article is to its readers without a prohibition, as its author has chosen it. */
export const statusWhenAllowed = (flags: Pick<ForbiddingRow, 'isDraft' | 'privateMode'>) =>
  publicationStatus({ ...flags, isForbidden: false })

/** Null for an article that is not prohibited. */
export function toForbidding(
  row: Pick<ForbiddingRow, 'isForbidden' | 'isDraft' | 'privateMode' | keyof ForbiddingColumns>,
): Forbidding | null {
  const iso = (date: Date | null) => date?.toISOString() ?? null
  if (!row.isForbidden) return null
  return {
    reason: row.reason ?? '',
    version: row.forbiddenVersion,
    points_at: row.pointsAt,
    once_allowed: { status: statusWhenAllowed(row), private_mode: row.privateMode },
    requested_at: iso(row.requestedAt),
    request_note: row.requestNote ?? '',
    appealed_at: iso(row.appealedAt),
    appeal_note: row.appealNote ?? '',
    appeal_decided_at: iso(row.appealDecidedAt),
    appeal_answer: row.appealAnswer,
    declined_at: iso(row.declinedAt),
    decline_reason: row.declineReason,
    decline_points_at: row.declinePointsAt,
  }
}

const LABEL_LENGTH = 120

/** @returns the target with its name; null when the article does not contain it. */
function pointAt(
  { layers, body }: Pick<ArticleRow, 'layers' | 'body'>,
  pointer: ModerationPointer,
): StoredPointer | null {
  if ('object' in pointer) {
    const object = findMapObject(readStoredMap(layers), mapObjectId(pointer.object))
    return object ? { object: pointer.object, label: cut(object.name) } : null
  }
  const document = readStoredBody(body)
  const block = document.blocks[pointer.block]
  return block ? { block: pointer.block, label: cut(articlePlainText({ ...document, blocks: [block] })) } : null
}

function cut(text: string): string {
  const characters = [...text.replace(/\s+/g, ' ').trim()]
  return characters.length > LABEL_LENGTH ? `${characters.slice(0, LABEL_LENGTH).join('')}…` : characters.join('')
}
