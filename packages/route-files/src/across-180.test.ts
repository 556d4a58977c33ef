import { layerId, type MapDocument, type MapObject, mapObjectId, type RecordedLine } from '@mishiori/map-document'
import { describe, expect, it } from 'vitest'
import { readRouteFile } from './read-route-file.ts'
import { toMapObjects } from './to-map-objects.ts'
import { writeGeojson } from './write-geojson.ts'
import { writeGpx } from './write-gpx.ts'
import { writeKml } from './write-kml.ts'

const details = (name: string) => ({ id: mapObjectId(name), name, description: '', color: 'blue' }) as const

const polygon: MapObject = {
  ...details('Taveuni'),
  kind: 'polygon',
  vertices: [
    [179.6, -17.2],
    [-179.8, -17.2],
    [-179.8, -16.6],
    [179.6, -16.6],
  ],
}
const line: RecordedLine = {
  ...details('Fiji to Samoa'),
  kind: 'recordedLine',
  travelMode: 'driving',
  path: [
    [178.4, -18.1],
    [179.5, -17],
    [-179.5, -16],
    [-176.2, -13.3],
    [179.99999, -14.3],
  ],
  elevationsMeters: [1, null, 3, 4, 5],
  timestampsMs: [0, 1000, null, 3000, 4_000_000],
}
/** With a point on the meridian that its source gave, straight between the others. */
const along: MapObject = {
  ...details('along a parallel'),
  kind: 'line',
  path: [
    [179, 10],
    [180, 10],
    [-179, 10],
  ],
  elevationsMeters: [null, 20, null],
}
const circle: MapObject = { ...details('circle'), kind: 'circle', center: [179.9, 0], radiusMeters: 50_000 }
const box: MapObject = { ...details('box'), kind: 'rectangle', west: 179, south: -1, east: -179, north: 1 }

const document: MapDocument = {
  layers: [{ id: layerId('a'), name: 'a', objects: [line, along, polygon, circle, box] }],
  mainLineId: null,
}

async function readAgain(text: string): Promise<readonly MapObject[]> {
  const result = await readRouteFile(new TextEncoder().encode(text))
  if (!result.ok) throw new Error(result.refusal.code)
  expect(result.file.notes).toEqual([])
  const names = { layer: 'File', spot: () => '', area: () => '' }
  return toMapObjects(result.file, { createId: () => 'a', names }).layers.flatMap(({ objects }) => objects)
}

const longitudes = (coordinates: unknown): number[] =>
  Array.isArray(coordinates)
    ? typeof coordinates[0] === 'number'
      ? [coordinates[0]]
      : coordinates.flatMap(longitudes)
    : []

describe('what crosses 180°', () => {
  it('is cut in GeoJSON, and the same again when it is read', async () => {
    const text = writeGeojson(document, { title: 'T' })
    const { features }: { features: { geometry: { type: string; coordinates: unknown } }[] } = JSON.parse(text)
    expect(features.map(({ geometry }) => geometry.type)).toEqual([
      ...['MultiLineString', 'MultiLineString', 'MultiPolygon', 'MultiPolygon', 'MultiPolygon'],
    ])
    expect(
      features.flatMap(({ geometry }) => longitudes(geometry.coordinates)).every((lng) => Math.abs(lng) <= 180),
    ).toBe(true)
    const [lineAgain, alongAgain, polygonAgain, circleAgain, boxAgain, ...more] = await readAgain(text)
    expect(more).toEqual([])
    expect(lineAgain).toEqual({ ...line, id: 'a' })
    expect(alongAgain).toEqual({ ...along, id: 'a' })
    expect(new Set(verticesOf(polygonAgain))).toEqual(new Set(verticesOf(polygon)))
    expect([circleAgain, boxAgain]).toEqual([
      { ...circle, id: 'a' },
      { ...box, id: 'a' },
    ])
  })

  it('is cut in KML, whose longitudes go no further than 180°, but for what knows times', async () => {
    const text = writeKml(document, { title: 'T' })
    const tuples = [...text.matchAll(/<coordinates>([^<]*)</g)].flatMap(([, all = '']) => all.split(' '))
    expect(tuples.map((tuple) => Number(tuple.split(',')[0])).every((lng) => Math.abs(lng) <= 180)).toBe(true)
    expect(text.match(/<MultiGeometry>/g)).toHaveLength(4)
    const places = [...text.matchAll(/<gx:coord>(\S+) /g)].map(([, lng]) => Number(lng))
    expect(places).toEqual([178.4, 179.5, -179.5, -176.2, 179.99999])
    const [lineAgain, , , circleAgain, boxAgain] = await readAgain(text)
    expect([lineAgain, circleAgain, boxAgain]).toEqual([line, circle, box].map((object) => ({ ...object, id: 'a' })))
  })

  it('keeps in KML what was measured beside its points, also where nothing is timed', async () => {
    const told: MapObject = {
      ...details('measured'),
      kind: 'recordedLine',
      travelMode: 'walking',
      path: [...line.path, [180, -14.3], [179, -14.3]],
      heartRatesBpm: [90, null, 92, 93, 94, 95, 96],
    }
    const layers = [{ id: layerId('a'), name: 'a', objects: [told, along] }]
    const text = writeKml({ layers, mainLineId: null }, { title: 'T' })
    expect(text).not.toContain('<gx:Track>')
    expect(text.match(/<LineString>/g)?.length).toBeGreaterThan(2)
    expect(await readAgain(text)).toEqual([told, along].map((object) => ({ ...object, id: 'a' })))
  })

  it('goes on in GPX, whose longitudes are below 180°, and is the same when it is read', async () => {
    const text = writeGpx(document, { title: 'T' })
    const found = [...text.matchAll(/lon="([^"]*)"/g)].map(([, lng]) => Number(lng))
    expect(found.every((lng) => lng >= -180 && lng < 180)).toBe(true)
    const [lineAgain] = await readAgain(text)
    expect(lineAgain).toEqual({ ...line, id: 'a' })
  })
})

const verticesOf = (object: MapObject | undefined) =>
  object?.kind === 'polygon' ? object.vertices.map((vertex) => vertex.join()) : []
