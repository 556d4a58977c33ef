import { expect, it } from 'vitest'
import { en } from './en.ts'
import { ja } from './ja.ts'
import { placeText } from './position-text.ts'

it('names a place, its hemispheres and how far a key goes, in both languages', () => {
  const place = { position: [137.972, 36.238], stepMeters: 152.3, placeName: '松本' } as const
  expect(placeText(en, place)).toBe('near 松本, 36.238° N, 137.972° E, an arrow key moves 152 m')
  expect(placeText(ja, place)).toBe('松本の近く、北緯36.238°、東経137.972°、矢印キー1回で152 m')
})

it('has no signs, and no place where none is known', () => {
  const place = { position: [-93.9551, -37.0902], stepMeters: 1000, placeName: null } as const
  expect(placeText(en, place)).toMatch(/^37\.090° S, 93\.955° W, /)
  expect(placeText(ja, place)).toMatch(/^南緯37\.090°、西経93\.955°、/)
})
