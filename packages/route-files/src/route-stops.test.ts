import {
  addObjects,
  createDocument,
  layerId,
  type MapDocument,
  mapObjectId,
  moveSpot,
  parseMapDocument,
  serializeMapDocument,
} from '@mishiori/map-document'
import { describe, expect, it } from 'vitest'
import { readRouteFile } from './read-route-file.ts'
import { gpx } from './testing/points.ts'
import { toMapObjects } from './to-map-objects.ts'
import { writeGpx } from './write-gpx.ts'

const names = { layer: 'File', spot: (n: number) => `Spot ${n}`, area: (n: number) => `Area ${n}` }

const point = (lat: number, text = '') => `<rtept lat="${lat}" lon="138.1">${text}</rtept>`
const STAGE = `<rte><name>Stage 1</name>${point(36.1, '<ele>900</ele><name>R01</name><desc>start</desc><sym>Summit</sym>')}${point(36.12)}${point(36.123456, '<name>R02</name>')}</rte>`

async function read(bytes: Uint8Array) {
  const result = await readRouteFile(bytes)
  if (!result.ok) throw new Error(result.refusal.code)
  return result.file
}

async function documentOf(content: string): Promise<MapDocument> {
  let made = 0
  const { layers } = toMapObjects(await read(gpx(content)), { createId: () => `o${made++}`, names })
  const objects = layers.flatMap((layer) => layer.objects)
  const added = addObjects(createDocument({ id: layerId('L'), name: 'x' }), layerId('L'), objects)
  if (!added.ok) throw new Error(added.issue.code)
  const stored = parseMapDocument(JSON.parse(JSON.stringify(serializeMapDocument(added.document))))
  if (!stored.ok) throw new Error(JSON.stringify(stored.problems))
  return stored.document
}

const written = (document: MapDocument) => read(new TextEncoder().encode(writeGpx(document, { title: 'T' })))

describe('points of a route that have names', () => {
  it('are spots on its line', async () => {
    const { layers } = await documentOf(STAGE)
    expect(layers.flatMap(({ objects }) => objects)).toMatchObject([
      { kind: 'line', name: 'Stage 1' },
      {
        kind: 'spot',
        name: 'R01',
        description: 'start',
        position: [138.1, 36.1],
        elevationMeters: 900,
        isRouteStop: true,
      },
      { kind: 'spot', name: 'R02', position: [138.1, 36.123456], isRouteStop: true },
    ])
  })

  it('are points of a route again in the file that is written', async () => {
    const [before, after] = [await read(gpx(STAGE)), await written(await documentOf(STAGE))]
    expect(after.spots).toEqual([])
    expect(after.lines).toHaveLength(1)
    expect(after.lines[0]).toMatchObject({ kind: 'route', name: 'Stage 1', segments: [{ length: 3 }] })
    expect(after.lines[0]?.stops).toEqual(before.lines[0]?.stops.map((stop) => ({ ...stop, color: 'red' })))
    expect(writeGpx(await documentOf(STAGE), { title: 'T' })).not.toMatch(/<wpt|<trk/)
  })

  it('come once where the file has them as waypoints too', async () => {
    const file = `<wpt lat="36.1" lon="138.1"><name>R01</name></wpt><wpt lat="36.1" lon="138.1"><name>Inn</name></wpt>${STAGE}`
    const { layers } = await documentOf(file)
    const spots = layers.flatMap(({ objects }) => objects.filter(({ kind }) => kind === 'spot'))
    expect(spots.map(({ name }) => name)).toEqual(['R01', 'Inn', 'R02'])
    const again = await written(await documentOf(file))
    expect(again.spots.map(({ name }) => name)).toEqual(['Inn'])
    expect(again.lines[0]?.stops.map(({ name }) => name)).toEqual(['R01', 'R02'])
  })

  it('are waypoints when they were moved away from the line', async () => {
    const document = await documentOf(STAGE)
    const moved = moveSpot(document, mapObjectId('o1'), [138.2, 36])
    if (!moved.ok) throw new Error(moved.issue.code)
    const after = await written(moved.document)
    expect(after.spots.map(({ name }) => name)).toEqual(['R01'])
    expect(after.lines[0]?.stops.map(({ name }) => name)).toEqual(['R02'])
  })

  it('keep the name of a route that has one point', async () => {
    const { spots } = await read(gpx(`<rte><name>Stage</name>${point(36, '<name>R01</name>')}</rte>`))
    expect(spots.map(({ name }) => name)).toEqual(['R01'])
  })

  it('are told apart from routes without names, which are written as tracks', async () => {
    const document = await documentOf(
      `<rte>${point(36)}${point(37)}</rte><wpt lat="36" lon="138.1"><name>Inn</name></wpt>`,
    )
    expect(writeGpx(document, { title: 'T' })).not.toContain('<rte')
  })
})
