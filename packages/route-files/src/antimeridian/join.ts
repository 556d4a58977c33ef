import type { Position } from '@mishiori/map-document'
import { runOn, turnOf, type Vertex } from './run-on.ts'

/** Nearer than this, two latitudes on the meridian are one. Degrees. */
const SAME = 1e-9

/** Whether one part of a cut way ends where the next one begins, on the other side of 180°. */
export function isSeam([lngA, latA]: Position, [lngB, latB]: Position): boolean {
  return Math.abs(lngA) === 180 && lngA === -lngB && Math.abs(latA - latB) <= SAME
}

/** Whether a point is on the straight segment between two others, so that a cut may have created it. */
export function isBetween(position: Position, before: Position, after: Position): boolean {
  const [from, at, to] = runOn([before, position, after])
  return from !== undefined && at !== undefined && to !== undefined && isStraight(from, at, to)
}

function isStraight(from: Vertex, at: Vertex, to: Vertex): boolean {
  const [east, north] = [to.lng - from.lng, to.lat - from.lat]
  const away = Math.abs((at.lng - from.lng) * north - (at.lat - from.lat) * east)
  const along = (at.lng - from.lng) * east + (at.lat - from.lat) * north
  const squared = east * east + north * north
  return away <= SAME * Math.sqrt(squared) && along >= 0 && along <= squared
}

/**
 * Puts the rings of one multipolygon together that were cut along 180° (RFC 7946 §3.1.9): those with the same stretch
 * of the meridian, seen from either side. Rings are not closed; pieces that do not fit are unchanged.
 */
export function joinRings(rings: readonly (readonly Position[])[]): readonly (readonly Position[])[] {
  const joined = rings.map((ring) => (turnOf(runOn(ring)) < 0 ? ring.toReversed() : ring))
  const asTheyWere = new Map(joined.map((ring, index) => [ring, rings[index] ?? ring]))
  for (let pair = findPair(joined); pair; pair = findPair(joined)) {
    const [west, east] = pair
    joined.splice(joined.indexOf(west.ring), 1, [...from(west), ...from(east)])
    joined.splice(joined.indexOf(east.ring), 1)
  }
  return joined.map((ring) => (hasJump(ring) ? withoutSeams(ring) : (asTheyWere.get(ring) ?? ring)))
}

interface Stretch {
  readonly ring: readonly Position[]
  /** Where the ring continues after the segment. */
  readonly index: number
}

/** The ring from the end of a stretch to its beginning. */
const from = ({ ring, index }: Stretch) => [...ring.slice(index), ...ring.slice(0, index)]

/** No map is cut into more, and looking at all pairs of more would take long. */
const MOST_PAIRS = 1_000_000

/** Two rings that share a stretch: one goes along it northwards with the meridian in its east, the other southwards. */
function findPair(rings: readonly (readonly Position[])[]): readonly [west: Stretch, east: Stretch] | null {
  const [wests, easts] = [stretches(rings, 180), stretches(rings, -180)]
  if (wests.length * easts.length > MOST_PAIRS) return null
  for (const west of wests) {
    const east = easts.find((other) => other.ring !== west.ring && isShared(west, other))
    if (east) return [west, east]
  }
  return null
}

function stretches(rings: readonly (readonly Position[])[], meridian: number): readonly Stretch[] {
  return rings.flatMap((ring) =>
    ring.flatMap(([lng], index) => (lng === meridian && ring.at(index - 1)?.[0] === meridian ? [{ ring, index }] : [])),
  )
}

function isShared(a: Stretch, b: Stretch): boolean {
  const [fromA, toA] = [a.ring.at(a.index - 1), a.ring[a.index]]
  const [fromB, toB] = [b.ring.at(b.index - 1), b.ring[b.index]]
  return !!fromA && !!toA && !!fromB && !!toB && isSeam(fromA, toB) && isSeam(toA, fromB)
}

/** Whether a ring goes from one side of the meridian to the other at one place, as one around a pole does. */
const hasJump = (ring: readonly Position[]) =>
  ring.some((position, index) => isSeam(position, ring.at(index - 1) ?? position))

/** A ring without the points on the meridian that a cut made. */
function withoutSeams(ring: readonly Position[]): readonly Position[] {
  const distinct = ring.filter((position, index) => !isSeam(position, ring.at(index - 1) ?? position))
  return distinct.filter((position, index) => {
    const [before, after] = [distinct.at(index - 1), distinct[(index + 1) % distinct.length]]
    return Math.abs(position[0]) !== 180 || !before || !after || !isBetween(position, before, after)
  })
}
