import { kinks } from '@turf/kinks'
import type { Position } from '../position.ts'
import { longitudeDelta } from './longitude.ts'

/**
 * Whether the sides of a polygon (not closed by a repeated vertex) cross or touch each other. A warning to the author, not a
 * refusal. Not reported is a shape all on one line. Compares every pair of sides: meant for the up to some thousand vertices
 * that a person draws.
 */
export function selfIntersects(vertices: readonly Position[]): boolean {
  const ring = unrolled(vertices)
  return kinks({ type: 'Polygon', coordinates: [[...ring, ...ring.slice(0, 1)]] }).features.length > 0
}

/** Longitudes that run on beyond ±180°, which Turf takes for a wall. */
function unrolled(vertices: readonly Position[]): number[][] {
  let unrolledLng = vertices[0]?.[0] ?? 0
  return vertices.map(([lng, lat]) => {
    unrolledLng += longitudeDelta(unrolledLng, lng)
    return [unrolledLng, lat]
  })
}
