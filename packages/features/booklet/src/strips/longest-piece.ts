import { type Frame, latitudeOf, type PaperSize, type WorldPoint, worldMm } from './frame.ts'
import { between, type MeasuredPath, type PathIndex, pointAt } from './measured-path.ts'

/** What every strip map of a booklet has in common. */
export interface StripWindow {
  readonly size: PaperSize
  /** What a line keeps clear of at each edge. */
  readonly marginMm: number
  readonly scaleDenominator: number
  /** Whether maps have north at their top, or may turn with the way where that takes more of it. */
  readonly heading: 'north' | 'way'
}

export interface Piece {
  readonly to: PathIndex
  readonly frame: Frame
}

/** Maps that turn are tried in these directions; turned half round they are as large. */
const TURN_DEGREES = 5
/** A longer step is taken in several, so that the scale of the far end counts only there. */
const STEPS_ACROSS = 4
const EXACT = 1e-9

/**
 * The longest piece of a path from a place on that one map can hold, and that map. Shorter pieces fit as well, so that
 * taking the longest each time takes the fewest maps.
 */
export function longestPiece(path: MeasuredPath, from: PathIndex, window: StripWindow): Piece {
  const start = pointAt(path, from)
  const growing = new GrowingPiece(start, window)
  let here = start
  for (let index = Math.floor(from); index < path.points.length - 1; index++) {
    const begin = index < from ? from - index : 0
    const end = path.points[index + 1] ?? here
    const steps = Math.max(1, Math.ceil(Math.hypot(end.x - here.x, end.y - here.y) / growing.step))
    const edgeStart = here
    for (let step = 1; step <= steps; step++) {
      const next = between(edgeStart, end, step / steps)
      const taken = growing.extend(here, next)
      if (taken < 1) {
        const to = index + begin + (1 - begin) * ((step - 1 + taken) / steps)
        return { to, frame: growing.frame(start, between(here, next, taken)) }
      }
      here = next
    }
  }
  return { to: path.points.length - 1, frame: growing.frame(start, here) }
}

/** Takes points of a sequence as long as one map can hold them all. */
export function longestRun(points: readonly WorldPoint[], from: number, window: StripWindow): Piece {
  const start = points[from] ?? { x: 0.5, y: 0.5 }
  const growing = new GrowingPiece(start, window)
  let [here, to] = [start, from]
  for (const next of points.slice(from + 1)) {
    if (!growing.extendWholly(here, next)) break
    here = next
    to++
  }
  return { to, frame: growing.frame(start, here) }
}

interface Turned {
  readonly degrees: number
  readonly cos: number
  readonly sin: number
  minU: number
  maxU: number
  minV: number
  maxV: number
}

/** The box around a piece in each direction that it still fits in. */
class GrowingPiece {
  readonly #window: StripWindow
  readonly #inner: PaperSize
  #turned: Turned[]
  /** Of the latitude where the map would be largest: maps that fit by it fit by their own. */
  #mm: number

  constructor(start: WorldPoint, window: StripWindow) {
    const { size, marginMm, heading, scaleDenominator } = window
    this.#window = window
    this.#inner = { widthMm: size.widthMm - 2 * marginMm, heightMm: size.heightMm - 2 * marginMm }
    this.#mm = worldMm(latitudeOf(start), scaleDenominator)
    const turns = heading === 'north' ? 1 : 180 / TURN_DEGREES
    this.#turned = Array.from({ length: turns }, (_, index) => turnedAt(index * TURN_DEGREES, start))
  }

