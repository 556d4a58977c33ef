import type { EditResult } from '../issues.ts'
import type { MapDocument } from '../map-document.ts'
import type { MapObjectId } from '../map-object.ts'
import type { Position } from '../position.ts'
import { editPath } from './edit-path.ts'

/**
 * Moves a vertex of a free line or a polygon. Its elevation and time become null: the source gave them for the old place.
 *
 * @returns the new document, or `object.not_found`, `vertex.not_found`, `object.wrong_kind`, `line.is_recorded`,
 * `latitude.out_of_range`.
 */
export function moveVertex(
  document: MapDocument,
  objectId: MapObjectId,
  vertex: { readonly index: number; readonly position: Position },
): EditResult {
  const { index, position } = vertex
  return editPath(document, objectId, (length) =>
    index >= 0 && index < length ? { index, remove: 1, insert: [position] } : null,
  )
}
