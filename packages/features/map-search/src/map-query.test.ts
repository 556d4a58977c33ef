import { readListQuery } from '@repo/articles/list-query'
import { readTraits } from '@repo/articles/traits'
import { expect, it } from 'vitest'
import { apiSearch, boxOfCamera, mapPathOfList, mapSearch, readMapQuery } from './map-query.ts'

const defaults = {
  q: '',
  tag: '',
  ...readTraits(new URLSearchParams()),
  sort: '',
  page: 1,
  near: null,
  camera: null,
  isAutomatic: true,
}

it.each([
  ['', defaults],
  [
    'q=%E5%B3%A0&sort=copy_count&page=3&auto=0',
    { ...defaults, q: '峠', sort: 'copy_count', page: 3, isAutomatic: false },
  ],
  ['lat=35.5&lng=-137.25&zoom=9.5', { ...defaults, camera: { lat: 35.5, lng: -137.25, zoom: 9.5 } }],
  ['lat=95&lng=0&zoom=1', defaults],
  ['lat=35&lng=137', defaults],
  ['near=12&sort=relevance', { ...defaults, near: 12 }],
  ['near=-1&page=x', defaults],
  ['length=5-10&photos=1', { ...defaults, length: '5-10', photos: true }],
  ['length=1-2&photos=yes', defaults],
])('reads %j', (search, query) => {
  expect(readMapQuery(new URLSearchParams(search))).toEqual(query)
})

it('writes what it reads', () => {
  const search =
    'q=%E5%B3%A0&tag=a&length=50-&time=60-120&lang=ja&photos=1&sort=created_at&near=5&lat=35.50000&lng=137.25000&zoom=9.50&page=2&auto=0'
  expect(mapSearch(readMapQuery(new URLSearchParams(search))).toString()).toBe(search)
  expect(mapSearch({}).toString()).toBe('')
})

it.each([
  [[170, -10, 190, 10], '170.00000,-10.00000,-170.00000,10.00000'],
  [[-190, -10, -170, 10], '170.00000,-10.00000,-170.00000,10.00000'],
  [[-300, -95, 300, 95], '-180.00000,-90.00000,180.00000,90.00000'],
  [[137, 35, 138, 36], '137.00000,35.00000,138.00000,36.00000'],
] as const)('asks for the box %j', (box, text) => {
  expect(apiSearch({ ...readMapQuery(new URLSearchParams()) }, box).get('box')).toBe(text)
})

it('asks for what is near an article wherever the map looks', () => {
  const search = apiSearch(readMapQuery(new URLSearchParams('near=5')), [0, 0, 1, 1])
  expect([search.get('near'), search.get('box')]).toEqual(['5', null])
})

it('asks for a length in kilometres, for photos and for a language', () => {
  const queryOf = (text: string) => Object.fromEntries(apiSearch(readMapQuery(new URLSearchParams(text)), [0, 0, 1, 1]))
  expect(queryOf('length=5-10&photos=1&lang=en-us')).toMatchObject({
    min_km: '5',
    max_km: '10',
    photos: '1',
    lang: 'en-us',
  })
  expect(queryOf('length=50-')).toEqual({ page: '1', min_km: '50', box: '0.00000,0.00000,1.00000,1.00000' })
})

it('asks on the map what a list was asked', () => {
  const pathOf = (search: string) => mapPathOfList(readListQuery(new URLSearchParams(search)), null)
  expect(pathOf('q=pass&place=kiso&climb=0-100&shape=loop&lang=ja&sort=climb_m&page=3')).toBe(
    '/search/map?q=pass&climb=0-100&shape=loop&lang=ja&sort=climb_m',
  )
  expect(pathOf('')).toBe('/search/map')
})

it('takes a part of the world for what a camera shows', () => {
  const [west, south, east, north] = boxOfCamera({ lat: 36, lng: 138, zoom: 6 })
  expect([west < 138, east - west < 13, south < 36, north - south < 8]).toEqual([true, true, true, true])
})
