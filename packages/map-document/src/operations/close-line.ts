import type { EditResult } from '../issues.ts'
import type { MapDocument } from '../map-document.ts'
import type { MapObjectId } from '../map-object.ts'
import { findPathIssue } from '../validate/validate-path.ts'
import { edited, findOfKind, refused, withObjectAt } from './edit.ts'
import { pickPoints, range } from './edit-line.ts'

const LOOP_POINTS = 3

/**
 * Leads a free line back to its start, which makes it a loop. The new last point has the first one's elevation and no time.
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
  const times = points.timestampsMs && { timestampsMs: points.timestampsMs.with(-1, null) }
  return edited(withObjectAt(document, found.location, { ...found.object, ...points, ...times }))
}
