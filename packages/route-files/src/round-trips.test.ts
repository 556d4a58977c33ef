import {
  addLayers,
  isHazardIcon,
  type Layer,
  LINE_SOURCES,
  layerId,
  MAP_COLORS,
  type MapDocument,
  type MapObject,
  mapObjectId,
  type Position,
  SENSOR_SERIES,
  SPOT_ICONS,
} from '@mishiori/map-document'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readRouteFile } from './read-route-file.ts'
import { toMapObjects } from './to-map-objects.ts'
import { writeGeojson } from './write-geojson.ts'
import { writeGpx } from './write-gpx.ts'
import { writeKml } from './write-kml.ts'

const names = { layer: 'File', spot: (n: number) => `Spot ${n}`, area: (n: number) => `Area ${n}` }

/** Text without edges of space, which files do not keep, nor what XML cannot hold, nor line ends of old. */
const text = (minLength: number) =>
  fc
    .string({ minLength, maxLength: 30, unit: fc.constantFrom(...'aZ9 <>&"\'峠🗾\n;]') })
    .filter((value) => value.trim() === value)
const details = fc.record({ name: text(1), description: text(0), color: fc.constantFrom(...MAP_COLORS) })
/** Neighbours are near each other, so that nothing is cut at 180°: that has laws of its own. */
const position: fc.Arbitrary<Position> = fc
  .tuple(fc.integer({ min: -80e5, max: 80e5 }), fc.integer({ min: -80e5, max: 80e5 }))
  .map(([lng, lat]): Position => [lng / 1e5, lat / 1e5])
const elevation = fc.integer({ min: -5000, max: 90_000 }).map((decimeters) => decimeters / 10)
const time = fc.integer({ min: 0, max: 2 ** 41 })

const line = (hasTimes: boolean) =>
  fc
    .record({
      details,
      source: fc.option(fc.constantFrom(...LINE_SOURCES)),
      points: fc.array(fc.tuple(position, elevation, time), { minLength: 2, maxLength: 9 }),
    })
    .map(({ details: said, source, points }) => ({
      ...said,
      ...(source && { source }),
      kind: 'line' as const,
      path: points.map(([place]) => place),
      elevationsMeters: points.map(([, meters]) => meters),
      // backwards, so that it is no recording
      ...(hasTimes && { timestampsMs: points.map(([, , ms]) => ms).sort((a, b) => b - a) }),
    }))
const images = fc.array(fc.constantFrom('https://a.example/files/1.jpg', 'https://b.example/p?q=a&b=%20%22'), {
  maxLength: 5,
})
const spot = (hasTimes: boolean) =>
  fc
    .record({
      details,
      position,
      elevation,
      time,
      icon: fc.constantFrom(...SPOT_ICONS),
      shown: images,
    })
    .map(({ details: said, position: place, elevation: elevationMeters, time: timestampMs, icon, shown }) => ({
      ...said,
      kind: 'spot' as const,
      position: place,
      icon,
      display: shown.length > 0 ? ('image' as const) : ('text' as const),
      images: shown,
      placeId: null,
      elevationMeters,
      // What warns of something keeps the day on which it was seen.
      ...(hasTimes &&
        (isHazardIcon(icon) ? { seenOn: new Date(timestampMs).toISOString().slice(0, 10) } : { timestampMs })),
    }))
/** Counter-clockwise, as files have rings. */
const polygon = fc.record({ details, position }).map(({ details: said, position: [lng, lat] }) => ({
  ...said,
  kind: 'polygon' as const,
  vertices: [
    [lng, lat],
    [lng + 1, lat],
    [lng + 1, lat + 1],
  ] as const,
}))

type Unnamed = MapObject extends infer Kind ? (Kind extends MapObject ? Omit<Kind, 'id'> : never) : never

/** Documents in the order in which files are read: in each layer lines, areas, spots. */
function documents(object: {
  readonly hasTimes: boolean
  readonly hasAreas: boolean
  readonly maxLayers: number
}): fc.Arbitrary<MapDocument> {
  const { hasTimes, hasAreas, maxLayers } = object
  const layer = fc
    .tuple(
      text(1),
      fc.array(line(hasTimes), { maxLength: 3 }),
      hasAreas ? fc.array(polygon, { maxLength: 3 }) : fc.constant([]),
      fc.array(spot(hasTimes), { maxLength: 3 }),
    )
    .filter(([, ...kinds]) => kinds.some((objects) => objects.length > 0))
  const uniqueLayers = fc.uniqueArray(layer, { minLength: 1, maxLength: maxLayers, selector: ([name]) => name })
  return uniqueLayers.map((layers) => toDocument(layers.map(([name, ...kinds]) => ({ name, objects: kinds.flat() }))))
}

