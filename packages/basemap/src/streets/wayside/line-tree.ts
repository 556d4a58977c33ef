import { cumulativeDistancesMeters, METERS_PER_DEGREE, type Position, unwrapPath } from '@mishiori/map-document'

/** Where a line passes a place. */
export interface Pass {
  /** Along the line. */
  readonly meters: number
  /** Straight from the line to the place. */
  readonly detourMeters: number
}

/** Segments of a leaf. */
const LEAF = 8
const RADIANS_PER_DEGREE = Math.PI / 180

/** West, south, east and north. Degrees; longitudes continue beyond ±180°. */
export type Box = readonly [west: number, south: number, east: number, north: number]

/**
 * A line whose parts near a place are found without looking at all of them: boxes around eight segments each, around two of
 * these, and so on up to the whole. A path of one position is a line without length.
 */
export class LineTree {
  readonly path: readonly Position[]
  /** From the beginning to each position. */
  readonly distances: readonly number[]
  /** From the leaves to the root. */
  readonly #levels: Float64Array[]

  constructor(path: readonly Position[]) {
    const whole = unwrapPath(path)
    this.path = whole.length === 1 ? [...whole, ...whole] : whole
    this.distances = cumulativeDistancesMeters(this.path)
    this.#levels = [leavesOf(this.path)]
    for (let below = this.#levels[0]; below && below.length > 4; below = this.#levels.at(-1)) {
      this.#levels.push(pairsOf(below))
    }
  }

  /** Boxes that hold the line piece by piece, in order. */
  *boxes(): Generator<Box> {
    const leaves = this.#levels[0] ?? new Float64Array(0)
    for (let at = 0; at < leaves.length; at += 4) {
      yield [leaves[at] ?? 0, leaves[at + 1] ?? 0, leaves[at + 2] ?? 0, leaves[at + 3] ?? 0]
    }
  }

  /**
   * Where the line passes a place within a distance: once for each stretch of it that stays so near, where that is nearest.
   * Lengths are measured on a plane around the place.
   */
  passes(lng: number, lat: number, withinMeters: number): readonly Pass[] {
    const plane = { lng, lat, perLng: METERS_PER_DEGREE * Math.cos(lat * RADIANS_PER_DEGREE) }
    const found: Pass[] = []
    let last = -2
    let best: Pass | null = null
    const visit = (level: number, box: number) => {
      const boxes = this.#levels[level]
      if (!boxes || distanceToBox(boxes, box, plane) > withinMeters) return
      if (level > 0) {
        visit(level - 1, 2 * box)
        if (2 * box + 1 < (this.#levels[level - 1]?.length ?? 0) / 4) visit(level - 1, 2 * box + 1)
        return
      }
      const end = Math.min(this.path.length - 1, (box + 1) * LEAF)
      for (let segment = box * LEAF; segment < end; segment++) {
        const pass = this.#nearestOn(segment, plane)
        if (pass.detourMeters > withinMeters) continue
        const isSameStretch = segment === last + 1 && this.#distanceToCorner(segment, plane) <= withinMeters
        if (best && !isSameStretch) found.push(best)
        if (!best || !isSameStretch || pass.detourMeters < best.detourMeters) best = pass
        last = segment
      }
    }
    visit(this.#levels.length - 1, 0)
    return best ? [...found, best] : found
  }

  #nearestOn(segment: number, { lng, lat, perLng }: Plane): Pass {
    const [from, to] = [this.path[segment] ?? ORIGIN, this.path[segment + 1] ?? ORIGIN]
    const [x, y] = [(from[0] - lng) * perLng, (from[1] - lat) * METERS_PER_DEGREE]
    const [dx, dy] = [(to[0] - from[0]) * perLng, (to[1] - from[1]) * METERS_PER_DEGREE]
    const squared = dx * dx + dy * dy
    const share = squared === 0 ? 0 : Math.max(0, Math.min(1, -(x * dx + y * dy) / squared))
    const [start = 0, end = 0] = [this.distances[segment], this.distances[segment + 1]]
    return { meters: start + (end - start) * share, detourMeters: Math.hypot(x + dx * share, y + dy * share) }
  }

  #distanceToCorner(corner: number, { lng, lat, perLng }: Plane): number {
    const [cornerLng, cornerLat] = this.path[corner] ?? ORIGIN
    return Math.hypot((cornerLng - lng) * perLng, (cornerLat - lat) * METERS_PER_DEGREE)
  }
}

const ORIGIN: Position = [0, 0]

interface Plane {
  readonly lng: number
  readonly lat: number
  /** Metres in a degree of longitude. */
  readonly perLng: number
}

function distanceToBox(boxes: Float64Array, box: number, { lng, lat, perLng }: Plane): number {
  const [west = 0, south = 0] = [boxes[4 * box], boxes[4 * box + 1]]
  const [east = 0, north = 0] = [boxes[4 * box + 2], boxes[4 * box + 3]]
  const x = Math.max(west - lng, lng - east, 0) * perLng
  const y = Math.max(south - lat, lat - north, 0) * METERS_PER_DEGREE
  return Math.hypot(x, y)
}

function leavesOf(path: readonly Position[]): Float64Array {
  const count = Math.max(1, Math.ceil((path.length - 1) / LEAF))
  const boxes = new Float64Array(4 * count)
  for (let leaf = 0; leaf < count; leaf++) {
    const corners = path.slice(leaf * LEAF, (leaf + 1) * LEAF + 1)
    const [lngs, lats] = [corners.map(([lng]) => lng), corners.map(([, lat]) => lat)]
    boxes.set([Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)], 4 * leaf)
  }
  return boxes
}

function pairsOf(below: Float64Array): Float64Array {
  const count = Math.ceil(below.length / 8)
  const boxes = new Float64Array(4 * count)
  for (let pair = 0; pair < count; pair++) {
    const first = 8 * pair
    const second = first + 4 < below.length ? first + 4 : first
    const at = (of: number, side: number) => below[of + side] ?? 0
    boxes.set(
      [
        Math.min(at(first, 0), at(second, 0)),
        Math.min(at(first, 1), at(second, 1)),
        Math.max(at(first, 2), at(second, 2)),
        Math.max(at(first, 3), at(second, 3)),
      ],
      4 * pair,
    )
  }
  return boxes
}
