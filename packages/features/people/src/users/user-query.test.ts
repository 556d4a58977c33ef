import { expect, it } from 'vitest'
import { readUserQuery, usersPath } from './user-query.ts'

it.each([
  ['', { q: '', sort: 'route_count', page: 1 }],
  ['q=%20mori%20&sort=copy&page=2', { q: 'mori', sort: 'copy', page: 2 }],
  ['sort=password&page=0', { q: '', sort: 'route_count', page: 1 }],
])('reads %j', (search, query) => {
  expect(readUserQuery(new URLSearchParams(search))).toEqual(query)
})

it('writes only what differs from the default', () => {
  expect(usersPath({})).toBe('/users')
  expect(usersPath({ q: 'a b', sort: 'route_count', page: 1 })).toBe('/users?q=a+b')
  expect(usersPath({ sort: 'favorite', page: 3 })).toBe('/users?sort=favorite&page=3')
})
