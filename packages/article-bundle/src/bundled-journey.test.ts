import { encodePolyline } from '@mishiori/map-document'
import { PRODUCT_LIMITS } from '@repo/contract'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import type { BundledEntry, BundledJourney } from './bundled-journey.ts'
import { BUNDLE_LIMITS } from './limits.ts'
import { openBundle } from './open-bundle.ts'

/** 1112 m to the north. */
const path = encodePolyline([
  [137, 35],
  [137, 35.01],
])
const line = { tmpId: 'line-1', objectType: 'LINE', name: 'Up', text: '', color: '#DB0730', path, isMain: true }
const ARTICLE = {
  title: 'Over the pass',
  layer: [{ id: 'l', name: 'l', objects: [line] }],
  context: { version: 1, blocks: [] },
}
const STAGE = { kind: 'stage', day: 1, note: '', part: null, article: 'routes/7', credit: null } as const
const REST = { kind: 'rest', day: 2, note: 'Rain' } as const
const partOf = (from_m: number, to_m: number, object_id = 'line-1') => ({ ...STAGE, part: { object_id, from_m, to_m } })
const aJourney = (...entries: readonly BundledEntry[]): BundledJourney => {
  const texts = { title: 'Three days', summary: '', cover_path: null, starts_on: '2026-10-17' }
  return { id: 3, site: 'https://mishiori.example', kind: 'journey', ...texts, entries }
}

const json = (value: unknown) => strToU8(JSON.stringify(value))
type Files = Readonly<Record<string, Uint8Array>>
const opened = (files: Files) => openBundle(new Blob([new Uint8Array(zipSync(files))]))

async function read(file: Uint8Array | unknown, others: Files = { 'routes/7/route.json': json(ARTICLE) }) {
  const answer = await opened({ 'journey.json': file instanceof Uint8Array ? file : json(file), ...others })
  return answer.ok ? answer.bundle.journeys[0]?.read() : answer.refusal
}

describe('a journey in a file', () => {
  it('is read as it was written, with articles of its own and credits of others', async () => {
    const credit = { id: 9, title: 'Down again', author: 'Maya', url: 'https://mishiori.example/routes/9' }
    const journey = aJourney(STAGE, partOf(0, 1112), REST, { ...STAGE, article: null, credit })
    expect(await read(journey)).toEqual(journey)
    const gone = aJourney({ ...STAGE, lost: 'part' }, { ...STAGE, article: null })
    expect(await read({ ...gone, kind: 'collection', state: 'public' })).toEqual({ ...gone, kind: 'collection' })
  })

  it('is found alone, or among all data of somebody', async () => {
    const alone = await opened({ 'journey.json': json(aJourney(REST)) })
    expect(alone.ok && alone.bundle.journeys.map(({ folder }) => folder)).toEqual([''])
    const all = await opened({
      'routes/7/route.json': json(ARTICLE),
      'journeys/3/journey.json': json(aJourney(STAGE)),
      'journeys/4/history/journey.json': json(aJourney()),
      '../journey.json': json(aJourney()),
      'journeys/../journey.json': json(aJourney()),
      '/journey.json/journey.json': json(aJourney()),
    })
    expect(all.ok && all.bundle.journeys.map(({ folder }) => folder)).toEqual(['journeys/3'])
  })

  it.each<[string, unknown]>([
    ['broken JSON', strToU8('{"title":')],
    ['a list', []],
    ['null', null],
    ['no entries', { ...aJourney(), entries: 7 }],
    ['another kind', { ...aJourney(), kind: 'walk' }],
    ['a title that is no text', { ...aJourney(), title: 7 }],
    ['a date that is none', { ...aJourney(), starts_on: 'tomorrow' }],
    ['a day that no month has', { ...aJourney(), starts_on: '2026-02-30' }],
    ['a thirteenth month', { ...aJourney(), starts_on: '2026-13-01' }],
    ['a cover that is no text', { ...aJourney(), cover_path: {} }],
    ['an entry of another kind', { ...aJourney(), entries: [{ ...REST, kind: 'flight' }] }],
    ['no day', { ...aJourney(), entries: [{ ...REST, day: 0 }] }],
    ['a day after the last', { ...aJourney(), entries: [{ ...REST, day: PRODUCT_LIMITS.journey.day + 1 }] }],
    ['a path out of the file', { ...aJourney(), entries: [{ ...STAGE, article: '../../routes/7' }] }],
    ['a part without an end', { ...aJourney(), entries: [{ ...STAGE, part: { object_id: 'line-1', from_m: 0 } }] }],
    ['a part of half a metre', aJourney(partOf(0.5, 10))],
    ['a credit without an address', { ...aJourney(), entries: [{ ...STAGE, credit: { id: 9 } }] }],
    ['a file that is too long', strToU8(JSON.stringify(aJourney()).padEnd(BUNDLE_LIMITS.journeyBytes + 1))],
  ])('is broken with %s', async (_, file) => {
    expect(await read(file)).toBe('unreadable')
  })

  it('may be as long, as late and of as many entries as the limits say', async () => {
    const last = { ...REST, day: PRODUCT_LIMITS.journey.day }
    const entries = Array.from({ length: PRODUCT_LIMITS.journey.entries }, () => last)
    const journey = aJourney(...entries)
    expect(await read(strToU8(JSON.stringify(journey).padEnd(BUNDLE_LIMITS.journeyBytes)))).toEqual(journey)
    expect(await read(aJourney(...entries, last))).toBe('tooManyEntries')
  })

  it('is not whole without an article that it names, or with one that is broken or there twice', async () => {
    const journey = aJourney(REST, STAGE)
    expect(await read(journey, {})).toBe('articleMissing')
    expect(await read(journey, { 'routes/8/route.json': json(ARTICLE) })).toBe('articleMissing')
    expect(await read(journey, { 'routes/7/route.json': strToU8('{') })).toBe('articleMissing')
    const twice = new Uint8Array(
      zipSync({
        'journey.json': json(journey),
        'routes/7/route.json': json(ARTICLE),
        'routes/8/route.json': json(ARTICLE),
      }),
    )
    const text = Buffer.from(twice).toString('latin1').replaceAll('routes/8', 'routes/7')
    const file = await openBundle(new Blob([Buffer.from(text, 'latin1')]))
    expect(file.ok && (await file.bundle.journeys[0]?.read())).toBe('articleMissing')
    expect(file.ok && (await file.bundle.articles[0]?.read())).toBeNull()
  })

  it('has parts that are on their lines', async () => {
    for (const entry of [partOf(0, 1113), partOf(1112, 1113), partOf(500, 500), partOf(0, 9, 'line-2')])
      expect(await read(aJourney(entry))).toBe('partInvalid')
    expect(await read(aJourney(partOf(1111, 1112)))).toMatchObject({ title: 'Three days' })
  })

  it('is one of as many as the limit says, and no more', async () => {
    const files = (count: number) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, at) => [`journeys/${at + 1}/journey.json`, json(aJourney())]),
      )
    const most = await opened(files(BUNDLE_LIMITS.journeys))
    expect(most.ok && most.bundle.journeys).toHaveLength(BUNDLE_LIMITS.journeys)
    expect(await opened(files(BUNDLE_LIMITS.journeys + 1))).toEqual({ ok: false, refusal: 'tooManyJourneys' })
  })
})
