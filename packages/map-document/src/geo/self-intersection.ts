import type { Position } from '../position.ts'
import { longitudeDelta } from './longitude.ts'

/**
 * Whether the sides of a polygon (not closed by a repeated vertex) cross or touch each other. A warning to the author, not a
 * refusal. Compares every pair of sides: meant for the up to some thousand vertices that a person draws. Not `@turf/kinks`, which finds all
 * crossings where one is enough, in six times as long, and takes 180° for a wall.
 */
export function selfIntersects(vertices: readonly Position[]): boolean {
  const ring = onward(vertices)
  const sides = ring.map((from, index) => ({ from, to: ring[(index + 1) % ring.length] ?? from }))
  for (const [index, side] of sides.entries()) {
    for (let other = index + 2; other < sides.length; other++) {
      const isNeighbour = index === 0 && other === sides.length - 1
      const candidate = sides[other]
      if (!isNeighbour && candidate && cross(side, candidate)) return true
    }
  }
  return false
}

interface Side {
  readonly from: Position
  readonly to: Position
}

function cross(a: Side, b: Side): boolean {
  const fromSide = turn(a.from, a.to, b.from)
  const toSide = turn(a.from, a.to, b.to)
  const fromOther = turn(b.from, b.to, a.from)
  const toOther = turn(b.from, b.to, a.to)
  if (fromSide * toSide < 0 && fromOther * toOther < 0) return true
  return (
    (fromSide === 0 && within(a, b.from)) ||
    (toSide === 0 && within(a, b.to)) ||
    (fromOther === 0 && within(b, a.from)) ||
    (toOther === 0 && within(b, a.to))
  )
}

/** Positive when going from `a` over `b` to `c` turns left, negative right, 0 straight. */
function turn(a: Position, b: Position, c: Position): number {
  return Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]))
}

function within({ from, to }: Side, [lng, lat]: Position): boolean {
  return (
    Math.min(from[0], to[0]) <= lng &&
    lng <= Math.max(from[0], to[0]) &&
    Math.min(from[1], to[1]) <= lat &&
    lat <= Math.max(from[1], to[1])
  )
}

function onward(vertices: readonly Position[]): readonly Position[] {
  let lngOnward = vertices[0]?.[0] ?? 0
  return vertices.map(([lng, lat]): Position => {
    lngOnward += longitudeDelta(lngOnward, lng)
    return [lngOnward, lat]
  })
}
