import { expect, it } from 'vitest'
import { courseConstant, courseLevel } from './course-constant.ts'
import { timeUnderWay } from './walkers-pace.ts'

it('is 8 over the Torii Pass', () => {
  // 1.8 × 115 / 60 = 3.45, 0.3 × 4.98 = 1.494, 10 × 0.273 = 2.73, 0.6 × 0.261 = 0.157
  const pass = { minutes: 115, lengthMeters: 4980, gainMeters: 273, lossMeters: 261 }
  expect(courseConstant(pass)).toBeCloseTo(7.831, 3)
})

it.each([
  [0, 'easy'],
  [11.99, 'easy'],
  [12, 'moderate'],
  [24.99, 'moderate'],
  [25, 'hard'],
] as const)('a constant of %d is %s', (constant, level) => {
  expect(courseLevel(constant)).toBe(level)
})

it.each([
  [
    { factor: 1, restMinutesPerHour: 10 },
    { walkingMinutes: 115, restMinutes: 20 },
  ], // 19.2, in steps of five
  [
    { factor: 0.8, restMinutesPerHour: 0 },
    { walkingMinutes: 92, restMinutes: 0 },
  ],
  [
    { factor: 0.1, restMinutesPerHour: 10 },
    { walkingMinutes: 69, restMinutes: 10 },
  ], // 0.6; 11.5
  [
    { factor: 9, restMinutesPerHour: -5 },
    { walkingMinutes: 172.5, restMinutes: 0 },
  ], // 1.5
])('somebody who goes by %o is under way for %o', (pace, under) => {
  expect(timeUnderWay(115, pace)).toEqual(under)
})
