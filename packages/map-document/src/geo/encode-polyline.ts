import polyline from '@mapbox/polyline'
import type { Position } from '../position.ts'

/**
 * Encodes a path in the Encoded Polyline Algorithm Format, precision 5 (latitude first inside, as the format demands). A file
 * of its own: pages for readers only decode, and load no encoder.
 */
export function encodePolyline(path: readonly Position[]): string {
  return polyline.encode(path.map(([lng, lat]): [number, number] => [lat, lng]))
}
