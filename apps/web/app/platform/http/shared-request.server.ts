import { LIST_SORTS, MEASURE_SORTS } from '@repo/articles/list-query'
import { TRAIT_NAMES } from '@repo/articles/traits'
import { SEASONS, SPORTS, type ToSharedRequest } from '@repo/contract'
import { USER_SORT_NAMES } from '@repo/people/user-query'
import { LOCALE_COOKIE, languageTag, localeFrom, parseLocale } from '@repo/web-kit/locale'
import { THEME_COOKIE, themeOfCookie } from '@repo/web-kit/theme'
import { UNITS_COOKIE, unitsOfCookie } from '@repo/web-kit/units'
import { isForWebview } from '@repo/web-kit/webview'

interface SharedPage {
  readonly path: RegExp
  /** The parameters of the search that the page reads. */
  readonly reads?: readonly string[]
  /** Those of its searches, which are not shared: there are too many to meet one twice. What else an address has is ignored. */
  readonly searches?: readonly string[]
}

/** What guests may share. */
const SHARED_PAGES: readonly SharedPage[] = [
  { path: /^\/routes\/[1-9]\d{0,14}$/, reads: ['comments', 'after', 'comment', 'object'] },
  { path: /^\/$/, reads: ['sort', 'season'] },
  {
    path: /^\/routes$/,
    reads: ['sort', 'page'],
    searches: ['q', 'tag', 'place', 'photos', ...TRAIT_NAMES],
  },
  { path: /^\/journeys$/, reads: ['kind', 'before'], searches: ['q'] },
  { path: /^\/journeys\/[1-9]\d{0,14}$/ },
  { path: /^\/users$/, reads: ['sort', 'page'], searches: ['q'] },
  { path: /^\/users\/[1-9]\d{0,14}(?:\/routes)?$/, reads: ['sort', 'page'] },
  { path: /^\/users\/[1-9]\d{0,14}\/journeys$/, reads: ['before'] },
  { path: /^\/users\/[1-9]\d{0,14}\/years$/, reads: ['year', 'sport'], searches: ['before'] },
  { path: /^\/blogs(?:\/articles)?$/, reads: ['page', 'tag'] },
  { path: /^\/blogs\/articles\/[1-9]\d{0,14}$/ },
  { path: /^\/embed\/(?:journeys\/)?[1-9]\d{0,14}\/map$/, reads: ['theme'] },
  { path: /^\/(?:about|term|privacy|community_policy|history|faq|tutorial|offline)$/ },
]

/** Of one visitor: the key of a share link, how an author looks at their own article, what is said once, a window without our frame. */
const PERSONAL = ['token', 'as', 'linked', 'logouted', 'passwordreset', 'verified', 'webview']
/** Other values mean what none means. */
const MEANING: Readonly<Record<string, RegExp>> = {
  before: /^(?:\d{1,17}_)?[1-9]\d{0,14}$/,
  kind: oneOf(['journey', 'collection']),
  page: /^[1-9]\d{0,5}$/,
  sort: oneOf([...LIST_SORTS, ...MEASURE_SORTS, ...USER_SORT_NAMES]),
  season: oneOf(SEASONS),
  sport: oneOf(SPORTS),
  theme: oneOf(['light', 'dark']),
  year: /^(?:all|(?:19|20)\d\d)$/,
}
/** Longer ones mean nothing, but there are many of them. */
const MAX_VALUE_LENGTH = 33

/** Reduces a guest's request to what its page depends on. The page is rendered from that alone, so nothing else can be in it. */
export const toSharedRequest: ToSharedRequest = ({ address, cookie = null, acceptLanguage = null, userAgent }) => {
  const [path = '', ...rest] = address.split('?')
  const page = SHARED_PAGES.find((candidate) => candidate.path.test(path))
  if (!page) return null
  const search = new URLSearchParams(rest.join('?'))
  const kept = readBy(page, search)
  if (kept === null || isForWebview({ search, userAgent, cookie })) return null
  const hl = search.get('hl')
  const locale = localeFrom({ hl, cookie, acceptLanguage })
  if (parseLocale(hl)) kept.set('hl', locale)
  const choices = [
    [LOCALE_COOKIE, locale],
    [THEME_COOKIE, themeOfCookie(cookie)],
    // What nobody chose is metric.
    [UNITS_COOKIE, unitsOfCookie(cookie) === 'imperial' ? 'imperial' : null],
  ]
  return {
    address: kept.size > 0 ? `${path}?${kept}` : path,
    headers: {
      cookie: choices.flatMap(([name, value]) => (value ? [`${name}=${value}`] : [])).join('; '),
      'accept-language': languageTag(locale),
    },
  }
}

function oneOf(names: readonly string[]): RegExp {
  return new RegExp(`^(?:${names.join('|')})$`)
}

/** Null when the search asks for what only this visitor gets. */
function readBy({ reads = [], searches = [] }: SharedPage, search: URLSearchParams): URLSearchParams | null {
  for (const name of search.keys()) if (PERSONAL.includes(name) || searches.includes(name)) return null
  const kept = new URLSearchParams()
  for (const name of reads) {
    const value = search.get(name)
    if (value !== null && value.length > MAX_VALUE_LENGTH) return null
    if (value !== null && MEANING[name]?.test(value) !== false) kept.set(name, value)
  }
  return kept
}
