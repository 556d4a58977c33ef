import { haversineDistanceMeters, type Position, type Rectangle, type Shape, unwrapPath } from '@mishiori/map-document'

/** Whether a place is inside a shape, across 180° too. */
export function shapeContains(shape: Shape, position: Position): boolean {
  switch (shape.kind) {
    case 'circle':
      return haversineDistanceMeters(shape.center, position) <= shape.radiusMeters
    case 'rectangle':
      return rectangleContains(shape, position)
    case 'polygon':
      return ringContains(shape.vertices, position)
  }
}

function rectangleContains({ west, south, east, north }: Rectangle, [lng, lat]: Position): boolean {
  const isBetween = west <= east ? lng >= west && lng <= east : lng >= west || lng <= east
  return isBetween && lat >= south && lat <= north
}

/** On the copy of the world that the ring is on, and those beside it. */
function ringContains(vertices: readonly Position[], [lng, lat]: Position): boolean {
  const ring = unwrapPath([...vertices, ...vertices.slice(0, 1)])
  return [lng - 360, lng, lng + 360].some((east) => isWithin(ring, [east, lat]))
}

/** By how often a ray to the east crosses a side: an odd number of times from inside. */
function isWithin(ring: readonly Position[], [lng, lat]: Position): boolean {
  let isInside = false
  for (const [index, to] of ring.entries()) {
    const from = ring[index - 1] ?? to
    if (from[1] > lat === to[1] > lat) continue
    const crossing = from[0] + (to[0] - from[0]) * ((lat - from[1]) / (to[1] - from[1]))
    if (crossing > lng) isInside = !isInside
  }
  return isInside
}
