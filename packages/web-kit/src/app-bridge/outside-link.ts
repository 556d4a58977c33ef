const OUTSIDE = new Set(['mailto:', 'tel:', 'geo:'])

/** The address behind a press on a link that leads away from this site; null for everything else. */
export function outsideLinkOf(event: MouseEvent, { origin }: Pick<Location, 'origin'>): string | null {
  if (event.defaultPrevented || event.button !== 0 || !(event.target instanceof Element)) return null
  const link = event.target.closest<HTMLAnchorElement>('a[href]')
  if (!link || link.hasAttribute('download') || !URL.canParse(link.href)) return null
  const url = new URL(link.href)
  if (OUTSIDE.has(url.protocol)) return url.href
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  return isWeb && url.origin !== origin ? url.href : null
}
