import type { EditResult } from '../issues.ts'
import type { MapDocument } from '../map-document.ts'
import type { MapObjectId } from '../map-object.ts'
import { edited, findObject, isLine, refused } from './edit.ts'

/** Makes a line the one that gives the article its distance. Refuses with `object.not_found` or `main_line.not_a_line`. */
export function setMainLine(document: MapDocument, objectId: MapObjectId): EditResult {
  const found = findObject(document, objectId)
  if (!found) return refused({ code: 'object.not_found' })
  if (!isLine(found.object)) return refused({ code: 'main_line.not_a_line' })
  return edited(document.mainLineId === objectId ? document : { ...document, mainLineId: objectId })
}
