import { pathLengthMeters } from './geo/distance.ts'
import type { Layer, MapDocument } from './map-document.ts'
import type { AnyLine, MapObject, MapObjectId } from './map-object.ts'
import { findObject, isLine } from './operations/edit.ts'

/** The object with this id, or null. */
export function findMapObject(document: MapDocument, objectId: MapObjectId): MapObject | null {
  return findObject(document, objectId)?.object ?? null
}

/** The layer that holds the object, or null. */
export function findLayerOf(document: MapDocument, objectId: MapObjectId): Layer | null {
  return findObject(document, objectId)?.layer ?? null
}

/** The line that gives the article its distance, or null. */
export function mainLine(document: MapDocument): AnyLine | null {
  const object = document.mainLineId === null ? null : findMapObject(document, document.mainLineId)
  return object && isLine(object) ? object : null
}

/** Length of the main line in metres; 0 without one. */
export function documentDistanceMeters(document: MapDocument): number {
  const line = mainLine(document)
  return line ? pathLengthMeters(line.path) : 0
}
