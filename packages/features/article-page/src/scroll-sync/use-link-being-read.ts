import { useEffect, useState } from 'react'
import { linkBeingRead } from './link-being-read.ts'
import { mapLinksOfText } from './text-places.ts'

/** Nearer than this to the top of the page (CSS pixels), nobody reads: they look at the whole. */
const AT_THE_TOP_PIXELS = 48

/** The link to an object at the reading position, marked in the text; null before the first, at the top, and while disabled. */
export function useLinkBeingRead(isEnabled: boolean): HTMLElement | null {
  const [link, setLink] = useState<HTMLElement | null>(null)
  useEffect(() => {
    if (!isEnabled) return setLink(null)
    const update = () => setLink(findLink())
    update()
    addEventListener('scroll', update, { passive: true })
    addEventListener('resize', update)
    return () => {
      removeEventListener('scroll', update)
      removeEventListener('resize', update)
    }
  }, [isEnabled])
  useEffect(() => {
    link?.toggleAttribute('data-current', true)
    return () => {
      link?.toggleAttribute('data-current', false)
    }
  }, [link])
  return link
}

function findLink(): HTMLElement | null {
  if (scrollY < AT_THE_TOP_PIXELS) return null
  const links = mapLinksOfText().map((link) => ({ link, top: link.getBoundingClientRect().top }))
  const page = document.documentElement
  const left = page.scrollHeight - innerHeight - scrollY
  return linkBeingRead(links, { height: innerHeight, covered: coveredAbove(links[0]?.link), left })?.link ?? null
}

/** By the site's header, and by the map where that is above the text: as much as browsers keep clear of. */
function coveredAbove(link: HTMLElement | undefined): number {
  const ofPage = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  return ofPage + (link ? Number.parseFloat(getComputedStyle(link).scrollMarginTop) || 0 : 0)
}
