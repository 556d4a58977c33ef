import type { MapDocument } from '../map-document.ts'
import { isShape, type Shape } from '../map-object.ts'
import type { Position } from '../position.ts'
import { circleRing, rectangleRing } from './rings.ts'
import { unwrapPath } from './unwrap-path.ts'

/** Corners that stand for a circle: its sides are within half a per cent of the radius. */
const CIRCLE_STEPS = 32

/** The edges of all areas that ways shall keep out of, as rings that are not closed. What crosses 180° is cut there. */
export function noGoRings({ layers }: MapDocument): readonly (readonly Position[])[] {
  const areas = layers.flatMap(({ objects }) => objects.filter(isShape).filter(({ isNoGo }) => isNoGo))
  return areas.flatMap((area) => cutAtDateLine(ringOf(area)))
}

function ringOf(area: Shape): readonly Position[] {
  switch (area.kind) {
    case 'circle':
      return circleRing(area, CIRCLE_STEPS).slice(0, -1)
    case 'rectangle':
      return rectangleRing(area).slice(0, -1)
    case 'polygon':
      return unwrapPath(area.vertices)
  }
}

/** In each turn around the Earth that a ring reaches, what lies beyond is moved onto the meridian: no area is left of it. */
function cutAtDateLine(ring: readonly Position[]): readonly (readonly Position[])[] {
  return [-360, 0, 360].flatMap((turn) => {
    const here = ring.map(([lng, lat]): Position => [lng + turn, lat])
    if (here.every(([lng]) => lng <= -180) || here.every(([lng]) => lng >= 180)) return []
    return [here.map(([lng, lat]): Position => [Math.min(180, Math.max(-180, lng)), lat])]
  })
}
