import type { ReadingView } from '@repo/articles/reading-view'
import type { Locale, RouteArticle } from '@repo/contract'
import { readingViewOf } from './reading-view-of.ts'
import { seenByVisitors } from './seen-by-visitors.ts'

/**
 * Unsaved work as its visitors would see it. Pictures are named after the map they show: where the saved article has
 * the same one, its map has not been changed, and is shown and fetched as visitors have it.
 */
export function previewViewOf(
  work: RouteArticle,
  saved: Pick<RouteArticle, 'preview_path'>,
  locale: Locale,
): ReadingView {
  const view = readingViewOf(seenByVisitors(work), locale)
  return work.preview_path === saved.preview_path ? view : { ...view, heldLayers: work.layer }
}
