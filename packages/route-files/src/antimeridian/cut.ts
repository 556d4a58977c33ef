import { type Position, wrapLongitude } from '@mishiori/map-document'
import { nearest, runOn, turnOf, type Vertex } from './run-on.ts'

/** A point of a part, its longitude within ±180. */
export interface CutPoint {
  readonly position: Position
  /** The index in the complete line; null for a point created by the cut. */
  readonly index: number | null
}

/**
 * A line in parts none of which crosses 180°, as RFC 7946 §3.1.9 wants: each ends on the meridian where the next one begins.
 */
export function cutLine(path: readonly Position[]): readonly (readonly CutPoint[])[] {
  const parts: CutPoint[][] = []
  const vertices = runOn(path)
  let world = worldOf(vertices[0]?.lng ?? 0)
  let part: CutPoint[] = []
  for (const [index, vertex] of vertices.entries()) {
    const step = Math.sign(vertex.lng - 360 * world)
    while (Math.abs(vertex.lng - 360 * world) > 180) {
      const meridian = 360 * world + 180 * step
      const last = vertices[index - 1] ?? vertex
      const seam =
        last.lng === meridian ? { ...last, index: index - 1 } : { ...crossing(last, vertex, meridian), index: null }
      if (seam.index === null) part.push(pointOf(seam, world))
      if (part.length > 1) parts.push(part)
      world += step
      part = [pointOf(seam, world)]
    }
    part.push(pointOf({ ...vertex, index }, world))
  }
  return [...parts, part]
}

const pointOf = (vertex: Vertex & { readonly index: number | null }, world: number): CutPoint => ({
  position: within(vertex, world),
  index: vertex.index,
})

/**
 * A ring, closed or not, as closed rings that go counter-clockwise and do not cross 180°. One that goes around a pole is closed along it.
 */
export function cutRing(ring: readonly Position[]): readonly (readonly Position[])[] {
  const around = counterClockwise(closedAtPole(runOn(opened(ring))))
  const worlds = around.map(({ lng }) => worldOf(lng))
  const [first, last] = [Math.min(...worlds), Math.max(...worlds)]
  const parts: (readonly Position[])[] = []
  for (let world = first; world <= last; world++) {
    const east = half([around], { meridian: 360 * world - 180, side: 'east' })
    for (const part of half(east, { meridian: 360 * world + 180, side: 'west' })) {
      const positions = part.map((vertex) => within(vertex, world))
      if (positions[0]) parts.push([...positions, positions[0]])
    }
  }
  return parts
}

function opened(ring: readonly Position[]): readonly Position[] {
  const [first, last] = [ring[0], ring.at(-1)]
  return ring.length > 1 && first?.[0] === last?.[0] && first?.[1] === last?.[1] ? ring.slice(0, -1) : ring
}

const POLE = 90

/** A ring whose longitudes run on once around the Earth does not end where it began: it holds a pole. */
function closedAtPole(ring: readonly Vertex[]): readonly Vertex[] {
  const [first, last] = [ring[0], ring.at(-1)]
  if (!first || !last) return ring
  const end = nearest(first.lng, last.lng)
  if (end === first.lng) return ring
  const pole = ring.reduce((sum, { lat }) => sum + lat, 0) < 0 ? -POLE : POLE
  const corner = (lng: number): Vertex => ({ lng, lat: pole, source: null })
  return [...ring, { ...first, lng: end }, corner(end), corner(first.lng)]
}

const counterClockwise = (ring: readonly Vertex[]) => (turnOf(ring) < 0 ? ring.toReversed() : ring)

interface Half {
  readonly meridian: number
  readonly side: 'east' | 'west'
}

/** The part of counter-clockwise rings on one side of a meridian. */
function half(rings: readonly (readonly Vertex[])[], cut: Half): readonly (readonly Vertex[])[] {
  return rings.flatMap((ring) => {
    const isInside = ({ lng }: Vertex) => (cut.side === 'west' ? lng < cut.meridian : lng > cut.meridian)
    const firstOutside = ring.findIndex((vertex) => !isInside(vertex))
    if (firstOutside < 0) return [ring]
    const inside = chains([...ring.slice(firstOutside), ...ring.slice(0, firstOutside)], cut.meridian, isInside)
    return linked(inside, cut.side)
  })
}

/** The stretches of a ring that lie inside, each from the meridian to the meridian. The ring begins outside. */
function chains(ring: readonly Vertex[], meridian: number, isInside: (vertex: Vertex) => boolean): readonly Vertex[][] {
  const found: Vertex[][] = []
  let chain: Vertex[] | null = null
  for (const [index, vertex] of ring.entries()) {
    const next = ring[(index + 1) % ring.length] ?? vertex
    if (isInside(vertex)) chain?.push(vertex)
    if (isInside(vertex) === isInside(next)) continue
    const seam = crossing(vertex, next, meridian)
    if (chain) found.push([...chain, seam])
    chain = chain ? null : [seam]
  }
  return found
}

/**
 * Links stretches to rings along the meridian: with the inside on the left, one leaves northwards where the inside is
 * west, southwards where it is east, and the next stretch that is met goes on.
 */
function linked(open: readonly Vertex[][], side: Half['side']): readonly (readonly Vertex[])[] {
  const rest = new Set(open)
  const rings: Vertex[][] = []
  for (const first of open) {
    if (!rest.delete(first)) continue
    const ring = [...first]
    for (;;) {
      const end = (ring.at(-1)?.lat ?? 0) * (side === 'west' ? 1 : -1)
      const ahead = (chain: readonly Vertex[]) => (chain[0]?.lat ?? 0) * (side === 'west' ? 1 : -1) - end
      const candidates = [first, ...rest].filter((chain) => ahead(chain) >= 0)
      const next = candidates.reduce(
        (best, chain) => (ahead(chain) < ahead(best) ? chain : best),
        candidates[0] ?? first,
      )
      if (next === first) break
      rest.delete(next)
      ring.push(...next)
    }
    rings.push(ring.filter((vertex, index) => !isSamePlace(vertex, ring.at(index - 1))))
  }
  return rings.filter((ring) => ring.length > 2)
}

const isSamePlace = (a: Vertex, b: Vertex | undefined) => a.lng === b?.lng && a.lat === b.lat

/** Where the segment between two points crosses a meridian; one of the points if it is on the meridian. */
function crossing(from: Vertex, to: Vertex, meridian: number): Vertex {
  if (from.lng === meridian) return from
  if (to.lng === meridian) return to
  const part = (meridian - from.lng) / (to.lng - from.lng)
  return { lng: meridian, lat: from.lat + (to.lat - from.lat) * part, source: null }
}

/** Which turn around the Earth a longitude is in: 0 from -180 to 180. */
const worldOf = (lng: number) => Math.floor((lng + 180) / 360)

/** Its position seen from one turn: as it was, and on the meridian with the sign of its side. */
function within({ lng, lat, source }: Vertex, world: number): Position {
  const rest = lng - 360 * world
  if (Math.abs(rest) === 180) return [rest, lat]
  if (!source) return [rest, lat]
  return [Math.abs(source[0]) > 180 ? wrapLongitude(source[0]) : source[0], lat]
}
