import { encodePolyline, haversineDistanceMeters, type Position } from '@mishiori/map-document'
import { describe, expect, it } from 'vitest'
import { readValhallaTrace, type TraceRequest, valhallaTraceRequest } from './valhalla-trace.ts'

/** Google's example of the format, with six decimals: 3.85, -12.02 to 4.07, -12.095. */
const SHAPE = '_p~iF~ps|U_ulLnnqC'
const path: readonly Position[] = [
  [-12.02, 3.85],
  [-12.095, 4.07],
]
const walk: TraceRequest = { path, match: 'edge_walk', costing: 'pedestrian' }
const edge = {
  way_id: 7,
  use: 'road',
  road_class: 'residential',
  sac_scale: 0,
  length: 25.8,
  begin_shape_index: 0,
  end_shape_index: 1,
}
/** Six decimals are the five of ten times as much. */
const shapeOf = (positions: readonly Position[]) =>
  encodePolyline(positions.map(([lng, lat]): Position => [lng * 10, lat * 10]))
const known = { wayId: 7, kind: 'street', hikingGrade: null }

describe('an answer about a walked path', () => {
  it('has one stretch for each edge, as long as the path together', () => {
    const [stretch, ...others] = readValhallaTrace({ shape: SHAPE, edges: [edge] }, walk) ?? []
    expect(others).toEqual([])
    expect(stretch).toMatchObject({ fromMeters: 0, edge: known })
    expect(stretch?.toMeters).toBeCloseTo(25_839, -2)
  })

  it.each([
    [{ use: 'steps' }, 'steps', null],
    [{ use: 'path', sac_scale: 2 }, 'path', 2],
    [{ use: 'road', road_class: 'tertiary' }, 'mainRoad', null],
    [{ use: 'sidewalk' }, 'footway', null],
    [{ use: 'mystery', sac_scale: 9 }, 'other', null],
  ])('knows %j', (over, kind, hikingGrade) => {
    const [stretch] = readValhallaTrace({ shape: SHAPE, edges: [{ ...edge, ...over }] }, walk) ?? []
    expect(stretch?.edge).toEqual({ wayId: 7, kind, hikingGrade })
  })

  /** To the north, in steps of 11 m; a way leads to the second place, and another one on. */
  const [start, node, goal]: readonly [Position, Position, Position] = [
    [138, 36],
    [138, 36.0001],
    [138, 36.0004],
  ]
  const toNode = { ...edge, length: 0.012 }
  const toGoal = { ...edge, way_id: 8, length: 0.033, begin_shape_index: 1, end_shape_index: 2 }

  it('changes from way to way at the vertex between them, not where their whole metres are', () => {
    const line = [start, node, goal]
    const found = readValhallaTrace({ shape: shapeOf(line), edges: [toNode, toGoal] }, { ...walk, path: line })
    expect(found?.map((stretch) => stretch.edge?.wayId)).toEqual([7, 8])
    expect(found?.[0]?.toMeters).toBeCloseTo(haversineDistanceMeters(start, node), 6)
  })

  it('knows nothing of a last edge that the engine left out', () => {
    const line = [start, node, [138.00004, 36.0001] as const]
    const aside: Position = [138, 36.00011]
    const found = readValhallaTrace(
      { shape: shapeOf([start, node, aside]), edges: [toNode, { ...toGoal, length: 0.001 }] },
      { ...walk, path: line },
    )
    const [first, , last] = found ?? []
    expect(first?.edge).toEqual(known)
    expect(last?.edge).toBeNull()
    expect(last?.fromMeters).toBeCloseTo(haversineDistanceMeters(start, node), 6)
  })

  it.each([
    ['nothing', undefined],
    ['no edges', { shape: SHAPE, edges: [] }],
    ['edges without a shape', { edges: [edge] }],
    ['another shape', { shape: '????', edges: [edge] }],
    ['an edge beyond the shape', { shape: SHAPE, edges: [{ ...edge, end_shape_index: 2 }] }],
    ['an edge backwards', { shape: SHAPE, edges: [{ ...edge, begin_shape_index: 1, end_shape_index: 0 }] }],
    ['a part of the path', { shape: SHAPE, edges: [{ ...edge, end_shape_index: 0 }] }],
    ['an edge without a way', { shape: SHAPE, edges: [{ ...edge, way_id: 'x' }] }],
    ['an edge of no length', { shape: SHAPE, edges: [{ ...edge, length: null }] }],
  ])('that is %s is none', (_, body) => {
    expect(readValhallaTrace(body, walk)).toBeNull()
  })
})

