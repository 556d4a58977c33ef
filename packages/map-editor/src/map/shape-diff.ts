import type { MapColor, MapDocument, MapObject, MapObjectId } from '@mishiori/map-document'

/** What is no spot: a line or an area. */
export type LineOrArea = Exclude<MapObject, { readonly kind: 'spot' }>

/** A shape as the map has it. Higher orders are drawn above lower ones. */
export interface DrawnShape {
  readonly object: LineOrArea
  readonly order: number
}

export interface ShapeDiff {
  readonly drawn: ReadonlyMap<MapObjectId, DrawnShape>
  /** New, changed or reordered: to be drawn (again). */
  readonly added: readonly DrawnShape[]
  /** What differs in nothing but a colour that needs no new drawing. */
  readonly recolored: readonly DrawnShape[]
  readonly removed: readonly MapObjectId[]
}

/** Each layer has its own range of orders, so that adding to one moves no other. */
const ORDERS_PER_LAYER = 1_000_000

/**
 * What must be redrawn so that a map that shows `drawn` shows the document's lines and areas. Unchanged objects are known by their identity. An
 * object keeps its order for as long as that still puts it above those before it, so that taking one away moves no other.
 */
export function diffShapes(drawn: ReadonlyMap<MapObjectId, DrawnShape>, document: MapDocument): ShapeDiff {
  const next = new Map<MapObjectId, DrawnShape>()
  const added: DrawnShape[] = []
  const recolored: DrawnShape[] = []
  for (const [layerIndex, { objects }] of document.layers.entries()) {
    let below = layerIndex * ORDERS_PER_LAYER - 1
    for (const object of objects) {
      if (object.kind === 'spot') continue
      const last = drawn.get(object.id)
      const isInPlace = last !== undefined && last.order > below && last.order < (layerIndex + 1) * ORDERS_PER_LAYER
      const order = isInPlace ? last.order : below + 1
      below = order
      const entry = isInPlace && last.object === object ? last : { object, order }
      next.set(object.id, entry)
      if (entry === last) continue
      if (isInPlace && isRecolored(last.object, object)) recolored.push(entry)
      else added.push(entry)
    }
  }
  return { drawn: next, added, recolored, removed: [...drawn.keys()].filter((id) => !next.has(id)) }
}

/** On these colours a line wears a rim, which is a drawing of its own. */
export const RIMMED_COLORS: readonly MapColor[] = ['yellow', 'black']

function isRecolored(from: LineOrArea, to: LineOrArea): boolean {
  if (from.color === to.color) return false
  if (RIMMED_COLORS.includes(from.color) || RIMMED_COLORS.includes(to.color)) return false
  const [before, after] = [Object.entries({ ...from, color: to.color }), Object.entries(to)]
  const values = new Map<string, unknown>(after)
  return before.length === after.length && before.every(([key, value]) => values.get(key) === value)
}
