import { MAP_LIMITS, type MapDocument, type MapObject, type MapObjectId } from '@mishiori/map-document'

/** An object as the map has it. Higher orders are drawn above lower ones. */
export interface DrawnObject {
  readonly object: MapObject
  readonly order: number
}

export interface ObjectDiff {
  readonly drawn: ReadonlyMap<MapObjectId, DrawnObject>
  /** New, changed or reordered: to be drawn (again). */
  readonly added: readonly DrawnObject[]
  readonly removed: readonly MapObjectId[]
}

/**
 * What must be redrawn so that a map that shows `drawn` shows the document. Unchanged objects are known by their identity. Each
 * layer has its own range of orders, so that adding to one moves no other.
 */
export function diffObjects(drawn: ReadonlyMap<MapObjectId, DrawnObject>, document: MapDocument): ObjectDiff {
  const next = new Map<MapObjectId, DrawnObject>()
  const added: DrawnObject[] = []
  for (const [layerIndex, { objects }] of document.layers.entries()) {
    for (const [index, object] of objects.entries()) {
      const order = layerIndex * MAP_LIMITS.objectsPerLayer + index
      const last = drawn.get(object.id)
      const entry = last?.object === object && last.order === order ? last : { object, order }
      next.set(object.id, entry)
      if (entry !== last) added.push(entry)
    }
  }
  return { drawn: next, added, removed: [...drawn.keys()].filter((id) => !next.has(id)) }
}