describe('an answer about a snapped path', () => {
  const line: readonly Position[] = [0, 1, 2, 3, 4, 5, 6].map((step) => [138, 36 + step * 0.00018])
  const snap: TraceRequest = { path: line, match: 'map_snap', costing: 'pedestrian' }
  const long = { ...edge, length: 0.12 }
  const pointAt = (index: number, over: object = {}) => ({
    type: 'matched',
    edge_index: 0,
    distance_along_edge: index / 6,
    distance_from_trace_point: 3,
    lon: 138.00002,
    lat: 36 + index * 0.00018,
    ...over,
  })
  const answer = (over: (index: number) => object = () => ({})) => ({
    shape: shapeOf([
      [138.00002, 36],
      [138.00002, 36.00108],
    ]),
    edges: [long],
    matched_points: line.map((_, index) => pointAt(index, over(index))),
  })
  const edgesOf = (body: unknown) => readValhallaTrace(body, snap)?.map((stretch) => stretch.edge?.wayId ?? null)

  it('knows what lies between two matched points', () => {
    expect(edgesOf(answer())).toEqual([7])
  })

  it.each([
    ['a point is not matched', (index: number) => (index === 3 ? { type: 'unmatched' } : {})],
    ['a point is far from its way', (index: number) => (index === 3 ? { distance_from_trace_point: 30 } : {})],
    ['the line goes on where the way has ended', (index: number) => (index > 3 ? { lon: 138, lat: 36.00054 } : {})],
    ['a point has an edge that there is not', (index: number) => (index === 3 ? { edge_index: 9 } : {})],
    ['the way is another one', () => ({ distance_along_edge: 0.5 })],
    ['the line drifts across the way', (index: number) => ({ lon: 138 + index * 0.0001 })],
  ])('does not where %s', (_, over) => {
    expect(edgesOf(answer(over))).toContain(null)
    expect(edgesOf(answer(over))).not.toContain(7)
  })

  it('knows the way of a point whose edge the engine lost', () => {
    expect(edgesOf(answer((index) => (index === 3 ? { edge_index: 18446744073709552000 } : {})))).toEqual([7])
  })

  it('changes from way to way at the vertex between them, though the next point was matched before it', () => {
    const edges = [
      { ...long, length: 0.04 },
      { ...long, way_id: 8, length: 0.08, begin_shape_index: 1, end_shape_index: 2 },
    ]
    const at = (index: number) =>
      index > 3
        ? { edge_index: 1, distance_along_edge: (index - 2) / 4 }
        : { distance_along_edge: [0, 0.5, 0.97, 1][index] }
    const shape = shapeOf(line.filter((_, index) => index === 0 || index === 2 || index === 6))
    const found = readValhallaTrace({ ...answer(at), shape, edges }, snap)
    expect(found?.map((stretch) => stretch.edge?.wayId)).toEqual([7, 8])
    expect(found?.[0]?.toMeters).toBeCloseTo(2 * haversineDistanceMeters([138, 36], [138, 36.00018]), 6)
  })

  it('is none without one match for each point', () => {
    expect(readValhallaTrace({ ...answer(), matched_points: [pointAt(0)] }, snap)).toBeNull()
    expect(readValhallaTrace({ ...answer(), matched_points: undefined }, snap)).toBeNull()
  })
})

it('asks for little, and for the hardest paths too', () => {
  const request = JSON.parse(valhallaTraceRequest(walk))
  expect(request).toMatchObject({
    shape: [
      { lon: -12.02, lat: 3.85 },
      { lon: -12.095, lat: 4.07 },
    ],
    costing: 'pedestrian',
    costing_options: { pedestrian: { max_hiking_difficulty: 6 } },
    shape_match: 'edge_walk',
  })
  expect(request.filters.attributes).not.toContain('edge.names')
})
