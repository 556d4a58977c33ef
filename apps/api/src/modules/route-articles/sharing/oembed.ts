import { EMBED_SIZE, type EmbedOptions, embedCode, embedPath, previewAddress } from '@repo/contract'
import type { SharedCard } from './shared-card.ts'

/** Pixels of the picture for link previews. */
const PICTURE = { width: 1200, height: 630 }
const CACHE_SECONDS = 3_600

interface OembedFrame {
  readonly publicUrl: string
  /** Those in the address that was asked for. */
  readonly options: EmbedOptions
  /** The maximum size in pixels, from the request. */
  readonly maxWidth: number
  readonly maxHeight: number
}

/** The oEmbed 1.0 response for an article or a journey: a frame with its card. */
export function oembedOf(
  card: SharedCard,
  { publicUrl, options, maxWidth, maxHeight }: OembedFrame,
): Record<string, unknown> {
  const { picturePath, author, target } = card
  const shownLocale = options.locale ?? card.language
  const title = card.titleIn(shownLocale).text
  const size = { width: Math.min(EMBED_SIZE.width, maxWidth), height: Math.min(EMBED_SIZE.height, maxHeight) }
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
    html: embedCode({ address: `${publicUrl}${embedPath(target, options)}`, title, ...size }),
  }
}
