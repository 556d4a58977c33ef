import { expect, it } from 'vitest'
import { followsPath, readFollowsQuery } from './follows-query.ts'

it.each([
  ['', { side: 'following', q: '', before: null }],
  ['side=followers&q=%20峠%20', { side: 'followers', q: '峠', before: null }],
  ['side=friends&before=12', { side: 'following', q: '', before: '12' }],
  [`q=${'山'.repeat(101)}`, { side: 'following', q: '山'.repeat(100), before: null }],
] as const)('reads %j', (search, query) => {
  expect(readFollowsQuery(new URLSearchParams(search))).toEqual(query)
})

it.each([
  [{}, '/home/follows'],
  [{ side: 'followers', q: 'a', before: '7' }, '/home/follows?side=followers&q=a&before=7'],
] as const)('writes %j', (query, path) => {
  expect(followsPath(query)).toBe(path)
})
