import type { MapIssue } from '../issues.ts'
import { MAP_LIMITS } from '../limits.ts'
import type { PathSeries } from '../map-object.ts'
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

/** `line.series_mismatch` when elevations or times are not as many as the points, or one is not a finite number; or null. */
export function findSeriesIssue(series: PathSeries, pointCount: number): MapIssue | null {
  const fits = (values: readonly (number | null)[] | undefined) =>
    !values || (values.length === pointCount && values.every((value) => value === null || Number.isFinite(value)))
  return fits(series.elevationsMeters) && fits(series.timestampsMs) ? null : { code: 'line.series_mismatch' }
}
