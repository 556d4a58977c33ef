import type { ArticleStatus } from './schemas.ts'

/** Whether an article of this status is read by others than its author. */
export function hasReaders(status: ArticleStatus | null): boolean {
  return status === 'public' || status === 'linkShared'
}
