import { expect, it } from 'vitest'
import { onOpenMap } from './on-open-map.ts'

const PLACE = '/search/map?lat=35.89300&lng=137.48040&zoom=12'
const filtered = '?q=pass&tag=autumn&length=5-10&photos=1&sort=created_at&lat=1.00000&lng=2.00000&zoom=3.00'

it('takes an open map to a place with its filters', () => {
  expect(onOpenMap(PLACE, { pathname: '/search/map', search: `${filtered}&page=3&auto=0` })).toBe(
    '/search/map?q=pass&tag=autumn&length=5-10&photos=1&sort=created_at&lat=35.89300&lng=137.48040&zoom=12.00&auto=0',
  )
})

it('leaves behind the line that the map was near', () => {
  expect(onOpenMap(PLACE, { pathname: '/search/map', search: '?near=7' })).toBe(
    '/search/map?lat=35.89300&lng=137.48040&zoom=12.00',
  )
})

it.each([
  ['a place from another page', PLACE, '/routes'],
  ['what is not a place', '/routes?q=pass', '/search/map'],
])('leads to %s as it is', (_, to, pathname) => {
  expect(onOpenMap(to, { pathname, search: filtered })).toBe(to)
})
