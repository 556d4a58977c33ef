import type { RouteArticle, RouteRevision, RouteRevisionContent } from '@repo/contract'
import { AppError } from '../../../platform/app-error.ts'
import type { Database } from '../../../platform/database.ts'
import { canEdit, type Reader } from '../../article-access/route-article.policy.ts'
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

type Author = Reader & { readonly userId: number }

/** Earlier states of articles, for their authors alone. */
export function createRevisionsService({ db, routeArticles }: RevisionsDependencies) {
  const revisions = revisionsRepository(db)

  const getOwn = async (author: Author, id: number): Promise<RouteArticle> => {
    const article = await routeArticles.read(id, author)
    if (!canEdit({ userId: article.user.id }, author.userId)) throw new AppError('article.not_found')
    return article
  }
  const get = async (author: Author, { id, version }: RevisionId) => {
    await getOwn(author, id)
    const revision = await revisions.find(id, version)
    if (!revision) throw new AppError('article.not_found')
    return revision
  }

  return {
    async list(author: Author, id: number): Promise<RouteRevision[]> {
      await getOwn(author, id)
      const rows = await revisions.list(id)
      return rows.map(({ version, title, createdAt }) => ({ version, title, created_at: createdAt.toISOString() }))
    },
    async read(author: Author, revisionId: RevisionId): Promise<RouteRevisionContent> {
      return revisionContent(await get(author, revisionId))
    },
    /** Tags, picture and visibility stay as they are: earlier states do not have them. */
    async restore(author: Author, revisionId: RevisionId, version: number | null): Promise<RouteArticle> {
      const { tag, thumbnail_path, is_draft, private_mode } = await getOwn(author, revisionId.id)
      const { version: _, created_at: __, ...written } = await this.read(author, revisionId)
      const input = { ...written, tag, thumbnail_path, is_draft, private_mode }
      return routeArticles.save(author.userId, { id: revisionId.id, input, version, trigger: 'restored' })
    },
  }
}

export type RevisionsService = ReturnType<typeof createRevisionsService>
