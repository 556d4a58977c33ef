import { expect, it } from 'vitest'
import { inEnglish, isEnglishAddress, withoutEnglish } from './english-address.ts'

it.each(['/en', '/en/', '/en/routes', '/en.data', '/en/_root.data'])('knows that %s is English', (pathname) => {
  expect(isEnglishAddress(pathname)).toBe(true)
})

it.each(['/', '/entry', '/env/x', '/routes/en', '/english', '/EN'])('knows that %s is not', (pathname) => {
  expect(isEnglishAddress(pathname)).toBe(false)
})

it.each([
  ['/en', '/'],
  ['/en?a=1', '/?a=1'],
  ['/en/routes/9?a=1#b', '/routes/9?a=1#b'],
  ['/routes', '/routes'],
  ['/entry', '/entry'],
])('takes %s for %s', (path, inside) => {
  expect(withoutEnglish(path)).toBe(inside)
})

it.each([
  ['/login?next=%2F', '/en/login?next=%2F'],
  ['/en/login', '/en/login'],
  ['/en?x=/', '/en?x=/'],
  ['/entry', '/en/entry'],
  ['https://mishiori.example/x', 'https://mishiori.example/x'],
])('leads on from English to %s by %s', (path, expected) => {
  expect(inEnglish(path)).toBe(expected)
})
