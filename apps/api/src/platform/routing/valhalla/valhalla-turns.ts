import type { Position } from '@mishiori/map-document'
import type { Locale, TurnKind } from '@repo/contract'
import type { Costing } from '../costing.ts'
import { decodePrecisePolyline } from './precise-polyline.ts'
import { HARDEST_HIKE, isCount } from './traced-edges.ts'
import { member } from './valhalla-answer.ts'

/** How an engine is asked for the turns of a path. */
export interface TurnsRequest {
  readonly path: readonly Position[]
  readonly match: 'edge_walk' | 'map_snap'
  readonly costing: Costing
  readonly language: Locale
}

/** What to do at a point of the way that the engine took the path for. */
interface Maneuver {
  readonly kind: TurnKind
  readonly text: string
  /** Index of its point. */
  readonly at: number
}

export interface NarratedWay {
  readonly shape: readonly Position[]
  readonly maneuvers: readonly Maneuver[]
}

const ENGINE_LANGUAGES: Readonly<Record<Locale, string>> = { ja: 'ja-JP', 'en-us': 'en-US' }

/** The body of Valhalla's `trace_route`, with instructions. */
export function valhallaTurnsRequest({ path, match, costing, language }: TurnsRequest): string {
  return JSON.stringify({
    shape: path.map(([lon, lat]) => ({ lon, lat })),
    costing,
    ...(costing === 'pedestrian' && { costing_options: { pedestrian: { max_hiking_difficulty: HARDEST_HIKE } } }),
    shape_match: match,
    units: 'kilometers',
    language: ENGINE_LANGUAGES[language],
    directions_type: 'instructions',
  })
}

/** More than any path that is asked for has, with what the engine adds at crossings. */
const MAX_SHAPE = 100_000
/** Longer than any sentence about a turn. */
const MAX_TEXT = 500

/** Reads what was answered: one way for each leg. Nothing is believed: null for anything else. */
export function readValhallaTurns(body: unknown): readonly NarratedWay[] | null {
  const legs = member(member(body, 'trip'), 'legs')
  if (!Array.isArray(legs) || legs.length === 0) return null
  const ways: NarratedWay[] = []
  for (const leg of legs) {
    const [encoded, maneuvers] = [member(leg, 'shape'), member(leg, 'maneuvers')]
    if (typeof encoded !== 'string' || !Array.isArray(maneuvers)) return null
    const shape = decodePrecisePolyline(encoded, { maxPoints: MAX_SHAPE, keepsRepeats: true })
    if (!shape) return null
    const read = maneuvers.map((each) => readManeuver(each, shape.length))
    if (!read.every((each) => each !== null)) return null
    ways.push({ shape, maneuvers: read })
  }
  return ways
}

function readManeuver(value: unknown, points: number): Maneuver | null {
  const [text, at] = [member(value, 'instruction'), member(value, 'begin_shape_index')]
  if (typeof text !== 'string' || text === '' || text.length > MAX_TEXT) return null
  if (!isCount(at) || at >= points) return null
  return { kind: KINDS.get(member(value, 'type')) ?? 'straight', text, at }
}

/** By Valhalla's numbers; what is not here goes straight on, such as a street that changes its name. */
const KINDS: ReadonlyMap<unknown, TurnKind> = new Map([
  [1, 'start'],
  [2, 'start'],
  [3, 'start'],
  [4, 'end'],
  [5, 'end'],
  [6, 'end'],
  [9, 'slightRight'],
  [10, 'right'],
  [11, 'sharpRight'],
  [12, 'uTurn'],
  [13, 'uTurn'],
  [14, 'sharpLeft'],
  [15, 'left'],
  [16, 'slightLeft'],
  [18, 'slightRight'],
  [19, 'slightLeft'],
  [20, 'slightRight'],
  [21, 'slightLeft'],
  [23, 'slightRight'],
  [24, 'slightLeft'],
  [26, 'roundabout'],
  [27, 'roundabout'],
  [28, 'ferry'],
  [29, 'ferry'],
  [37, 'slightRight'],
  [38, 'slightLeft'],
  [39, 'elevator'],
  [40, 'stairs'],
  [41, 'stairs'],
])
