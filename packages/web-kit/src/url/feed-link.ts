import type { Locale } from '@repo/contract'
import type { MetaDescriptor } from 'react-router'

/** Links whatever shows pages of other sites to the frame of a page, by its address. */
export const oembedLink = (publicUrl: string, url: string, title: string): MetaDescriptor => ({
  tagName: 'link',
  rel: 'alternate',
  type: 'application/json+oembed',
  href: `${publicUrl}/oembed?${new URLSearchParams({ url })}`,
  title,
})

/** Links feed readers to the newest routes; `of` is the path prefix of their author, tag or journey. */
export function feedLink(publicUrl: string, locale: Locale, title: string, of = ''): MetaDescriptor {
  const href = `${publicUrl}${of}/feed.atom?${new URLSearchParams({ hl: locale })}`
  return { tagName: 'link', rel: 'alternate', type: 'application/atom+xml', href, title: `Mishiori | ${title}` }
}
