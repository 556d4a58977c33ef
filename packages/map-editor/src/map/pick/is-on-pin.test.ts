import { expect, it } from 'vitest'
import { isOnPin } from './is-on-pin.ts'

const foot = { x: 100, y: 100 }

it.each([
  ['a mouse on the head of a pin', { x: 112, y: 70 }, { isTouch: false, isPhoto: false }, true],
  ['a mouse beside a pin', { x: 120, y: 70 }, { isTouch: false, isPhoto: false }, false],
  ['a finger beside a pin', { x: 120, y: 70 }, { isTouch: true, isPhoto: false }, true],
  ['a mouse on the corner of a photo', { x: 123, y: 46 }, { isTouch: false, isPhoto: true }, true],
  ['a mouse above a pin, where a photo would be', { x: 100, y: 46 }, { isTouch: false, isPhoto: false }, false],
  ['a finger below the foot', { x: 100, y: 112 }, { isTouch: true, isPhoto: true }, false],
])('knows %s', (_, point, kind, expected) => {
  expect(isOnPin(point, foot, kind)).toBe(expected)
})
