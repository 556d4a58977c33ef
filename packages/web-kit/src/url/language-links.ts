import type { MetaDescriptor } from 'react-router'
import { languageTag } from '../i18n/locale.ts'
import type { RootData } from '../root-data.server.ts'

const LOCALES = ['ja', 'en-us'] as const

interface PageArgs {
  /** The page's, the root's first. */
  readonly matches: readonly [{ readonly loaderData: RootData | undefined }, ...unknown[]]
}

/**
 * Alternates of a public page for search engines: its address, and the same page in each language. A page with a language in its address is
 * an address of its own; else its alternates would be taken for mistakes.
 *
 * @param path of the page, with what else makes it another page, without a language.
 */
export function languageLinks({ matches: [root] }: PageArgs, path: string): MetaDescriptor[] {
  if (!root.loaderData) return []
  const page = `${root.loaderData.publicUrl}${path}`
  const requested = root.loaderData.addressLocale
  const href = requested === null ? page : inLanguage(page, requested)
  return [{ tagName: 'link', rel: 'canonical', href }, ...alternateLinks(page)]
}

/** The same page in each language, and the address that uses the reader's language. */
export function alternateLinks(page: string): MetaDescriptor[] {
  const others = LOCALES.map((locale) => ({ hrefLang: languageTag(locale), href: inLanguage(page, locale) }))
  return [...others, { hrefLang: 'x-default', href: page }].map((alternate) => ({
    tagName: 'link',
    rel: 'alternate',
    ...alternate,
  }))
}

function inLanguage(page: string, locale: (typeof LOCALES)[number]): string {
  return `${page}${page.includes('?') ? '&' : '?'}hl=${locale}`
}
