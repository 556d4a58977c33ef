import { expect, it } from 'vitest'
import { compareStates, isUnchanged } from './compare-states.ts'
import { withOriginalPictures } from './original-pictures.ts'

const state = (name: string) => ({
  title: '',
  summary: '',
  translation: null,
  layer: [
    {
      id: 'a',
      name: 'a',
      objects: [
        {
          tmpId: 'inn',
          objectType: 'POI',
          type: 'image_text',
          name: 'Inn',
          text: '',
          color: '#DB0730',
          lat: 35,
          lng: 137,
          icon: 'text',
          images: [`https://site.example/files/${name}.jpg`],
        },
      ],
    },
  ],
  context: { version: 1, blocks: [{ type: 'singleImage', url: `/files/${name}.jpg`, caption: '', tmpId: null }] },
})

it('takes copies of pictures for the pictures', () => {
  const copy = withOriginalPictures(state('new'), { '/files/new.jpg': '/files/old.jpg' })
  expect(isUnchanged(compareStates(state('old'), copy))).toBe(true)
  expect(isUnchanged(compareStates(state('old'), withOriginalPictures(state('other'), {})))).toBe(false)
})
