import { cumulativeDistancesMeters, METERS_PER_DEGREE, type Position, unwrapPath } from '@mishiori/map-document'

/** Where a line passes a place. */
export interface Pass {
  /** Along the line. */
  readonly meters: number
  /** Straight from the line to the place. */
  readonly detourMeters: number
}

/** Segments of a leaf, and leaves of a piece. */
const LEAF = 8
const PIECE_LEAVES = 64
const RADIANS_PER_DEGREE = Math.PI / 180

/** West, south, east and north. Degrees; longitudes continue beyond ±180°. */
export type Box = readonly [west: number, south: number, east: number, north: number]

interface Piece {
  readonly boxes: readonly Box[]
  /** From the beginning of the line to the end of the piece. */
  readonly endMeters: number
}

/**
 * A line whose parts near a place are found without looking at all of them: boxes around eight segments each, around two of
 * these, and so on up to the whole. A path of one position is a line without length. Numbers are kept in plain arrays of
 * numbers and compared as squares: ten thousand places may ask a line of ten thousand positions.
 */
export class LineTree {
  /** Longitudes continue beyond ±180°. */
  readonly lngs: Float64Array
  readonly lats: Float64Array
  /** From the beginning to each position. */
  readonly distances: Float64Array
  /** From the leaves to the root. */
  readonly #levels: Float64Array[]

  constructor(path: readonly Position[]) {
    const whole = unwrapPath(path)
    const line = whole.length === 1 ? [...whole, ...whole] : whole
    this.lngs = Float64Array.from(line, ([lng]) => lng)
    this.lats = Float64Array.from(line, ([, lat]) => lat)
    this.distances = Float64Array.from(cumulativeDistancesMeters(line))
    this.#levels = [leavesOf(line)]
    for (let below = this.#levels[0]; below && below.length > 4; below = this.#levels.at(-1)) {
      this.#levels.push(pairsOf(below))
    }
  }

  /** The line cut into pieces, in order, as boxes that hold it. */
  *pieces(): Generator<Piece> {
    const leaves = this.#levels[0] ?? new Float64Array(0)
    const count = leaves.length / 4
    for (let first = 0; first < count; first += PIECE_LEAVES) {
      const end = Math.min(count, first + PIECE_LEAVES)
      const boxes = Array.from({ length: end - first }, (_, leaf): Box => {
        const [west = 0, south = 0, east = 0, north = 0] = leaves.subarray(4 * (first + leaf), 4 * (first + leaf + 1))
        return [west, south, east, north]
      })
      yield { boxes, endMeters: this.distances[Math.min(this.distances.length - 1, end * LEAF)] ?? 0 }
    }
  }

  /**
   * Where the line passes a place within a distance: once for each stretch of it that stays so near, where that is nearest.
   * Lengths are measured on a plane around the place.
   *
   * @param most so many of them, the first along the line
   */
  passes([lng, lat]: Position, withinMeters: number, most: number): readonly Pass[] {
    const search = new Search({ lng, lat, within: withinMeters, most })
    this.#visit(this.#levels.length - 1, 0, search)
    return search.finish()
  }

  #visit(level: number, box: number, search: Search): void {
    const boxes = this.#levels[level]
    if (!boxes || search.isBeyond(boxes, 4 * box)) return
    if (level > 0) {
      this.#visit(level - 1, 2 * box, search)
      if (8 * box + 4 < (this.#levels[level - 1]?.length ?? 0)) this.#visit(level - 1, 2 * box + 1, search)
      return
    }
    const end = Math.min(this.lngs.length - 1, (box + 1) * LEAF)
    for (let segment = box * LEAF; segment < end; segment++) search.look(this, segment)
  }
}

/** What was found so far around a place. */
class Search {
  readonly #lng: number
  readonly #lat: number
  /** Metres in a degree of longitude. */
  readonly #perLng: number
  readonly #limit: number
  readonly #most: number
  readonly #found: Pass[] = []
  /** The last segment of the stretch that is being followed; less than any when none is. */
  #last = -2
  #bestSquared = 0
  #bestMeters = 0

  constructor({ lng, lat, within, most }: { lng: number; lat: number; within: number; most: number }) {
    this.#lng = lng
    this.#lat = lat
    this.#perLng = METERS_PER_DEGREE * Math.cos(lat * RADIANS_PER_DEGREE)
    this.#limit = within * within
    this.#most = most
  }

  isBeyond(boxes: Float64Array, at: number): boolean {
    if (this.#found.length >= this.#most) return true
    const [west, south] = [boxes[at] ?? 0, boxes[at + 1] ?? 0]
    const [east, north] = [boxes[at + 2] ?? 0, boxes[at + 3] ?? 0]
    const x = Math.max(west - this.#lng, this.#lng - east, 0) * this.#perLng
    const y = Math.max(south - this.#lat, this.#lat - north, 0) * METERS_PER_DEGREE
    return x * x + y * y > this.#limit
  }

  look({ lngs, lats, distances }: LineTree, segment: number): void {
    const x = ((lngs[segment] ?? 0) - this.#lng) * this.#perLng
    const y = ((lats[segment] ?? 0) - this.#lat) * METERS_PER_DEGREE
    const dx = ((lngs[segment + 1] ?? 0) - this.#lng) * this.#perLng - x
    const dy = ((lats[segment + 1] ?? 0) - this.#lat) * METERS_PER_DEGREE - y
    const length = dx * dx + dy * dy
    const share = length === 0 ? 0 : Math.max(0, Math.min(1, -(x * dx + y * dy) / length))
    const [offX, offY] = [x + dx * share, y + dy * share]
    const squared = offX * offX + offY * offY
    if (squared > this.#limit) return
    const isSameStretch = segment === this.#last + 1 && x * x + y * y <= this.#limit
    if (!isSameStretch) this.#keep()
    if (!isSameStretch || squared < this.#bestSquared) {
      const start = distances[segment] ?? 0
      this.#bestSquared = squared
      this.#bestMeters = start + ((distances[segment + 1] ?? 0) - start) * share
    }
    this.#last = segment
  }

  finish(): readonly Pass[] {
    this.#keep()
    return this.#found
  }

  #keep(): void {
    if (this.#last >= 0 && this.#found.length < this.#most)
      this.#found.push({ meters: this.#bestMeters, detourMeters: Math.sqrt(this.#bestSquared) })
  }
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
