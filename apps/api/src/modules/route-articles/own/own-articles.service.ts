import { randomBytes } from 'node:crypto'
import type { OwnRoute, RouteArticle } from '@repo/contract'
import { AppError } from '../../../platform/app-error.ts'
import type { Database } from '../../../platform/database.ts'
import { toOwnCard } from '../article-answers.ts'
import { toForbidding } from '../moderation/moderation.service.ts'
import type { Finish, RouteArticlesService } from '../route-articles.service.ts'
import { SHARE_TOKEN_BYTES, shareAddress } from '../share-address.ts'
import { type OwnRow, ownArticlesRepository } from './own-articles.repository.ts'

export interface OwnArticlesDependencies {
  readonly db: Database
  readonly publicUrl: string
  readonly routeArticles: RouteArticlesService
}

/** The titles of a copy, in the main language and, unless the first one's shall stay, in the second. */
interface Titles {
  readonly title: string
  readonly translated_title?: string
}

/** What authors do with their articles beside writing them. */
export function createOwnArticlesService({ db, publicUrl, routeArticles }: OwnArticlesDependencies) {
  const own = ownArticlesRepository(db)

  const get = async (userId: number, id: number): Promise<OwnRow> => {
    const row = await own.find(id, userId)
    if (!row) throw new AppError('article.not_found')
    return row
  }
  const read = async (userId: number, id: number) => toOwnRoute(await get(userId, id), publicUrl)

  return {
    read,
    /** A draft that keeps nothing of the first one's readers, dates or visibility. */
    async duplicate(userId: number, id: number, titles: Titles, finish?: Finish): Promise<RouteArticle> {
      await get(userId, id)
      const article = await routeArticles.read(id, { userId, token: null })
      const { summary, language, layer, context, tag, thumbnail_path, source } = article
      const translation = article.translation && {
        title: titles.translated_title ?? article.translation.title,
        summary: article.translation.summary,
        context: article.translation.context,
      }
      const content = { title: titles.title, summary, language, translation, layer, context }
      const input = { ...content, tag, thumbnail_path, is_draft: true, private_mode: null }
      return routeArticles.create(userId, { input, source, trigger: 'manual' }, finish)
    },
    async rotateShareLink(userId: number, id: number): Promise<OwnRoute> {
      await get(userId, id)
      await own.setShareToken(id, userId, randomBytes(SHARE_TOKEN_BYTES).toString('base64url'))
      return read(userId, id)
    },
    /** @param note what the author says to it */
    async requestPublication(userId: number, id: number, note: string): Promise<OwnRoute> {
      const row = await get(userId, id)
      if (row.isForbidden) await own.requestPublication(id, note.trim())
      return read(userId, id)
    },
    /** @throws {AppError} `moderation.already_appealed`, `moderation.reason_required` */
    async appeal(userId: number, id: number, message: string): Promise<OwnRoute> {
      const { isForbidden } = await get(userId, id)
      const note = message.trim()
      if (note === '') throw new AppError('moderation.reason_required')
      if (isForbidden && !(await own.appeal(id, note))) throw new AppError('moderation.already_appealed')
      return read(userId, id)
    },
  }
}

function toOwnRoute(row: OwnRow, publicUrl: string): OwnRoute {
  const card = toOwnCard(row)
  return {
    ...card,
    full_share_url: card.status === 'linkShared' ? shareAddress(publicUrl, row) : null,
    forbidding: toForbidding(row),
    open_proposals: row.openProposals,
  }
}

export type OwnArticlesService = ReturnType<typeof createOwnArticlesService>