  /** How far a step may go at most, in the world. */
  get step(): number {
    return Math.min(this.#inner.widthMm, this.#inner.heightMm) / this.#mm / STEPS_ACROSS
  }

  /** Takes as much of a step as fits. Answers its share. */
  extend(from: WorldPoint, to: WorldPoint): number {
    const mm = this.#mmWith(from, to)
    const shares = this.#turned.map((turned) => shareInside(turned, { from, to, limit: this.#limit(mm) }))
    const most = Math.max(...shares)
    if (most <= 0) return 0
    this.#turned = this.#turned.filter((_, index) => (shares[index] ?? 0) >= most - EXACT)
    const end = between(from, to, most)
    for (const turned of this.#turned) include(turned, end)
    this.#mm = mm
    return most
  }

  /** Takes a step where all of it fits. */
  extendWholly(from: WorldPoint, to: WorldPoint): boolean {
    const mm = this.#mmWith(from, to)
    const fitting = this.#turned.filter((turned) => shareInside(turned, { from, to, limit: this.#limit(mm) }) >= 1)
    if (fitting.length === 0) return false
    this.#turned = fitting
    for (const turned of fitting) include(turned, to)
    this.#mm = mm
    return true
  }

  /** North is up where that fits as well; a map that is turned is read from below upwards, or from left to right where it is wide. */
  frame(start: WorldPoint, end: WorldPoint): Frame {
    const { size, scaleDenominator } = this.#window
    const limit = this.#limit(this.#mm)
    const slackOf = ({ degrees, ...box }: Turned) =>
      degrees === 0 ? -1 : Math.max((box.maxU - box.minU) / limit.u, (box.maxV - box.minV) / limit.v)
    const best = this.#turned.reduce((least, turned) => (slackOf(turned) < slackOf(least) ? turned : least))
    const { degrees, cos, sin } = best
    const [u, v] = [(best.minU + best.maxU) / 2, (best.minV + best.maxV) / 2]
    const [dx, dy] = [end.x - start.x, end.y - start.y]
    const isUpsideDown = size.widthMm > size.heightMm ? dx * cos + dy * sin < 0 : dy * cos - dx * sin > 0
    return {
      size,
      scaleDenominator,
      center: { x: u * cos - v * sin, y: u * sin + v * cos },
      bearingDegrees: degrees !== 0 && isUpsideDown ? degrees + 180 : degrees,
    }
  }

  #mmWith(from: WorldPoint, to: WorldPoint): number {
    const [a, b] = [latitudeOf(from), latitudeOf(to)]
    const nearest = a * b < 0 ? 0 : Math.min(Math.abs(a), Math.abs(b))
    return Math.max(this.#mm, worldMm(nearest, this.#window.scaleDenominator))
  }

  #limit(mm: number): Limit {
    return { u: this.#inner.widthMm / mm, v: this.#inner.heightMm / mm }
  }
}

interface Limit {
  readonly u: number
  readonly v: number
}

function turnedAt(degrees: number, { x, y }: WorldPoint): Turned {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  const [u, v] = [x * cos + y * sin, y * cos - x * sin]
  return { degrees, cos, sin, minU: u, maxU: u, minV: v, maxV: v }
}

function include(turned: Turned, { x, y }: WorldPoint): void {
  const [u, v] = [x * turned.cos + y * turned.sin, y * turned.cos - x * turned.sin]
  turned.minU = Math.min(turned.minU, u)
  turned.maxU = Math.max(turned.maxU, u)
  turned.minV = Math.min(turned.minV, v)
  turned.maxV = Math.max(turned.maxV, v)
}

interface Step {
  readonly from: WorldPoint
  readonly to: WorldPoint
  readonly limit: Limit
}

/** The share of a step with which the box stays within its limits; below 0 where it is beyond them already. */
function shareInside({ cos, sin, ...box }: Turned, { from, to, limit }: Step): number {
  const across = shareOfAxis([from.x * cos + from.y * sin, to.x * cos + to.y * sin], [box.minU, box.maxU], limit.u)
  const down = shareOfAxis([from.y * cos - from.x * sin, to.y * cos - to.x * sin], [box.minV, box.maxV], limit.v)
  return Math.min(1, across, down)
}

function shareOfAxis([from, to]: [number, number], [min, max]: [number, number], limit: number): number {
  if (max - min > limit) return -1
  if (to > min + limit) return (min + limit - from) / (to - from)
  if (to < max - limit) return (max - limit - from) / (to - from)
  return 1
}
