import { readFileSync } from 'node:fs'
import {
  addObjects,
  createDocument,
  layerId,
  type MapDocument,
  parseMapDocument,
  serializeMapDocument,
} from '@mishiori/map-document'
import { describe, expect, it } from 'vitest'
import type { RouteFile } from './read-result.ts'
import { readRouteFile } from './read-route-file.ts'
import { gpx, pointsOf, track } from './testing/points.ts'
import { toMapObjects } from './to-map-objects.ts'
import { writeGpx } from './write-gpx.ts'

const names = {
  layer: 'File',
  spot: (n: number) => `Spot ${n}`,
  area: (n: number) => `Area ${n}`,
}

/** As this product writes it, which is taken by its word. */
const own = (content: string) =>
  new TextEncoder().encode(new TextDecoder().decode(gpx(content)).replace('<gpx ', '<gpx creator="Mishiori" '))

async function read(bytes: Uint8Array): Promise<RouteFile> {
  const result = await readRouteFile(bytes)
  if (!result.ok) throw new Error(result.refusal.code)
  return result.file
}

function objectsOf(file: RouteFile) {
  let count = 0
  const { layers, notes } = toMapObjects(file, { createId: () => `o${count++}`, names })
  return { layers, notes, objects: layers.flatMap((layer) => layer.objects) }
}

/** Into a document, through storage and out again, as an article does. */
async function published(
  bytes: Uint8Array,
): Promise<{ readonly document: MapDocument; readonly file: RouteFile; readonly text: string }> {
  const added = addObjects(
    createDocument({ id: layerId('L'), name: 'x' }),
    layerId('L'),
    objectsOf(await read(bytes)).objects,
  )
  if (!added.ok) throw new Error(added.issue.code)
  const stored = parseMapDocument(JSON.parse(JSON.stringify(serializeMapDocument(added.document))))
  if (!stored.ok) throw new Error(JSON.stringify(stored.problems))
  const text = writeGpx(stored.document, {
    title: 'T',
    author: 'A & B',
    link: 'https://example.com/?a=1&b=2',
    time: new Date(0),
  })
  return { document: stored.document, file: await read(new TextEncoder().encode(text)), text }
}

describe('a published file', () => {
  it('equals the one that came: positions within 1e-5 degrees, elevations and times exactly', async () => {
    const sample = new Uint8Array(readFileSync(new URL('../fixtures/mitake.gpx', import.meta.url)))
    const before = await read(sample)
    const { file: after } = await published(sample)
    expect(after.name).toBe('T')
    // A file has its routes before its tracks, whatever their order in the document.
    const [route, ...tracks] = after.lines
    const segmentsBefore = before.lines.flatMap((line) => line.segments)
    const segmentsAfter = [...tracks, ...(route ? [route] : [])].flatMap((line) => line.segments)
    expect(segmentsAfter).toHaveLength(3)
    for (const [index, segment] of segmentsAfter.entries()) {
      const original = segmentsBefore[index]
      expect(segment.elevationsMeters).toEqual(original?.elevationsMeters)
      expect(segment.timestampsMs).toEqual(original?.timestampsMs)
      for (const [at, degrees] of segment.lngLat.entries()) {
        expect(Math.abs(degrees - (original?.lngLat[at] ?? Number.NaN))).toBeLessThanOrEqual(1e-5)
      }
    }
    expect(after.spots).toEqual(before.spots.map((spot) => ({ ...spot, color: 'red' })))
    expect(
      after.lines.map(({ name, color, kind, stops }) => [name, color, kind, stops.map((stop) => stop.name)]),
    ).toEqual([
      ['Back', 'red', 'route', ['turn']],
      ['Riverside (1)', 'blue', 'track', []],
      ['Riverside (2)', 'blue', 'track', []],
    ])
  })

  it('writes decimals without an exponent and words without markup', async () => {
    const hostile = '"><script>alert(1)</script>\u0000\uD800'
    const { document } = await published(
      own(track('<trkpt lat="0" lon="1"><ele>1.5e-7</ele></trkpt><trkpt lat="1" lon="1"><ele>1e21</ele></trkpt>')),
    )
    const text = writeGpx(document, { title: hostile })
    expect(text).toContain('<ele>0.00000015</ele>')
    expect(text).toContain('<ele>1000000000000000000000</ele>')
    expect(text).not.toContain('<script>')
    expect((await read(new TextEncoder().encode(text))).name).toBe('"><script>alert(1)</script>\uFFFD\uFFFD')
  })
})

