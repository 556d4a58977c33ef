import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ownPath } from './own-path.ts'

const PIECES = [
  ...['/', '//', '\\', '.', '..', '%2e', '%2E%2e', '%2f', '%5c', '%09', '%0d%0a', '%00', '%25', '%'],
  ...['\t', '\n', '\r', '\0', ' ', '\u{feff}', '／', '。', ':', '@', '?', '#', ';', '[', ']'],
  ...['http:', 'https:', 'javascript:', 'blob:', 'evil.example', 'site.invalid', 'http://site.invalid', 'user:pass@'],
  ...['en', 'routes', '旅', '.data', 'x=1&next=//evil.example'],
]
const address = fc
  .array(fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...PIECES) }, fc.string({ unit: 'binary', maxLength: 4 })), {
    maxLength: 12,
  })
  .map((pieces) => pieces.join(''))

/** Pages from which a browser may follow the path. */
const PAGES = ['https://mishiori.example/', 'https://mishiori.example/a/b//c?d=//e#f', 'http://127.0.0.1:3000/en/x']

it('[A16] leads to this site from every page of it, whatever somebody writes, read once or twice', () => {
  const written = fc.oneof(
    address,
    address.map((rest) => `/${rest}`),
  )
  fc.assert(
    fc.property(written, fc.constantFrom(...PAGES), (text, page) => {
      const path = ownPath(text)
      if (path === null) return
      expect(path).toMatch(/^\/(?![/\\])[!-~]*$/)
      expect(new URL(path, page).origin).toBe(new URL(page).origin)
      expect(ownPath(path)).toBe(path)
    }),
    { numRuns: 5_000 },
  )
})

it.each(['/', '/home', '/routes/12#map', '/routes?tag=%E6%97%85&next=//evil.example', '/a//b', '/routes?q=a%0Ab%5C'])(
  'keeps %s',
  (path) => {
    expect(ownPath(path)).toBe(path)
  },
)

it.each([
  ['home', '/home'],
  ['/a/../routes', '/routes'],
  ['/rou\ttes', '/routes'],
  ['/道', '/%E9%81%93'],
])('reads %j as %s', (written, path) => {
  expect(ownPath(written)).toBe(path)
})

it.each([
  ...['//evil.example', '/\\evil.example', '\\/evil.example', 'https://evil.example', 'javascript:alert(1)'],
  ...[
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '/%2e%2E/%2e//evil.example',
    '/a/%2e%2e//evil.example',
  ],
  ...[
    '/\t/evil.example',
    '\t//evil.example',
    '/.\n//evil.example',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    '/%09/evil',
  ],
  ...['blob:http://site.invalid//evil.example', 'http://site.invalid//evil.example', '/ok%00', '/%E0%A4%A', 'http://['],
])('[A16] refuses %j', (written) => {
  expect(ownPath(written)).toBeNull()
})
