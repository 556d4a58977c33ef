import type { Locale } from '@repo/contract'
import type { ArticleFacts } from './view/article-facts.ts'

/** With the secret of a shared link, if there is one. */
export const withToken = (path: string, token: string | null) =>
  token ? `${path}?${new URLSearchParams({ token })}` : path

/** The article's page, for readers with this token. */
export function routePath(articleId: number, token: string | null): string {
  return withToken(`/routes/${articleId}`, token)
}

/** Where its line is followed. */
export function walkPath(articleId: number, token: string | null): string {
  return withToken(`/routes/${articleId}/walk`, token)
}

/** What of an article's page can be taken along. */
export const FILES_ID = 'article-files'

/** Where it is printed as a booklet. */
export function bookletPath(articleId: number, token: string | null): string {
  return withToken(`/routes/${articleId}/booklet`, token)
}

/** The users who have sent a Nice Route. @param before the key of a later page. */
export function thankedPath(articleId: number, token: string | null, before: string | null = null): string {
  const search = new URLSearchParams({ ...(token && { token }), ...(before && { before }) })
  return `/routes/${articleId}/favorites${search.size > 0 ? `?${search}` : ''}`
}

/** Where files of the article's map are given out. */
export function exportPath(articleId: number): string {
  return `/api/v1/routes/${articleId}/export`
}

/** The address of the article's GPX file, with its text in the reader's language. */
export function gpxPath(articleId: number, token: string | null, locale: Locale): string {
  const search = new URLSearchParams({ format: 'gpx', hl: locale, ...(token && { token }) })
  return `${exportPath(articleId)}?${search}`
}

/** An article's page in a language, opened by the same token and shown to the same readers as now. */
export function pathInLanguage(pathname: string, now: URLSearchParams, locale: Locale): string {
  const kept = ['token', 'as'].flatMap((name) => now.getAll(name).map((value) => [name, value]))
  return `${pathname}?${new URLSearchParams([['hl', locale], ...kept])}`
}

/** The whole article as JSON, with the geometry of its map. */
export function articleDataPath(articleId: number, token: string | null): string {
  return withToken(`/api/v1/routes/${articleId}`, token)
}

/** The address to give to others: the author of a link-shared article has one with its token. */
export function shareAddress(article: ArticleFacts, publicUrl: string, token: string | null): string {
  return article.shareUrl ?? `${publicUrl}${routePath(article.id, token)}`
}

/** Whether somebody else, or a phone without a log-in, can open that address. */
export const isOpenToOthers = ({ status, shareUrl }: ArticleFacts, token: string | null) =>
  status === 'public' || (status === 'linkShared' && (shareUrl !== null || token !== null))

/** Where it is shown on a big screen. */
export function presentPath(articleId: number, token: string | null): string {
  return withToken(`/routes/${articleId}/present`, token)
}

/** Of the page of an article: opens the form in which a walk is logged. */
export const LOG_WALK_HASH = 'log-walk'
