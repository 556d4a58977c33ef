import type { Locale } from '@repo/contract'
import { readCookie } from '../preferences/cookies.ts'
import { isEnglishAddress } from './english-address.ts'

export const LOCALE_COOKIE = 'locale'
export const LOCALE_COOKIE_SECONDS = 365 * 24 * 60 * 60
const DEFAULT_LOCALE: Locale = 'ja'

/** `ja`, `en-us` and what means them; null for anything else. */
export function parseLocale(value: string | null | undefined): Locale | null {
  const code = value?.toLowerCase()
  if (code === 'ja') return 'ja'
  return code === 'en-us' || code === 'en' ? 'en-us' : null
}

/** The language that `hl` requests, from now on; null for unsupported languages, or below `/en`. */
export function localeToStore(request: Request): Locale | null {
  const { pathname, searchParams } = new URL(request.url)
  return isEnglishAddress(pathname) ? null : parseLocale(searchParams.get('hl'))
}

/** The language of this address, for all readers; null when it has none. */
export function localeOfAddress(request: Request): Locale | null {
  return isEnglishAddress(new URL(request.url).pathname) ? 'en-us' : localeToStore(request)
}

/** Whether nothing but the browser's own settings says which language a request wants. */
export function isLocaleGuessed(request: Request): boolean {
  const chosen = localeOfAddress(request) ?? parseLocale(readCookie(request.headers.get('cookie'), LOCALE_COOKIE))
  return chosen === null
}

/** What a request says about the language it wants. */
interface LocaleHints {
  /** The language of the address. */
  readonly hl: string | null
  readonly cookie: string | null
  readonly acceptLanguage: string | null
}

/** The page's language: the address, the stored choice, the browser's first language that we speak, else Japanese. */
export function localeFrom({ hl, cookie, acceptLanguage }: LocaleHints): Locale {
  return (
    parseLocale(hl) ??
    parseLocale(readCookie(cookie, LOCALE_COOKIE)) ??
    localeOfBrowser(acceptLanguage) ??
    DEFAULT_LOCALE
  )
}

export function chooseLocale(request: Request): Locale {
  const { headers } = request
  const hl = localeOfAddress(request)
  return localeFrom({ hl, cookie: headers.get('cookie'), acceptLanguage: headers.get('accept-language') })
}

function localeOfBrowser(header: string | null): Locale | null {
  const languages = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', quality = 'q=1'] = part.trim().split(';')
      return { language: tag.toLowerCase().split('-')[0], quality: Number(quality.replace('q=', '')) || 0 }
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
  for (const { language } of languages) {
    const locale = parseLocale(language)
    if (locale) return locale
  }
  return null
}

/** BCP 47 tag for `<html lang>` and Intl. */
export function languageTag(locale: Locale): 'ja' | 'en-US' {
  return locale === 'ja' ? 'ja' : 'en-US'
}
