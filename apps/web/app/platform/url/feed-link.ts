import type { Locale } from '@repo/contract'
import type { MetaDescriptor } from 'react-router'

/** Tells readers of feeds where the newest routes are; `of` begins the path of who or what they are of. */
export function feedLink(publicUrl: string, locale: Locale, title: string, of = ''): MetaDescriptor {
  const href = `${publicUrl}${of}/feed.atom?${new URLSearchParams({ hl: locale })}`
  return { tagName: 'link', rel: 'alternate', type: 'application/atom+xml', href, title: `Mishiori | ${title}` }
}
