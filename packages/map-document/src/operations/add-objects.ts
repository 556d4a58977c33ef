import type { EditResult } from '../issues.ts'
import { MAP_LIMITS } from '../limits.ts'
import type { LayerId, MapDocument } from '../map-document.ts'
import type { MapObject } from '../map-object.ts'
import { findObjectIssue } from '../validate/validate-object.ts'
import { addLayer } from './add-layer.ts'
import { edited, refused, withLayer, withValidMainLine } from './edit.ts'

/** A layer that exists, by its id, or one to make as the last layer. */
export type LayerTarget = LayerId | { readonly id: LayerId; readonly name: string }

/**
 * Appends several objects to a layer, which may be a new one: all of them or none, so that it is one step of undo.
 *
 * @returns the new document, or `layer.not_found`, `layer.limit_reached`, `layer.object_limit_reached`, `id.taken`, or what is
 * wrong with the first object that is not valid.
 */
export function addObjects(document: MapDocument, target: LayerTarget, objects: readonly MapObject[]): EditResult {
  if (typeof target !== 'string') {
    const grown = addLayer(document, target)
    return grown.ok ? addObjects(grown.document, target.id, objects) : grown
  }
  const layerIndex = document.layers.findIndex((candidate) => candidate.id === target)
  const layer = document.layers[layerIndex]
  if (!layer) return refused({ code: 'layer.not_found' })
  if (layer.objects.length + objects.length > MAP_LIMITS.objectsPerLayer) {
    return refused({ code: 'layer.object_limit_reached', max: MAP_LIMITS.objectsPerLayer })
  }
  const taken = new Set<string>(document.layers.flatMap((other) => other.objects.map((object) => object.id)))
  for (const object of objects) {
    if (taken.has(object.id)) return refused({ code: 'id.taken' })
    taken.add(object.id)
    const issue = findObjectIssue(object)
    if (issue) return refused(issue)
  }
  return edited(
    withValidMainLine(withLayer(document, layerIndex, { ...layer, objects: [...layer.objects, ...objects] })),
  )
}
