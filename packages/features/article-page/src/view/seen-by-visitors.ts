import type { RouteArticle } from '@repo/contract'

/** An article without what its page has for its author alone: as visitors see it, or will once it is published. */
export function seenByVisitors(article: RouteArticle): RouteArticle {
  const status = article.status === 'linkShared' ? 'linkShared' : 'public'
  return { ...article, status, viewer_can: { edit: false, interact: true } }
}
