import { type Locale, previewAddress, type RouteCard, titleIn } from '@repo/contract'
import { escapeHtml } from '../../../platform/pages/html.ts'
import { EMBED_SIZE } from './embed-page.ts'

/** Pixels of the picture for link previews. */
const PICTURE = { width: 1200, height: 630 }
const CACHE_SECONDS = 3_600

/** The id of the article that an address names; null for addresses of anything else. */
export function articleIdOf(address: string, publicUrl: string): number | null {
  if (!URL.canParse(address)) return null
  const { origin, pathname } = new URL(address)
  const id = /^\/routes\/([1-9]\d{0,14})\/?$/.exec(pathname)?.[1]
  return id !== undefined && origin === new URL(publicUrl).origin ? Number(id) : null
}

/** The language in the address of an article; null without one. */
export function localeOfArticle(address: string): Locale | null {
  const requestedLocale = URL.canParse(address) ? new URL(address).searchParams.get('hl') : null
  return requestedLocale === 'ja' || requestedLocale === 'en-us' ? requestedLocale : null
}

interface OembedFrame {
  readonly publicUrl: string
  /** The requested language; null to use the viewer's. */
  readonly locale: Locale | null
  /** The maximum size in pixels, from the request. */
  readonly maxWidth: number
  readonly maxHeight: number
}

/** The oEmbed 1.0 response for an article: a frame with its card. */
export function oembedOf(
  article: RouteCard,
  { publicUrl, locale, maxWidth, maxHeight }: OembedFrame,
): Record<string, unknown> {
  const title = titleIn(article, locale ?? article.language).text
  const size = { width: Math.min(EMBED_SIZE.width, maxWidth), height: Math.min(EMBED_SIZE.height, maxHeight) }
  const source = escapeHtml(`${publicUrl}/embed/${article.id}${locale === null ? '' : `?hl=${locale}`}`)
  return {
    version: '1.0',
    type: 'rich',
    provider_name: 'Mishiori',
    provider_url: publicUrl,
    title,
    author_name: article.user.nickname,
    author_url: `${publicUrl}/users/${article.user.id}`,
    cache_age: CACHE_SECONDS,
    thumbnail_url: `${publicUrl}${previewAddress(article.preview_path, 'og', locale ?? article.language)}`,
    thumbnail_width: PICTURE.width,
    thumbnail_height: PICTURE.height,
    ...size,
    html: `<iframe src="${source}" width="${size.width}" height="${size.height}" title="${escapeHtml(title)}" loading="lazy" style="border:0;max-width:100%"></iframe>`,
  }
}
