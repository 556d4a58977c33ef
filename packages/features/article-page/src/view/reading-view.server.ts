import type { ReadingView } from '@repo/articles/reading-view'
import type { Locale, RouteArticle } from '@repo/contract'
import { type Derived, deriveFrom, readingViewOf } from './reading-view-of.ts'

/** By the state of the article: every save makes a new one. Whoever gets here was given the article by the API. */
const derivedViews = new Map<string, Derived>()
const MAX_DERIVED_VIEWS = 100

/** `readingViewOf` a saved article, which computes nothing twice. */
export function readingView(article: RouteArticle, locale: Locale): ReadingView {
  const { id, version, updated_at } = article
  const state = `${id} ${version} ${updated_at} ${locale}`
  return readingViewOf(article, locale, (...parts) => {
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
