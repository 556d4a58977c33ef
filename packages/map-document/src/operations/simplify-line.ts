import { simplifiedIndexes } from '../geo/simplify.ts'
import type { EditResult } from '../issues.ts'
import type { MapDocument } from '../map-document.ts'
import type { MapObjectId } from '../map-object.ts'
import { withPoints } from './edit-line.ts'

/**
 * Leaves out the points of a free line that are not farther than `toleranceMeters` from the line without them. Those that stay keep
 * their elevations and times.
 *
 * @returns the new document, or `object.not_found`, `object.wrong_kind`, `line.is_recorded`.
 */
export function simplifyLine(document: MapDocument, objectId: MapObjectId, toleranceMeters: number): EditResult {
  return withPoints(document, objectId, ({ path }) => simplifiedIndexes(path, toleranceMeters))
}
