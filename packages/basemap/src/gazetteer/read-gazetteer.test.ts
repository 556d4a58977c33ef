import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import type { AreaRow, GazetteerRow, PlaceRow } from './gazetteer-row.ts'
import { GAZETTEER_FILE, readGazetteer } from './read-gazetteer.ts'
import { decodeRing, encodeRing } from './ring.ts'

const rows: GazetteerRow[] = []
let places: ReadonlyMap<string, PlaceRow>
beforeAll(async () => {
  const file = await readGazetteer(fileURLToPath(new URL(`../../assets/${GAZETTEER_FILE}`, import.meta.url)))
  for await (const batch of file.batches(10_000)) rows.push(...batch)
  places = new Map(rows.filter((row) => row.kind !== 'area').map((row) => [row.id, row]))
})

describe('the packaged gazetteer', () => {
  it('names each place once', () => {
    expect(places.size).toBe(rows.filter(({ kind }) => kind !== 'area').length)
    expect([...places.values()].filter(({ en, ja }) => en.trim() === '' || ja?.trim() === '')).toEqual([])
  })

  it('puts what holds a place before the place', () => {
    const seen = new Set<string>()
    const early = rows.filter((row) => {
      const holder = row.kind === 'area' ? row.id : row.within
      seen.add(row.id)
      return holder !== undefined && !seen.has(holder)
    })
    expect(early).toEqual([])
  })

  it('keeps every place on the globe', () => {
    const isOff = ({ lng, lat }: PlaceRow) => !(Math.abs(lng) <= 180 && Math.abs(lat) <= 90)
    expect([...places.values()].filter(isOff)).toEqual([])
  })

  it.each([
    ['jis:20202', '松本市', 'まつもとし', 'Matsumoto'],
    ['jis:01100', '札幌市', 'さっぽろし', 'Sapporo'],
    ['jis:13113', '渋谷区', 'しぶやく', 'Shibuya'],
    ['jis:20321', '軽井沢町', 'かるいざわまち', 'Karuizawa'],
    ['ne:JPN-1844', '長野県', 'ながのけん', 'Nagano'],
    ['iso:JP', '日本', undefined, 'Japan'],
  ])('knows %s as %s', (id, ja, kana, en) => {
    expect(places.get(id)).toMatchObject({ ja, en, ...(kana ? { kana } : {}) })
  })

  it('has at least 1,200 municipalities of Japan', () => {
    expect([...places.keys()].filter((id) => id.startsWith('jis:')).length).toBeGreaterThan(1_200)
  })

  it('outlines every prefecture', () => {
    const outlined = new Set(rows.filter((row): row is AreaRow => row.kind === 'area').map(({ id }) => id))
    const prefectures = [...places.values()].filter(({ kind, within }) => kind === 'region' && within === 'iso:JP')
    expect(prefectures).toHaveLength(47)
    expect(prefectures.filter(({ id }) => !outlined.has(id))).toEqual([])
  })
})

it('reads a ring as it was written, to the thousandth of a degree', () => {
  const ring = [
    [139.7, 35.658],
    [-0.001, -89.5],
    [180, 0],
  ] as const
  expect(decodeRing(encodeRing(ring))).toEqual(ring)
})
