import { describe, expect, it } from 'vitest'
import { elevationAt } from './elevation.ts'

describe('elevationAt', () => {
  const slope = [100, 200, 400].map((elevationMeters, index) => ({
    index,
    distanceMeters: index * 10,
    elevationMeters,
  }))
  it.each([
    [0, 100],
    [5, 150],
    [15, 300],
    [20, 400],
    [-1, null],
    [21, null],
  ])('at %d m is %s', (distance, elevation) => {
    expect(elevationAt(slope, distance)).toBe(elevation)
  })

  it('knows nothing of a line without points', () => {
    expect(elevationAt([], 0)).toBeNull()
  })
})
