import { DEVICE, OFFLINE_PAGE } from '@repo/offline/device-names'

/** A page of an article or a journey that may have been saved. */
interface SavedAddress {
  /** The cache that has it then. */
  readonly cacheName: string
  /** As its copy is kept: without what only moves within the page. */
  readonly address: string
}

const ARTICLE = /^(?:\/en)?\/routes\/([1-9]\d{0,14})(?:\/walk)?$/
const ARTICLE_DATA = /^\/api\/v1\/routes\/([1-9]\d{0,14})$/
const JOURNEY = /^(?:\/en)?\/journeys\/([1-9]\d{0,14})$/
const JOURNEY_DATA = /^\/api\/v1\/journeys\/([1-9]\d{0,14})\/profile$/

/** The page of an article or a journey, or its data; null for any other address. */
export function savedAddress({ pathname, searchParams }: URL): SavedAddress | null {
  const cacheName = cacheOf(pathname)
  if (cacheName === null) return null
  const token = searchParams.get('token')
  return { cacheName, address: token === null ? pathname : `${pathname}?${new URLSearchParams({ token })}` }
}

function cacheOf(pathname: string): string | null {
  const articleId = (ARTICLE.exec(pathname) ?? ARTICLE_DATA.exec(pathname))?.[1]
  if (articleId !== undefined) return `${DEVICE.article}${articleId}`
  const journeyId = (JOURNEY.exec(pathname) ?? JOURNEY_DATA.exec(pathname))?.[1]
  return journeyId === undefined ? null : `${DEVICE.journey}${journeyId}`
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
  const journey = /^\/home\/journeys\/([1-9]\d{0,14})\/edit$/.exec(path)?.[1]
  if (journey !== undefined) return { journey }
  if (path === '/home/routes/create') return { edit: search.get('resume') ?? 'new' }
  if (path === '/try') return { edit: 'guest' }
  if (path === '/home/routes/record') return { record: '1' }
  return null
}
