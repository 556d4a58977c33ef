import type { Database } from '../../../platform/database.ts'
import type { CopyCounts } from '../clones/copy-counts.ts'
import { trashRepository } from './trash.repository.ts'

/** Deletes an article with all that is only of it, whether it is in the trash or not. @returns false when there is none. */
export async function deleteForGood(
  tx: Database,
  copyCounts: CopyCounts,
  article: { readonly id: number; readonly userId: number },
): Promise<boolean> {
  const original = await copyCounts.lockOriginalOf(tx, article.id)
  const deleted = await trashRepository(tx).delete(article)
  if (!deleted) return false
  // Copies in the trash are not counted any more.
  if (original && !deleted.wasTrashed) await copyCounts.change(tx, original, -1)
  return true
}
