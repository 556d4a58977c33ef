import type { Frame, Point } from './frame.ts'

/** Outlines are cut this far outside the picture, where no stroke shows. */
const MARGIN = 32

/** Whether any of the points' box is in or near the picture. */
export function touchesFrame(points: readonly Point[], { width, height }: Frame): boolean {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { x, y } of points) {
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return right > -MARGIN && bottom > -MARGIN && left < width + MARGIN && top < height + MARGIN
}

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The part of `box` in and near the picture. */
export function nearPicture(box: Box, { width, height }: Frame): Box {
  return {
    left: Math.max(box.left, -MARGIN),
    top: Math.max(box.top, -MARGIN),
    right: Math.min(box.right, width + MARGIN),
    bottom: Math.min(box.bottom, height + MARGIN),
  }
}

/** The part of a ring inside a box (Sutherland–Hodgman). */
export function clipRing(ring: readonly Point[], box: Box): readonly Point[] {
  const sides: readonly ['x' | 'y', number, 1 | -1][] = [
    ['x', box.left, 1],
    ['x', box.right, -1],
    ['y', box.top, 1],
    ['y', box.bottom, -1],
  ]
  return sides.reduce<readonly Point[]>((points, [axis, edge, sign]) => {
    const isInside = (point: Point) => sign * (point[axis] - edge) >= 0
    return points.flatMap((point, index) => {
      const previous = points.at(index - 1) ?? point
      const kept = isInside(point) ? [point] : []
      return isInside(previous) === isInside(point) ? kept : [crossing(previous, point, axis, edge), ...kept]
    })
  }, ring)
}

function crossing(from: Point, to: Point, axis: 'x' | 'y', edge: number): Point {
  const share = (edge - from[axis]) / (to[axis] - from[axis])
  return { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) }
}
