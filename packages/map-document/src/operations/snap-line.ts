import { cumulativeDistancesMeters } from '../geo/distance.ts'
import { longitudeDelta, wrapLongitude } from '../geo/longitude.ts'
import type { EditResult } from '../issues.ts'
import type { MapDocument } from '../map-document.ts'
import type { AnyLine, Line, MapObjectId } from '../map-object.ts'
import { mapSeries, type PathSeries, type Series } from '../path-series.ts'
import type { Position } from '../position.ts'
import { findPathIssue } from '../validate/validate-path.ts'
import { edited, findObject, isLine, refused, withObjectAt } from './edit.ts'

/** A line as it would be on the ways that it follows. */
export interface SnappedPath {
  readonly path: readonly Position[]
  /**
   * For each of its positions, where on the line as it is that belongs: metres from its beginning, within 0.05 of that
   * along its positions of five decimals, never less than before.
   */
  readonly alongMeters: readonly number[]
}

/** Distances along a line that differ less are the same: they come in tenths. */
const SAME_METERS = 0.06

/**
 * Puts a free line or a recording on the ways that it follows. Positions that stay are kept word for word. A line that
 * knows elevations, times or what sensors measured loses nothing: each of its points keeps its own, at its place along
 * the ways. Points that the ways add get the elevation and time between their neighbours, or null where one of them has
 * none, and no measurements. A recording becomes a free line.
 *
 * @returns the new document, or `object.not_found`, `object.wrong_kind`, `line.too_short`, `line.point_limit_reached`.
 */
export function snapLine(document: MapDocument, objectId: MapObjectId, snapped: SnappedPath): EditResult {
  const location = findObject(document, objectId)
  if (!location) return refused({ code: 'object.not_found' })
  const { object } = location
  if (!isLine(object) || object.kind === 'navigationLine') return refused({ code: 'object.wrong_kind' })
  const points = withSeries(object, placesOf(object, snapped))
  const issue = findPathIssue(points.path)
  if (issue) return refused(issue)
  const { kind: _, travelMode: _notOfFreeLines, ...line } = { travelMode: null, ...object }
  return edited(withObjectAt(document, location, { ...line, kind: 'line', ...points }))
}

/** A point of the new line: one of the old line's, or one between two of them. */
interface Place {
  readonly position: Position
  /** Index of the old line's point that it is, or that it comes after. */
  readonly at: number
  /** Of the way to the next point; null for the point itself, or for none other than that. */
  readonly fraction: number | null
}

function placesOf(line: AnyLine, { path, alongMeters: told }: SnappedPath): readonly Place[] {
  const alongMeters = told.map((meters) => (Number.isFinite(meters) ? meters : 0))
  const rounded = line.path.map(([lng, lat]): Position => [fiveDecimals(lng), fiveDecimals(lat)])
  const along = cumulativeDistancesMeters(rounded)
  const hasSeries = Object.keys(mapSeries(line, (values) => values)).length > 0
  const places: Place[] = []
  let next = 0
  const metersOf = (index: number) => along[index] ?? Number.POSITIVE_INFINITY
  for (const [index, position] of path.entries()) {
    const here = alongMeters[index] ?? 0
    for (; metersOf(next) < here - SAME_METERS; next++) {
      if (hasSeries)
        places.push({ position: positionBetween(path, alongMeters, index, metersOf(next)), at: next, fraction: null })
    }
    if (metersOf(next) <= here + SAME_METERS) {
      const own = isSame(rounded[next], position) ? line.path[next] : undefined
      if (own || hasSeries) places.push({ position: own ?? position, at: next, fraction: null })
      else places.push({ position, at: next, fraction: 0 })
      next += 1
      continue
    }
    const [before, after] = [next - 1, metersOf(next)]
    const from = metersOf(before)
    const fraction = Number.isFinite(after) && after > from ? (here - from) / (after - from) : 0
    places.push({ position, at: before, fraction: Math.min(1, Math.max(0, fraction)) })
  }
  const last = path.at(-1)
  for (; hasSeries && last && next < line.path.length; next++) places.push({ position: last, at: next, fraction: null })
  return places
}

function positionBetween(
  path: readonly Position[],
  alongMeters: readonly number[],
  index: number,
  meters: number,
): Position {
  const [from = [0, 0], to = from] = [path[index - 1] ?? path[index], path[index]]
  const [start = 0, end = start] = [alongMeters[index - 1], alongMeters[index]]
  const part = end > start ? Math.min(1, Math.max(0, (meters - start) / (end - start))) : 0
  const lng = wrapLongitude(from[0] + longitudeDelta(from[0], to[0]) * part)
  return [fiveDecimals(lng), fiveDecimals(from[1] + (to[1] - from[1]) * part)]
}

function withSeries(line: AnyLine, places: readonly Place[]): Pick<Line, 'path'> & PathSeries {
  return {
    path: places.map(({ position }) => position),
    ...mapSeries(line, (values, name) => places.map((place) => valueAt(values, name, place))),
  }
}

function valueAt(values: Series, name: keyof PathSeries, { at, fraction }: Place): number | null {
  const [here = null, next = null] = [values[Math.max(0, at)], values[at + 1]]
  if (fraction === null) return here
  if (name === 'elevationsMeters') return between(here, next, fraction)
  // Nobody was in two places at once.
  const time = name === 'timestampsMs' && fraction > 0 ? between(here, next, fraction) : null
  return time === null ? null : Math.round(time)
}

function between(here: number | null, next: number | null, fraction: number): number | null {
  if (fraction === 0 || here === null) return here
  return next === null ? null : here + (next - here) * fraction
}

const isSame = (one: Position | undefined, other: Position) => one?.[0] === other[0] && one[1] === other[1]

/** As maps are stored. */
const fiveDecimals = (degrees: number) => Math.round(degrees * 1e5) / 1e5
