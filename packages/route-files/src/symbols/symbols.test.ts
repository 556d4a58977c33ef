import {
  addObjects,
  createDocument,
  layerId,
  type MapDocument,
  type MapObject,
  parseMapDocument,
  SPOT_ICONS,
  SYMBOL_SETS,
  serializeMapDocument,
  updateObject,
} from '@mishiori/map-document'
import { describe, expect, it } from 'vitest'
import { readRouteFile } from '../read-route-file.ts'
import { GARMIN_SYMBOLS } from '../testing/garmin-symbols.ts'
import { gpx } from '../testing/points.ts'
import { toMapObjects } from '../to-map-objects.ts'
import { writeGeojson } from '../write-geojson.ts'
import { writeGpx } from '../write-gpx.ts'
import { writeKml } from '../write-kml.ts'
import { SYMBOL_NAMES } from './symbol-names.ts'

const names = { layer: 'File', spot: (n: number) => `Spot ${n}`, area: (n: number) => `Area ${n}` }
const bytes = (text: string) => new TextEncoder().encode(text)

/** Into documents of as many layers as it needs, through storage. */
async function documentOf(file: Uint8Array): Promise<MapDocument> {
  const result = await readRouteFile(file)
  if (!result.ok) throw new Error(result.refusal.code)
  let made = 0
  const { layers } = toMapObjects(result.file, { createId: () => `o${made++}`, names })
  const objects = layers.flatMap((layer) => layer.objects)
  let document = createDocument({ id: layerId('first'), name: 'x' })
  for (let from = 0; from < objects.length; from += 100) {
    const added = addObjects(document, { id: layerId(`L${from}`), name: 'x' }, objects.slice(from, from + 100))
    if (!added.ok) throw new Error(added.issue.code)
    document = added.document
  }
  const stored = parseMapDocument(JSON.parse(JSON.stringify(serializeMapDocument(document))))
  if (!stored.ok) throw new Error(JSON.stringify(stored.problems))
  return stored.document
}

const objectsOf = (document: MapDocument) => document.layers.flatMap((layer) => layer.objects)
const looksOf = (objects: readonly MapObject[]) =>
  objects.map((object) => object.kind === 'spot' && { name: object.name, icon: object.icon, symbol: object.symbol })
const waypoints = (symbols: readonly string[]) =>
  gpx(symbols.map((symbol, index) => `<wpt lat="36" lon="${index / 10}"><name>${index}</name>${symbol}</wpt>`).join(''))
const symsOf = (text: string) => [...text.matchAll(/<sym>([^<]*)</g)].map(([, name]) => name)

describe("Garmin's symbols", () => {
  it('come out as they came, every one of them, and are the same spots again', async () => {
    const document = await documentOf(waypoints(GARMIN_SYMBOLS.map((name) => `<sym>${name}</sym>`)))
    const text = writeGpx(document, { title: 'T' })
    expect(symsOf(text)).toEqual(GARMIN_SYMBOLS)
    expect(looksOf(objectsOf(await documentOf(bytes(text))))).toEqual(looksOf(objectsOf(document)))
    const json = writeGeojson(document, { title: 'T' })
    expect(looksOf(objectsOf(await documentOf(bytes(json))))).toEqual(looksOf(objectsOf(document)))
  })

  it('become our icons where they say the same, in any case', async () => {
    const known = ['Trail Head', 'PARKING AREA', 'Summit', 'Drinking Water', 'Medical Facility', 'Railway']
    const document = await documentOf(waypoints(known.map((name) => `<sym>${name}</sym>`)))
    expect(looksOf(objectsOf(document)).map((look) => look && [look.icon, look.symbol?.name])).toEqual([
      ['walk', undefined],
      ['car', 'PARKING AREA'],
      ['text', 'Summit'],
      ['text', 'Drinking Water'],
      ['hospital', undefined],
      ['train', undefined],
    ])
  })
})

