import type { StyleSpecification } from 'maplibre-gl'
import { darkenStyle } from './online-dark.ts'
import { localizeStyle } from './online-labels.ts'
import type { BasemapLocale, BasemapTheme } from './theme.ts'

/** OpenFreeMap's street map; it needs no key. */
export const OPENFREEMAP_STYLE_URL = 'https://tiles.openfreemap.org/styles/liberty'

const PATIENCE_MS = 4000

export interface OnlineStyleOptions {
  /** Address of the street-level style that the operator allowed. */
  readonly url: string
  readonly locale: BasemapLocale
  readonly theme: BasemapTheme
  readonly signal?: AbortSignal
  /** How long to wait for an answer; 4000 by default. */
  readonly timeoutMs?: number
}

/**
 * The street-level style in the reader's language and theme. Draw {@link basemapStyle} first and call this after the first paint.
 *
 * @returns null when no style answers in time; it never throws.
 */
export async function fetchOnlineStyle(options: OnlineStyleOptions): Promise<StyleSpecification | null> {
  const { url, locale, theme, signal, timeoutMs = PATIENCE_MS } = options
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(url, {
      credentials: 'omit',
      referrerPolicy: 'origin',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    const answer: unknown = response.ok ? await response.json() : null
    if (!isStyle(answer)) return null
    const localized = localizeStyle(answer, locale)
    return theme === 'dark' ? darkenStyle(localized) : localized
  } catch {
    return null
  }
}

function isStyle(answer: unknown): answer is StyleSpecification {
  if (typeof answer !== 'object' || answer === null) return false
  const { version, sources, layers } = answer as Record<string, unknown> // any object may be asked for any key
  return version === 8 && typeof sources === 'object' && sources !== null && Array.isArray(layers)
}
