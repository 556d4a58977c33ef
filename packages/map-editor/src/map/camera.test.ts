import { expect, it } from 'vitest'
import { within } from './camera.ts'

it('leaves padding alone where the map is large', () => {
  const padding = { top: 84, right: 76, bottom: 150, left: 40 }
  expect(within({ clientWidth: 1100, clientHeight: 800 }, padding)).toEqual(padding)
})

it('keeps a third of a low map for what is fitted, in the proportions of the panels', () => {
  const {
    top = 0,
    bottom = 0,
    left,
    right,
  } = within({ clientWidth: 844, clientHeight: 300 }, { top: 100, right: 84, bottom: 200, left: 60 })
  expect(top + bottom).toBeCloseTo(210)
  expect(bottom / top).toBeCloseTo(2)
  expect([left, right]).toEqual([60, 84])
})

it('takes no padding at all', () => {
  expect(within({ clientWidth: 300, clientHeight: 300 }, { top: 0 })).toEqual({ top: 0, right: 0, bottom: 0, left: 0 })
})
