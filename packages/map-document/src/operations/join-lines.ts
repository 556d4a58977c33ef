import { haversineDistanceMeters } from '../geo/distance.ts'
import type { EditResult } from '../issues.ts'
import type { MapDocument } from '../map-document.ts'
import type { Line, MapObjectId } from '../map-object.ts'
import { joinSeries, mapSeries, type PathSeries } from '../path-series.ts'
import { findPathIssue } from '../validate/validate-path.ts'
import { edited, findObject, findOfKind, refused, withObjectAt } from './edit.ts'
import { pickPoints, range } from './edit-line.ts'
import { removeObject } from './remove-object.ts'

/**
 * Joins another free line to one, at the two ends that are nearest to each other; the other one is turned round where that needs it.
 * The joined line keeps the first one's id, name, description and colour, has the source of either, and is main when either was. Points in
 * the same place become one.
 *
 * @returns the new document, or `object.not_found`, `object.wrong_kind` (also for a line with itself), `line.is_recorded`,
 * `line.point_limit_reached`.
 */
export function joinLines(document: MapDocument, objectId: MapObjectId, otherId: MapObjectId): EditResult {
  const found = findOfKind(document, objectId, 'line')
  if (!found.ok) return found
  const other = findOfKind(document, otherId, 'line')
  if (!other.ok) return other
  if (objectId === otherId) return refused({ code: 'object.wrong_kind' })
  const points = joined(found.object, other.object)
  const issue = findPathIssue(points.path)
  if (issue) return refused(issue)
  const mainLineId = document.mainLineId === otherId ? objectId : document.mainLineId
  const removed = removeObject({ ...document, mainLineId }, otherId)
  const location = removed.ok ? findObject(removed.document, objectId) : null
  if (!removed.ok || !location) return removed
  const source = found.object.source ?? other.object.source
  return edited(withObjectAt(removed.document, location, { ...found.object, ...points, ...(source && { source }) }))
}

type Points = Pick<Line, 'path'> & PathSeries

function joined(line: Line, other: Line): Points {
  const forward = (from: Line) => pickPoints(from, range(0, from.path.length))
  const backward = (from: Line) => pickPoints(from, range(0, from.path.length).toReversed())
  const ways: readonly (readonly [Points, Points])[] = [
    [forward(line), forward(other)],
    [forward(line), backward(other)],
    [forward(other), forward(line)],
    [backward(other), forward(line)],
  ]
  const [first, second] = ways.reduce((best, way) => (gapMeters(way) < gapMeters(best) ? way : best))
  return appended(first, second)
}

function gapMeters([first, second]: readonly [Points, Points]): number {
  const [end, start] = [first.path.at(-1), second.path[0]]
  return end && start ? haversineDistanceMeters(end, start) : Number.POSITIVE_INFINITY
}

function appended(first: Points, second: Points): Points {
  const isSamePlace = gapMeters([first, second]) === 0
  const added = isSamePlace ? { path: second.path.slice(1), ...mapSeries(second, (values) => values.slice(1)) } : second
  return { path: [...first.path, ...added.path], ...joinSeries(first, added) }
}
