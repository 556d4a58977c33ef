import type { Database } from '../../../platform/database.ts'
import type { PageInvalidation } from '../../../platform/page-invalidation.ts'
import type { AuthorsService } from '../../users/authors.service.ts'
import { type PublicationStatus, publicationStatus } from '../route-article.policy.ts'
import { routeArticlesRepository } from '../route-articles.repository.ts'
import { tagsOf } from '../route-articles.service.ts'
import type { ArticleSearch } from '../search/article-search.ts'
import { indexStored } from '../search/keep-search-filled.ts'
import { moderationRepository } from './moderation.repository.ts'
import { ModerationProblem } from './moderation-problem.ts'

export interface ModerationDependencies {
  readonly db: Database
  readonly search: ArticleSearch
  readonly authors: AuthorsService
  readonly pages: PageInvalidation
}

/** An article as moderators see it. */
export interface ModeratedArticle {
  readonly id: number
  readonly title: string
  readonly author: string
  readonly status: PublicationStatus
  readonly updatedAt: Date
  /** Why it is forbidden, as its author reads it. */
  readonly reason: string | null
  /** When its author asked to have it looked at again. */
  readonly requestedAt: Date | null
}

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof moderationRepository>['find']>>>

export const MAX_REASON_LENGTH = 1000

/** What moderators do with articles: they take them from everybody but their authors, with a reason, and give them back. */
export function createModerationService({ db, search, authors, pages }: ModerationDependencies) {
  const repository = moderationRepository(db)

  const get = async (id: number): Promise<ModeratedArticle> => {
    const row = await repository.find(id)
    if (!row) throw new ModerationProblem(`There is no article ${id}.`)
    return toModerated(row)
  }

  /** In one transaction with what is found and counted. No save can come between. */
  const change = async (id: number, work: (tx: Database, row: Row) => Promise<void>): Promise<ModeratedArticle> => {
    await pages.transaction(async (tx, changed) => {
      await routeArticlesRepository(tx).lock(id)
      const row = await moderationRepository(tx).find(id)
      if (!row) throw new ModerationProblem(`There is no article ${id}.`)
      await work(tx, row)
      await authors.recount(tx, row.userId)
      changed(...tagsOf({ id, user: { id: row.userId } }))
    })
    return get(id)
  }

  return {
    get,
    listRequested: async () => (await repository.listRequested()).map(toModerated),
    listForbidden: async () => (await repository.listForbidden()).map(toModerated),
    /** Of an article that is forbidden already: tells its author another reason, and that their request is answered. */
    async forbid(id: number, words: string): Promise<ModeratedArticle> {
      const reason = words.trim()
      if (reason === '') throw new ModerationProblem('Say why: its author reads the reason.')
      if (reason.length > MAX_REASON_LENGTH) {
        throw new ModerationProblem(`The reason has ${reason.length} characters. Use ${MAX_REASON_LENGTH} or fewer.`)
      }
      return change(id, async (tx) => {
        await moderationRepository(tx).forbid(id, reason)
        await search.put(tx, id, null)
      })
    },
    /** @returns the name as its owner writes it */
    async setRole(name: string, role: 'user' | 'moderator'): Promise<string> {
      const named = await repository.setRole(name, role)
      if (named === null) throw new ModerationProblem(`Nobody with a verified address is called ${name}.`)
      return named
    },
    async allow(id: number): Promise<ModeratedArticle> {
      return change(id, async (tx, { isForbidden }) => {
        if (!isForbidden) throw new ModerationProblem(`Article ${id} is not forbidden.`)
        await moderationRepository(tx).allow(id)
        await indexStored(tx, search, id)
      })
    },
  }
}

export type ModerationService = ReturnType<typeof createModerationService>

function toModerated({ userName, isDraft, privateMode, isForbidden, ...row }: Row): ModeratedArticle {
  const { id, title, updatedAt, reason, requestedAt } = row
  const status = publicationStatus({ isForbidden, isDraft, privateMode })
  return { id, title, author: userName, status, updatedAt, reason, requestedAt }
}
