import type { Suggestions } from '@repo/contract'
import { expect, it } from 'vitest'
import { suggestedOf } from './suggested.ts'

const found: Suggestions = {
  routes: [
    {
      id: 7,
      language: 'ja',
      translation: null,
      title: '鳥居峠',
      place_ja: '長野県 木祖村',
      place_en: 'Kiso, Nagano, Japan',
    },
  ],
  places: [{ place_id: 'a:1', kind: 'peak', name: '御嶽山', address: '長野県', lat: 35.893, lng: 137.4804 }],
  users: [{ id: 3, name: 'mori.ayumi', nickname: '森下 あゆみ', avatar: null }],
  tags: [{ name: '山 & 谷', uses: 3 }],
}

it('leads to the route, the place on the map, the person, the tag and to all that has the words', () => {
  expect(suggestedOf(found, '山', 'ja').map(({ kind, label, detail, to }) => [kind, label, detail, to])).toEqual([
    ['route', '鳥居峠', '長野県 木祖村', '/routes/7'],
    ['place', '御嶽山', '長野県', '/search/map?lat=35.89300&lng=137.48040&zoom=12'],
    ['user', '森下 あゆみ', '@mori.ayumi', '/users/3'],
    ['tag', '山 & 谷', '', '/routes?tag=%E5%B1%B1+%26+%E8%B0%B7'],
    ['all', '山', '', '/routes?q=%E5%B1%B1'],
  ])
})

it('says where a route is in the language of the page', () => {
  expect(suggestedOf(found, 'x', 'en-us')[0]?.detail).toBe('Kiso, Nagano, Japan')
})
