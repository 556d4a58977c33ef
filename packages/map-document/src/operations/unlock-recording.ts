import type { EditResult } from '../issues.ts'
import type { MapDocument } from '../map-document.ts'
import type { MapObjectId } from '../map-object.ts'
import { edited, withObjectAt } from './edit.ts'
import { findRecording } from './find-recording.ts'

/**
 * Makes a free line of a recorded one: it can be redrawn, and no longer holds its layer. Elevations and times stay.
 *
 * @returns the new document, or `object.not_found`, `object.wrong_kind`.
 */
export function unlockRecording(document: MapDocument, objectId: MapObjectId): EditResult {
  const found = findRecording(document, objectId)
  if (!found.ok) return found
  const { travelMode: _notOfFreeLines, ...line } = found.recording
  return edited(withObjectAt(document, found.location, { ...line, kind: 'line' }))
}
