import { pathLengthMeters } from './geo/distance.ts'
import type { Layer, MapDocument } from './map-document.ts'
import type { AnyLine, MapObject, MapObjectId, Spot } from './map-object.ts'
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

/** The line that readers follow: the main one, else the first. Null without a line. */
export function lineToFollow(document: MapDocument): AnyLine | null {
  return mainLine(document) ?? document.layers.flatMap(({ objects }) => objects).find(isLine) ?? null
}

/** All spots, in the order of the document. */
export function spotsOf({ layers }: Pick<MapDocument, 'layers'>): readonly Spot[] {
  return layers.flatMap(({ objects }) => objects.filter((object): object is Spot => object.kind === 'spot'))
}

/** Length of the main line in metres; 0 without one. */
export function documentDistanceMeters(document: MapDocument): number {
  const line = mainLine(document)
  return line ? pathLengthMeters(line.path) : 0
}