describe('objects of a file', () => {
  it('are one layer, lines first, in which a map finds room or not', async () => {
    const file = await read(
      gpx(`${'<wpt lat="1" lon="1"/>'.repeat(101)}${track('<trkpt lat="1" lon="1"/><trkpt lat="2" lon="2"/>')}`),
    )
    const { objects, layers } = objectsOf(file)
    expect(layers.map(({ name }) => name)).toEqual(['File'])
    expect(objects).toHaveLength(102)
    expect(objects[0]).toMatchObject({ kind: 'line', name: 'File' })
    expect(objects[101]).toMatchObject({ kind: 'spot', name: 'Spot 101' })
  })

  it('have the names of their tracks, and of the file where a track has none', async () => {
    const two = '<trkseg><trkpt lat="1" lon="1"/><trkpt lat="2" lon="2"/></trkseg>'
    const lineNames = async (content: string) => objectsOf(await read(gpx(content))).objects.map(({ name }) => name)
    expect(await lineNames(`<metadata><name>峠</name></metadata><trk>${two}</trk>`)).toEqual(['峠'])
    expect(await lineNames(`<trk>${two}${two}</trk>`)).toEqual(['File (1)', 'File (2)'])
    expect(await lineNames(`<trk><name>A</name>${two}</trk><trk>${two}</trk>`)).toEqual(['A', 'File (2)'])
    expect(await lineNames(`<trk><name>A</name>${two}${two}</trk>`)).toEqual(['A (1)', 'A (2)'])
  })

  it('have names and texts of the length that the document takes', async () => {
    const text = `<name>${'🗾'.repeat(256)}</name><desc>${'x'.repeat(1001)}</desc>`
    const { objects, notes } = objectsOf(await read(gpx(`<wpt lat="1" lon="1">${text}</wpt>`)))
    expect(objects[0]).toMatchObject({ name: '🗾'.repeat(255), description: 'x'.repeat(1000) })
    expect(notes).toEqual([
      { code: 'name.cut', count: 1 },
      { code: 'description.cut', count: 1 },
    ])
  })

  it('hold every point of the file', async () => {
    const file = await read(gpx(track('<trkpt lat="1" lon="1"/><trkpt lat="2" lon="2"/>')))
    expect(objectsOf(file).objects[0]).toMatchObject({
      path: [
        [1, 1],
        [2, 2],
      ],
    })
    expect(pointsOf(file)).toHaveLength(2)
  })
})

describe('estimated times', () => {
  const START = new Date('2026-12-01T22:00:00Z')
  const estimates = { start: START, describe: (models: readonly string[]) => `Estimates: ${models.join()}` }
  /** Five kilometres that climb 300 m, with a point every hundred metres; as GPX. */
  const climb = (more = '') =>
    Array.from({ length: 51 }, (_, at) => {
      return `<trkpt lat="${35.93 + (at * 100) / 111_195}" lon="137.8"><ele>${900 + 6 * at}</ele>${more}</trkpt>`
    }).join('')
  const documentOf = async (...tracks: readonly string[]) =>
    (await published(gpx(tracks.map((points) => track(points)).join('')))).document

  it('are those of the model, begin at the start and are marked with it', async () => {
    const text = writeGpx(await documentOf(climb()), { title: 'T', estimates })
    const times = [...text.matchAll(/<time>(.+?)<\/time>/g)].map(([, time = '']) => Date.parse(time))
    expect(times).toHaveLength(51)
    expect(times[0]).toBe(START.getTime())
    // 5 × (151 × 0.06² + 65 × 0.06 + 19) minutes
    expect(((times.at(-1) ?? 0) - START.getTime()) / 60_000).toBeCloseTo(117.2, 0)
    expect(times.every((time, at) => at === 0 || time > (times[at - 1] ?? 0))).toBe(true)
    expect(text).toContain('<desc>Estimates: hikeJapan 1</desc>')
    expect(text.match(/<mishiori:estimatedTimes [^>]+>hikeJapan 1</g)).toHaveLength(2)
  })

  it('are no recording when the file is read again, and the file says nothing else', async () => {
    const document = await documentOf(climb())
    const text = writeGpx(document, { title: 'T', estimates })
    const [again, before] = await Promise.all(
      [text, writeGpx(document, { title: 'T' })].map((file) => read(new TextEncoder().encode(file))),
    )
    expect(again).toEqual(before)
    expect(again?.lines[0]?.segments[0]?.timestampsMs).toBeNull()
  })

  it('are none of what was recorded, of unknown climbs and of what no model knows', async () => {
    const recorded = await documentOf(climb('<time>2026-10-01T00:00:00Z</time>'))
    const flat = await documentOf('<trkpt lat="35.9" lon="137.8"/><trkpt lat="35.95" lon="137.8"/>')
    for (const document of [recorded, flat]) {
      expect(writeGpx(document, { title: 'T', estimates })).toBe(writeGpx(document, { title: 'T' }))
    }
  })
})
