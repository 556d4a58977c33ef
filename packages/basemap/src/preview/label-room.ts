import type { Box } from './clip.ts'
import type { Frame, PicturePadding, Point } from './frame.ts'

/** CSS pixels between a label and the edge of the picture. */
const EDGE = 10
/** More padding than this is for what covers the picture; less is room for pins. */
const COVERED_FROM = 72
/** CSS pixels between labels. */
const BETWEEN = 4
/** CSS pixels of the squares in which it is noted where the route runs. */
const SQUARE = 6

/** Where a picture has room for labels: not on each other, nor on pins, nor on the route, nor below what covers it. */
export class LabelRoom {
  readonly #boxes: Box[] = []
  readonly #route = new Set<string>()
  readonly #square: number
  readonly #between: number
  readonly inner: Box

  constructor({ width, height, size }: Frame, padding: PicturePadding | undefined) {
    const edge = (covered = 0) => size.scale * (covered > COVERED_FROM ? covered : EDGE)
    this.#square = SQUARE * size.scale
    this.#between = BETWEEN * size.scale
    this.inner = {
      left: edge(padding?.left),
      top: edge(padding?.top),
      right: width - edge(padding?.right),
      bottom: height - edge(padding?.bottom),
    }
  }

  addRoute(path: readonly Point[]): void {
    for (const [index, to] of path.entries()) {
      const from = path[index - 1] ?? to
      const steps = Math.min(2_000, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / this.#square))
      for (let step = 0; step <= steps; step++) {
        const share = steps === 0 ? 0 : step / steps
        this.#route.add(this.#squareOf(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share))
      }
    }
  }

  occupy({ left, top, right, bottom }: Box): void {
    const more = this.#between
    this.#boxes.push({ left: left - more, top: top - more, right: right + more, bottom: bottom + more })
  }

  /** @param mayCross the route, as the name of a spot on it may where nothing else is left. */
  isFree(box: Box, mayCross = false): boolean {
    const { left, top, right, bottom } = this.inner
    if (box.left < left || box.top < top || box.right > right || box.bottom > bottom) return false
    return !this.#boxes.some((other) => overlap(box, other)) && (mayCross || !this.#isOnRoute(box))
  }

  #isOnRoute(box: Box): boolean {
    for (let x = box.left; x < box.right + this.#square; x += this.#square) {
      for (let y = box.top; y < box.bottom + this.#square; y += this.#square) {
        if (this.#route.has(this.#squareOf(Math.min(x, box.right), Math.min(y, box.bottom)))) return true
      }
    }
    return false
  }

  #squareOf(x: number, y: number): string {
    return `${Math.floor(x / this.#square)} ${Math.floor(y / this.#square)}`
  }
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
