import { expect, it } from 'vitest'
import { readCookie, withSetCookies } from './cookies.ts'

it.each([
  ['a=1; b=2', 'b', '2'],
  ['a=x%20y', 'a', 'x y'],
  ['a=%E0%A4%A', 'a', null],
  ['aa=1', 'a', null],
  [null, 'a', null],
])('reads from %s the cookie %s', (header, name, value) => {
  expect(readCookie(header, name)).toBe(value)
})

it('sets, replaces and removes cookies as a browser does', () => {
  const header = withSetCookies('session=old; theme=dark', [
    'session=new; Path=/; HttpOnly',
    'XSRF-TOKEN=t%2E1; Path=/',
    'theme=; Max-Age=0',
  ])
  expect(header).toBe('session=new; XSRF-TOKEN=t%2E1')
})
