import type { Locale } from '@repo/contract'
import type { MetaDescriptor } from 'react-router'

/** Tells readers of feeds where the newest posts are. */
export function blogFeedLink(publicUrl: string, locale: Locale, title: string): MetaDescriptor {
  const href = `${publicUrl}/blogs/feed.atom?${new URLSearchParams({ hl: locale })}`
  return { tagName: 'link', rel: 'alternate', type: 'application/atom+xml', href, title: `Mishiori | ${title}` }
}
