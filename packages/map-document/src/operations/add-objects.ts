import type { LayerContents } from '../fit-layers.ts'
import type { EditResult } from '../issues.ts'
import { MAP_LIMITS } from '../limits.ts'
import type { LayerId, MapDocument } from '../map-document.ts'
import type { MapObject } from '../map-object.ts'
import { findObjectIssue } from '../validate/validate-object.ts'
import { edited, refused, withLayer, withValidMainLine } from './edit.ts'
import { addLayer } from './layers.ts'

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

/**
 * Appends `object` to a layer. The first line of a document becomes its main line.
 *
 * @returns the new document, or `layer.not_found`, `layer.object_limit_reached`, `id.taken`, or what is wrong with the object.
 */
export function addObject(document: MapDocument, layerId: LayerId, object: MapObject): EditResult {
  return addObjects(document, layerId, [object])
}

/** Appends layers with their objects: all of them or none. Refuses as `addObjects` does. */
export function addLayers(
  document: MapDocument,
  layers: readonly (LayerContents & { readonly id: LayerId })[],
): EditResult {
  let grown = document
  for (const { id, name, objects } of layers) {
    const added = addObjects(grown, { id, name }, objects)
    if (!added.ok) return added
    grown = added.document
  }
  return edited(grown)
}
