import type { ReadingView } from '@repo/articles/reading-view'
import type { Locale, RouteArticle } from '@repo/contract'
import { type Derived, deriveFrom, readingViewOf } from './reading-view-of.ts'
import { seenByVisitors } from './seen-by-visitors.ts'

/**
 * By the state of the article, and by whose eyes see it: its author sees what is hidden from others, and the address of its
 * picture changes with that. Whoever gets here was given the article by the API.
 */
const derivedViews = new Map<string, Derived>()
const MAX_DERIVED_VIEWS = 100

/**
 * `readingViewOf` a saved article, which computes nothing twice.
 *
 * @param article as the API gave it out.
 * @param asVisitor for an author who looks at the page as others will.
 */
export function readingView(article: RouteArticle, locale: Locale, asVisitor = false): ReadingView {
  const { id, version, updated_at, preview_path, viewer_can } = article
  const state = `${id} ${version} ${updated_at} ${preview_path} ${viewer_can.edit} ${locale}`
  return readingViewOf(asVisitor ? seenByVisitors(article) : article, locale, (...parts) => {
    const derived = derivedViews.get(state) ?? deriveFrom(...parts)
    keep(state, derived)
    return derived
  })
}

function keep(state: string, derived: Derived): void {
  derivedViews.delete(state)
  derivedViews.set(state, derived)
  const [longestUnused] = derivedViews.keys()
  if (longestUnused !== undefined && derivedViews.size > MAX_DERIVED_VIEWS) derivedViews.delete(longestUnused)
}
