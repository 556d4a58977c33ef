import { describe, expect, it } from 'vitest'
import type { Profile } from './profile-geometry.ts'
import { rangeBetween, rangeStats, remainingRange } from './profile-range.ts'

/** Up 100 m in the first kilometre, level in the second, down 50 m in the third. */
const profile: Profile = {
  lengthMeters: 3000,
  points: [
    { index: 0, distanceMeters: 0, elevationMeters: 500 },
    { index: 1, distanceMeters: 1000, elevationMeters: 600 },
    { index: 2, distanceMeters: 2000, elevationMeters: 600 },
    { index: 3, distanceMeters: 3000, elevationMeters: 550 },
  ],
  stats: { gainMeters: 100, lossMeters: 50, minMeters: 500, maxMeters: 600 },
}

it.each([
  ['a part before the new end', 2000, { fromMeters: 500, toMeters: 1500 }],
  ['a part over the new end', 1000, { fromMeters: 500, toMeters: 1000 }],
  ['a part behind the new end', 400, null],
])('measures no further than a line that has become shorter goes: %s', (_, lengthMeters, remaining) => {
  expect(remainingRange({ fromMeters: 500, toMeters: 1500 }, lengthMeters)).toEqual(remaining)
})

describe('rangeStats', () => {
  it('equals the whole line for the whole line', () => {
    const whole = rangeStats(profile, { fromMeters: 0, toMeters: 3000 })
    expect(whole).toMatchObject({ ...profile.stats, lengthMeters: 3000 })
    expect(whole?.slopePercent).toBeCloseTo(1.667, 3)
  })

  it('counts the ends between two known elevations', () => {
    const part = rangeStats(profile, { fromMeters: 500, toMeters: 2500 })
    expect(part).toEqual({
      gainMeters: 50,
      lossMeters: 25,
      minMeters: 550,
      maxMeters: 600,
      lengthMeters: 2000,
      slopePercent: 1.25,
    })
  })

  it('has no slope without a length', () => {
    expect(rangeStats(profile, { fromMeters: 700, toMeters: 700 })?.slopePercent).toBeNull()
  })

  it('is null where no elevation is known', () => {
    const late = { ...profile, points: profile.points.slice(2) }
    expect(rangeStats(late, { fromMeters: 0, toMeters: 1500 })).toBeNull()
  })
})

it('orders the ends of a part and holds them within the line', () => {
  expect(rangeBetween(2500, -10, 3000)).toEqual({ fromMeters: 0, toMeters: 2500 })
  expect(rangeBetween(100, 9000, 3000)).toEqual({ fromMeters: 100, toMeters: 3000 })
})
