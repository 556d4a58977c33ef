import { expect, it } from 'vitest'
import { aSpot } from '../../testing/fixtures.ts'
import { parsePinImageId, pinImageId, spotImageId } from './pin-image-id.ts'

it.each([
  [{ letter: 'S' }],
  [{ letter: 'G', aside: 'west' }],
  [{ icon: 'road-ban', color: 'deepblue', isSelected: false }],
  [{ icon: 'text', color: 'red', isSelected: true }],
  [{ photo: 'https://example.com:8443/a:b.jpg?size=1#selected:', color: 'teal', isSelected: false }],
  [{ photo: 'http://example.com/a.jpg', color: 'black', isSelected: true }],
] as const)('names the look %j so that it can be read back', (look) => {
  expect(parsePinImageId(pinImageId(look))).toEqual(look)
})

it('lets the first photo of a spot stand for it, else its icon', () => {
  const images = ['https://example.com/1.jpg', 'https://example.com/2.jpg']
  const withPhotos = aSpot({ display: 'image', images })
  expect(parsePinImageId(spotImageId(withPhotos, true))).toMatchObject({ photo: images[0], isSelected: true })
  expect(parsePinImageId(spotImageId(aSpot({ display: 'image' }), false))).toMatchObject({ icon: 'shop' })
})

it('leaves pictures of others alone', () => {
  expect(parsePinImageId('airport-15')).toBeNull()
})
