import { describe, expect, it } from 'vitest'
import type { Position } from '../position.ts'
import { METERS_PER_DEGREE } from './distance.ts'
import { returnsToStart } from './returns-to-start.ts'

const north = (meters: number): Position => [0, meters / METERS_PER_DEGREE]

describe('a way that ends where it began', () => {
  it.each([
    ['a loop', [north(0), [0.01, 0.01], [0.02, 0], north(0)], true],
    ['there and back', [north(0), north(2000), north(0)], true],
    ['back at the other side of a car park', [north(0), north(2000), north(120)], true],
    ['back in the next street', [north(0), north(2000), north(200)], false],
    ['one way', [north(0), north(2000)], false],
    ['a short way between two near places', [north(0), north(120)], false],
    ['a point', [north(0), north(0)], false],
    ['nothing', [], false],
  ] as const)('%s', (_, path, isBack) => {
    expect(returnsToStart(path as readonly Position[])).toBe(isBack)
  })
})
