import { expect, it } from 'vitest'
import { profileLinks } from './profile-links.ts'

const nothing = { site: '', twitter: '', instagram: '', facebook: '' }

it('points to nothing that is not written', () => {
  expect(profileLinks(nothing)).toEqual([])
})

it('points to the site by its short address, and to accounts by their names', () => {
  expect(
    profileLinks({ site: 'https://www.example.jp/', twitter: 'mori', instagram: 'mori.a', facebook: 'm.a' }),
  ).toEqual([
    { kind: 'site', href: 'https://www.example.jp/', text: 'example.jp' },
    { kind: 'twitter', href: 'https://x.com/mori', text: 'mori' },
    { kind: 'instagram', href: 'https://instagram.com/mori.a', text: 'mori.a' },
    { kind: 'facebook', href: 'https://facebook.com/m.a', text: 'm.a' },
  ])
})

it.each(['javascript:alert(1)', 'data:text/html,x', '//example.com', 'https://'])('never points to %s', (site) => {
  expect(profileLinks({ ...nothing, site })).toEqual([])
})
