import { expect, it } from 'vitest'
import { dayHeat, monthHeat } from './heat.ts'

it('shades each day that has data, also one without a way', () => {
  expect([0, 5, 49.9, 50].map(dayHeat)).toEqual([1, 2, 3, 4])
})

it('shades a month by its days on average, and one without days not at all', () => {
  expect(monthHeat(400, 10)).toBe(3)
  expect(monthHeat(0, 0)).toBe(0)
})
