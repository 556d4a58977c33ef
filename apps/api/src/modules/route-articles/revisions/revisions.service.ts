import type { RouteArticle, RouteRevision, RouteRevisionContent } from '@repo/contract'
import { AppError } from '../../../platform/app-error.ts'
import type { Database } from '../../../platform/database.ts'
import { canEdit } from '../../article-access/route-article.policy.ts'
import type { RouteArticlesService } from '../route-articles.service.ts'
import { revisionContent } from './revision-content.ts'
import { revisionsRepository } from './revisions.repository.ts'

export interface RevisionsDependencies {
  readonly db: Database
  readonly routeArticles: RouteArticlesService
}

/** Names one earlier state of an article. */
export interface RevisionId {
  readonly id: number
  readonly version: number
}

/** Earlier states of articles, for their authors alone. */
export function createRevisionsService({ db, routeArticles }: RevisionsDependencies) {
  const revisions = revisionsRepository(db)

  const getOwn = async (userId: number, id: number): Promise<RouteArticle> => {
    const article = await routeArticles.read(id, { userId, token: null })
    if (!canEdit({ userId: article.user.id }, userId)) throw new AppError('article.not_found')
    return article
  }
  const get = async (userId: number, { id, version }: RevisionId) => {
    await getOwn(userId, id)
    const revision = await revisions.find(id, version)
    if (!revision) throw new AppError('article.not_found')
    return revision
  }

  return {
    async list(userId: number, id: number): Promise<RouteRevision[]> {
      await getOwn(userId, id)
      const rows = await revisions.list(id)
      return rows.map(({ version, title, createdAt }) => ({ version, title, created_at: createdAt.toISOString() }))
    },
    async read(userId: number, revisionId: RevisionId): Promise<RouteRevisionContent> {
      return revisionContent(await get(userId, revisionId))
    },
    /** Tags, picture and visibility stay as they are: earlier states do not have them. */
    async restore(userId: number, revisionId: RevisionId, version: number | null): Promise<RouteArticle> {
      const { tag, thumbnail_path, is_draft, private_mode } = await getOwn(userId, revisionId.id)
      const { version: _, created_at: __, ...written } = await this.read(userId, revisionId)
      const input = { ...written, tag, thumbnail_path, is_draft, private_mode }
      return routeArticles.save(userId, { id: revisionId.id, input, version, trigger: 'restored' })
    },
  }
}

export type RevisionsService = ReturnType<typeof createRevisionsService>
