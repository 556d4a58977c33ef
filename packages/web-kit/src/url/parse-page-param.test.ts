import { expect, it } from 'vitest'
import { parsePageParam } from './parse-page-param.ts'

it.each([
  ['page=1', 1],
  ['page=12&q=pass', 12],
  ['page=999999', 999_999],
])('reads %s', (search, page) => expect(parsePageParam(new URLSearchParams(search))).toBe(page))

it.each(['', 'page=', 'page=0', 'page=-1', 'page=1.5', 'page=01', 'page=1000000', 'page=２', 'page=last'])(
  'begins with the first page for %j',
  (search) => expect(parsePageParam(new URLSearchParams(search))).toBe(1),
)
