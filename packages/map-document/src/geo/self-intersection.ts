import { kinks } from '@turf/kinks'
import type { Position } from '../position.ts'
import { unwrapPath } from './unwrap-path.ts'

/**
 * Whether the sides of a polygon (not closed by a repeated vertex) cross or touch each other. A warning to the author, not a
 * refusal. Not reported is a shape all on one line. Compares every pair of sides: meant for the up to some thousand vertices
 * that a person draws.
 */
export function selfIntersects(vertices: readonly Position[]): boolean {
  const ring = unwrapPath(vertices).map(([lng, lat]) => [lng, lat]) // Turf takes 180° for a wall
  return kinks({ type: 'Polygon', coordinates: [[...ring, ...ring.slice(0, 1)]] }).features.length > 0
}
