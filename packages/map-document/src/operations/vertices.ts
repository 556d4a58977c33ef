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
