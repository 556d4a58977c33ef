import { METERS_PER_DEGREE, type Position, wrapLongitude } from '@mishiori/map-document'
import { type Box, LineTree, type Pass } from './line-tree.ts'
import type { WaysideIndex } from './open-wayside.ts'
import { rowOf } from './wayside-layout.ts'
import type { WaysideKind } from './wayside-place.ts'

export interface AlongQuestion {
  readonly path: readonly Position[]
  readonly withinMeters: number
  /** All when absent. */
  readonly kinds?: ReadonlySet<WaysideKind>
  /** The search ends when so many are known, the first along the line. */
  readonly limit?: number
}

/** A place that the line passes; `place` is its number in the index. */
export interface PlaceAlong extends Pass {
  readonly place: number
}

export interface Along {
  /** In the order of the line; a place that it passes twice is there twice. */
  readonly places: readonly PlaceAlong[]
  /** Whether the limit left some out. */
  readonly hasMore: boolean
  /** What there is around the first and the last position: the nearest station, else the nearest stop. */
  readonly start: PlaceAlong | null
  readonly end: PlaceAlong | null
  /** So much of the line is where the extracts have nothing at all. */
  readonly unknownMeters: number
  readonly lengthMeters: number
  /** The same of the first position, for lines without length. */
  readonly isStartKnown: boolean
}

const END_METERS = 500
/** So long the search keeps the thread before others get their turn. */
const TURN_MS = 6
/** Steps between two looks at the clock. */
const STRIDE = 256
/** So many times the limit are held before the last along the line are let go: lines can pass many places thousands of times. */
const HELD = 8
/** The line is asked at least so often whether it is in known land; segments that span continents, less often. */
const COVERAGE_STEP_METERS = 500
const COVERAGE_STEPS = 50
const RADIANS_PER_DEGREE = Math.PI / 180

/** What an index has along a line. Long searches let others run meanwhile. */
export async function findAlong(index: WaysideIndex, question: AlongQuestion): Promise<Along> {
  const { path, limit = Number.POSITIVE_INFINITY } = question
  const pause = turns()
  const line = new LineTree(path)
  const places = await passedPlaces(index, line, { ...question, limit, pause })
  const [first, last] = [path[0], path.at(-1)]
  const lengthMeters = line.distances.at(-1) ?? 0
  const end = last && terminusAt(index, last)
  return {
    places: places.slice(0, limit),
    hasMore: places.length > limit,
    start: first ? terminusAt(index, first) : null,
    end: end ? { ...end, meters: lengthMeters } : null,
    unknownMeters: await unknownOf(line, index, pause),
    lengthMeters,
    isStartKnown: first !== undefined && index.covers(...first),
  }
}

type Search = Omit<AlongQuestion, 'path'> & { readonly limit: number; readonly pause: () => Promise<void> }

/** Piece by piece: what the line passes in a piece is near it, so that pieces beyond the limit need not be looked at. */
async function passedPlaces(index: WaysideIndex, line: LineTree, { withinMeters, kinds, limit, pause }: Search) {
  const seen = new Set<number>()
  const places: PlaceAlong[] = []
  for (const { boxes, endMeters } of line.pieces()) {
    for (const { from, to, around } of rangesOf(index, boxes, withinMeters)) {
      for (let place = from; place < to; place++) {
        if (place % STRIDE === 0) await pause()
        if (seen.has(place) || (kinds && !kinds.has(index.kind(place)))) continue
        seen.add(place)
        const passes = line.passes([index.lng(place) + around, index.lat(place)], withinMeters, limit + 1)
        for (const pass of passes) places.push({ place, ...pass })
        if (places.length > HELD * (limit + 1)) places.sort(byProgress).length = limit + 1
      }
    }
    if (places.length > limit && places.filter(({ meters }) => meters <= endMeters).length > limit) break
  }
  return places.sort(byProgress)
}

function byProgress(a: PlaceAlong, b: PlaceAlong): number {
  return a.meters - b.meters || a.detourMeters - b.detourMeters || a.place - b.place
}

/** @returns what waits for the next turn of the thread when this one has lasted long enough. */
function turns(): () => Promise<void> {
  let began = performance.now()
  return async () => {
    if (performance.now() - began < TURN_MS) return
    await new Promise(setImmediate)
    began = performance.now()
  }
}