function toDocument(layers: readonly { readonly name: string; readonly objects: readonly Unnamed[] }[]): MapDocument {
  let made = 0
  const withIds = layers.map(({ name, objects }, at): Layer => {
    const named = objects.map((object): MapObject => ({ ...object, id: mapObjectId(`o${made++}`) }))
    return { id: layerId(`L${at}`), name, objects: named }
  })
  const added = addLayers({ layers: [], mainLineId: null }, withIds)
  if (!added.ok) throw new Error(added.issue.code)
  return added.document
}

async function readAgain(file: string): Promise<MapDocument> {
  const result = await readRouteFile(new TextEncoder().encode(file))
  if (!result.ok) throw new Error(`${result.refusal.code} in ${file}`)
  let made = 0
  const { layers } = toMapObjects(result.file, { createId: () => `o${made++}`, names })
  return toDocument(layers)
}

describe('a document that is written and read again is the same', () => {
  it('as KML: layers, words, looks, photos, places, elevations, times', async () => {
    const any = documents({ hasTimes: true, hasAreas: true, maxLayers: 3 })
    await fc.assert(
      fc.asyncProperty(any, async (document) => {
        expect(await readAgain(writeKml(document, { title: 'T' }))).toEqual(document)
      }),
    )
  })

  it.each([
    ['GPX', writeGpx],
    ['KML', writeKml],
    ['GeoJSON', writeGeojson],
  ])('as %s: recordings, however fast they were, and without a word', async (_, write) => {
    const path = [
      [138, 36],
      [138, 36.1],
    ] as const
    const said = { name: 'a', description: '<b>b</b> & c', color: 'red' } as const
    const recording = (travelMode: 'walking' | 'driving', timestampsMs: number[] | null) =>
      ({ ...said, kind: 'recordedLine', travelMode, path, ...(timestampsMs && { timestampsMs }) }) as const
    const seen = {
      ...said,
      kind: 'spot',
      position: [138, 36],
      icon: 'caution',
      display: 'text',
      images: [],
      placeId: null,
    } as const
    const objects = [
      recording('walking', [0, 60_000]),
      recording('driving', [0, 9e7]),
      recording('walking', null),
      { ...seen, seenOn: '2024-05-03' },
    ]
    const document = toDocument([{ name: 'L', objects }])
    const written = write(document, { title: 'L' })
    expect(await readAgain(written)).toEqual(document)
    expect(await readRouteFile(new TextEncoder().encode(written))).toMatchObject({ file: { notes: [] } })
  })

  it.each([
    ['GPX', writeGpx, 'gpxtpx'],
    ['KML', writeKml, 'SimpleArray'],
    ['GeoJSON', writeGeojson, /"(?:heart|cads|powers|atemps)":/],
  ])('as %s: what sensors measured, beside its points', async (_, write, word) => {
    const sensor = (min: number, max: number) => fc.option(fc.integer({ min, max }))
    const point = fc.record({
      temperaturesCelsius: fc.option(fc.integer({ min: -400, max: 450 }).map((tenths) => tenths / 10)),
      heartRatesBpm: sensor(20, 300),
      powersWatts: sensor(0, 5000),
      cadencesRpm: sensor(0, 300),
    })
    const points = fc.array(point, { minLength: 2, maxLength: 9 })
    const said = { name: 'a', description: '', color: 'red', kind: 'recordedLine', travelMode: 'walking' } as const
    await fc.assert(
      fc.asyncProperty(points, fc.boolean(), async (measured, hasTimes) => {
        const path = measured.map((_, index): Position => [138, 36 + index / 1000])
        const told = SENSOR_SERIES.flatMap((name) => {
          const values = measured.map((one) => one[name])
          return values.every((value) => value === null) ? [] : [[name, values] as const]
        })
        const line = {
          ...said,
          path,
          ...(hasTimes && { timestampsMs: path.map((_, index) => index * 60_000) }),
          ...Object.fromEntries(told),
        }
        const document = toDocument([{ name: 'L', objects: [line, { ...said, path }] }])
        const written = write(document, { title: 'L' })
        expect(await readAgain(written)).toEqual(document)
        expect(await readRouteFile(new TextEncoder().encode(written))).toMatchObject({ file: { notes: [] } })
        expect(written.search(word) >= 0).toBe(told.length > 0)
        expect(written.includes('<gx:Track>')).toBe(write === writeKml && hasTimes)
      }),
    )
  })

  it.each([
    ['GPX', writeGpx],
    ['KML', writeKml],
    ['GeoJSON', writeGeojson],
  ])('as %s: lines along roads, with how they were asked for', async (_, write) => {
    const said = { name: 'a', description: '', color: 'red', kind: 'navigationLine' } as const
    const path = [
      [138, 36],
      [138, 36.1],
      [138.1, 36.1],
    ] as const
    const plain = { ...said, path, waypoints: [], travelMode: 'driving' } as const
    const options = { avoidSteps: true, hills: 'seek', hardestPath: 3 } as const
    const hike = { ...said, path, travelMode: 'walking', profile: 'hike', routeOptions: options } as const
    const objects = [
      plain,
      { ...hike, waypoints: [[138, 36.1]], elevationsMeters: [1, null, 3] },
      { ...plain, profile: 'eBike' },
    ]
    const document = toDocument([{ name: 'L', objects: objects as readonly Unnamed[] }])
    const written = write(document, { title: 'L' })
    expect(await readAgain(written)).toEqual(document)
    expect(await readRouteFile(new TextEncoder().encode(written))).toMatchObject({ file: { notes: [] } })
  })

  it.each([
    ['KML', writeKml],
    ['GeoJSON', writeGeojson],
  ])('as %s: stops of routes', async (_, write) => {
    const spot = { name: 'a', description: '', color: 'red', kind: 'spot', position: [138, 36], icon: 'text' } as const
    const stop = { ...spot, display: 'text', images: [], placeId: null, isRouteStop: true } as const
    const document = toDocument([{ name: 'L', objects: [stop] }])
    expect(await readAgain(write(document, { title: 'L' }))).toEqual(document)
  })

  it.each([
    ['KML', writeKml],
    ['GeoJSON', writeGeojson],
  ])('as %s: areas that ways keep out of, and others', async (_, write) => {
    const details = { name: 'a', description: '', color: 'red' } as const
    const vertices = [
      [0, 0],
      [1, 0],
      [1, 1],
    ] as const
    const shapes = [
      { ...details, kind: 'circle', center: [9, 47], radiusMeters: 500 },
      { ...details, kind: 'rectangle', west: 9, south: 47, east: 10, north: 48 },
      { ...details, kind: 'polygon', vertices },
    ] as const
    const document = toDocument([
      { name: 'L', objects: shapes.flatMap((shape) => [shape, { ...shape, isNoGo: true }]) },
    ])
    const written = write(document, { title: 'L' })
    expect(await readAgain(written)).toEqual(document)
    expect(written.split('isNoGo')).toHaveLength(4)
  })

  it('as KML: lines and spaces of what looks like HTML', async () => {
    const description = '<a>\n\n\n &amp;  b \n<br> &nbsp;c ]]>'
    const object = {
      kind: 'polygon',
      name: 'a',
      description,
      color: 'red',
      vertices: [
        [0, 0],
        [1, 0],
        [1, 1],
      ],
    } as const
    const document = toDocument([{ name: 'L', objects: [object] }])
    expect(await readAgain(writeKml(document, { title: 'T' }))).toEqual(document)
  })

  it('as GeoJSON: layers, words, looks, photos, places, elevations, times', async () => {
    const any = documents({ hasTimes: true, hasAreas: true, maxLayers: 3 })
    await fc.assert(
      fc.asyncProperty(any, async (document) => {
        expect(await readAgain(writeGeojson(document, { title: 'T' }))).toEqual(document)
      }),
    )
  })

  it('as GPX: words, looks, photos, places, elevations, times of one layer without areas', async () => {
    const any = documents({ hasTimes: true, hasAreas: false, maxLayers: 1 })
    await fc.assert(
      fc.asyncProperty(any, async (document) => {
        const title = document.layers[0]?.name ?? ''
        expect(await readAgain(writeGpx(document, { title }))).toEqual(document)
      }),
    )
  })
})
