import type { Position } from '@mishiori/map-document'

/** A point of a way whose longitudes run on across 180° instead of jumping. */
export interface Vertex {
  readonly lng: number
  readonly lat: number
  /** The position as it was; null for one on the meridian that only a cut made. */
  readonly source: Position | null
}

/** The short way from each position to the next. */
export function runOn(path: readonly Position[]): readonly Vertex[] {
  let before = path[0]?.[0] ?? 0
  return path.map((source) => {
    const [lng, lat] = source
    before = nearest(lng, before)
    return { lng: before, lat, source }
  })
}

/** The same meridian as `lng`, at most half a turn from `before`. */
export const nearest = (lng: number, before: number) => lng + 360 * Math.round((before - lng) / 360)

/** Twice the area that a ring goes around, in square degrees; positive counter-clockwise. */
export function turnOf(ring: readonly Vertex[]): number {
  return ring.reduce((sum, { lng, lat }, index) => {
    const next = ring[(index + 1) % ring.length]
    return next ? sum + lng * next.lat - next.lng * lat : sum
  }, 0)
}
