import type { Position } from '@mishiori/map-document'
import { describe, expect, it } from 'vitest'
import { positionAfter } from './position-after.ts'

const path: readonly Position[] = [
  [10, 20],
  [12, 24],
  [16, 20],
]

describe('positionAfter', () => {
  it('is half way to the next vertex', () => {
    expect(positionAfter(path, 0, false)).toEqual([11, 22])
  })

  it('goes on from the last vertex of a line, and back to the first one of a ring', () => {
    expect(positionAfter(path, 2, false)).toEqual([18, 18])
    expect(positionAfter(path, 2, true)).toEqual([13, 20])
  })

  it('stays on the map', () => {
    expect(
      positionAfter(
        [
          [10, 80],
          [10, 85],
        ],
        1,
        false,
      ),
    ).toEqual([10, 85.06])
    expect(
      positionAfter(
        [
          [179, 0],
          [-177, 0],
        ],
        0,
        false,
      ),
    ).toEqual([-179, 0])
  })

  it('knows where to go from a lone point', () => {
    expect(positionAfter([[10, 20]], 0, false)).toEqual([10.01, 20])
  })
})
