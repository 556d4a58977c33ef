import { expect, it } from 'vitest'
import { listPath, readListQuery, sortsOf } from './list-query.ts'
import { readTraits } from './traits.ts'

const defaults = {
  q: '',
  tag: '',
  place: '',
  ...readTraits(new URLSearchParams()),
  sort: 'created_at',
  page: 1,
}

it.each([
  ['', defaults],
  ['q=%E5%B3%A0&sort=copy_count&page=3', { ...defaults, q: '峠', sort: 'copy_count', page: 3 }],
  ['q=pass', { ...defaults, q: 'pass', sort: 'relevance' }],
  ['sort=relevance', defaults],
  ['sort=password&page=0&length=1-2&photos=yes', defaults],
  ['place=%E6%9D%BE%E6%9C%AC&length=50-&photos=1', { ...defaults, place: '松本', length: '50-', photos: true }],
  ['lang=en-us', { ...defaults, lang: 'en-us' }],
  ['lang=fr', defaults],
  ['sort=course_minutes', { ...defaults, sort: 'course_minutes' }],
  ['page=1e3', defaults],
  ['page=-1&tag=%20x%20', { ...defaults, tag: 'x' }],
  [`q=${'a'.repeat(200)}`, { ...defaults, q: 'a'.repeat(100), sort: 'relevance' }],
])('reads %j', (search, query) => {
  expect(readListQuery(new URLSearchParams(search))).toEqual(query)
})

it('writes only what differs from the default', () => {
  expect(listPath({})).toBe('/routes')
  expect(listPath({ q: '峠', sort: 'relevance', page: 1 })).toBe('/routes?q=%E5%B3%A0')
  expect(listPath({ q: '峠', sort: 'created_at' })).toBe('/routes?q=%E5%B3%A0&sort=created_at')
  expect(listPath({ sort: 'relevance', length: '0-5', photos: true, lang: 'ja' })).toBe(
    '/routes?length=0-5&lang=ja&photos=1',
  )
  expect(listPath({ tag: 'a&b', sort: 'favorite_count', page: 2 })).toBe('/routes?tag=a%26b&sort=favorite_count&page=2')
})

it('offers the best match only where there are words', () => {
  expect(sortsOf({ q: '' })).not.toContain('relevance')
  expect(sortsOf({ q: '峠' })[0]).toBe('relevance')
})
