import { expect, it } from 'vitest'
import { LOUPE, loupePlace } from './loupe.ts'

const phone = { width: 390 }

it.each([
  ['above the finger', { x: 210, y: 440 }, { x: 210, y: 290 }],
  ['inside of the left edge', { x: 20, y: 440 }, { x: 82, y: 290 }],
  ['inside of the right edge', { x: 380, y: 440 }, { x: 308, y: 290 }],
  ['to the left where there is no room above', { x: 260, y: 60 }, { x: 132, y: 82 }],
  ['to the right in the upper left corner', { x: 60, y: 60 }, { x: 188, y: 82 }],
])('is %s', (_, finger, place) => {
  expect(loupePlace(finger, phone)).toEqual(place)
})

it('never lies under the finger', () => {
  for (let x = 0; x <= phone.width; x += 10) {
    for (let y = 0; y <= 780; y += 10) {
      const place = loupePlace({ x, y }, phone)
      expect(Math.hypot(place.x - x, place.y - y)).toBeGreaterThan(LOUPE.radius)
    }
  }
})
