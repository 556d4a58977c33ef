import { simplifiedIndexes } from '../geo/simplify.ts'
import type { EditResult } from '../issues.ts'
import type { MapDocument } from '../map-document.ts'
import type { MapObjectId } from '../map-object.ts'
import { edited, findObject, isLine, refused, withObjectAt } from './edit.ts'
import { pickPoints } from './edit-line.ts'

/**
 * Leaves out the points of a free line or a recording that are not farther than `toleranceMeters` from the line without
 * them. Those that stay keep their elevations and times.
 *
 * @returns the new document, or `object.not_found`, `object.wrong_kind`.
 */
export function simplifyLine(document: MapDocument, objectId: MapObjectId, toleranceMeters: number): EditResult {
  const location = findObject(document, objectId)
  if (!location) return refused({ code: 'object.not_found' })
  const { object } = location
  if (!isLine(object) || object.kind === 'navigationLine') return refused({ code: 'object.wrong_kind' })
  const points = pickPoints(object, simplifiedIndexes(object.path, toleranceMeters))
  return edited(withObjectAt(document, location, { ...object, ...points }))
}
