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
