import { immer } from '../immer.ts'
import type { EditResult } from '../issues.ts'
import { MAP_LIMITS } from '../limits.ts'
import type { LayerId, MapDocument } from '../map-document.ts'
import type { MapObjectId } from '../map-object.ts'
import type { Position } from '../position.ts'
import { findPositionIssue } from '../validate/validate-position.ts'
import { edited, findObject, refused, withObjectAt } from './edit.ts'

/**
 * Moves an object within its layer or to another one, so that it ends at `to.index` (clamped; absent means last).
 * The main line stays main.
 *
 * @returns the new document, or `object.not_found`, `layer.not_found`, `layer.object_limit_reached`.
 */
export function moveObject(
  document: MapDocument,
  objectId: MapObjectId,
  to: { readonly layerId: LayerId; readonly index?: number },
): EditResult {
  const found = findObject(document, objectId)
  if (!found) return refused({ code: 'object.not_found' })
  const targetIndex = document.layers.findIndex((candidate) => candidate.id === to.layerId)
  const target = document.layers[targetIndex]
  if (!target) return refused({ code: 'layer.not_found' })
  if (target !== found.layer && target.objects.length >= MAP_LIMITS.objectsPerLayer) {
    return refused({ code: 'layer.object_limit_reached', max: MAP_LIMITS.objectsPerLayer })
  }
  const next = immer.produce(document, ({ layers }) => {
    const taken = layers[found.layerIndex]?.objects.splice(found.objectIndex, 1) ?? []
    layers[targetIndex]?.objects.splice(Math.max(0, to.index ?? target.objects.length), 0, ...taken)
  })
  return edited(next)
}

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
