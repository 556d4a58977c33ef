import { ARTICLE_TEXT_ID } from '../text/article-body.tsx'

/** The links of the article's text to objects of its map, in reading order. */
export function mapLinksOfText(): readonly HTMLElement[] {
  return [...(document.getElementById(ARTICLE_TEXT_ID)?.querySelectorAll<HTMLElement>('[data-map-link]') ?? [])]
}

export const objectOfLink = (link: HTMLElement) => link.dataset.mapLink ?? ''

/** The first mention of an object in the text; null without one. */
export function findInText(objectId: string): HTMLElement | null {
  return mapLinksOfText().find((link) => objectOfLink(link) === objectId) ?? null
}

export function isTextInView(objectId: string): boolean {
  const top = findInText(objectId)?.getBoundingClientRect().top ?? -1
  return top >= 0 && top < innerHeight
}

/** Scrolls the text about an object to the middle of the window. @returns whether there is any */
export function scrollToText(objectId: string): boolean {
  const link = findInText(objectId)
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  link?.scrollIntoView({ block: 'center', behavior: isCalm ? 'instant' : 'smooth' })
  return link !== null
}

/** The same, and focuses it. */
export function goToText(objectId: string): void {
  if (scrollToText(objectId)) findInText(objectId)?.focus({ preventScroll: true })
}
