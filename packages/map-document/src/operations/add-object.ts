import type { EditResult } from '../issues.ts'
import type { LayerId, MapDocument } from '../map-document.ts'
import type { MapObject } from '../map-object.ts'
import { addObjects } from './add-objects.ts'

/**
 * Appends `object` to a layer. The first line of a document becomes its main line.
 *
 * @returns the new document, or `layer.not_found`, `layer.object_limit_reached`, `id.taken`, or what is wrong with the object.
 */
export function addObject(document: MapDocument, layerId: LayerId, object: MapObject): EditResult {
  return addObjects(document, layerId, [object])
}
