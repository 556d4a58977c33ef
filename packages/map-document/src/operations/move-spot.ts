import { immer } from '../immer.ts'
import type { EditResult } from '../issues.ts'
import type { MapDocument } from '../map-document.ts'
import type { MapObjectId } from '../map-object.ts'
import type { Position } from '../position.ts'
import { findPositionIssue } from '../validate/validate-position.ts'
import { edited, findObject, refused, withObjectAt } from './edit.ts'

/**
 * Moves a spot. Its elevation and time go: the source gave them for the old place.
 *
 * @returns the new document, or `object.not_found`, `object.wrong_kind`, `latitude.out_of_range`, `longitude.out_of_range`.
 */
export function moveSpot(document: MapDocument, objectId: MapObjectId, position: Position): EditResult {
  const found = findObject(document, objectId)
  if (!found) return refused({ code: 'object.not_found' })
  if (found.object.kind !== 'spot') return refused({ code: 'object.wrong_kind' })
  const issue = findPositionIssue(position)
  if (issue) return refused(issue)
  const moved = immer.produce(found.object, (spot) => {
    spot.position = [...position]
    delete spot.elevationMeters
    delete spot.timestampMs
  })
  return edited(withObjectAt(document, found, moved))
}
