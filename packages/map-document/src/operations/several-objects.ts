import type { Draft } from 'immer'
import { immer } from '../immer.ts'
import type { EditResult } from '../issues.ts'
import { MAP_LIMITS } from '../limits.ts'
import type { LayerId, MapDocument } from '../map-document.ts'
import type { MapObjectId } from '../map-object.ts'
import type { MapColor } from '../palette.ts'
import { edited, refused } from './edit.ts'
import { removeObject } from './remove-object.ts'

/** Gives several objects a colour: all of them or, when one does not exist, none (`object.not_found`). */
export function recolorObjects(document: MapDocument, objectIds: readonly MapObjectId[], color: MapColor): EditResult {
  const remaining = new Set(objectIds)
  const recolored = immer.produce(document, ({ layers }) => {
    for (const { objects } of layers) {
      for (const object of objects) if (remaining.delete(object.id)) object.color = color
    }
  })
  return remaining.size > 0 ? refused({ code: 'object.not_found' }) : edited(recolored)
}

/** Removes several objects: all of them or, when one does not exist, none (`object.not_found`). */
export function removeObjects(document: MapDocument, objectIds: readonly MapObjectId[]): EditResult {
  return inTurn(document, objectIds, removeObject)
}

/**
 * Moves several objects to the end of a layer, in the order they have in the document; those in it stay where they are. All of
 * them or none.
 *
 * @returns the new document, or `object.not_found`, `layer.not_found`, `layer.object_limit_reached`.
 */
export function moveObjects(document: MapDocument, objectIds: readonly MapObjectId[], layerId: LayerId): EditResult {
  const remaining = new Set(objectIds)
  const target = document.layers.find(({ id }) => id === layerId)
  const found = document.layers.flatMap((layer) => {
    const chosen = layer.objects.filter(({ id }) => remaining.delete(id))
    return layer === target ? [] : chosen
  })
  if (found.length > 0 && !target) return refused({ code: 'layer.not_found' })
  if (found.length > 0 && target && target.objects.length + found.length > MAP_LIMITS.objectsPerLayer)
    return refused({ code: 'layer.object_limit_reached', max: MAP_LIMITS.objectsPerLayer })
  if (remaining.size > 0) return refused({ code: 'object.not_found' })
  return edited(immer.produce(document, ({ layers }) => gather(layers, new Set(found.map(({ id }) => id)), layerId)))
}

/** Moves objects of other layers to the end of one. */
function gather(layers: Draft<MapDocument['layers']>, moving: ReadonlySet<MapObjectId>, layerId: LayerId): void {
  const target = layers.find(({ id }) => id === layerId)
  for (const layer of layers) {
    const leaving = layer.objects.filter(({ id }) => moving.has(id))
    if (leaving.length === 0) continue
    layer.objects = layer.objects.filter(({ id }) => !moving.has(id))
    target?.objects.push(...leaving)
  }
}

function inTurn(
  document: MapDocument,
  objectIds: readonly MapObjectId[],
  step: (document: MapDocument, objectId: MapObjectId) => EditResult,
): EditResult {
  let result: EditResult = edited(document)
  for (const objectId of objectIds) {
    if (!result.ok) return result
    result = step(result.document, objectId)
  }
  return result
}
