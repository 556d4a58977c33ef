import {
  findMapObject,
  isShape,
  type MapDocument,
  type MapObject,
  type MapObjectId,
  type Position,
  pathLengthMeters,
} from '@mishiori/map-document'
import { formatDistance } from './format.ts'
import type { MapEditorMessages } from './messages.ts'
import { shapeSizeText } from './shape-size-text.ts'

/** The length of a line, the size of a shape; empty for a spot. */
export function objectSizeText(messages: MapEditorMessages, object: MapObject): string {
  if ('path' in object) return lengthText(messages, object.path)
  return isShape(object) ? shapeSizeText(messages, object) : ''
}

export function lengthText({ locale }: MapEditorMessages, path: readonly Position[]): string {
  return formatDistance(pathLengthMeters(path), locale)
}

/** A text about an object of a document; null where it is not there. */
export function textOfObject(
  { document, objectId }: { readonly document: MapDocument; readonly objectId: MapObjectId },
  text: (object: MapObject) => string,
): string | null {
  const object = findMapObject(document, objectId)
  return object ? text(object) : null
}
