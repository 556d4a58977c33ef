import type { EditResult } from '../issues.ts'
import type { MapDocument } from '../map-document.ts'
import type { MapObjectId } from '../map-object.ts'
import { editPath } from './edit-path.ts'

/**
 * Takes a vertex out of a free line or a polygon.
 *
 * @returns the new document, or `object.not_found`, `vertex.not_found`, `object.wrong_kind`, `line.is_recorded`,
 * `line.too_short`, `polygon.too_few_points`.
 */
export function removeVertex(document: MapDocument, objectId: MapObjectId, index: number): EditResult {
  return editPath(document, objectId, (length) =>
    index >= 0 && index < length ? { index, remove: 1, insert: [] } : null,
  )
}
