import {
  type AnyLine,
  type Layer,
  layerId,
  MAP_COLORS,
  type MapDocument,
  type MapObject,
  mapObjectId,
  SPOT_ICONS,
  type Spot,
} from '@mishiori/map-document'
import { SaxesParser } from 'saxes'
import { describe, expect, it } from 'vitest'
import { htmlOf } from './formats/plain-text.ts'
import { readRouteFile } from './read-route-file.ts'
import { streamGeojson, writeGeojson } from './write-geojson.ts'
import { streamGpx, writeGpx } from './write-gpx.ts'
import { writeKml } from './write-kml.ts'

const HOSTILE = "\"><script>alert(1)</script> & '峠'"

const details = (name: string, description = '') => ({ id: mapObjectId(name), name, description })

const spots = SPOT_ICONS.map(
  (icon, index): Spot => ({
    ...details(icon),
    color: MAP_COLORS[index % MAP_COLORS.length] ?? 'red',
    kind: 'spot',
    position: [137 + index / 100, 36],
    icon,
    display: 'text',
    images: [],
    placeId: null,
  }),
)

const others: readonly MapObject[] = [
  {
    ...details('track', HOSTILE),
    color: 'blue',
    kind: 'recordedLine',
    travelMode: 'walking',
    path: [
      [137, 36],
      [137.1, 36.1],
    ],
    elevationsMeters: [800.5, null],
    timestampsMs: [1_760_000_000_000, 1_760_000_600_000],
  },
  { ...details('circle'), color: 'teal', kind: 'circle', center: [137, 36], radiusMeters: 500 },
  { ...details('box'), color: 'green', kind: 'rectangle', west: 137, south: 36, east: 137.1, north: 36.1 },
  {
    ...details('clockwise'),
    color: 'purple',
    kind: 'polygon',
    vertices: [
      [137, 36],
      [137, 36.1],
      [137.1, 36],
    ],
  },
]

const layer = (name: string, objects: readonly MapObject[]): Layer => ({ id: layerId(name), name, objects })
const document: MapDocument = { layers: [layer('spots', spots), layer(HOSTILE, others)], mainLineId: null }

async function read(text: string) {
  const result = await readRouteFile(new TextEncoder().encode(text))
  if (!result.ok) throw new Error(result.refusal.code)
  return result.file
}

describe.each([
  ['GPX', () => writeGpx(document, { title: HOSTILE })],
  ['GeoJSON', () => writeGeojson(document, { title: HOSTILE })],
])('%s', (_, write) => {
  it('is read again with its names, icons and colours', async () => {
    const { spots: found, lines } = await read(write())
    expect(found.map(({ name, icon, color }) => ({ name, icon, color }))).toEqual(
      spots.map(({ name, icon, color }) => ({ name, icon, color })),
    )
    expect(lines).toMatchObject([{ name: 'track', description: HOSTILE, color: 'blue', kind: 'track' }])
    const [segment] = lines[0]?.segments ?? []
    expect([...(segment?.elevationsMeters ?? [])]).toEqual([800.5, Number.NaN])
    expect([...(segment?.timestampsMs ?? [])]).toEqual([1_760_000_000_000, 1_760_000_600_000])
  })
})

describe('GeoJSON', () => {
  const { features }: { features: { properties: Record<string, unknown>; geometry: { coordinates: number[][][] } }[] } =
    JSON.parse(writeGeojson(document, { title: 'T' }))
  const areas = features.slice(-3)

  it('has shapes as closed rings that go counter-clockwise', () => {
    for (const { geometry } of areas) {
      const [ring = []] = geometry.coordinates
      expect(ring.at(0)).toEqual(ring.at(-1))
      const turn = ring.slice(1).reduce((sum, [lng = 0, lat = 0], index) => {
        const [fromLng = 0, fromLat = 0] = ring[index] ?? []
        return sum + fromLng * lat - lng * fromLat
      }, 0)
      expect(turn).toBeGreaterThan(0)
    }
  })

  it('names layers, and says of a circle where its middle is', () => {
    expect(areas.map(({ properties }) => properties.layer)).toEqual([HOSTILE, HOSTILE, HOSTILE])
    expect(areas[0]?.properties).toMatchObject({ center: [137, 36], radiusMeters: 500, fill: '#0e8a7b' })
  })
})

