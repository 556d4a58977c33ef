import type { AnyLine } from '../map-object.ts'
import { mapSeries, type PathSeries } from '../path-series.ts'
import type { Position } from '../position.ts'
import { type PlaneArea, positionOnSegment, type Stretch } from './hidden-area.ts'

/** A part of a line that stays. */
export type LinePiece = PathSeries & { readonly path: readonly Position[] }

/** A vertex of the line by its index, or a position on an area's edge, which the line had no vertex at. */
type PiecePoint = number | Position

/**
 * What is left of a line outside the areas, in its order: cut at their edges, where no source gave an elevation, a
 * time or a measurement. Pieces without two different positions are left out.
 *
 * @returns null when no area touches it.
 */
export function cutLine(line: AnyLine, areas: readonly PlaneArea[]): readonly LinePiece[] | null {
  const { path } = line
  const pieces: PiecePoint[][] = [[]]
  let isTouched = false
  const end = () => pieces.push([])
  const add = (point: PiecePoint) => pieces.at(-1)?.push(point)
  for (const [index, position] of path.entries()) {
    const previous = path[index - 1]
    for (const { from, to } of previous ? stretchesInside(previous, position, areas) : []) {
      if (!previous) continue
      isTouched = true
      if (from > 0) add(positionOnSegment(previous, position, from))
      end()
      if (to < 1) add(positionOnSegment(previous, position, to))
    }
    if (areas.some((area) => area.holds(position))) {
      isTouched = true
      end()
    } else {
      add(index)
    }
  }
  return isTouched ? pieces.map((points) => toPiece(line, points)).filter(isLongEnough) : null
}

/** Stretches of a segment that are inside any area, in order, joined where they meet. */
function stretchesInside(from: Position, to: Position, areas: readonly PlaneArea[]): readonly Stretch[] {
  const inside = areas.flatMap((area) => area.stretchInside(from, to) ?? [])
  if (inside.length < 2) return inside
  const joined: Stretch[] = []
  for (const stretch of inside.sort((one, other) => one.from - other.from)) {
    const last = joined.at(-1)
    if (last && stretch.from <= last.to) joined[joined.length - 1] = { ...last, to: Math.max(last.to, stretch.to) }
    else joined.push(stretch)
  }
  return joined
}

function toPiece(line: AnyLine, points: readonly PiecePoint[]): LinePiece {
  return {
    path: points.flatMap((point) => (typeof point === 'number' ? line.path.slice(point, point + 1) : [point])),
    ...mapSeries(line, (values) => points.map((point) => (typeof point === 'number' ? (values[point] ?? null) : null))),
  }
}

function isLongEnough({ path }: LinePiece): boolean {
  const [first] = path
  return first !== undefined && path.some(([lng, lat]) => lng !== first[0] || lat !== first[1])
}
