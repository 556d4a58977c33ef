import { expect, it } from 'vitest'
import { localeOfRequest } from './request-language.ts'

const cookie = 'a=1; locale=en-us'
const english = { locale: 'en-us' as const }
const japanese = { locale: 'ja' as const }

it.each([
  ['Japanese when nothing says more', {}, 'ja'],
  ['what hl asks for', { url: '/api/v1/routes?hl=en', headers: { cookie: 'locale=ja' }, viewer: japanese }, 'en-us'],
  ['no language that is not spoken', { url: '/api/v1/routes?hl=fr', headers: { cookie } }, 'en-us'],
  ['what was chosen on the site', { headers: { cookie, 'accept-language': 'ja' }, viewer: japanese }, 'en-us'],
  ['that of the account', { headers: { 'accept-language': 'ja' }, viewer: english }, 'en-us'],
  [
    'what a program says',
    { headers: { authorization: 'Bearer x', 'accept-language': 'en' }, viewer: japanese },
    'en-us',
  ],
  [
    'that of the account of a program that says nothing',
    { headers: { authorization: 'Bearer x' }, viewer: english },
    'en-us',
  ],
  ['the browser’s', { headers: { 'accept-language': 'en-GB,en;q=0.9' }, viewer: null }, 'en-us'],
  ['the one that the browser likes best', { headers: { 'accept-language': 'fr, en;q=0.4, ja;q=0.8' } }, 'ja'],
  ['none that the browser refuses', { headers: { 'accept-language': 'en;q=0' } }, 'ja'],
  ['Japanese for what is no language', { url: '/%zz?hl=%zz', headers: { 'accept-language': ';;,' } }, 'ja'],
] as const)('is %s', (_name, asking, expected) => {
  expect(localeOfRequest({ url: '/', headers: {}, ...asking })).toBe(expected)
})
