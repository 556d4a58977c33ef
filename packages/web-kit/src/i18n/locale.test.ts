import { describe, expect, it } from 'vitest'
import { chooseLocale, isLocaleGuessed, localeToStore, parseLocale } from './locale.ts'

const request = (address: string, headers: Record<string, string> = {}) =>
  new Request(`http://localhost${address}`, { headers })

it.each([
  ['ja', 'ja'],
  ['en-us', 'en-us'],
  ['en', 'en-us'],
  ['EN-US', 'en-us'],
  ['fr', null],
  ['', null],
  [null, null],
])('reads %s as %s', (value, locale) => {
  expect(parseLocale(value)).toBe(locale)
})

it.each([
  ['/routes?hl=en', 'en-us'],
  ['/routes', null],
  ['/en/routes', null],
  ['/en/routes?hl=ja', null],
])('remembers what %s asks for: %s', (address, kept) => {
  expect(localeToStore(request(address))).toBe(kept)
})

it.each([
  ['the address first', '/?hl=en', { cookie: 'locale=ja', 'accept-language': 'ja' }, 'en-us'],
  ['addresses below /en for English', '/en/routes?hl=ja', { cookie: 'locale=ja', 'accept-language': 'ja' }, 'en-us'],
  ['the stored choice next', '/', { cookie: 'a=b; locale=en-us', 'accept-language': 'ja' }, 'en-us'],
  ['then the browser', '/', { 'accept-language': 'fr;q=0.9, en-GB;q=0.8, ja;q=0.1' }, 'en-us'],
  ['a language we do not speak is passed over', '/?hl=fr', { 'accept-language': 'fr' }, 'ja'],
  ['an excluded language too', '/', { 'accept-language': 'en;q=0' }, 'ja'],
  ['Japanese for everybody else', '/', {}, 'ja'],
])('takes %s', (_, address, headers, locale) => {
  expect(chooseLocale(request(address, headers))).toBe(locale)
})

describe('isLocaleGuessed', () => {
  const localeFor = (path: string, cookie = '') =>
    isLocaleGuessed(new Request(`http://localhost${path}`, { headers: { cookie, 'accept-language': 'en' } }))

  it.each([
    ['the browser’s settings alone', '/home', '', true],
    ['an address that asks for nothing we speak', '/home?hl=fr', 'theme=dark', true],
    ['a cookie that says nothing we speak', '/home', 'locale=fr', true],
    ['a stored choice', '/home', 'locale=ja', false],
    ['what the address asks for', '/home?hl=en', '', false],
    ['an address below /en', '/en/home', '', false],
  ])('by %s', (_, path, cookie, isGuessed) => {
    expect(localeFor(path, cookie)).toBe(isGuessed)
  })
})
