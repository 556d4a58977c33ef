import { ARTICLE_TEXT_ID } from '../text/article-body.tsx'

/** The links of the article's text to objects of its map, in reading order. */
export function mapLinksOfText(): readonly HTMLElement[] {
  return [...(document.getElementById(ARTICLE_TEXT_ID)?.querySelectorAll<HTMLElement>('[data-map-link]') ?? [])]
}

export const objectOfLink = (link: HTMLElement) => link.dataset.mapLink ?? ''

/** Where the text speaks of an object first; null when it does not. */
export function findInText(objectId: string): HTMLElement | null {
  return mapLinksOfText().find((link) => objectOfLink(link) === objectId) ?? null
}

/** Brings the words about an object into the middle of the window, and the keyboard to them. */
export function goToText(objectId: string): void {
  const link = findInText(objectId)
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  link?.scrollIntoView({ block: 'center', behavior: isCalm ? 'instant' : 'smooth' })
  link?.focus({ preventScroll: true })
}
