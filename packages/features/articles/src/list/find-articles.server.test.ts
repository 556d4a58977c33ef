import type { ApiClient, Place } from '@repo/contract'
import { expect, it } from 'vitest'
import { boxAround, filtersOf, findArea } from './find-articles.server.ts'
import { readListQuery } from './list-query.ts'

type Answer = Awaited<ReturnType<ApiClient['searchPlaces']>>
const headers = new Headers()
const matsumoto: Place = {
  place_id: 'jis:20202',
  kind: 'place',
  name: '松本市',
  address: '長野県',
  lat: 36.238,
  lng: 137.972,
}
const found = (...data: Place[]): Answer => ({ ok: true, status: 200, headers, data: { data, attribution: '' } })
const refused = (status: number, code: 'NOT_FOUND' | 'BREAK_OUT' | 'server.unexpected'): Answer => ({
  ok: false,
  status,
  headers,
  error: { code, params: {} },
  body: null,
})
const queryOf = (search: string) => readListQuery(new URLSearchParams(search))
const areaFor = (answer: Answer) => findArea({ searchPlaces: async () => answer }, queryOf('place=x'), 'ja')

it('asks no gazetteer where no area was typed', async () => {
  const searchPlaces = () => Promise.reject(new Error('asked'))
  expect(await findArea({ searchPlaces }, queryOf('q=pass'), 'ja')).toEqual({ kind: 'anywhere' })
})

it('takes the best match', async () => {
  expect(await areaFor(found(matsumoto, { ...matsumoto, name: '松本' }))).toEqual({ kind: 'known', place: matsumoto })
})

it.each([
  ['nothing is called so', refused(404, 'NOT_FOUND'), 'unknown'],
  ['the list of matches is empty', found(), 'unknown'],
  ['the places are away', refused(503, 'BREAK_OUT'), 'unavailable'],
  ['the server fails', refused(500, 'server.unexpected'), 'unavailable'],
  ['no answer comes', refused(0, 'server.unexpected'), 'unavailable'],
] as const)('where %s the area is %3$s', async (_, answer, kind) => {
  expect(await areaFor(answer)).toEqual({ kind })
})

it('asks for what lies around the place, and for all else that was chosen', () => {
  expect(filtersOf(queryOf('q=pass&tag=tea&length=5-10&photos=1&sort=copy_count&page=2'), matsumoto)).toEqual({
    q: 'pass',
    tag: 'tea',
    sort: 'copy_count',
    page: '2',
    min_km: '5',
    max_km: '10',
    photos: '1',
    box: '137.8382,36.1301,138.1058,36.3459',
  })
  expect(filtersOf(queryOf(''), null)).toEqual({ sort: 'created_at', page: '1' })
})

it('draws a box around a place, also across 180°', () => {
  expect(boxAround({ kind: 'place', lat: 0, lng: 10 })).toBe('9.8921,-0.1079,10.1079,0.1079')
  expect(boxAround({ kind: 'region', lat: 0, lng: 179.9 })).toBe('179.3604,-0.5396,-179.5604,0.5396')
})
