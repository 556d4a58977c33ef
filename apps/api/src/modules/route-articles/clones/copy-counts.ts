import type { Database } from '../../../platform/database.ts'
import type { ArticleIndex } from '../search/article-search.ts'
import { clonesRepository } from './clones.repository.ts'

/** An article whose copies are counted, held until the transaction ends. */
export interface CountedOriginal {
  readonly id: number
  readonly copyCount: number
}

/** How many clones an article has, drafts too: one more when it is cloned, one less when a clone is deleted. */
export function createCopyCounts({ search }: { readonly search: ArticleIndex }) {
  return {
    /** Call this before a clone is deleted: articles are locked before their clones. */
    lockOriginalOf: (tx: Database, cloneId: number): Promise<CountedOriginal | null> =>
      clonesRepository(tx).lockOriginalOf(cloneId),
    async change(tx: Database, { id, copyCount }: CountedOriginal, by: 1 | -1): Promise<void> {
      await clonesRepository(tx).count(id, by)
      await search.recount(tx, id, { copyCount })
    },
  }
}

export type CopyCounts = ReturnType<typeof createCopyCounts>
