import { addObjects, createDocument, layerId, type MapObject, validateDocument } from '@mishiori/map-document'
import fc from 'fast-check'
import type { Feature, FeatureCollection, GeoJSON, Geometry } from 'geojson'
import { describe, expect, it } from 'vitest'
import { FILE_LIMITS } from './limits.ts'
import { readRouteFile } from './read-route-file.ts'
import { segmentPath, toMapObjects } from './to-map-objects.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const names = {
  layer: 'File',
  spot: (n: number) => `Spot ${n}`,
  area: (n: number) => `Area ${n}`,
}

async function read(value: GeoJSON | string) {
  const result = await readRouteFile(bytes(typeof value === 'string' ? value : JSON.stringify(value)))
  if (!result.ok) throw new Error(result.refusal.code)
  return result.file
}

async function refusal(text: string) {
  const result = await readRouteFile(bytes(text))
  return result.ok ? null : result.refusal
}

async function objects(value: GeoJSON | string): Promise<readonly MapObject[]> {
  let made = 0
  const createId = () => {
    made += 1
    return `o${made}`
  }
  return toMapObjects(await read(value), { createId, names }).layers.flatMap(({ objects }) => objects)
}

const feature = (geometry: Geometry, properties: Feature['properties'] = {}): Feature => ({
  type: 'Feature',
  geometry,
  properties,
})
const collection = (...features: readonly Feature[]): FeatureCollection => ({
  type: 'FeatureCollection',
  features: [...features],
})
const way = [
  [137.8, 35.95, 900],
  [137.82, 35.96, 950.5],
]
const ring = [
  [137.8, 35.97],
  [137.84, 35.97],
  [137.82, 35.94],
  [137.8, 35.97],
]

describe('GeoJSON', () => {
  it('becomes spots, lines and areas with their names, words and looks', async () => {
    const file = collection(
      feature(
        { type: 'Point', coordinates: [137.81, 35.96, 930] },
        { name: '櫛店', description: '水曜は休み', 'marker-color': '#15a', 'marker-symbol': 'shop' },
      ),
      feature({ type: 'LineString', coordinates: way }, { title: '峠道', stroke: '#db0730' }),
      feature({ type: 'Polygon', coordinates: [ring] }, { name: '林', fill: '#2E7D32' }),
    )
    expect(await objects({ ...file, name: '木曽' } as GeoJSON)).toMatchObject([
      {
        kind: 'line',
        name: '峠道',
        color: 'red',
        path: [
          [137.8, 35.95],
          [137.82, 35.96],
        ],
        elevationsMeters: [900, 950.5],
      },
      { kind: 'polygon', name: '林', color: 'green', vertices: ring.slice(0, -1) },
      { kind: 'spot', name: '櫛店', description: '水曜は休み', icon: 'shop', elevationMeters: 930 },
    ])
    expect(await read({ ...file, name: '木曽' } as GeoJSON)).toMatchObject({
      format: 'geojson',
      name: '木曽',
      notes: [{ code: 'color.approximated', count: 2 }],
    })
  })

  it.each<[string, Geometry, readonly string[]]>([
    ['MultiPoint', { type: 'MultiPoint', coordinates: way }, ['spot', 'spot']],
    ['MultiLineString', { type: 'MultiLineString', coordinates: [way, way] }, ['line', 'line']],
    ['MultiPolygon', { type: 'MultiPolygon', coordinates: [[ring], [ring]] }, ['polygon', 'polygon']],
    [
      'GeometryCollection',
      {
        type: 'GeometryCollection',
        geometries: [
          { type: 'Point', coordinates: [1, 2] },
          { type: 'LineString', coordinates: way },
        ],
      },
      ['line', 'spot'],
    ],
  ])('reads %s, bare and in a feature', async (_, geometry, kinds) => {
    expect((await objects(geometry)).map(({ kind }) => kind)).toEqual(kinds)
    const named = await objects(feature(geometry, { name: 'a' }))
    expect(named.every(({ name }) => name.startsWith('a'))).toBe(true)
  })

  it('names what has no name, and passes over features without a place', async () => {
    const unnamed = collection(
      { type: 'Feature', geometry: null as never, properties: null },
      feature({ type: 'Polygon', coordinates: [ring] }),
      feature({ type: 'Point', coordinates: [1, 2] }, null),
    )
    expect((await objects(unnamed)).map(({ name }) => name)).toEqual(['Area 1', 'Spot 1'])
  })

  it('takes the times that other tools keep beside the points', async () => {
    const coordTimes = ['2026-10-18T00:12:00Z', '2026-10-18T00:42:00Z']
    const [recorded] = await objects(feature({ type: 'LineString', coordinates: way }, { coordTimes }))
    expect(recorded).toMatchObject({
      kind: 'recordedLine',
      travelMode: 'walking',
      timestampsMs: coordTimes.map(Date.parse),
    })
    const late = coordTimes.map((time) => Date.parse(time) + 3 * 3_600_000)
    const parts = { times: [coordTimes, late] }
    const lines = await objects(
      feature({ type: 'MultiLineString', coordinates: [way, way.toReversed()] }, { coordinateProperties: parts }),
    )
    expect(lines).toMatchObject([{ kind: 'recordedLine', timestampsMs: [...coordTimes.map(Date.parse), ...late] }])
  })

  it('brings longitudes beyond 180° back, so that a line crosses the date line', async () => {
    const [line] = await objects({
      type: 'LineString',
      coordinates: [
        [179, 10],
        [181, 11],
      ],
    })
    expect(line).toMatchObject({
      path: [
        [179, 10],
        [-179, 11],
      ],
    })
  })

  it('counts what it leaves out', async () => {
    const file = collection(
      feature({ type: 'Polygon', coordinates: [ring, ring, ring] }),
      feature({ type: 'Polygon', coordinates: [ring.slice(0, 2)] }),
      feature({ type: 'Circle', coordinates: [1, 2] } as never),
      feature({
        type: 'LineString',
        coordinates: [
          [1, 2],
          ['x', 2],
          [1, 91],
          [600, 0],
          [1, 89],
        ] as never,
      }),
      feature({ type: 'Point', coordinates: [1, 2, 'high'] as never }),
    )
    const { notes, areas, lines, spots } = await read(file)
    expect([areas.length, lines.length, spots.length]).toEqual([1, 0, 2])
    expect(Object.fromEntries(notes.map(({ code, count }) => [code, count]))).toEqual({
      'area.hole_left_out': 2,
      'area.left_out': 1,
      'geometry.left_out': 1,
      'point.position_invalid': 3,
      'point.beyond_map': 1,
      'line.became_spot': 1,
      'elevation.invalid': 1,
    })
  })
})

