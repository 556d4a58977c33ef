import { fetchGsiStyle, fetchOnlineStyle } from '@repo/basemap'
import type { BasemapOffer, Locale } from '@repo/contract'
import type { Theme } from '@repo/web-kit/theme'
import type { StyleSpecification } from 'maplibre-gl'

export interface BasemapLook {
  readonly embedded: StyleSpecification
  readonly locale: Locale
  readonly theme: Theme
}

/** The style of an offered basemap; null when it is unavailable. */
export function fetchBasemap(
  { name, styleUrl }: BasemapOffer,
  { embedded, locale, theme }: BasemapLook,
  signal: AbortSignal,
): Promise<StyleSpecification | null> {
  switch (name) {
    case 'embedded':
      return Promise.resolve(embedded)
    case 'gsi-standard':
    case 'gsi-pale':
    case 'gsi-photo':
      return fetchGsiStyle({ name, embedded, theme, signal })
    case 'protomaps': {
      const url = new URL(styleUrl ?? '', location.origin)
      url.search = new URLSearchParams({ hl: locale, theme }).toString()
      return fetchOnlineStyle({ url: url.href, locale, theme, isFitting: true, signal })
    }
    case 'openfreemap':
    case 'style':
      return fetchOnlineStyle({ url: styleUrl ?? '', locale, theme, signal })
  }
}
