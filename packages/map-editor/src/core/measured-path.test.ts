import { expect, it } from 'vitest'
import { measurePath } from './measured-path.ts'

it('finds the place so far along a path, and its ends before and beyond', () => {
  const { lengthMeters, positionAt } = measurePath([
    [179, 0],
    [-179, 0],
    [-179, 1],
  ])
  expect(lengthMeters).toBeCloseTo(3 * 111_195, -3)
  expect(positionAt(lengthMeters / 2)[0]).toBeCloseTo(-179.5, 3)
  expect(positionAt(-1)).toEqual([179, 0])
  expect(positionAt(lengthMeters + 1)).toEqual([-179, 1])
})
