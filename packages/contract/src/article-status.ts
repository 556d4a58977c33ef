/** What its author and readers may do with an article, by the names that code uses. */
export type ArticleStatus = 'draft' | 'private' | 'linkShared' | 'public' | 'forbidden'

/** Marks where JSON has a status, for `article-states.ts`, which translates between its names and those of code. */
export const ARTICLE_STATUS_MARK = 'x-article-status'

/** Whether an article of this status is read by others than its author. */
export function hasReaders(status: ArticleStatus | null): boolean {
  return status === 'public' || status === 'linkShared'
}
