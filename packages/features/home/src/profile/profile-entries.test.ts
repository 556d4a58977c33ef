import { expect, it } from 'vitest'
import { enteredBy, profileEntries } from './profile-entries.ts'

const entries = (typed: Readonly<Record<string, string>>) => profileEntries((field) => typed[field] ?? '')

it.each([
  ['twitter', '@mori', 'mori'],
  ['twitter', 'https://x.com/mori?s=20', 'mori'],
  ['twitter', 'https://mobile.twitter.com/mori', 'mori'],
  ['instagram', 'www.instagram.com/mori.a/', 'mori.a'],
  ['facebook', 'https://www.facebook.com/mori.a', 'mori.a'],
  ['facebook', 'https://example.com/mori', 'https://example.com/mori'],
  ['site', 'example.jp/blog', 'https://example.jp/blog'],
  ['site', 'http://example.jp', 'http://example.jp'],
  ['site', 'javascript:alert(1)', 'javascript:alert(1)'],
  ['nickname', ' 峠の ひと ', '峠の ひと'],
  ['profile', ' one\r\ntwo ', 'one\ntwo'],
] as const)('reads %s %j as %j', (field, typed, meant) => {
  expect(entries({ [field]: typed })[field]).toBe(meant)
})

it('leaves the name empty for who is called by the user name', () => {
  const profileFields = { place: 'a', profile: 'b', site: '', twitter: '', instagram: '', facebook: '' }
  const user = { name: 'mori.ayumi', ...profileFields }
  expect(enteredBy({ ...user, nickname: 'mori.ayumi' })).toEqual({ ...profileFields, nickname: '' })
  expect(enteredBy({ ...user, nickname: '森下' })).toEqual({ ...profileFields, nickname: '森下' })
})
