import type { IncomingHttpHeaders } from 'node:http'
import type { Locale } from '@repo/contract'

/** The language of a standalone page: the one chosen on the site, or else the browser's first one, or else Japanese. */
export function languageOf(headers: IncomingHttpHeaders): 'ja' | 'en-US' {
  const chosen = /(?:^|;\s*)locale=([\w-]+)/.exec(headers.cookie ?? '')?.[1]
  return /^\s*en/i.test(chosen ?? headers['accept-language'] ?? '') ? 'en-US' : 'ja'
}

/** BCP 47 tag of a language, for `lang` attributes. */
export function languageTagOf(locale: Locale): 'ja' | 'en-US' {
  return locale === 'ja' ? 'ja' : 'en-US'
}
