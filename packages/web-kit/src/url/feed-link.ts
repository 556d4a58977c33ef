import type { Locale } from '@repo/contract'
import type { MetaDescriptor } from 'react-router'

/** Links feed readers to the newest routes; `of` is the path prefix of their author or tag. */
export function feedLink(publicUrl: string, locale: Locale, title: string, of = ''): MetaDescriptor {
  const href = `${publicUrl}${of}/feed.atom?${new URLSearchParams({ hl: locale })}`
  return { tagName: 'link', rel: 'alternate', type: 'application/atom+xml', href, title: `Mishiori | ${title}` }
}
