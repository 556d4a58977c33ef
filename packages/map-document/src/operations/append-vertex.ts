import type { EditResult } from '../issues.ts'
import type { MapDocument } from '../map-document.ts'
import type { MapObjectId } from '../map-object.ts'
import type { Position } from '../position.ts'
import { editPath } from './edit-path.ts'

/**
 * Extends a free line (or a polygon's ring) by one vertex at its start or its end.
 *
 * @returns the new document, or `object.not_found`, `object.wrong_kind`, `line.is_recorded`, `line.point_limit_reached`,
 * `latitude.out_of_range`.
 */
export function appendVertex(
  document: MapDocument,
  objectId: MapObjectId,
  vertex: { readonly position: Position; readonly end: 'start' | 'end' },
): EditResult {
  return editPath(document, objectId, (length) => ({
    index: vertex.end === 'start' ? 0 : length,
    remove: 0,
    insert: [vertex.position],
  }))
}
