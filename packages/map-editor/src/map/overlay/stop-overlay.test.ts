import type { Position } from '@mishiori/map-document'
import { expect, it } from 'vitest'
import { connectorsOf } from './stop-overlay.ts'

const path: readonly Position[] = [
  [138, 36],
  [138.1, 36],
  [138.2, 36],
]

it('leads from every stop beside the way to where the way begins, passes and ends', () => {
  const stops: readonly Position[] = [
    [138, 36.001],
    [138.05, 36.001],
    [138.2, 35.999],
  ]
  const [start, waypoint, goal] = connectorsOf({ stops, path })
  expect(start).toEqual([stops[0], path[0]])
  expect(goal).toEqual([stops[2], path[2]])
  expect(waypoint?.[0]).toEqual(stops[1])
  expect(waypoint?.[1]?.[0]).toBeCloseTo(138.05, 5)
  expect(waypoint?.[1]?.[1]).toBeCloseTo(36, 5)
})

it('leads nowhere before there is a way', () => {
  expect(connectorsOf({ stops: [[138, 36]], path: [] })).toEqual([])
})
