import type { WayKind } from '../trace/traced-line.ts'
import { member } from './valhalla-answer.ts'

interface TracedEdge {
  readonly wayId: number
  readonly kind: WayKind
  readonly hikingGrade: number | null
}

/** A part of the path, in metres along it; `edge` is null off the network. */
export interface EdgeStretch {
  readonly fromMeters: number
  readonly toMeters: number
  readonly edge: TracedEdge | null
}

/** Harder than this no path is; without it the engine leaves out what is harder than a stroll. */
export const HARDEST_HIKE = 6

export interface ShapedEdge {
  readonly edge: TracedEdge
  /** Of the part that was gone along. */
  readonly meters: number
  readonly begin: number
  readonly end: number
  /** Which part of the edge that is, 0 to 1. */
  readonly source: number
  readonly target: number
}

/** Null for anything that is no list of edges. */
export function readEdges(value: unknown): readonly ShapedEdge[] | null {
  if (!Array.isArray(value) || value.length === 0) return null
  const edges: ShapedEdge[] = []
  for (const each of value) {
    const [wayId, length] = [member(each, 'way_id'), member(each, 'length')]
    const [begin, end] = [member(each, 'begin_shape_index'), member(each, 'end_shape_index')]
    if (!isCount(wayId) || !isCount(begin) || !isCount(end) || end < begin) return null
    if (typeof length !== 'number' || !(length >= 0)) return null
    const grade = member(each, 'sac_scale')
    edges.push({
      edge: { wayId, kind: kindOf(member(each, 'use'), member(each, 'road_class')), hikingGrade: gradeOf(grade) },
      meters: length * 1_000,
      begin,
      end,
      source: partOf(member(each, 'source_percent_along'), 0),
      target: partOf(member(each, 'target_percent_along'), 1),
    })
  }
  return edges
}

export const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0
const gradeOf = (value: unknown) => (isCount(value) && value >= 1 && value <= HARDEST_HIKE ? value : null)
export const partOf = (value: unknown, otherwise: number) =>
  typeof value === 'number' && value >= 0 && value <= 1 ? value : otherwise

const USES: ReadonlyMap<unknown, WayKind> = new Map([
  ['footway', 'footway'],
  ['sidewalk', 'footway'],
  ['pedestrian', 'footway'],
  ['pedestrian_crossing', 'footway'],
  ['path', 'path'],
  ['bridleway', 'path'],
  ['mountain_bike', 'path'],
  ['track', 'track'],
  ['steps', 'steps'],
  ['cycleway', 'cycleway'],
  ['ferry', 'ferry'],
  ['rail_ferry', 'ferry'],
])
const STREET_USES: ReadonlySet<unknown> = new Set([
  'road',
  'living_street',
  'ramp',
  'turn_channel',
  'service_road',
  'driveway',
  'alley',
  'parking_aisle',
  'culdesac',
  'drive_through',
  'emergency_access',
])
const MAIN_CLASSES: ReadonlySet<unknown> = new Set(['motorway', 'trunk', 'primary', 'secondary', 'tertiary'])

function kindOf(use: unknown, roadClass: unknown): WayKind {
  const kind = USES.get(use)
  if (kind) return kind
  if (!STREET_USES.has(use)) return 'other'
  return MAIN_CLASSES.has(roadClass) ? 'mainRoad' : 'street'
}
