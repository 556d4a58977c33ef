import type { GroundStretch } from '@repo/contract'
import { describe, expect, it } from 'vitest'
import { groundParts, groundShares } from './ground-shares.ts'

const stretch = (
  toMeters: number,
  surface: GroundStretch['surface'],
  kind: GroundStretch['kind'] = 'path',
): GroundStretch => ({
  toMeters,
  surface,
  kind,
  hikingGrade: null,
})

describe('parts of a line', () => {
  it('are of one class each, with stairs before what they are made of', () => {
    const stretches = [
      stretch(100, 'paved', 'street'),
      stretch(150, 'paved', 'mainRoad'),
      stretch(160, 'stones', 'steps'),
      stretch(300, null, 'street'),
      stretch(400, null, null),
    ]
    expect(groundParts({ stretches })).toEqual([
      { ground: 'paved', fromMeters: 0, toMeters: 150 },
      { ground: 'steps', fromMeters: 150, toMeters: 160 },
      { ground: 'unknown', fromMeters: 160, toMeters: 400 },
    ])
  })

  it('are none of a line without stretches', () => {
    expect(groundParts({ stretches: [] })).toEqual([])
    expect(groundShares([])).toEqual([])
  })
})

describe('shares', () => {
  it('are 100 together, in the order of the legend', () => {
    const shares = groundShares(
      groundParts({ stretches: [stretch(1, 'gravel'), stretch(2, 'paved'), stretch(3, 'ground')] }),
    )
    expect(shares.map(({ ground }) => ground)).toEqual(['paved', 'gravel', 'ground'])
    expect(shares.reduce((sum, { percent }) => sum + percent, 0)).toBe(100)
    expect(shares.map(({ percent }) => percent).toSorted()).toEqual([33, 33, 34])
  })

  it('never count what is not known as paved', () => {
    const [unknown, ...others] = groundShares(groundParts({ stretches: [stretch(10, null, 'mainRoad')] }))
    expect(unknown).toEqual({ ground: 'unknown', meters: 10, percent: 100 })
    expect(others).toEqual([])
  })
})
