import {
  type AnyLine,
  cutText,
  findMapObject,
  haversineDistanceMeters,
  MAP_LIMITS,
  type MapDocument,
  type MapObjectId,
  type Position,
  type Spot,
  updateObject,
} from '@mishiori/map-document'

/** How far a spot may be from the end of a line that leads to it. */
const AT_SPOT = { meters: 150 } as const

/** What a line is called that leads from one place to another. */
export const placeToPlace = (from: string, to: string): string => cutText(`${from} → ${to}`, MAP_LIMITS.nameLength.max)

/** A new line that leads from spot to spot gets its name from them; any other keeps the one it has. */
export function namedByItsEnds(document: MapDocument, objectId: MapObjectId): MapDocument {
  const line = findMapObject(document, objectId)
  if (!line || !('path' in line)) return document
  const name = nameFromEnds(document, line)
  const named = name === null ? null : updateObject(document, objectId, { name })
  return named?.ok ? named.document : document
}

function nameFromEnds(document: MapDocument, { path }: AnyLine): string | null {
  const spots = document.layers.flatMap(({ objects }) => objects.filter((object) => object.kind === 'spot'))
  const [from, to] = [spotAt(spots, path[0]), spotAt(spots, path.at(-1))]
  if (!from || !to || from.id === to.id || from.name === to.name) return null
  return placeToPlace(from.name, to.name)
}

function spotAt(spots: readonly Spot[], end: Position | undefined): Spot | null {
  if (!end) return null
  const near = spots.map((spot) => ({ spot, meters: haversineDistanceMeters(spot.position, end) }))
  const nearest = near.toSorted((a, b) => a.meters - b.meters)[0]
  return nearest && nearest.meters <= AT_SPOT.meters ? nearest.spot : null
}
