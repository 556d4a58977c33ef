import { layerId, type MapDocument, mapObjectId } from '@mishiori/map-document'
import { expect, it } from 'vitest'
import { langsOfMap } from './load-live-map.ts'

const [layer, spot] = [layerId('sights'), mapObjectId('tea')]
const document: MapDocument = {
  mainLineId: null,
  layers: [
    {
      id: layer,
      name: '見どころ',
      objects: [
        {
          kind: 'spot',
          id: spot,
          name: '峠の茶屋',
          description: '夏だけ',
          color: 'red',
          icon: 'shop',
          position: [137.8, 35.9],
          display: 'text',
          images: [],
          placeId: null,
          translations: { 'en-us': { name: 'Tea house' } },
        },
      ],
    },
  ],
}

it('tells the language of what falls back, word by word', () => {
  const langOf = langsOfMap(document, { own: 'ja', locale: 'en-us' })
  expect(langOf(layer, 'name')).toBe('ja')
  expect(langOf(spot, 'name')).toBeUndefined()
  expect(langOf(spot, 'description')).toBe('ja')
})

it("tells nothing where the reader's language is the article's own", () => {
  const langOf = langsOfMap(document, { own: 'ja', locale: 'ja' })
  expect([langOf(layer, 'name'), langOf(spot, 'name'), langOf(spot, 'description')]).toEqual(Array(3).fill(undefined))
})
