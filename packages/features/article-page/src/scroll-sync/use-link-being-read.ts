import { useEffect, useState } from 'react'
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

/** A link of the text to an object; `top` is in CSS pixels below the upper edge of the window. */
interface LinkPosition {
  readonly top: number
}

/** The window on the page: its height, how much of it is covered above, and how much can still be scrolled (CSS pixels). */
interface TextWindow {
  readonly height: number
  readonly covered: number
  readonly left: number
}

/** What a reader sees in the middle is what they read; a link that was brought there counts. */
const BROUGHT_THERE_PIXELS = 4

/**
 * The link to what the text spoke of last, null before the first. Near the end of the page the line that a link has to
 * pass sinks to its foot.
 */
export function linkBeingRead<Link extends LinkPosition>(
  links: readonly Link[],
  { height, covered, left }: TextWindow,
): Link | null {
  const line = Math.max((covered + height) / 2 + BROUGHT_THERE_PIXELS, height - left)
  return links.findLast(({ top }) => top < line) ?? null
}
