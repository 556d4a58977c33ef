import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { PbfWriter } from 'pbf'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type BuiltStreets, buildStreetsOf, readLayers, TOWN_PATH, tileAt } from '../testing/town-streets.ts'
import { buildStreets, STREET_PLACES_FILE, STREETS_FILE, type StreetPlaceLine } from './build-streets.ts'
import { WAYSIDE_FILE, WAYSIDE_TEXTS_FILE } from './wayside/wayside-layout.ts'

const STATION = [137.9625, 36.24] as const
const STAIRS = [137.9584, 36.2494] as const
const PARK = [137.9734, 36.2422] as const
const LAKE = [137.9235, 36.2105] as const

let town: BuiltStreets
const parts: number[] = []
beforeAll(async () => {
  town = await buildStreetsOf(TOWN_PATH, (part) => parts.push(part))
})
afterAll(() => town.delete())

async function featuresAt(z: number, position: readonly [number, number], layerName: string) {
  const layer = readLayers(await town.tile(...tileAt(z, position)))[layerName]
  return Array.from({ length: layer?.length ?? 0 }, (_, index) => layer?.feature(index))
}

const propertiesAt = async (...where: Parameters<typeof featuresAt>) =>
  (await featuresAt(...where)).map((feature) => feature?.properties)

async function places(): Promise<readonly StreetPlaceLine[]> {
  const lines = (await readFile(join(town.folder, STREET_PLACES_FILE), 'utf8')).trim().split('\n')
  return lines.map((line) => JSON.parse(line))
}

describe('tiles of streets', () => {
  it('hold roads by class with their names in both languages', async () => {
    const roads = await propertiesAt(14, STATION, 'road')
    expect(roads).toContainEqual(
      expect.objectContaining({ class: 'primary', name_ja: '東西7番通り', name_en: 'East-West Street 7' }),
    )
    const classesAt = async (position: readonly [number, number]) =>
      (await propertiesAt(14, position, 'road')).map((road) => road?.class)
    expect(await classesAt(STAIRS)).toContain('steps')
    expect(await classesAt(PARK)).toContain('path')
  })

  it('hold fewer the less a zoom shows, and none where nothing is', async () => {
    const classes = async (z: number) => new Set((await propertiesAt(z, STATION, 'road')).map((road) => road?.class))
    expect(await classes(11)).toEqual(new Set(['primary', 'motorway']))
    expect(await classes(12)).toEqual(new Set(['primary', 'secondary', 'tertiary', 'motorway']))
    expect(await town.tile(...tileAt(8, STATION))).toBeNull()
    expect(await town.tile(...tileAt(14, [0, 0]))).toBeNull()
  })

  it('hold waters with their islands', async () => {
    const [lake] = (await featuresAt(12, LAKE, 'area')).filter((area) => area?.properties.name_ja === '鏡湖')
    expect(lake?.properties.class).toBe('water')
    expect(lake?.loadGeometry().length).toBeGreaterThanOrEqual(2)
    expect(await propertiesAt(14, [137.977, 36.24], 'waterway')).toContainEqual(
      expect.objectContaining({ class: 'river', name_en: 'Seoto River' }),
    )
  })

  it('name lakes in the middle of their water, from the zoom that has room for it', async () => {
    const nameAt = async (z: number) =>
      (await featuresAt(z, LAKE, 'poi')).find((point) => point?.properties.class === 'lake')
    expect((await nameAt(11))?.properties).toEqual({ class: 'lake', name_ja: '鏡湖', name_en: 'Lake Kagami' })
    expect(await nameAt(10)).toBeUndefined()
  })

  it('hold what wide land is recognised by, and nothing else, below the zoom of the first roads', async () => {
    for (const z of [9, 10]) {
      expect(Object.keys(readLayers(await town.tile(...tileAt(z, STATION)))).sort()).toEqual([
        'area',
        'poi',
        'waterway',
      ])
      for (const area of await propertiesAt(z, STATION, 'area')) expect(area).toMatchObject({ class: 'water' })
      expect(await propertiesAt(z, STATION, 'waterway')).toEqual([
        { class: 'river', name_ja: '瀬音川', name_en: 'Seoto River' },
      ])
      expect(await propertiesAt(z, STATION, 'poi')).toEqual([
        { class: 'peak', meters: 812, name_ja: 'しおり山', name_en: 'Mount Shiori' },
      ])
    }
  })

  it('hold railways, stations and quarters', async () => {
    expect(await featuresAt(14, STATION, 'rail')).not.toHaveLength(0)
    expect(await propertiesAt(14, STATION, 'poi')).toContainEqual({
      class: 'station',
      name_ja: 'しおり駅',
      name_en: 'Shiori Station',
    })
  })
})

describe('places of streets', () => {
  it('name stations, peaks, quarters and streets, with how they are read', async () => {
    const all = await places()
    expect(all).toContainEqual(expect.objectContaining({ kind: 'station', ja: 'しおり駅', kana: 'しおりえき' }))
    expect(all).toContainEqual(expect.objectContaining({ kind: 'peak', en: 'Mount Shiori' }))
    expect(all).toContainEqual(expect.objectContaining({ kind: 'place', ja: '北町', extract: 'town' }))
    const streets = all.filter(({ kind, ja }) => kind === 'street' && ja === '東西13番通り')
    expect(streets).toHaveLength(1)
    expect(streets[0]?.id).toMatch(/^W\d+$/)
  })
})

