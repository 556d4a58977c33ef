import { type Position, wrapLongitude } from '@mishiori/map-document'

/** Where a position lies on the square map of the world, 0 to 1 from its north-west corner. */
export function toWorld([lng, lat]: Position): readonly [x: number, y: number] {
  const x = (wrapLongitude(lng) + 180) / 360
  const y = 0.5 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / (2 * Math.PI)
  return [x, Math.min(1, Math.max(0, y))]
}
