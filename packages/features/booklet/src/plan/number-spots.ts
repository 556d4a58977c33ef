import { type AnyLine, type MapDocument, progressAlong, type Spot } from '@mishiori/map-document'
import { toWorld, type WorldPoint } from '../strips/frame.ts'

/** A spot as a booklet names it. */
export interface NumberedSpot {
  readonly number: number
  readonly spot: Spot
  readonly point: WorldPoint
  /** Along the line; null where it does not lie on the way. */
  readonly alongMeters: number | null
}

/** Farther spots are not on the way. */
const ON_THE_WAY_METERS = 150

/** Numbers in the order in which the spots are come to; those beside the way come after them, as they are in the document. */
export function numberSpots({ layers }: MapDocument, line: AnyLine | null): readonly NumberedSpot[] {
  const spots = layers.flatMap(({ objects }) => objects.filter((object): object is Spot => object.kind === 'spot'))
  const placed = spots.map((spot) => ({ spot, point: toWorld(spot.position), alongMeters: alongOf(spot, line) }))
  const order = ({ alongMeters }: Pick<NumberedSpot, 'alongMeters'>) => alongMeters ?? Number.MAX_VALUE
  return placed.toSorted((a, b) => order(a) - order(b)).map((spot, index) => ({ ...spot, number: index + 1 }))
}

function alongOf({ position }: Spot, line: AnyLine | null): number | null {
  const progress = line && progressAlong(line.path, position)
  return progress && progress.offMeters <= ON_THE_WAY_METERS ? progress.alongMeters : null
}
