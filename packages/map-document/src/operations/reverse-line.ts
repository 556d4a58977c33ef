import type { EditResult } from '../issues.ts'
import type { MapDocument } from '../map-document.ts'
import type { MapObjectId } from '../map-object.ts'
import { range, withPoints } from './edit-line.ts'

/**
 * Turns a free line round: its end becomes its start. Every point keeps its elevation and time.
 *
 * @returns the new document, or `object.not_found`, `object.wrong_kind`, `line.is_recorded`.
 */
export function reverseLine(document: MapDocument, objectId: MapObjectId): EditResult {
  return withPoints(document, objectId, ({ path }) => range(0, path.length).toReversed())
}