/** The places of an index that may be within reach of some boxes; `around` is the longitude to add as seen from there. */
function* rangesOf(index: WaysideIndex, boxes: readonly Box[], withinMeters: number) {
  for (const { row, west, east } of stretchesOf(boxes, withinMeters)) {
    const around = 360 * Math.floor((west + 180) / 360)
    const [from, to] = index.range({ row, west: west - around, east: east - around })
    yield { from, to, around }
  }
}

interface Stretch {
  readonly row: number
  readonly west: number
  readonly east: number
}

/** The parts of rows that are within reach of a line, each once; none crosses ±180°. */
function stretchesOf(boxes: readonly Box[], withinMeters: number): readonly Stretch[] {
  const rows = new Map<number, [west: number, east: number][]>()
  const reachLat = withinMeters / METERS_PER_DEGREE
  for (const [west, south, east, north] of boxes) {
    const farthest = Math.min(89, Math.max(Math.abs(south), Math.abs(north)) + reachLat)
    const reachLng = reachLat / Math.cos(farthest * RADIANS_PER_DEGREE)
    for (let row = rowOf(south - reachLat); row <= rowOf(north + reachLat); row++) {
      const intervals = rows.get(row)
      if (intervals) intervals.push([west - reachLng, east + reachLng])
      else rows.set(row, [[west - reachLng, east + reachLng]])
    }
  }
  return [...rows].flatMap(([row, intervals]) =>
    joined(intervals)
      .flatMap(splitAtDateLine)
      .map(([west, east]) => ({ row, west, east })),
  )
}

function joined(intervals: [west: number, east: number][]): readonly [number, number][] {
  const whole: [number, number][] = []
  for (const [west, east] of intervals.sort((a, b) => a[0] - b[0])) {
    const last = whole.at(-1)
    if (last && west <= last[1]) last[1] = Math.max(last[1], east)
    else whole.push([west, east])
  }
  return whole
}

function splitAtDateLine([west, east]: readonly [number, number]): readonly [number, number][] {
  const line = 360 * Math.floor((west + 180) / 360) + 180
  // Just before: the meridian itself belongs to the other side.
  return east <= line ? [[west, east]] : [[west, line - 1e-9], ...splitAtDateLine([line, east])]
}

/** The nearest station, else the nearest stop. */
function terminusAt(index: WaysideIndex, [lng, lat]: Position): PlaceAlong | null {
  const at: Position = [wrapLongitude(lng), lat]
  const spot = new LineTree([at])
  const near: PlaceAlong[] = []
  for (const { from, to, around } of rangesOf(index, [[...at, ...at]], END_METERS)) {
    for (let place = from; place < to; place++) {
      if (!/^(station|stop)$/.test(index.kind(place))) continue
      for (const pass of spot.passes([index.lng(place) + around, index.lat(place)], END_METERS, 1)) {
        near.push({ place, ...pass })
      }
    }
  }
  const rank = ({ place }: PlaceAlong) => Number(index.kind(place) === 'stop')
  near.sort((a, b) => rank(a) - rank(b) || a.detourMeters - b.detourMeters)
  return near[0] ?? null
}

async function unknownOf(line: LineTree, index: WaysideIndex, pause: () => Promise<void>): Promise<number> {
  const { lngs, lats, distances } = line
  let unknown = 0
  for (let segment = 0; segment + 1 < distances.length; segment++) {
    if (segment % STRIDE === 0) await pause()
    const [lng = 0, lat = 0, toLng = 0, toLat = 0] = [
      lngs[segment],
      lats[segment],
      lngs[segment + 1],
      lats[segment + 1],
    ]
    const meters = (distances[segment + 1] ?? 0) - (distances[segment] ?? 0)
    const steps = Math.max(1, Math.min(COVERAGE_STEPS, Math.ceil(meters / COVERAGE_STEP_METERS)))
    for (let step = 0; step < steps; step++) {
      const share = (step + 0.5) / steps
      if (!index.covers(lng + (toLng - lng) * share, lat + (toLat - lat) * share)) unknown += meters / steps
    }
  }
  return unknown
}
