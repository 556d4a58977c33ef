import { haversineDistanceMeters, MAP_LIMITS, type Position } from '@mishiori/map-document'
import type { FoundWay, RoutingAnswer, RoutingQuestion } from '../routing-engine.ts'
import { decodePrecisePolyline } from './precise-polyline.ts'
import { MAX_SNAP_METERS } from './valhalla-request.ts'

/** Rounding and another idea of the Earth may add a little to the farthest allowed road. */
const SNAP_TOLERANCE = 1.02

/** Reads what `route` answered. Nothing is believed: what is no way between these stops is no answer. */
export function readValhallaAnswer(body: unknown, question: RoutingQuestion): RoutingAnswer {
  const way = readTrip(member(body, 'trip'), question)
  if ('problem' in way) return { ok: false, problem: way.problem }
  return { ok: true, ...way, alternatives: readAlternatives(body, way, question) }
}

/** Those that are ways between the stops, each once: rounding can make two of the engine's one. */
function readAlternatives(body: unknown, best: FoundWay, question: RoutingQuestion): readonly FoundWay[] {
  const { alternatives: count = 0 } = question
  const alternates = member(body, 'alternates')
  if (!Array.isArray(alternates)) return []
  const seen = new Set([best.path.join(' ')])
  const ways = alternates.slice(0, count).flatMap((alternate): readonly FoundWay[] => {
    const way = readTrip(member(alternate, 'trip'), question)
    return 'problem' in way ? [] : [way]
  })
  return ways.filter(({ path }) => seen.size < seen.add(path.join(' ')).size)
}

function readTrip(
  trip: unknown,
  { stops }: RoutingQuestion,
): FoundWay | { readonly problem: 'unavailable' | 'notFound' } {
  const shapes = shapesOf(trip)
  const seconds = member(member(trip, 'summary'), 'time')
  if (!shapes || typeof seconds !== 'number' || !(seconds >= 0 && seconds < Number.POSITIVE_INFINITY)) return NO_TRIP
  const path: Position[] = []
  for (const shape of shapes) {
    const leg = decodePrecisePolyline(shape, { maxPoints: MAP_LIMITS.linePoints.max - path.length })
    if (!leg) return NO_TRIP
    for (const position of leg) path.push(position)
  }
  const [start, goal] = [path[0], path.at(-1)]
  if (!start || !goal) return NO_TRIP
  if (!isNear(start, stops[0]) || !isNear(goal, stops.at(-1))) return { problem: 'notFound' }
  return { path: path.length > 1 ? path : [start, start], durationSeconds: Math.round(seconds) }
}

const NO_TRIP = { problem: 'unavailable' } as const

function isNear(end: Position, stop: Position | undefined): boolean {
  return stop !== undefined && haversineDistanceMeters(end, stop) <= MAX_SNAP_METERS * SNAP_TOLERANCE
}

function shapesOf(trip: unknown): readonly string[] | null {
  const legs = member(trip, 'legs')
  if (!Array.isArray(legs) || legs.length === 0) return null
  const shapes: string[] = []
  for (const leg of legs) {
    const shape = member(leg, 'shape')
    if (typeof shape !== 'string') return null
    shapes.push(shape)
  }
  return shapes
}

/** Reads what `height` answered; null without one elevation, or none, for each place. */
export function readValhallaElevations(body: unknown, count: number): readonly (number | null)[] | null {
  const elevations = member(body, 'height')
  if (!Array.isArray(elevations) || elevations.length !== count) return null
  const isKnown = (height: unknown) => height === null || (typeof height === 'number' && Number.isFinite(height))
  return elevations.every(isKnown) ? elevations : null
}

/** A member of a value that may be an object. */
export function member(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
  return Reflect.get(value, name)
}

/** Undefined for invalid JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
