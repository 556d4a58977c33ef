import {
  circleRing,
  type MapObject,
  objectBounds,
  type Position,
  rectangleWidthDegrees,
  wrapLongitude,
} from '@mishiori/map-document'

/** Where on the map an object's window points: the spot itself, the middle vertex of a line, the top of a shape. */
export function objectAnchor(object: MapObject): Position | null {
  if (object.kind === 'spot') return object.position
  if ('path' in object) return object.path[Math.floor((object.path.length - 1) / 2)] ?? null
  if (object.kind === 'circle') return topOf(circleRing(object))
  const box = objectBounds(object)
  if (!box) return null
  const [west, , east, north] = box
  return [wrapLongitude(west + rectangleWidthDegrees({ west, east }) / 2), north]
}

/** The anchor of an object's window: the pressed position on a line or a shape. A spot has its own position as anchor. */
export function chosenAnchor(object: MapObject, chosenAt: Position | null): Position | null {
  return object.kind === 'spot' ? object.position : (chosenAt ?? objectAnchor(object))
}

function topOf(ring: readonly Position[]): Position | null {
  return ring.reduce<Position | null>((top, position) => (!top || position[1] > top[1] ? position : top), null)
}

/** The window of a spot with photos opens into this much room. */
const PHOTO_PAN_PIXELS = 150

/** How far the map pans when an object's window opens. */
export function openingPan(object: MapObject): number {
  return object.kind === 'spot' && object.images.length > 0 ? PHOTO_PAN_PIXELS : 0
}

/** Pixels between an object's anchor and its window: a pin is 49 tall, a photo 60, the window has a tail of 10. */
export function objectLift(object: MapObject): number {
  if (object.kind !== 'spot') return 16
  return object.images.length > 0 ? 72 : 60
}
