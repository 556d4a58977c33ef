import type { Locale } from '@repo/contract'
import { useHref } from 'react-router'
import { inEnglish, isEnglishAddress } from './english-address.ts'

/**
 * For addresses that the router does not write: what a form sends, a link that loads its page anew. Below `/en` they stay there.
 *
 * @returns the address of a path of this site. In another language than English, `/en` is left.
 */
export function useAddressBelow(): (path: string, locale?: Locale) => string {
  const isEnglish = isEnglishAddress(useHref('/'))
  return (path, locale = 'en-us') => (isEnglish && locale === 'en-us' ? inEnglish(path) : path)
}
