import { expect, it } from 'vitest'
import { pageOfAddress } from './page-of-address.ts'

it.each([
  ['page=1', 1],
  ['page=12&q=pass', 12],
  ['page=999999', 999_999],
])('reads %s', (search, page) => expect(pageOfAddress(new URLSearchParams(search))).toBe(page))

it.each(['', 'page=', 'page=0', 'page=-1', 'page=1.5', 'page=01', 'page=1000000', 'page=２', 'page=last'])(
  'begins with the first page for %j',
  (search) => expect(pageOfAddress(new URLSearchParams(search))).toBe(1),
)
