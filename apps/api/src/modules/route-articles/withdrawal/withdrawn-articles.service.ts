import type { PageTag } from '@repo/contract'
import type { Database } from '../../../platform/database.ts'
import type { CopyCounts } from '../clones/copy-counts.ts'
import { tagsOf } from '../route-articles.service.ts'
import type { ArticleIndex } from '../search/article-search.ts'
import { deleteForGood } from '../trash/delete-for-good.ts'
import { withdrawnArticlesRepository } from './withdrawn-articles.repository.ts'

export interface WithdrawnArticlesDependencies {
  readonly db: Database
  readonly search: ArticleIndex
  readonly copyCounts: CopyCounts
}

/** Handles the articles of a deleted account. */
export function createWithdrawnArticlesService({ db, search, copyCounts }: WithdrawnArticlesDependencies) {
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
    async deleteAll(userId: number): Promise<void> {
      for (const id of await withdrawnArticlesRepository(db).listIds(userId)) {
        await db.transaction(async (tx) => {
          await deleteForGood(tx, copyCounts, { id, userId })
        })
      }
    },
  }
}

export type WithdrawnArticlesService = ReturnType<typeof createWithdrawnArticlesService>
