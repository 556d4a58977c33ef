import { expect, it } from 'vitest'
import { isPhoto } from './is-photo.ts'

it.each([
  ['image/jpeg', 'a', true],
  ['', 'IMG_1.HEIC', true],
  ['', 'a.webp', true],
  ['application/gpx+xml', 'a.gpx', false],
  ['', 'heic.gpx', false],
])('tells a photo from other files by the type %j and the name %s: %s', (type, name, is) => {
  expect(isPhoto(new File([], name, { type }))).toBe(is)
})
