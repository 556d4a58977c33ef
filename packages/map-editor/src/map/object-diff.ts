import { MAP_LIMITS, type MapColor, type MapDocument, type MapObject, type MapObjectId } from '@mishiori/map-document'

/** An object as the map has it. Higher orders are drawn above lower ones. */
export interface DrawnObject {
  readonly object: MapObject
  readonly order: number
}

export interface ObjectDiff {
  readonly drawn: ReadonlyMap<MapObjectId, DrawnObject>
  /** New, changed or reordered: to be drawn (again). */
  readonly added: readonly DrawnObject[]
  /** What differs in nothing but a colour that needs no new drawing. */
  readonly recolored: readonly DrawnObject[]
  readonly removed: readonly MapObjectId[]
}

/**
 * What must be redrawn so that a map that shows `drawn` shows the document. Unchanged objects are known by their identity. Each
 * layer has its own range of orders, so that adding to one moves no other.
 */
export function diffObjects(drawn: ReadonlyMap<MapObjectId, DrawnObject>, document: MapDocument): ObjectDiff {
  const next = new Map<MapObjectId, DrawnObject>()
  const added: DrawnObject[] = []
  const recolored: DrawnObject[] = []
  for (const [layerIndex, { objects }] of document.layers.entries()) {
    for (const [index, object] of objects.entries()) {
      const order = layerIndex * MAP_LIMITS.objectsPerLayer + index
      const last = drawn.get(object.id)
      const entry = last?.object === object && last.order === order ? last : { object, order }
      next.set(object.id, entry)
      if (entry === last) continue
      if (last?.order === order && isRecolored(last.object, object)) recolored.push(entry)
      else added.push(entry)
    }
  }
  return { drawn: next, added, recolored, removed: [...drawn.keys()].filter((id) => !next.has(id)) }
}

/** On these colours a line wears a rim, which is a drawing of its own. */
export const RIMMED_COLORS: readonly MapColor[] = ['yellow', 'black']

/** A pin is a picture, so another colour is another drawing. */
function isRecolored(from: MapObject, to: MapObject): boolean {
  if (from.kind === 'spot' || from.color === to.color) return false
  if (RIMMED_COLORS.includes(from.color) || RIMMED_COLORS.includes(to.color)) return false
  const [before, after] = [Object.entries({ ...from, color: to.color }), Object.entries(to)]
  const values = new Map<string, unknown>(after)
  return before.length === after.length && before.every(([key, value]) => values.get(key) === value)
}
