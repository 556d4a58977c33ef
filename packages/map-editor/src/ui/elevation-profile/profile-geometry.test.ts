import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  decimateProfile,
  distanceAt,
  niceTicks,
  profilePaths,
  readProfile,
  verticalRange,
  xOf,
  yOf,
} from './profile-geometry.ts'

const points = (elevations: readonly number[]) =>
  elevations.map((elevationMeters, index) => ({ index, distanceMeters: index * 10, elevationMeters }))

const frame = { left: 40, right: 440, top: 10, bottom: 110, lengthMeters: 2000, lowMeters: 900, highMeters: 1100 }

describe('decimateProfile', () => {
  it('keeps first, last, highest and lowest, in order, within two points a bucket', () => {
    const many = fc.array(fc.integer({ min: -400, max: 8800 }), { minLength: 2, maxLength: 3000 })
    fc.assert(
      fc.property(many, fc.integer({ min: 1, max: 300 }), (elevations, buckets) => {
        const all = points(elevations)
        const retained = decimateProfile(all, buckets)
        const heights = retained.map(({ elevationMeters }) => elevationMeters)
        expect(retained.length).toBeLessThanOrEqual(Math.max(buckets * 2 + 2, 2))
        expect([retained[0], retained.at(-1)]).toEqual([all[0], all.at(-1)])
        expect(Math.max(...heights)).toBe(Math.max(...elevations))
        expect(Math.min(...heights)).toBe(Math.min(...elevations))
        expect(retained.every((point, at) => at === 0 || point.index > (retained[at - 1]?.index ?? -1))).toBe(true)
      }),
    )
  })

  it('gives back a line that is short enough as it is', () => {
    const few = points([1, 2, 3])
    expect(decimateProfile(few, 2)).toBe(few)
  })
})

describe('readProfile', () => {
  const path = [
    [137.7, 35.9],
    [137.71, 35.9],
    [137.72, 35.9],
  ] as const

  it.each([undefined, [], [null, null, null]])('is null without elevations: %o', (elevationsMeters) => {
    expect(readProfile({ path, ...(elevationsMeters && { elevationsMeters }) })).toBeNull()
  })

  it('passes over points without elevation and keeps the whole length', () => {
    const profile = readProfile({ path, elevationsMeters: [900, null, 930] })
    expect(profile?.points.map(({ index }) => index)).toEqual([0, 2])
    expect(profile?.lengthMeters).toBeCloseTo(1801, -1)
    expect(profile?.stats).toEqual({ gainMeters: 30, lossMeters: 0, minMeters: 900, maxMeters: 930 })
  })
})

describe('the frame', () => {
  it('maps distance and elevation to pixels and back', () => {
    expect(xOf(frame, 1000)).toBe(240)
    expect(yOf(frame, 1000)).toBe(60)
    expect(distanceAt(frame, 240)).toBe(1000)
  })

  it.each([
    [-100, 0],
    [40, 0],
    [440, 2000],
    [900, 2000],
  ])('holds the pixel %i within the line: %i m', (x, meters) => {
    expect(distanceAt(frame, x)).toBe(meters)
  })

  it('draws a line of no length without NaN', () => {
    const still = { ...frame, lengthMeters: 0 }
    expect(profilePaths(still, points([1000])).area).not.toContain('NaN')
    expect(distanceAt(still, 100)).toBe(0)
  })
})

describe('ticks', () => {
  it.each([
    [0, 7.98, 7, [0, 2, 4, 6]],
    [900, 1200, 3, [900, 1000, 1100, 1200]],
    [0, 0.3, 3, [0, 0.1, 0.2, 0.30000000000000004]],
  ])('from %d to %d, about %d', (low, high, targetCount, expected) => {
    expect(niceTicks(low, high, targetCount)).toEqual(expected)
  })

  it('gives a flat line room, so that it looks flat', () => {
    const { lowMeters, highMeters } = verticalRange({ minMeters: 3, maxMeters: 4 })
    expect(highMeters - lowMeters).toBeGreaterThanOrEqual(40)
    expect(lowMeters).toBeLessThanOrEqual(3)
    expect(highMeters).toBeGreaterThanOrEqual(4)
  })
})
