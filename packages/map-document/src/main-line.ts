import { pathLengthMeters } from './geo/distance.ts'
import { progressAlong } from './geo/progress-along.ts'
import type { Layer, MapDocument } from './map-document.ts'
import type { AnyLine, MapObject, MapObjectId, Spot } from './map-object.ts'
import { findObject, isLine } from './operations/edit.ts'
import type { Position } from './position.ts'

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

/** Farther spots are not on the way. */
export const ON_THE_WAY_METERS = 150

/** Where on a path something is. */
export interface PlacedAlong {
  /** From the start of the path. */
  readonly alongMeters: number
}

/** The spots within {@link ON_THE_WAY_METERS} of a path, in the order in which they are come to. */
export function spotsAlong<Placed extends { readonly position: Position }>(
  spots: readonly Placed[],
  path: readonly Position[],
): readonly (Placed & PlacedAlong)[] {
  const placed = spots.flatMap((spot) => {
    const progress = progressAlong(path, spot.position)
    return progress && progress.offMeters <= ON_THE_WAY_METERS ? [{ ...spot, alongMeters: progress.alongMeters }] : []
  })
  return placed.toSorted((a, b) => a.alongMeters - b.alongMeters)
}

/** Length of the main line in metres; 0 without one. */
export function documentDistanceMeters(document: MapDocument): number {
  const line = mainLine(document)
  return line ? pathLengthMeters(line.path) : 0
}
