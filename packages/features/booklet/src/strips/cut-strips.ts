import { type AnyLine, type MapDocument, type MapObjectId, mainLine, objectBounds } from '@mishiori/map-document'
import { type Frame, isOnPaper, paperOf, toWorld, unwrapPoints, type WorldPoint } from './frame.ts'
import { longestPiece, longestRun, type StripWindow } from './longest-piece.ts'
import { indexAt, type MeasuredPath, measurePath, metersAt, type PathIndex } from './measured-path.ts'
import { reachInFrame } from './reach-in-frame.ts'

/** A part of a line on one strip map. */
export interface Stretch {
  readonly lineId: MapObjectId
  readonly from: PathIndex
  readonly to: PathIndex
  readonly fromMeters: number
  readonly toMeters: number
  /** Numbers of the strips that the line comes from and continues in. */
  readonly previous: number | null
  readonly next: number | null
}

/** One map. A line that comes by again, as on the way back, has several stretches on it. */
export interface Strip {
  /** From 1. */
  readonly number: number
  readonly frame: Frame
  readonly stretches: readonly Stretch[]
}

export interface CutLine {
  readonly line: AnyLine
  readonly path: MeasuredPath
}

/** The overlap of consecutive maps along the route, measured on paper. */
export const OVERLAP_MM = 10
/** An earlier map is used again when it shows at least this share of what a new one would. */
const MIN_REUSE_SHARE = 0.6
/** Where maps are not made for a line or a spot, it may come this near to their edges. */
export const INNER_MARGIN_MM = 4

/**
 * The strip maps of a document, or null where they would be more than `maxStrips`. The main line comes first, then
 * the others in their order; then spots that lie on none of the maps. Each line lies wholly in the maps' inner areas.
 */
export function cutStrips(document: MapDocument, window: StripWindow, maxStrips: number): readonly Strip[] | null {
  const cutter = new StripCutter(window, maxStrips)
  for (const cut of linesToCut(document)) {
    if (!cutter.addLine(cut)) return null
  }
  return cutter.addPoints(pointsToShow(document)) ? cutter.strips() : null
}

/** The lines in the order in which they are cut. */
export function linesToCut(document: MapDocument): readonly CutLine[] {
  const lines = document.layers.flatMap(({ objects }) =>
    objects.filter((object): object is AnyLine => 'path' in object && object.path.length > 1),
  )
  const main = mainLine(document)
  const inOrder = main && lines.includes(main) ? [main, ...lines.filter((line) => line !== main)] : lines
  return inOrder.map((line) => ({ line, path: measurePath(line.path) }))
}

/** Spots, or where there is nothing else the corners of shapes. */
function pointsToShow({ layers }: MapDocument): readonly WorldPoint[] {
  const objects = layers.flatMap((layer) => layer.objects)
  const spots = objects.flatMap((object) => (object.kind === 'spot' ? [toWorld(object.position)] : []))
  if (spots.length > 0 || objects.some((object) => 'path' in object)) return unwrapPoints(spots)
  const corners = objects.flatMap((object) => {
    const box = objectBounds(object)
    return box ? [toWorld([box[0], box[1]]), toWorld([box[2], box[3]])] : []
  })
  return unwrapPoints(corners)
}

interface Part extends Omit<Stretch, 'previous' | 'next'> {
  readonly frameIndex: number
}

class StripCutter {
  readonly #window: StripWindow
  readonly #maxStrips: number
  readonly #frames: Frame[] = []
  readonly #lines: Part[][] = []

  constructor(window: StripWindow, maxStrips: number) {
    this.#window = window
    this.#maxStrips = maxStrips
  }

  /** Answers whether there were maps enough. */
  addLine({ line, path }: CutLine): boolean {
    const parts: Part[] = []
    this.#lines.push(parts)
    const end = path.points.length - 1
    let done = 0
    while (parts.length === 0 || done < end) {
      const from = this.#startOf(path, parts.at(-1))
      const { to, frameIndex } = this.#next(path, from, done)
      if (this.#frames.length > this.#maxStrips) return false
      const [fromMeters, toMeters] = [metersAt(path, from), metersAt(path, to)]
      parts.push({ lineId: line.id, frameIndex, from, to, fromMeters, toMeters })
      done = to
    }
    return true
  }

  addPoints(points: readonly WorldPoint[]): boolean {
    const { size } = this.#window
    const isShown = (point: WorldPoint) =>
      this.#frames.some((frame) => isOnPaper(paperOf(frame)(point), size, INNER_MARGIN_MM))
    const left = points.filter((point) => !isShown(point))
    for (let from = 0; from < left.length; ) {
      const { to, frame } = longestRun(left, from, { ...this.#window, heading: 'north' })
      this.#frames.push(frame)
      if (this.#frames.length > this.#maxStrips) return false
      from = to + 1
    }
    return true
  }

  strips(): readonly Strip[] {
    const stretches = this.#lines.flatMap((parts) =>
      parts.map(({ frameIndex, ...part }, index) => ({
        frameIndex,
        stretch: {
          ...part,
          previous: numberOf(parts[index - 1]),
          next: numberOf(parts[index + 1]),
        },
      })),
    )
    return this.#frames.map((frame, index) => ({
      number: index + 1,
      frame,
      stretches: stretches.filter(({ frameIndex }) => frameIndex === index).map(({ stretch }) => stretch),
    }))
  }

  /** A stretch begins a little before the last one ended. */
  #startOf(path: MeasuredPath, last: Part | undefined): PathIndex {
    if (!last) return 0
    const shared = (OVERLAP_MM / 1000) * this.#window.scaleDenominator
    const meters = Math.min(shared, (last.toMeters - last.fromMeters) / 2)
    return indexAt(path, last.toMeters - meters)
  }

  #next(path: MeasuredPath, from: PathIndex, done: PathIndex): { to: PathIndex; frameIndex: number } {
    const fresh = longestPiece(path, from, this.#window)
    const gain = (to: PathIndex) => metersAt(path, to) - metersAt(path, done)
    let best = { to: done, frameIndex: -1 }
    for (const [frameIndex, frame] of this.#frames.entries()) {
      const to = reachInFrame(path, from, frame, INNER_MARGIN_MM)
      if (to !== null && to > best.to) best = { to, frameIndex }
    }
    if (best.to > done && gain(best.to) >= MIN_REUSE_SHARE * gain(fresh.to)) return best
    this.#frames.push(fresh.frame)
    return { to: fresh.to, frameIndex: this.#frames.length - 1 }
  }
}

const numberOf = (part: Part | undefined) => (part ? part.frameIndex + 1 : null)
