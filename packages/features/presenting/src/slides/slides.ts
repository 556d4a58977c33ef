import { lineToFollow, type MapDocument, type Spot, spotsAlong, spotsOf } from '@mishiori/map-document'

/** What is shown at a time: the article, each of its spots, and where it can be read. */
export type Slide =
  | { readonly kind: 'title' }
  | {
      readonly kind: 'spot'
      readonly spot: Spot
      /** Null beside the line, and without one. */
      readonly alongMeters: number | null
    }
  | { readonly kind: 'end' }

/** Spots in the order in which the line comes to them; those beside it after them, as they are in the document. */
export function slidesOf(document: MapDocument): readonly Slide[] {
  const spots = spotsOf(document)
  const along = spotsAlong(spots, lineToFollow(document)?.path ?? [])
  const alongOf = new Map(along.map(({ id, alongMeters }) => [id, alongMeters]))
  const ordered = [...along, ...spots.filter(({ id }) => !alongOf.has(id))]
  const slides = ordered.map((spot): Slide => ({ kind: 'spot', spot, alongMeters: alongOf.get(spot.id) ?? null }))
  return [{ kind: 'title' }, ...slides, { kind: 'end' }]
}

/** Longer texts are read in the article. */
const MOST_CHARACTERS = 400

/**
 * The paragraphs of an article's text that link to an object of its map, as plain text.
 * @param bodyHtml as the server rendered it
 */
export function textAbout(bodyHtml: string, objectId: string): string {
  const body = new DOMParser().parseFromString(bodyHtml, 'text/html')
  const links = [...body.querySelectorAll<HTMLElement>('[data-map-link]')]
  const blocks = links
    .filter((link) => link.dataset.mapLink === objectId)
    .map((link) => link.closest('p, li, blockquote, td, figcaption'))
  const names = new Set(links.map((link) => link.textContent?.trim()))
  // A list of links says nothing about them.
  const texts = [...new Set(blocks)]
    .flatMap((block) => block?.textContent?.trim() || [])
    .filter((text) => !names.has(text))
  const text = texts.join('\n')
  const characters = [...text]
  return characters.length > MOST_CHARACTERS ? `${characters.slice(0, MOST_CHARACTERS - 1).join('')}…` : text
}
