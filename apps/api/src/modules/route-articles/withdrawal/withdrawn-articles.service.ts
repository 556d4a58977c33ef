import type { PageTag } from '@repo/contract'
import type { Database } from '../../../platform/database.ts'
import { tagsOf } from '../route-articles.service.ts'
import type { ArticleSearch } from '../search/article-search.ts'
import { withdrawnArticlesRepository } from './withdrawn-articles.repository.ts'

export interface WithdrawnArticlesDependencies {
  readonly db: Database
  readonly search: ArticleSearch
}

/** What becomes of the articles of somebody who leaves. */
export function createWithdrawnArticlesService({ db, search }: WithdrawnArticlesDependencies) {
  return {
    /** Makes drafts of all, shared and private ones too. @returns the pages that showed one. */
    async unpublishAll(tx: Database, userId: number): Promise<PageTag[]> {
      const articles = withdrawnArticlesRepository(tx)
      const shown = await articles.lockPublic(userId)
      await articles.makeDrafts(userId)
      for (const id of shown) await search.put(tx, id, null)
      return shown.flatMap((id) => [...tagsOf({ id, user: { id: userId } })])
    },
    /** For good, with their earlier versions. */
    deleteAll: (userId: number) => withdrawnArticlesRepository(db).deleteAll(userId),
  }
}

export type WithdrawnArticlesService = ReturnType<typeof createWithdrawnArticlesService>
