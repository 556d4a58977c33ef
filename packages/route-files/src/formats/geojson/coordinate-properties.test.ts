import { addLayers, layerId, mapObjectId, type RecordedLine } from '@mishiori/map-document'
import { gpx as readByOracle } from '@tmcw/togeojson'
import { DOMParser } from '@xmldom/xmldom'
import { describe, expect, it } from 'vitest'
import { readRouteFile } from '../../read-route-file.ts'
import { toMapObjects } from '../../to-map-objects.ts'
import { writeGeojson } from '../../write-geojson.ts'
import { writeGpx } from '../../write-gpx.ts'

const WAY = [
  [138, 36],
  [138.01, 36],
  [138.02, 36],
]
const START = Date.UTC(2026, 9, 18)
const TIMES = [0, 1, 2].map((minute) => new Date(START + minute * 60_000).toISOString())

async function readFile(file: unknown) {
  const result = await readRouteFile(new TextEncoder().encode(typeof file === 'string' ? file : JSON.stringify(file)))
  if (!result.ok) throw new Error(result.refusal.code)
  return result.file
}

const lineOf = (properties: object, coordinates: readonly unknown[] = WAY) => ({
  type: 'Feature',
  properties,
  geometry: { type: 'LineString', coordinates },
})

async function read(feature: unknown) {
  const { lines, notes } = await readFile(feature)
  const sensors = lines.flatMap(({ segments }) =>
    segments.map((segment) =>
      Object.fromEntries(Object.entries(segment.sensors ?? {}).map(([name, column]) => [name, [...column]])),
    ),
  )
  return { sensors, lines, notes }
}

