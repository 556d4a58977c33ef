import type { EditResult } from '../issues.ts'
import type { MapDocument } from '../map-document.ts'
import type { MapObjectId } from '../map-object.ts'
import { edited, findObject, refused, withLayer, withValidMainLine } from './edit.ts'

/** Removes an object. When it was the main line, the oldest remaining line becomes main. Refuses with `object.not_found`. */
export function removeObject(document: MapDocument, objectId: MapObjectId): EditResult {
  const found = findObject(document, objectId)
  if (!found) return refused({ code: 'object.not_found' })
  const objects = found.layer.objects.toSpliced(found.objectIndex, 1)
  return edited(withValidMainLine(withLayer(document, found.layerIndex, { ...found.layer, objects })))
}
