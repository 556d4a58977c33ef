import { type AnyLine, type MapDocument, type Spot, spotsAlong, spotsOf } from '@mishiori/map-document'
import { toWorld, type WorldPoint } from '../strips/frame.ts'

/** A spot as a booklet names it. */
export interface NumberedSpot {
  readonly number: number
  readonly spot: Spot
  readonly point: WorldPoint
  /** Along the line; null where it does not lie on the way. */
  readonly alongMeters: number | null
}

/** Numbers in the order in which the spots are come to; those beside the way come after them, as they are in the document. */
export function numberSpots(document: MapDocument, line: AnyLine | null): readonly NumberedSpot[] {
  const spots = spotsOf(document)
  const along = line ? spotsAlong(spots, line.path) : []
  const alongOf = new Map(along.map(({ id, alongMeters }) => [id, alongMeters]))
  const beside = spots.filter(({ id }) => !alongOf.has(id))
  return [...along, ...beside].map((spot, index) => ({
    number: index + 1,
    spot,
    point: toWorld(spot.position),
    alongMeters: alongOf.get(spot.id) ?? null,
  }))
}
