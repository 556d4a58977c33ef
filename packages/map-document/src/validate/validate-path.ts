import type { MapIssue } from '../issues.ts'
import { MAP_LIMITS } from '../limits.ts'
import { mapSeries, type PathSeries } from '../path-series.ts'
import type { Position } from '../position.ts'

/** `line.too_short` or `line.point_limit_reached`, or null. Looks at the number of points only. */
export function findPathIssue(path: readonly Position[]): MapIssue | null {
  const { min, max } = MAP_LIMITS.linePoints
  if (path.length < min) return { code: 'line.too_short', min }
  return path.length > max ? { code: 'line.point_limit_reached', max } : null
}

/** Vertices nearer to each other than this are one on the wire, which keeps five decimals. */
const STEPS_PER_DEGREE = 1e5

/** `polygon.too_few_points` (counting distinct vertices) or `polygon.point_limit_reached`, or null. */
export function findVerticesIssue(vertices: readonly Position[]): MapIssue | null {
  const { min, max } = MAP_LIMITS.polygonPoints
  if (vertices.length > max) return { code: 'polygon.point_limit_reached', max }
  const distinct = new Set(
    vertices.map((vertex) => vertex.map((degrees) => Math.round(degrees * STEPS_PER_DEGREE)).join()),
  )
  return distinct.size < min ? { code: 'polygon.too_few_points', min } : null
}

/** `line.series_mismatch` when a series has not as many values as there are points, or one that cannot be; or null. */
export function findSeriesIssue(series: PathSeries, pointCount: number): MapIssue | null {
  let fits = true
  mapSeries(series, (values, name) => {
    fits &&= values.length === pointCount && values.every((value) => value === null || isPossible(value, name))
    return values
  })
  return fits ? null : { code: 'line.series_mismatch' }
}

function isPossible(value: number, name: keyof PathSeries): boolean {
  if (name === 'elevationsMeters' || name === 'timestampsMs') return Number.isFinite(value)
  const { min, max } = MAP_LIMITS.sensors[name]
  return value >= min && value <= max
}
