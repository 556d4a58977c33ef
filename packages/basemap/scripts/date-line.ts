import type { MultiLineString, MultiPolygon, Position } from 'geojson'

/** Longitudes that run on where the source jumps from one side of 180° to the other. */
function unwrap(path: readonly Position[]): Position[] {
  let turn = 0
  let previous: number | undefined
  return path.map(([lng = 0, lat = 0]) => {
    if (previous !== undefined && Math.abs(lng - previous) > 180) turn += lng > previous ? -360 : 360
    previous = lng
    return [lng + turn, lat]
  })
}

export function unwrapLines(lines: MultiLineString): MultiLineString {
  return { ...lines, coordinates: lines.coordinates.map(unwrap) }
}

/** A ring around a pole is unchanged: it does not close when it is unwrapped. */
export function unwrapAreas(areas: MultiPolygon): MultiPolygon {
  const unwrapRing = (ring: Position[]) => {
    const unwrapped = unwrap(ring)
    return unwrapped[0]?.[0] === unwrapped.at(-1)?.[0] ? unwrapped : ring
  }
  return { ...areas, coordinates: areas.coordinates.map((polygon) => polygon.map(unwrapRing)) }
}
