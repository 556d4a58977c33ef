import { haversineDistanceMeters } from '../geo/distance.ts'
import { simplifiedIndexes } from '../geo/simplify.ts'
import type { EditResult } from '../issues.ts'
import type { MapDocument } from '../map-document.ts'
import type { Circle, MapObjectId } from '../map-object.ts'
import { mapSeries } from '../path-series.ts'
import { findPathIssue } from '../validate/validate-path.ts'
import { edited, findObject, findOfKind, isLine, refused, withObjectAt } from './edit.ts'
import { pickPoints, range, withPoints } from './edit-line.ts'

const LOOP_POINTS = 3

/**
 * Leads a free line back to its start, which makes it a loop. The new last point has the first one's elevation, and nothing
 * else that was measured when it was passed.
 *
 * @returns the new document, or `object.not_found`, `object.wrong_kind`, `line.is_recorded`, `line.too_short` below three points,
 * `line.is_closed`, `line.point_limit_reached`.
 */
export function closeLine(document: MapDocument, objectId: MapObjectId): EditResult {
  const found = findOfKind(document, objectId, 'line')
  if (!found.ok) return found
  const { path } = found.object
  if (path.length < LOOP_POINTS) return refused({ code: 'line.too_short', min: LOOP_POINTS })
  const [first, last] = [path[0], path.at(-1)]
  if (first?.[0] === last?.[0] && first?.[1] === last?.[1]) return refused({ code: 'line.is_closed' })
  const points = pickPoints(found.object, [...range(0, path.length), 0])
  const issue = findPathIssue(points.path)
  if (issue) return refused(issue)
  const series = mapSeries(points, (values, name) => (name === 'elevationsMeters' ? values : values.with(-1, null)))
  return edited(withObjectAt(document, found.location, { ...found.object, ...points, ...series }))
}

/**
 * Turns a free line round: its end becomes its start. Every point keeps its elevation and time.
 *
 * @returns the new document, or `object.not_found`, `object.wrong_kind`, `line.is_recorded`.
 */
export function reverseLine(document: MapDocument, objectId: MapObjectId): EditResult {
  return withPoints(document, objectId, ({ path }) => range(0, path.length).toReversed())
}

/**
 * Leaves out the points of a free line or a recording that are not farther than `toleranceMeters` from the line without
 * them. Those that stay keep their elevations and times.
 *
 * @returns the new document, or `object.not_found`, `object.wrong_kind`.
 */
export function simplifyLine(document: MapDocument, objectId: MapObjectId, toleranceMeters: number): EditResult {
  const location = findObject(document, objectId)
  if (!location) return refused({ code: 'object.not_found' })
  const { object } = location
  if (!isLine(object) || object.kind === 'navigationLine') return refused({ code: 'object.wrong_kind' })
  const points = pickPoints(object, simplifiedIndexes(object.path, toleranceMeters))
  return edited(withObjectAt(document, location, { ...object, ...points }))
}

/** Makes a line the one that gives the article its distance. Refuses with `object.not_found` or `main_line.not_a_line`. */
export function setMainLine(document: MapDocument, objectId: MapObjectId): EditResult {
  const found = findObject(document, objectId)
  if (!found) return refused({ code: 'object.not_found' })
  if (!isLine(found.object)) return refused({ code: 'main_line.not_a_line' })
  return edited(document.mainLineId === objectId ? document : { ...document, mainLineId: objectId })
}

/**
 * Takes the points of a free line within a circle out of it (specification §5). What is left on both sides is one line.
 *
 * @returns the new document, the same one when there is no point in the circle, or `object.not_found`, `object.wrong_kind`,
 * `line.is_recorded`, `line.too_short`.
 */
export function eraseFromLine(
  document: MapDocument,
  objectId: MapObjectId,
  { center, radiusMeters }: Pick<Circle, 'center' | 'radiusMeters'>,
): EditResult {
  let isTouched = false
  const result = withPoints(document, objectId, ({ path }) => {
    const kept = range(0, path.length).filter((index) => {
      const position = path[index]
      return position !== undefined && haversineDistanceMeters(center, position) > radiusMeters
    })
    isTouched = kept.length < path.length
    return kept
  })
  return result.ok && !isTouched ? { ok: true, document } : result
}
