import type { EditResult } from '../issues.ts'
import type { MapDocument } from '../map-document.ts'
import type { MapObjectId } from '../map-object.ts'
import { edited, findOfKind, withObjectAt } from './edit.ts'

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
