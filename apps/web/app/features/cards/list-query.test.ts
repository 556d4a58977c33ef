import { expect, it } from 'vitest'
import { listPath, readListQuery } from './list-query.ts'

const defaults = { q: '', tag: '', sort: 'created_at', page: 1 }

it.each([
  ['', defaults],
  ['q=%E5%B3%A0&sort=copy_count&page=3', { ...defaults, q: '峠', sort: 'copy_count', page: 3 }],
  ['sort=password&page=0', defaults],
  ['page=1e3', defaults],
  ['page=-1&tag=%20x%20', { ...defaults, tag: 'x' }],
  [`q=${'a'.repeat(200)}`, { ...defaults, q: 'a'.repeat(100) }],
])('reads %j', (search, query) => {
  expect(readListQuery(new URLSearchParams(search))).toEqual(query)
})

it('writes only what differs from the default', () => {
  expect(listPath({})).toBe('/routes')
  expect(listPath({ q: '峠', sort: 'created_at', page: 1 })).toBe('/routes?q=%E5%B3%A0')
  expect(listPath({ tag: 'a&b', sort: 'favorite_count', page: 2 })).toBe('/routes?tag=a%26b&sort=favorite_count&page=2')
})
