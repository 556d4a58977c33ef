import { haversineDistanceMeters, MAP_LIMITS, type Position } from '@mishiori/map-document'
import { type ReachAnswer, type ReachArea, type ReachQuestion, UNAVAILABLE } from '../routing-engine.ts'
import { member } from './valhalla-answer.ts'
import { costingMembers, MAX_SNAP_METERS } from './valhalla-request.ts'

/** Metres by which outlines may be simpler than the ways that they go around. */
const GENERALIZE_METERS = 20
/** Of the largest area, below which others are left out: single streets that a grid of the engine just touches. */
const DENOISE = 0.1
/** Nobody is faster on the ground. */
const FASTEST_KILOMETERS_PER_HOUR = 150
/** Outlines go around cells of the engine's grid. */
const BEYOND_KILOMETERS = 3
const MAX_AREAS = 100

/** The body of Valhalla's `isochrone`: one area of time or of distance. */
export function valhallaReachRequest({ origin: [lon, lat], within, ...way }: ReachQuestion): string {
  return JSON.stringify({
    locations: [{ lon, lat, search_cutoff: MAX_SNAP_METERS }],
    ...costingMembers(way),
    contours: ['minutes' in within ? { time: within.minutes } : { distance: within.kilometers }],
    polygons: true,
    denoise: DENOISE,
    generalize: GENERALIZE_METERS,
  })
}

/** Reads what `isochrone` answered. Nothing is believed: what lies farther away than anybody comes is no answer. */
export function readValhallaReach(body: unknown, question: ReachQuestion): ReachAnswer {
  const features = member(body, 'features')
  if (!Array.isArray(features) || features.length > MAX_AREAS) return UNAVAILABLE
  const areas: ReachArea[] = []
  for (const feature of features) {
    const area = readArea(member(feature, 'geometry'), question)
    if (!area) return UNAVAILABLE
    areas.push(area)
  }
  return areas.length > 0 ? { ok: true, areas } : { ok: false, problem: 'notFound' }
}

function readArea(geometry: unknown, question: ReachQuestion): ReachArea | null {
  const rings = member(geometry, 'coordinates')
  if (member(geometry, 'type') !== 'Polygon' || !Array.isArray(rings)) return null
  const [outer, ...holes] = rings.map((ring) => readRing(ring, question))
  return outer && holes.every((hole) => hole !== null) ? { outer, holes } : null
}

function readRing(ring: unknown, { origin, within }: ReachQuestion): readonly Position[] | null {
  if (!Array.isArray(ring) || ring.length < 4 || ring.length > MAP_LIMITS.linePoints.max) return null
  const kilometers = 'kilometers' in within ? within.kilometers : (within.minutes / 60) * FASTEST_KILOMETERS_PER_HOUR
  const maxMeters = (kilometers + BEYOND_KILOMETERS) * 1_000
  const isNear = (position: Position) => haversineDistanceMeters(origin, position) <= maxMeters
  const positions = ring.map(readPosition)
  return positions.every((position) => position !== null && isNear(position)) ? positions.filter(isPosition) : null
}

function readPosition(value: unknown): Position | null {
  const [lng, lat]: readonly unknown[] = Array.isArray(value) ? value : []
  const isOnMap = typeof lng === 'number' && typeof lat === 'number' && Math.abs(lng) <= 180 && Math.abs(lat) <= 90
  return isOnMap ? [lng, lat] : null
}

const isPosition = (position: Position | null): position is Position => position !== null