describe('broken GeoJSON', () => {
  it.each([
    ['a million arrays', '['.repeat(1_000_000)],
    ['a million objects', '{"a":'.repeat(1_000_000)],
    ['arrays behind texts', `{"type": "Point", "x": "\\"\\\\", "y": ${'['.repeat(500_000)}${']'.repeat(500_000)}}`],
  ])('nested without end is refused where it is too deep: %s', async (_, text) => {
    expect(await refusal(text)).toMatchObject({
      code: 'file.broken_json',
      line: 1,
      column: expect.toSatisfy((at) => at < 1_200),
    })
  })

  it('is not what has brackets in its texts', async () => {
    const name = '["{'.repeat(70)
    expect((await read(feature({ type: 'Point', coordinates: [1, 2] }, { name }))).spots[0]?.name).toBe(name)
  })

  it('is refused with the place of what is wrong', async () => {
    expect(await refusal('{\n  "type": "Point",\n  "coordinates": [1, 2}\n}')).toEqual({
      code: 'file.broken_json',
      line: 3,
      column: 23,
      params: {},
    })
  })

  it.each(['{"type": "FeatureCollection", "features": [', '{"type": "Point", "coordi'])(
    'is told to be cut: %s',
    async (text) => {
      expect(await refusal(text)).toMatchObject({ code: 'file.truncated', line: 1, column: text.length + 1 })
    },
  )

  it.each([
    ['{"a": 1}', 'file.unsupported_format'],
    ['[1, 2]', 'file.unsupported_format'],
    ['{"type": "Topology", "objects": {}}', 'file.unsupported_format'],
    ['{"type": "FeatureCollection", "features": []}', 'file.no_points'],
    ['{"type": "FeatureCollection"}', 'file.no_points'],
    ['{"type": "Point"}', 'file.positions_unreadable'],
  ])('%s is refused: %s', async (text, code) => {
    expect(await refusal(text)).toMatchObject({ code, line: null })
  })

  it('is refused when it goes too deep, and read just before that', async () => {
    const nested = (depth: number): string =>
      depth === 0
        ? '{"type":"Point","coordinates":[1,2]}'
        : `{"type":"GeometryCollection","geometries":[${nested(depth - 1)}]}`
    expect(await refusal(nested(FILE_LIMITS.jsonDepth))).toBeNull()
    expect(await refusal(nested(FILE_LIMITS.jsonDepth + 1))).toMatchObject({ code: 'file.too_deep' })
  })

  it('never throws, and what it reads is a valid map', async () => {
    const number = fc.oneof(fc.double(), fc.integer({ min: -180, max: 180 }), fc.constant(null))
    const position = fc.array(number, { maxLength: 3 })
    const line = fc.array(position, { maxLength: 5 })
    const geometry = fc.record({
      type: fc.constantFrom('Point', 'MultiPoint', 'LineString', 'MultiLineString', 'Polygon', 'MultiPolygon', 'Blob'),
      coordinates: fc.oneof(position, line, fc.array(line, { maxLength: 3 }), fc.jsonValue()),
    })
    const features = fc.array(
      fc.record({ type: fc.constantFrom('Feature', 'Thing'), geometry, properties: fc.jsonValue() }),
      { maxLength: 4 },
    )
    await fc.assert(
      fc.asyncProperty(features, async (given) => {
        const result = await readRouteFile(bytes(JSON.stringify({ type: 'FeatureCollection', features: given })))
        if (!result.ok) return
        let made = 0
        const found = toMapObjects(result.file, { createId: () => `o${made++}`, names }).layers.flatMap(
          ({ objects }) => objects,
        )
        const added = addObjects(createDocument({ id: layerId('a'), name: 'a' }), layerId('a'), found)
        expect(added.ok && validateDocument(added.document)).toEqual([])
      }),
    )
  })
})

it('hands out positions as they were', async () => {
  const { lines } = await read({ type: 'LineString', coordinates: way })
  expect(lines[0]?.segments.map(segmentPath)).toEqual([way.map(([lng, lat]) => [lng, lat])])
})