describe('our icons', () => {
  it('are written by names that others know, and never by our own', async () => {
    const known = SPOT_ICONS.map((icon) => `<extensions><icon>${SYMBOL_NAMES.osmand[icon][0]}</icon></extensions>`)
    const document = await documentOf(waypoints(known))
    expect(looksOf(objectsOf(document)).map((look) => look && [look.icon])).toEqual(SPOT_ICONS.map((icon) => [icon]))
    const text = writeGpx(document, { title: 'T' })
    expect(symsOf(text).every((name) => GARMIN_SYMBOLS.includes(name ?? ''))).toBe(true)
    expect(looksOf(objectsOf(await documentOf(bytes(text))))).toEqual(looksOf(objectsOf(document)))
  })

  it('are read by our own names, as older files of ours have them', async () => {
    const document = await documentOf(waypoints(SPOT_ICONS.map((icon) => `<sym>${icon}</sym>`)))
    expect(looksOf(objectsOf(document)).map((look) => look && [look.icon, look.symbol])).toEqual(
      SPOT_ICONS.map((icon) => [icon, undefined]),
    )
  })

  it.each(SYMBOL_SETS)('have no name twice among those of %s that are read', (set) => {
    const others = Object.entries(SYMBOL_NAMES[set]).flatMap(([, all]) => all.slice(1))
    expect(new Set(others).size).toBe(others.length)
  })

  it('take the place of the symbol when another is chosen', async () => {
    const document = await documentOf(waypoints(['<sym>Summit</sym>']))
    const [spot] = objectsOf(document)
    if (!spot) throw new Error('no spot')
    const renamed = updateObject(document, spot.id, { name: 'Peak', icon: 'text' })
    expect(renamed.ok && symsOf(writeGpx(renamed.document, { title: 'T' }))).toEqual(['Summit'])
    const changed = updateObject(document, spot.id, { icon: 'star' })
    expect(changed.ok && symsOf(writeGpx(changed.document, { title: 'T' }))).not.toContain('Summit')
  })
})

describe('symbols of other sets', () => {
  it('of OsmAnd come out as they came', async () => {
    const document = await documentOf(waypoints(['<extensions><icon>natural_spring</icon></extensions>']))
    expect(looksOf(objectsOf(document))).toMatchObject([{ icon: 'text', symbol: { set: 'osmand' } }])
    expect(writeGpx(document, { title: 'T' })).toContain('<osmand:icon>natural_spring</osmand:icon>')
  })

  const point = (properties: object) =>
    bytes(JSON.stringify({ type: 'Feature', geometry: { type: 'Point', coordinates: [1, 2] }, properties }))

  it.each([
    ['http://maps.google.com/mapfiles/kml/shapes/campground.png', 'campground'],
    ['https://maps.google.com/mapfiles/ms/icons/rail_maps.png', 'train'],
    ['http://maps.google.com/mapfiles/kml/paddle/red-stars.png', 'text'],
  ])('of KML stay pictures of Google: %s', async (address, icon) => {
    const document = await documentOf(point({ icon: address }))
    expect(looksOf(objectsOf(document))).toMatchObject([{ icon, symbol: { set: 'kml', name: address } }])
    expect(writeKml(document, { title: 'T' })).toContain(`<href>${address}</href>`)
    expect(writeGpx(document, { title: 'T' })).not.toContain('<sym>http')
  })

  it.each([
    'https://example.com/mapfiles/kml/shapes/bus.png',
    'javascript:alert(1)//bus.png',
    'x'.repeat(256),
    'a\u0001b',
  ])('are none of anybody else: %j', async (name) => {
    const [spot] = objectsOf(await documentOf(point({ icon: name, sym: name.length > 255 ? name : '' })))
    expect(spot).not.toHaveProperty('symbol')
  })

  it('of Maki come out as they came', async () => {
    const document = await documentOf(point({ 'marker-symbol': 'swimming' }))
    expect(writeGeojson(document, { title: 'T' })).toContain('"marker-symbol":"swimming"')
    expect(looksOf(objectsOf(await documentOf(point({ 'marker-symbol': 'campsite' }))))).toMatchObject([
      { icon: 'campground', symbol: undefined },
    ])
  })
})
