import type { EditResult } from '../issues.ts'
import type { MapDocument } from '../map-document.ts'
import type { MapObjectId } from '../map-object.ts'
import { findPathIssue } from '../validate/validate-path.ts'
import { edited, findOfKind, refused, withObjectAt } from './edit.ts'
import { pickPoints, range } from './edit-line.ts'

/** The remaining part of a recording: indexes of its first and its last point. */
export interface TrimRange {
  readonly from: number
  readonly to: number
}

/**
 * Cuts the ends off a recorded line, which is all that can be done to its points. What stays keeps its elevations and times.
 *
 * @returns the new document, or `object.not_found`, `object.wrong_kind`, `vertex.not_found`, `line.too_short`.
 */
export function trimRecording(document: MapDocument, objectId: MapObjectId, { from, to }: TrimRange): EditResult {
  const found = findOfKind(document, objectId, 'recordedLine')
  if (!found.ok) return found
  const { object: recording, location } = found
  if (!recording.path[from] || !recording.path[to]) return refused({ code: 'vertex.not_found' })
  if (from === 0 && to === recording.path.length - 1) return edited(document)
  const points = pickPoints(recording, range(from, to + 1))
  const issue = findPathIssue(points.path)
  return issue ? refused(issue) : edited(withObjectAt(document, location, { ...recording, ...points }))
}

/**
 * Makes a free line of a recorded one: it can be redrawn, and no longer holds its layer. Elevations and times stay.
 *
 * @returns the new document, or `object.not_found`, `object.wrong_kind`.
 */
export function unlockRecording(document: MapDocument, objectId: MapObjectId): EditResult {
  const found = findOfKind(document, objectId, 'recordedLine')
  if (!found.ok) return found
  const { travelMode: _notOfFreeLines, ...line } = found.object
  return edited(withObjectAt(document, found.location, { ...line, kind: 'line' }))
}
