import type { EditResult } from '../issues.ts'
import type { MapDocument } from '../map-document.ts'
import type { MapObjectId } from '../map-object.ts'
import type { Position } from '../position.ts'
import { editPath } from './edit-path.ts'

/**
 * Puts a new vertex before the one at `index` (`index` = number of vertices puts it last). It has no elevation and no time.
 *
 * @returns the new document, or `object.not_found`, `vertex.not_found`, `object.wrong_kind`, `line.is_recorded`,
 * `line.point_limit_reached`, `latitude.out_of_range`.
 */
export function insertVertex(
  document: MapDocument,
  objectId: MapObjectId,
  vertex: { readonly index: number; readonly position: Position },
): EditResult {
  const { index, position } = vertex
  return editPath(document, objectId, (length) =>
    index >= 0 && index <= length ? { index, remove: 0, insert: [position] } : null,
  )
}