describe('what sensors measured, in GeoJSON', () => {
  it.each([
    ['heart', 'heartRatesBpm'],
    ['heartRates', 'heartRatesBpm'],
    ['hr', 'heartRatesBpm'],
    ['cads', 'cadencesRpm'],
    ['cadences', 'cadencesRpm'],
    ['powers', 'powersWatts'],
    ['watts', 'powersWatts'],
    ['gpxpx:PowerInWattss', 'powersWatts'],
    ['atemps', 'temperaturesCelsius'],
    ['temperature', 'temperaturesCelsius'],
  ])('is read as %s, in `coordinateProperties` and beside the other properties', async (name, sensor) => {
    const expected = { sensors: [{ [sensor]: [60, Number.NaN, 62.5] }], notes: [] }
    expect(await read(lineOf({ coordinateProperties: { [name]: [60, null, 62.5] } }))).toMatchObject(expected)
    expect(await read(lineOf({ [name]: [60, null, 62.5] }))).toMatchObject(expected)
  })

  it('comes with the times, wherever those are', async () => {
    const heart = [90, 91, 92]
    for (const properties of [
      { coordinateProperties: { times: TIMES, heart } },
      { coordTimes: TIMES, coordinateProperties: { heart } },
      { times: TIMES, heart },
    ]) {
      const { lines, sensors } = await read(lineOf(properties))
      expect([...(lines[0]?.segments[0]?.timestampsMs ?? [])]).toEqual(TIMES.map(Date.parse))
      expect(sensors).toEqual([{ heartRatesBpm: heart }])
    }
  })

  it('is an array for each part of a line', async () => {
    const other = WAY.map(([lng = 0]) => [lng, 37])
    const feature = (properties: object) => ({
      type: 'Feature',
      properties,
      geometry: { type: 'MultiLineString', coordinates: [WAY, other] },
    })
    const heart = [
      [90, 91, 92],
      [null, 94, 95],
    ]
    const { sensors } = await read(feature({ coordinateProperties: { heart, cads: [[1, 2, 3]] } }))
    expect(sensors).toEqual([
      { heartRatesBpm: [90, 91, 92], cadencesRpm: [1, 2, 3] },
      { heartRatesBpm: [Number.NaN, 94, 95] },
    ])
    expect(await read(feature({ coordinateProperties: { heart: [90, 91, 92, 93, 94, 95] } }))).toMatchObject({
      sensors: [{}, {}],
      notes: [{ code: 'sensor.left_out', count: 6 }],
    })
  })

  it.each([
    ['19, 20, 300', 'heart', [19, 20, 300], [Number.NaN, 20, 300]],
    ['301', 'heart', [301, 20, 300], [Number.NaN, 20, 300]],
    ['-1 and 5000 W', 'powers', [-1, 0, 5000], [Number.NaN, 0, 5000]],
    ['5001 W', 'powers', [5001, 0, 5000], [Number.NaN, 0, 5000]],
    ['101 °C', 'atemps', [101, -100, 100], [Number.NaN, -100, 100]],
    ['words', 'heart', ['fast', '90', ' 91 '], [Number.NaN, 90, 91]],
    ['true', 'heart', [true, 90, 91], [Number.NaN, 90, 91]],
    ['a list', 'heart', [[90], 90, 91], [Number.NaN, 90, 91]],
    ['an object', 'heart', [{ valueOf: 90 }, 90, 91], [Number.NaN, 90, 91]],
  ])('is missing where it cannot be, and counted: %s', async (_, name, values, expected) => {
    const { sensors, notes } = await read(lineOf({ coordinateProperties: { [name]: values } }))
    expect(Object.values(sensors[0] ?? {})).toEqual([expected])
    expect(notes).toEqual([{ code: 'sensor.implausible', count: 1 }])
  })

  it('is missing where JSON says more than a number can hold', async () => {
    const text = JSON.stringify(lineOf({ coordinateProperties: { heart: [7777, 90, 91] } })).replace('7777', '1e999')
    expect(await read(text)).toMatchObject({ sensors: [{ heartRatesBpm: [Number.NaN, 90, 91] }] })
  })

  it.each([
    ['one value less', [90, 91], 2],
    ['one value more', [90, 91, 92, 93], 4],
    ['nothing but nulls, one less', [null, null], 0],
    ['none', [], 0],
    ['a number', 90, 0],
    ['null', null, 0],
    ['words', 'fast', 0],
  ])('is not taken from %s', async (_, heart, count) => {
    const { sensors, notes } = await read(lineOf({ coordinateProperties: { heart, cads: [1, 2, 3] } }))
    expect(sensors).toEqual([{ cadencesRpm: [1, 2, 3] }])
    expect(notes).toEqual(count === 0 ? [] : [{ code: 'sensor.left_out', count }])
  })

  it('counts what lines have no place for, and stays beside its point where another one has no place', async () => {
    const way = WAY.with(1, [999, 999])
    const { sensors, notes } = await read(
      lineOf({ coordinateProperties: { speeds: [1, null, 3], heart: [90, 91, 92] } }, way),
    )
    expect(sensors).toEqual([{ heartRatesBpm: [90, 92] }])
    expect(notes).toEqual([
      { code: 'sensor.left_out', count: 2 },
      { code: 'point.position_invalid', count: 1 },
    ])
  })

  it('survives properties that are no arrays at all', async () => {
    // as text, because a literal of this name sets a prototype
    const unusual = '{ "__proto__": [1], "constructor": [2], "times": 7, "heart": {} }'
    for (const coordinateProperties of ['null', '[]', '7', '"x"', unusual]) {
      const text = JSON.stringify(lineOf({ coordinateProperties: 'here' })).replace('"here"', coordinateProperties)
      const notes = coordinateProperties === unusual ? [{ code: 'sensor.left_out', count: 2 }] : []
      expect(await read(text)).toMatchObject({ sensors: [{}], notes })
    }
  })
})

describe('a collection of lines in one feature', () => {
  const TWO = WAY.slice(0, 2)
  const collection = (properties: object, count: number) => ({
    type: 'Feature',
    properties,
    geometry: {
      type: 'GeometryCollection',
      geometries: Array.from({ length: count }, (_, at) => ({
        type: 'LineString',
        coordinates: TWO.map(([lng = 0]) => [lng, at / 100]),
      })),
    },
  })

  it('has an array for each part, through all of its lines', async () => {
    const other = { type: 'MultiLineString', coordinates: [TWO, TWO.map(([lng = 0]) => [lng, 38])] }
    const hour = (at: number) => [TIMES[at], TIMES[at + 1]].map((time) => time?.replace('2026', `${2020 + at}`))
    const feature = collection({ heart: [[90, 91], [150, 151], [60, 61], [70]], times: [hour(0), hour(1)] }, 2)
    feature.geometry.geometries.push(other as never)
    const { lines, notes } = await read(feature)
    const segments = lines.flatMap((line) => line.segments)
    expect(segments.map(({ sensors, timestampsMs }) => [sensors?.heartRatesBpm?.[0], timestampsMs?.[0]])).toEqual([
      [90, Date.parse(String(hour(0)[0]))],
      [150, Date.parse(String(hour(1)[0]))],
      [60, undefined],
      [undefined, undefined],
    ])
    expect(notes).toEqual([{ code: 'sensor.left_out', count: 1 }])
  })

  it('counts what it has no place for once, whatever lines it has', async () => {
    const { notes } = await read(collection({ coordinateProperties: { speeds: [1, 2, 3] }, x: 1, desc: '<b>a</b>' }, 5))
    expect(notes).toEqual([
      { code: 'sensor.left_out', count: 3 },
      { code: 'description.plain_text', count: 1 },
      { code: 'data.left_out', count: 1 },
    ])
  })

  it.each([
    ['values', { heart: Array(100_000).fill(90) }],
    ['parts', { coordinateProperties: { times: Array(100_000).fill([]) } }],
    ['parts of a long name', { coordinateProperties: { ['- '.repeat(1000)]: Array(100_000).fill([]) } }],
    ['words', { description: '<b>a'.repeat(25_000) }],
  ])('takes little time with 100,000 %s', { timeout: 5000 }, async (_, properties) => {
    expect((await read(collection(properties, 1000))).lines).toHaveLength(1000)
  })
})

