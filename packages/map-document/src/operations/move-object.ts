import type { EditResult } from '../issues.ts'
import { MAP_LIMITS } from '../limits.ts'
import type { LayerId, MapDocument } from '../map-document.ts'
import type { MapObjectId } from '../map-object.ts'
import { edited, findObject, moved, refused, withLayer } from './edit.ts'

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
  const index = Math.max(0, to.index ?? target.objects.length)
  if (target === found.layer) {
    const objects = moved(target.objects, found.objectIndex, index)
    return edited(withLayer(document, targetIndex, { ...target, objects }))
  }
  if (target.objects.length >= MAP_LIMITS.objectsPerLayer) {
    return refused({ code: 'layer.object_limit_reached', max: MAP_LIMITS.objectsPerLayer })
  }
  const left = { ...found.layer, objects: found.layer.objects.toSpliced(found.objectIndex, 1) }
  const grown = { ...target, objects: target.objects.toSpliced(index, 0, found.object) }
  return edited(withLayer(withLayer(document, found.layerIndex, left), targetIndex, grown))
}
