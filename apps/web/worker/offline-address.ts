import { OFFLINE_PAGE } from '@repo/offline/device-names'

/** A page of an article that may have been saved. */
export interface ArticleAddress {
  readonly articleId: string
  /** As its copy is kept: without what only moves within the page. */
  readonly address: string
}

const ARTICLE = /^(?:\/en)?\/routes\/([1-9]\d{0,14})(?:\/walk)?$/
const ARTICLE_DATA = /^\/api\/v1\/routes\/([1-9]\d{0,14})$/

/** The page of an article, or its data; null for any other address. */
export function articleAddress({ pathname, searchParams }: URL): ArticleAddress | null {
  const articleId = (ARTICLE.exec(pathname) ?? ARTICLE_DATA.exec(pathname))?.[1]
  if (articleId === undefined) return null
  const token = searchParams.get('token')
  return { articleId, address: token === null ? pathname : `${pathname}?${new URLSearchParams({ token })}` }
}

/** Where an address leads that cannot be had: to what works without the server, or to the list of it. */
export function offlineAddress({ pathname, search, searchParams }: URL, prefersEnglish: boolean): string {
  const isEnglish = /^\/en(?:\/|$)/.test(pathname)
  const path = isEnglish ? pathname.slice('/en'.length) || '/' : pathname
  const page = `${isEnglish || prefersEnglish ? '/en' : ''}${OFFLINE_PAGE}`
  return `${page}?${new URLSearchParams(stateOf(path, searchParams) ?? { from: `${pathname}${search}` })}`
}

/** What the offline page opens. */
function stateOf(path: string, search: URLSearchParams): Record<string, string> | null {
  const edited = /^\/home\/routes\/([1-9]\d{0,14})\/edit$/.exec(path)?.[1]
  if (edited !== undefined) return { edit: `article:${edited}` }
  if (path === '/home/routes/create') return { edit: search.get('resume') ?? 'new' }
  if (path === '/try') return { edit: 'guest' }
  if (path === '/home/routes/record') return { record: '1' }
  return null
}