it('tells how far it is, and leaves nothing behind but the results', async () => {
  expect(parts).toEqual(parts.toSorted((a, b) => a - b))
  expect(parts.at(-1)).toBe(1)
  const results = [
    'data-dates.json',
    STREET_PLACES_FILE,
    STREETS_FILE,
    'way-facts.json',
    WAYSIDE_FILE,
    WAYSIDE_TEXTS_FILE,
  ]
  expect((await readdir(town.folder)).sort()).toEqual(results)
})

describe('an extract', () => {
  it('that is compressed gives the same tiles', async () => {
    const zipped = await buildStreetsOf(await aFile(rewrapped(await readFile(TOWN_PATH), deflateSync)))
    onTestFinished(zipped.delete)
    const at = tileAt(14, STATION)
    expect(await zipped.tile(...at)).toEqual(await town.tile(...at))
  })

  it.each<[string, (bytes: Buffer) => Uint8Array, string]>([
    ['is cut off', (bytes) => bytes.subarray(0, bytes.length - 50), 'truncated'],
    ['ends within a header', (bytes) => bytes.subarray(0, 2), 'truncated'],
    ['claims a huge header', (bytes) => Buffer.concat([Buffer.from('ffffffff', 'hex'), bytes]), 'a header is too long'],
    [
      'claims a huge blob',
      () => blob('OSMData', (pbf) => pbf.writeBytesField(1, new Uint8Array(1)), 2 ** 31),
      'too long',
    ],
    [
      'is of another compression',
      (bytes) => Buffer.concat([bytes, blob('OSMData', (pbf) => pbf.writeBytesField(6, bytes))]),
      'unsupported compression',
    ],
    ['unpacks to nothing sensible', (bytes) => rewrapped(bytes, (raw) => raw), 'header check'],
    [
      'unpacks to more than a block may hold',
      () => rewrapped(withData(Buffer.alloc(40 * 1024 * 1024)), deflateSync),
      'PBF error',
    ],
    ['is scribbled over', (bytes) => bytes.fill(0xff, 400, 900), 'PBF error'],
    [
      'holds history',
      () => blob('OSMHeader', (pbf) => pbf.writeBytesField(1, feature('HistoricalInformation'))),
      'required feature',
    ],
    ['holds nothing', () => Buffer.alloc(0), 'there is no data'],
  ])('that %s is refused', async (_, damage, text) => {
    const path = await aFile(damage(await readFile(TOWN_PATH)))
    await expect(buildStreetsOf(path)).rejects.toThrow(text)
  })

  it('that is refused leaves its folder as it was but for unfinished results', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'mishiori-streets-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const extracts = [{ name: 'town', path: await aFile((await readFile(TOWN_PATH)).subarray(0, 8_000)) }]
    await expect(buildStreets({ folder, extracts })).rejects.toThrow('truncated')
    expect(await readdir(folder)).not.toContain('streets.spool')
  })
})

async function aFile(bytes: Uint8Array): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mishiori-extract-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'a.osm.pbf'), bytes)
  return join(folder, 'a.osm.pbf')
}

function message(write: (pbf: PbfWriter) => void): Uint8Array {
  const pbf = new PbfWriter()
  write(pbf)
  return pbf.finish()
}

const feature = (name: string) => message((pbf) => pbf.writeStringField(4, name))
const withData = (raw: Uint8Array) => blob('OSMData', (pbf) => pbf.writeBytesField(1, raw))

/** A blob behind its header, as files are made of. */
function blob(type: string, write: (pbf: PbfWriter) => void, claimedBytes?: number): Buffer {
  const data = message(write)
  const head = message((pbf) => {
    pbf.writeStringField(1, type)
    pbf.writeVarintField(3, claimedBytes ?? data.length)
  })
  const length = Buffer.alloc(4)
  length.writeUInt32BE(head.length)
  return Buffer.concat([length, head, data])
}

/** The same file with its blobs marked as compressed, by `pack`. The demo town's are not. */
function rewrapped(bytes: Buffer, pack: (raw: Uint8Array) => Uint8Array): Buffer {
  const blobs: Buffer[] = []
  for (let offset = 0; offset < bytes.length; ) {
    const headBytes = bytes.readUInt32BE(offset)
    const head = bytes.subarray(offset + 4, offset + 4 + headBytes)
    const type = head.includes('OSMHeader') ? 'OSMHeader' : 'OSMData'
    // The length is the last field of the header, a varint.
    const dataBytes = head.subarray(2 + type.length + 1).reduce((sum, byte, at) => sum + (byte & 0x7f) * 128 ** at, 0)
    const data = bytes.subarray(offset + 4 + headBytes, offset + 4 + headBytes + dataBytes)
    const lengthBytes = data.findIndex((byte, at) => at > 0 && byte < 0x80) + 1
    blobs.push(blob(type, (pbf) => pbf.writeBytesField(3, pack(data.subarray(lengthBytes)))))
    offset += 4 + headBytes + dataBytes
  }
  return Buffer.concat(blobs)
}
