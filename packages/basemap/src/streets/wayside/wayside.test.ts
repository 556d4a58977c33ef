import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { TOWN_PATH } from '../../testing/town-streets.ts'
import { buildStreets } from '../build-streets.ts'
import { readDataDate } from '../data-dates.ts'
import { openWayside } from './open-wayside.ts'
import { WAYSIDE_FILE } from './wayside-layout.ts'
import { waysideOf } from './wayside-place.ts'

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mishiori-wayside-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

async function openBuilt(folder: string) {
  const index = await openWayside(folder)
  if (!index) throw new Error('There is no index.')
  onTestFinished(() => index.close())
  const all = Array.from({ length: index.count }, (_, place) => place)
  return { index, places: await index.facts(all) }
}

const facts = (tags: Readonly<Record<string, string>>) => waysideOf(new Map(Object.entries(tags)))

describe('what a place on the way is', () => {
  it.each([
    ['water', { amenity: 'drinking_water' }],
    ['water', { natural: 'spring', drinking_water: 'yes' }],
    ['toilets', { amenity: 'toilets', access: 'customers' }],
    ['shelter', { amenity: 'shelter', shelter_type: 'basic_hut' }],
    ['hut', { tourism: 'alpine_hut', amenity: 'restaurant' }],
    ['food', { amenity: 'cafe' }],
    ['shop', { shop: 'convenience' }],
    ['station', { railway: 'halt' }],
    ['stop', { highway: 'bus_stop' }],
    ['hospital', { amenity: 'clinic' }],
    ['aed', { emergency: 'defibrillator' }],
  ])('%s: %o', (kind, tags) => {
    expect(facts(tags)?.kind).toBe(kind)
  })

  it.each([
    ['a spring that nobody says is drinkable', { natural: 'spring' }],
    ['a tap whose water is not', { amenity: 'drinking_water', drinking_water: 'no' }],
    ['the roof of a bus stop', { amenity: 'shelter', shelter_type: 'public_transport' }],
    ['what is private', { amenity: 'toilets', access: 'private' }],
    ['what is out of use', { railway: 'station', disused: 'yes' }],
    ['another shop', { shop: 'jewelry' }],
    ['nothing', {}],
  ])('%s is none', (_, tags) => {
    expect(facts(tags)).toBeNull()
  })

  it('is told with its names and what the extract says of it, word for word', () => {
    const tags = {
      amenity: 'toilets',
      name: '公園のトイレ',
      'name:en': 'Park Toilets',
      opening_hours: 'Apr-Nov',
      fee: 'no',
    }
    expect(facts({ ...tags, operator: 'town' })).toEqual({
      kind: 'toilets',
      name: { ja: '公園のトイレ', en: 'Park Toilets' },
      tags: { opening_hours: 'Apr-Nov', fee: 'no' },
    })
    expect(facts({ amenity: 'toilets' })?.name).toBeNull()
  })
})

describe('the index of a set', () => {
  it('has the places of the demo town, areas in their middle', async () => {
    const folder = await aFolder()
    await buildStreets({ folder, extracts: [{ name: 'town', path: TOWN_PATH }] })
    const { index, places } = await openBuilt(folder)
    expect(new Set(places.map(({ kind }) => kind)).size).toBe(10)
    const hospital = places.findIndex(({ name }) => name?.en === 'Shiori Town Hospital')
    expect(places[hospital]?.id).toMatch(/^R/)
    expect(index.lng(hospital)).toBeCloseTo(137.97 + (10.5 - 12) * 0.001364, 6)
    expect(index.lat(hospital)).toBeCloseTo(36.24 + (14.4 - 12) * 0.0011, 6)
    expect(places.find(({ name }) => name?.en === 'Castle Park Toilets')?.tags).toEqual({
      opening_hours: 'Apr-Nov',
      seasonal: 'spring;summer;autumn',
      fee: 'no',
      wheelchair: 'no',
    })
    expect((await readdir(folder)).filter((name) => name.includes('spool'))).toEqual([])
  })

  it('has each place once where extracts overlap', async () => {
    const [one, two] = [await aFolder(), await aFolder()]
    const town = { name: 'town', path: TOWN_PATH }
    await buildStreets({ folder: one, extracts: [town] })
    await buildStreets({ folder: two, extracts: [town, { ...town, name: 'again' }] })
    expect((await openBuilt(two)).places).toEqual((await openBuilt(one)).places)
  })

  it('is none where there is no file, or one of another version', async () => {
    const folder = await aFolder()
    expect(await openWayside(folder)).toBeNull()
    await writeFile(join(folder, WAYSIDE_FILE), new Uint8Array(Uint32Array.of(99, 0, 0, 0).buffer))
    expect(await openWayside(folder)).toBeNull()
  })
})

describe('the date of the data', () => {
  it('is what the extract says, else the day of its file, and of several the oldest', async () => {
    const silent = join(await aFolder(), 'silent.osm.pbf')
    await writeFile(silent, withoutDate(await readFile(TOWN_PATH)))
    await utimes(silent, new Date('2020-05-06T12:00:00Z'), new Date('2020-05-06T12:00:00Z'))
    const dateOf = async (...paths: readonly string[]) => {
      const folder = await aFolder()
      await buildStreets({ folder, extracts: paths.map((path, at) => ({ name: `e${at}`, path })) })
      return readDataDate(folder)
    }
    expect(await dateOf(TOWN_PATH)).toEqual({ date: '2026-11-01', source: 'extract' })
    expect(await dateOf(silent)).toEqual({ date: '2020-05-06', source: 'file' })
    expect(await dateOf(TOWN_PATH, silent)).toEqual({ date: '2020-05-06', source: 'file' })
    expect(readDataDate(await aFolder())).toBeNull()
  })

  it.each(['', '[{', '{}', '[null]', '[{"date":1,"source":"file"}]', '[{"date":"2026-11-01","source":"x"}]'])(
    'is not known from what is damaged: %s',
    async (text) => {
      const folder = await aFolder()
      await writeFile(join(folder, 'data-dates.json'), text)
      expect(readDataDate(folder)).toBeNull()
    },
  )
})

/** The field of the date, 32 of the header, as an unknown one of the same length. */
function withoutDate(bytes: Buffer): Buffer {
  const at = bytes.indexOf(Buffer.from([0x80, 0x02])) // the key of a number in field 32
  const changed = Buffer.from(bytes)
  changed[at + 1] = 0x03 // field 48
  return changed
}
