import { haversineDistanceMeters, type Position } from '@mishiori/map-document'
import { type PlaceOnEdge, type Segment, snappedSegments, wholeMeters } from './snapped-stretches.ts'
import type { ShapedEdge } from './traced-edges.ts'

/** A point of a way. */
interface SnappedPoint {
  readonly position: Position
  /** Beside which point of the path, as its index with the fraction to the next one. Never less than that of the point before. */
  readonly at: number
}

/** A part of a path that follows ways, with them. */
export interface SnappedRun {
  /** Indices of its first and its last point of the path. */
  readonly from: number
  readonly to: number
  readonly points: readonly SnappedPoint[]
  /** How far each of its points of the path was from its way. */
  readonly offMeters: readonly number[]
}

interface Snapped {
  readonly edges: readonly ShapedEdge[]
  /** Of all edges, one after the other. */
  readonly shape: readonly Position[]
  readonly path: readonly Position[]
  /** Indices of points: what lies between each and the next one is not asked about. */
  readonly skipped: ReadonlySet<number>
}

/** The ways below a path whose points were snapped, as they lie on the map. Null without one match for each point. */
export function snappedRuns(points: unknown, { edges, shape, path, skipped }: Snapped): readonly SnappedRun[] | null {
  const segments = snappedSegments(points, edges, path)
  if (!segments || edges.some(({ end }) => end >= shape.length)) return null
  const runs: SnappedRun[] = []
  let from = 0
  for (let index = 0; index <= segments.length; index++) {
    const segment = segments[index]
    if (segment?.ends && !skipped.has(index)) continue
    if (index > from) runs.push(runOf(segments.slice(from, index), from, { edges, shape }))
    from = index + 1
  }
  return runs
}

function runOf(segments: readonly Segment[], from: number, ways: Pick<Snapped, 'edges' | 'shape'>): SnappedRun {
  const ends = segments.flatMap((segment) => (segment.ends ? [segment.ends] : []))
  const places = ends.flatMap(([first, second], index) => (index === 0 ? [first, second] : [second]))
  let here: PlaceOnEdge = places[0] ?? { at: 0, part: 0 }
  const points: SnappedPoint[] = []
  const add = (position: Position | undefined, at: number) => {
    const last = points.at(-1)?.position
    if (position && !(last && last[0] === position[0] && last[1] === position[1])) points.push({ position, at })
  }
  add(positionOn(here, ways), from)
  for (const [index, place] of places.slice(1).entries()) {
    // A receiver that errs backwards leads nobody back.
    if (place.at < here.at || (place.at === here.at && place.part <= here.part)) continue
    const { passed, meters } = verticesBetween(here, place, ways)
    for (const vertex of passed) add(vertex.position, from + index + (meters > 0 ? vertex.meters / meters : 0))
    here = place
  }
  const to = from + segments.length
  add(positionOn(here, ways), to)
  const last = points.at(-1)
  // The last vertex may be where the run ends.
  if (last && last.at < to) points.splice(points.length > 1 ? -1 : 1, 1, { ...last, at: to })
  return { from, to, points, offMeters: places.map(({ offset }) => Math.hypot(...offset)) }
}

/** The part of an edge that was gone along, with the place of each of its points on the whole edge. */
function verticesOf({ begin, end, source, target }: ShapedEdge, shape: readonly Position[]) {
  const path = shape.slice(begin, end + 1)
  let meters = 0
  const along = path.map((position, index) => {
    const before = path[index - 1]
    meters += before ? haversineDistanceMeters(before, position) : 0
    return meters
  })
  return path.map((position, index) => ({
    position,
    part: meters > 0 ? source + (target - source) * ((along[index] ?? 0) / meters) : source,
  }))
}

interface Passed {
  readonly position: Position
  /** From the first of both places. */
  readonly meters: number
}

function verticesBetween(from: PlaceOnEdge, to: PlaceOnEdge, { edges, shape }: Pick<Snapped, 'edges' | 'shape'>) {
  const passed: Passed[] = []
  let meters = 0
  for (let at = from.at; at <= to.at; at++) {
    const edge = edges[at]
    if (!edge) continue
    const whole = wholeMeters(edge)
    const first = at === from.at ? from.part : edge.source
    const last = at === to.at ? to.part : edge.target
    for (const { position, part } of verticesOf(edge, shape)) {
      if (part > first && part <= last) passed.push({ position, meters: meters + (part - first) * whole })
    }
    meters += Math.max(0, last - first) * whole
  }
  return { passed, meters }
}

function positionOn(
  { at, part }: PlaceOnEdge,
  { edges, shape }: Pick<Snapped, 'edges' | 'shape'>,
): Position | undefined {
  const edge = edges[at]
  const vertices = edge ? verticesOf(edge, shape) : []
  const next = vertices.findIndex((vertex) => vertex.part >= part)
  const [before, after] = [vertices[next - 1], vertices[next]]
  if (!after) return vertices.at(-1)?.position
  if (!before || after.part === before.part) return after.position
  const share = (part - before.part) / (after.part - before.part)
  const between = (one: number, other: number) => fiveDecimals(one + (other - one) * share)
  return [between(before.position[0], after.position[0]), between(before.position[1], after.position[1])]
}

/** As exact as positions of maps. */
const fiveDecimals = (degrees: number) => Math.round(degrees * 1e5) / 1e5
