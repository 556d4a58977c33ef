import type { MapColor, MapDocument, MapObject, MapObjectId } from '@mishiori/map-document'

/** What is no spot: a line or an area. */
export type LineOrArea = Exclude<MapObject, { readonly kind: 'spot' }>

/**
 * A shape as the map has it: higher orders are drawn above lower ones, and within an order what was sent later above
 * what was sent earlier.
 */
export interface DrawnShape {
  readonly object: LineOrArea
  readonly order: number
  /** Counts what was sent. */
  readonly sent: number
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
/** The map draws all shapes of one order in one call, but a change sends those again that are above it in its order. */
const SHAPES_PER_ORDER = 25

/**
 * The changes that update a map from `drawn` to the document's lines and areas, in the order in which they must be sent.
 * Unchanged objects are compared by identity. An object retains its order for as long as that is still above those before
 * it, so that removing one moves no other.
 */
export function diffShapes(drawn: ReadonlyMap<MapObjectId, DrawnShape>, document: MapDocument): ShapeDiff {
  const next = new Map<MapObjectId, DrawnShape>()
  const added: DrawnShape[] = []
  const recolored: DrawnShape[] = []
  let sent = 0
  for (const shape of drawn.values()) sent = Math.max(sent, shape.sent)
  for (const [layerIndex, { objects }] of document.layers.entries()) {
    const tower = new Tower(layerIndex * ORDERS_PER_LAYER)
    for (const object of objects) {
      if (object.kind === 'spot') continue
      const last = drawn.get(object.id)
      const isInPlace = last !== undefined && tower.isAbove(last)
      const isRetained = isInPlace && (last.object === object || isRecolored(last.object, object))
      if (!isRetained) sent += 1
      const entry = isRetained ? withObject(last, object) : { object, order: tower.freeOrder(), sent }
      tower.put(entry)
      next.set(object.id, entry)
      if (!isRetained) added.push(entry)
      else if (last.object !== object) recolored.push(entry)
    }
  }
  return { drawn: next, added, recolored, removed: [...drawn.keys()].filter((id) => !next.has(id)) }
}

const withObject = (shape: DrawnShape, object: LineOrArea): DrawnShape =>
  shape.object === object ? shape : { ...shape, object }

/** The shapes of a layer, put one above the other. */
class Tower {
  #order: number
  #newest = 0
  #count = 0
  readonly #top: number

  constructor(bottom: number) {
    this.#order = bottom
    this.#top = bottom + ORDERS_PER_LAYER
  }

  isAbove({ order, sent }: DrawnShape): boolean {
    return order < this.#top && (order > this.#order || (order === this.#order && sent > this.#newest))
  }

  /** Position in the order of a shape that is sent now. */
  freeOrder(): number {
    return this.#count < SHAPES_PER_ORDER ? this.#order : this.#order + 1
  }

  put({ order, sent }: DrawnShape): void {
    this.#count = order === this.#order ? this.#count + 1 : 1
    this.#order = order
    this.#newest = sent
  }
}

/** On these colours a line wears a rim, which is a drawing of its own. */
export const RIMMED_COLORS: readonly MapColor[] = ['yellow', 'black']

function isRecolored(from: LineOrArea, to: LineOrArea): boolean {
  if (from.color === to.color) return false
  if (RIMMED_COLORS.includes(from.color) || RIMMED_COLORS.includes(to.color)) return false
  const keys = Object.keys(to)
  return (
    keys.length === Object.keys(from).length &&
    keys.every((key) => key === 'color' || Reflect.get(from, key) === Reflect.get(to, key))
  )
}
