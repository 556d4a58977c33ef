import type { Position } from '../position.ts'
import { METERS_PER_DEGREE, RADIANS_PER_DEGREE } from './distance.ts'
import { longitudeDelta } from './longitude.ts'

/**
 * Douglas-Peucker without recursion: keeps the first and last position and every one farther than `toleranceMeters`
 * from the line between its kept neighbours. Works across 180°. Not `@turf/simplify`, whose tolerance is in degrees,
 * narrower towards the poles, and for which 180° is a wall.
 *
 * @returns the positions that stay, as the same values in the same order.
 */
export function simplifyPath(path: readonly Position[], toleranceMeters: number): readonly Position[] {
  return simplifiedIndexes(path, toleranceMeters).flatMap((index) => path.slice(index, index + 1))
}

/** As {@link simplifyPath}, the indexes of the positions that stay. */
export function simplifiedIndexes(path: readonly Position[], toleranceMeters: number): readonly number[] {
  const { xs, ys } = projected(path)
  const kept = new Uint8Array(path.length)
  const open: (readonly [first: number, last: number])[] = [[0, path.length - 1]]
  for (let span = open.pop(); span; span = open.pop()) {
    const [first, last] = span
    kept[first] = 1
    kept[last] = 1
    const farthest = findFarthest(xs, ys, span)
    if (!farthest || farthest.squaredMeters <= toleranceMeters ** 2) continue
    open.push([first, farthest.index], [farthest.index, last])
  }
  return Array.from(kept.keys()).filter((index) => kept[index] === 1)
}

/** Metres on a plane that is unrolled along the path, so that the scale is right where each segment lies; longitudes run on across 180°. */
function projected(path: readonly Position[]): { readonly xs: Float64Array; readonly ys: Float64Array } {
  const xs = new Float64Array(path.length)
  const ys = new Float64Array(path.length)
  let x = 0
  let [lngBefore, latBefore] = path[0] ?? [0, 0]
  for (const [index, [lng, lat]] of path.entries()) {
    const squeeze = Math.cos(((latBefore + lat) / 2) * RADIANS_PER_DEGREE)
    x += longitudeDelta(lngBefore, lng) * squeeze * METERS_PER_DEGREE
    xs[index] = x
    ys[index] = lat * METERS_PER_DEGREE
    lngBefore = lng
    latBefore = lat
  }
  return { xs, ys }
}

function findFarthest(
  xs: Float64Array,
  ys: Float64Array,
  [first, last]: readonly [number, number],
): { readonly index: number; readonly squaredMeters: number } | null {
  const at = (values: Float64Array, index: number) => values[index] ?? 0
  const fromX = at(xs, first)
  const fromY = at(ys, first)
  const deltaX = at(xs, last) - fromX
  const deltaY = at(ys, last) - fromY
  const lengthSquared = deltaX ** 2 + deltaY ** 2
  let farthest: { index: number; squaredMeters: number } | null = null
  for (let index = first + 1; index < last; index++) {
    const x = at(xs, index) - fromX
    const y = at(ys, index) - fromY
    const along = lengthSquared === 0 ? 0 : Math.max(0, Math.min(1, (x * deltaX + y * deltaY) / lengthSquared))
    const squaredMeters = (x - deltaX * along) ** 2 + (y - deltaY * along) ** 2
    if (!farthest || squaredMeters > farthest.squaredMeters) farthest = { index, squaredMeters }
  }
  return farthest
}