function documentOf(line: Partial<RecordedLine>) {
  const recording: RecordedLine = {
    kind: 'recordedLine',
    id: mapObjectId('o0'),
    name: 'a',
    description: '',
    color: 'red',
    travelMode: 'walking',
    path: [],
    ...line,
  }
  const added = addLayers({ layers: [], mainLineId: null }, [{ id: layerId('L'), name: 'L', objects: [recording] }])
  if (!added.ok) throw new Error(added.issue.code)
  return added.document
}

describe('written GeoJSON', () => {
  const told = { heartRatesBpm: [90, null, 92], cadencesRpm: [80, 81, 82], temperaturesCelsius: [-3.5, 21, null] }

  it('has the names that togeojson gives to what GPX says of the same line', () => {
    const document = documentOf({ path: WAY as [number, number][], timestampsMs: TIMES.map(Date.parse), ...told })
    const [feature] = JSON.parse(writeGeojson(document, { title: 'T' })).features
    const xml = new DOMParser().parseFromString(writeGpx(document, { title: 'T' }), 'text/xml')
    // xmldom's documents have what togeojson uses of a browser's
    const [theirs] = readByOracle(xml as unknown as Document).features
    const { times, ...arrays } = theirs?.properties?.coordinateProperties ?? {}
    expect(feature.properties.coordinateProperties).toEqual({ times: TIMES, ...arrays })
    expect(times.map(Date.parse)).toEqual(TIMES.map(Date.parse))
    expect(arrays).toMatchObject({
      heart: told.heartRatesBpm,
      cads: told.cadencesRpm,
      atemps: told.temperaturesCelsius,
    })
  })

  it('has the times in `coordTimes` too, which older programs read', () => {
    const propertiesOf = (line: Partial<RecordedLine>) =>
      JSON.parse(writeGeojson(documentOf(line), { title: 'T' })).features[0].properties
    const path = WAY as [number, number][]
    const timed = propertiesOf({ path, timestampsMs: TIMES.map(Date.parse) })
    expect(timed).toMatchObject({ coordTimes: TIMES, coordinateProperties: { times: TIMES } })
    expect(propertiesOf({ path, heartRatesBpm: [90, 91, 92] })).not.toHaveProperty('coordTimes')
  })

  it('has no such property for a line that knows nothing', () => {
    expect(writeGeojson(documentOf({ path: WAY as [number, number][] }), { title: 'T' })).not.toContain('coordinateP')
  })

  it('keeps each value beside its point where the line is cut at 180°, and on the meridian itself', async () => {
    const path: [number, number][] = [
      [179, 0],
      [-179, 0],
      [180, 0],
      [179, 0],
    ]
    const line = { path, heartRatesBpm: [90, 91, 92, 93] }
    const text = writeGeojson(documentOf(line), { title: 'T' })
    expect(JSON.parse(text).features[0].properties.coordinateProperties.heart.length).toBeGreaterThan(1)
    const { layers, notes } = toMapObjects(await readFile(text), {
      createId: () => 'o0',
      names: { layer: 'L', spot: String, area: String },
    })
    expect(layers[0]?.objects).toMatchObject([{ heartRatesBpm: line.heartRatesBpm }])
    expect(notes).toEqual([])
  })
})
