import { expect, it } from 'vitest'
import { logInPath, safeReturnPath } from './return-path.ts'

const logIn = new Request('http://localhost/login')

it('knows the path behind an English address, which the router puts back', () => {
  const english = new Request('http://localhost/en/login')
  expect(safeReturnPath('/en/home?x=1', english)).toBe('/home?x=1')
  expect(safeReturnPath('/home', english)).toBe('/home')
  expect(safeReturnPath('/en/home', logIn)).toBe('/en/home')
  expect(logInPath(new Request('http://localhost/en/home.data?x=1'))).toBe('/login?next=%2Fhome%3Fx%3D1')
})

it.each(['/home', '/home/routes/create?from=top', '/routes/12#map', '/routes?tag=%E6%97%85'])('keeps %s', (path) => {
  expect(safeReturnPath(path, logIn)).toBe(path)
})

it.each([
  null,
  '',
  'home',
  '//evil.example',
  '/\\evil.example',
  '\\/evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/%2f%2fevil.example/%0d%0a',
  '/%2fevil.example',
  '/%5cevil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/ok%00',
  '/%E0%A4%A',
  `/${'a'.repeat(2000)}`,
])('[A16] answers /home for %j', (path) => {
  expect(safeReturnPath(path, logIn)).toBe('/home')
})

it('remembers the address with its query, also of a data request', () => {
  expect(logInPath(new Request('http://localhost/home/routes/create.data?x=1'))).toBe(
    '/login?next=%2Fhome%2Froutes%2Fcreate%3Fx%3D1',
  )
})
