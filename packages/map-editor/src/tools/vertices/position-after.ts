import { longitudeDelta, MAP_LIMITS, type Position, wrapLongitude } from '@mishiori/map-document'

/** Offset of the second point when there is no segment to measure: about a kilometre. Degrees. */
const LONE_STEP: Position = [0.01, 0]

/**
 * The position of a new vertex after the one at `index`: half way to the next one. After the last one of a path that is not
 * closed, the last segment is extended by half.
 */
export function positionAfter(vertices: readonly Position[], index: number, isClosed: boolean): Position {
  const from = vertices[index]
  if (!from) throw new Error('There is no vertex to add one after.')
  const next = vertices[index + 1] ?? (isClosed ? vertices[0] : undefined)
  if (next) return offset(from, half(from, next))
  const before = vertices[index - 1]
  return offset(from, before ? half(before, from) : LONE_STEP)
}

function half(from: Position, to: Position): Position {
  return [longitudeDelta(from[0], to[0]) / 2, (to[1] - from[1]) / 2]
}

function offset([lng, lat]: Position, [east, north]: Position): Position {
  const { latitude } = MAP_LIMITS
  return [wrapLongitude(lng + east), Math.min(latitude, Math.max(-latitude, lat + north))]
}
