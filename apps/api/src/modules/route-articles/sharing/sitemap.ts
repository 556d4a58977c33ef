import { xmlText } from '../../../platform/pages/xml.ts'

/** Ids that one sitemap covers; a sitemap may name 50,000 addresses. */
export const IDS_A_SITEMAP = 10_000

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
/** Public pages. */
const PAGES = [
  '/',
  '/routes',
  '/journeys',
  '/users',
  '/blogs',
  '/blogs/articles',
  '/about',
  '/faq',
  '/tutorial',
  '/contact',
  '/community_policy',
  '/history',
  '/term',
  '/privacy',
]
const KINDS = ['routes', 'journeys', 'users'] as const
const LANGUAGES = ['ja', 'en-us'] as const

/** Names the sitemaps: one of pages, and one for each ten thousand ids of articles, of journeys and of people. */
export function writeSitemapIndex(publicUrl: string, last: Readonly<Record<(typeof KINDS)[number], number>>): string {
  const entries = ['pages', ...KINDS.flatMap((kind) => partsOf(kind, last[kind]))].map(
    (name) => `<sitemap><loc>${xmlText(`${publicUrl}/sitemaps/${name}.xml`)}</loc></sitemap>`,
  )
  return `${HEAD}<sitemapindex xmlns="${NAMESPACE}">\n${entries.join('\n')}\n</sitemapindex>\n`
}

const partsOf = (name: string, lastId: number) =>
  Array.from({ length: Math.ceil(lastId / IDS_A_SITEMAP) }, (_, index) => `${name}-${index + 1}`)

export function writePagesSitemap(publicUrl: string): string {
  return writeUrls(PAGES.map((path) => ({ address: `${publicUrl}${path}`, updatedAt: null, isBilingual: true })))
}

export function writeRoutesSitemap(
  publicUrl: string,
  articles: readonly { readonly id: number; readonly updatedAt: Date; readonly isBilingual: boolean }[],
): string {
  return writeUrls(articles.map(({ id, ...article }) => ({ address: `${publicUrl}/routes/${id}`, ...article })))
}

/** Each is in one language, whatever the page around it is in. */
export function writeJourneysSitemap(
  publicUrl: string,
  journeys: readonly { readonly id: number; readonly updatedAt: Date }[],
): string {
  const toAddress = ({ id, updatedAt }: (typeof journeys)[number]) => ({
    address: `${publicUrl}/journeys/${id}`,
    updatedAt,
    isBilingual: false,
  })
  return writeUrls(journeys.map(toAddress))
}

export function writeUsersSitemap(publicUrl: string, ids: readonly number[]): string {
  return writeUrls(ids.map((id) => ({ address: `${publicUrl}/users/${id}`, updatedAt: null, isBilingual: true })))
}

interface ListedAddress {
  readonly address: string
  readonly updatedAt: Date | null
  readonly isBilingual: boolean
}

/** Each address, with the same page in both languages where there are two. */
function writeUrls(addresses: readonly ListedAddress[]): string {
  const entries = addresses.map(({ address, updatedAt, isBilingual }) => {
    const changed = updatedAt === null ? '' : `<lastmod>${updatedAt.toISOString()}</lastmod>`
    const alternates = (isBilingual ? LANGUAGES : []).map(
      (language) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${xmlText(`${address}?hl=${language}`)}"/>`,
    )
    return `<url><loc>${xmlText(address)}</loc>${changed}${alternates.join('')}</url>`
  })
  return `${HEAD}<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`
}