interface Placemark {
  name: string
  description: string
  color: string
  href: string
  coordinates: string
  /** Of the points of a track. */
  coords: string[]
  whens: string[]
}

/** What another parser finds in a KML file, by folder. */
function parseKml(text: string): Map<string, Placemark[]> {
  const folders = new Map<string, Placemark[]>()
  const open: string[] = []
  let folder: Placemark[] = []
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name }) => {
    open.push(name)
    if (name === 'Placemark')
      folder.push({ name: '', description: '', color: '', href: '', coordinates: '', coords: [], whens: [] })
  })
  parser.on('closetag', () => open.pop())
  parser.on('text', (said) => {
    const [parent, tag] = open.slice(-2)
    if (parent === 'Folder' && tag === 'name') {
      folder = []
      folders.set(said, folder)
    }
    const placemark = folder.at(-1)
    if (!placemark || !open.includes('Placemark')) return
    if (tag === 'name' || tag === 'description' || tag === 'href' || tag === 'coordinates') placemark[tag] = said
    if (tag === 'color') placemark.color = said
    if (tag === 'gx:coord') placemark.coords.push(said)
    if (tag === 'when') placemark.whens.push(said)
  })
  parser.write(text).close()
  return folders
}

describe('KML', () => {
  const folders = parseKml(
    writeKml(document, { title: HOSTILE, author: HOSTILE, link: 'https://example.com/?a=1&b=2' }),
  )

  it('has a folder for each layer and a placemark for each object, whatever their words', () => {
    expect([...folders.keys()]).toEqual(['spots', HOSTILE])
    const [track] = folders.get(HOSTILE) ?? []
    expect(track).toMatchObject({
      description: htmlOf(HOSTILE),
      coords: ['137 36 800.5', '137.1 36.1'],
      whens: ['2025-10-09T08:53:20.000Z', '2025-10-09T09:03:20.000Z'],
    })
  })

  it('has colours blue first, and a picture for every icon', () => {
    const placemarks = folders.get('spots') ?? []
    expect(placemarks).toHaveLength(SPOT_ICONS.length)
    expect(placemarks[0]).toMatchObject({ name: 'text', color: 'ff3007db' })
    for (const { href } of placemarks)
      expect(href).toMatch(/^https:\/\/maps\.google\.com\/mapfiles\/kml\/shapes\/\w+\.png$/)
    expect(folders.get(HOSTILE)?.at(-1)).toMatchObject({ name: 'clockwise', color: '33bd3c7a' })
  })
})

describe.each([
  ['GPX', streamGpx],
  ['GeoJSON', streamGeojson],
] as const)('a stream of %s', (_, stream) => {
  const track = others.find((object) => object.kind === 'recordedLine')
  let read = 0
  async function* readLines(count: number): AsyncGenerator<AnyLine> {
    for (read = 0; read < count; read++) if (track) yield { ...track, id: mapObjectId(`track-${read}`) }
  }

  it('is read no further than it is taken', async () => {
    const pieces = stream(readLines(5_000), { title: 'Tracks' })
    for (let taken = 0; taken < 3; taken++) await pieces.next()
    expect(read).toBeLessThanOrEqual(2)
    await pieces.return(undefined)
  })

  it.each(['Tracks', '[0] ]', HOSTILE])('is a file of all lines that is called %s', async (title) => {
    let content = ''
    for await (const piece of stream(readLines(3), { title })) content += piece
    const result = await readRouteFile(new TextEncoder().encode(content))
    expect(result.ok && result.file.lines).toHaveLength(3)
  })
})
