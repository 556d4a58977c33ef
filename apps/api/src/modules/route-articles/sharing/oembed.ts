import { type Locale, previewAddress } from '@repo/contract'
import { escapeHtml } from '../../../platform/pages/html.ts'
import { EMBED_SIZE } from './embed-page.ts'
import type { SharedCard } from './shared-card.ts'

/** Pixels of the picture for link previews. */
const PICTURE = { width: 1200, height: 630 }
const CACHE_SECONDS = 3_600

interface SharedId {
  readonly kind: 'routes' | 'journeys'
  readonly id: number
}

/** The article or journey that an address names; null for addresses of anything else. */
export function sharedIdOf(address: string, publicUrl: string): SharedId | null {
  if (!URL.canParse(address)) return null
  const { origin, pathname } = new URL(address)
  const [, kind, id] = /^\/(routes|journeys)\/([1-9]\d{0,14})\/?$/.exec(pathname) ?? []
  if (id === undefined || origin !== new URL(publicUrl).origin) return null
  return { kind: kind === 'routes' ? 'routes' : 'journeys', id: Number(id) }
}

/** The language in the address of a page; null without one. */
export function localeOfPage(address: string): Locale | null {
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

/** The oEmbed 1.0 response for an article or a journey: a frame with its card. */
export function oembedOf(
  card: SharedCard,
  { publicUrl, locale, maxWidth, maxHeight }: OembedFrame,
): Record<string, unknown> {
  const { picturePath, author } = card
  const shownLocale = locale ?? card.language
  const title = card.titleIn(shownLocale).text
  const size = { width: Math.min(EMBED_SIZE.width, maxWidth), height: Math.min(EMBED_SIZE.height, maxHeight) }
  const source = escapeHtml(`${publicUrl}${card.embedPath}${locale === null ? '' : `?hl=${locale}`}`)
  return {
    version: '1.0',
    type: 'rich',
    provider_name: 'Mishiori',
    provider_url: publicUrl,
    title,
    author_name: author.nickname,
    author_url: `${publicUrl}/users/${author.id}`,
    cache_age: CACHE_SECONDS,
    ...(picturePath && {
      thumbnail_url: `${publicUrl}${previewAddress(picturePath, 'og', shownLocale)}`,
      thumbnail_width: PICTURE.width,
      thumbnail_height: PICTURE.height,
    }),
    ...size,
    html: `<iframe src="${source}" width="${size.width}" height="${size.height}" title="${escapeHtml(title)}" loading="lazy" style="border:0;max-width:100%"></iframe>`,
  }
}
