import type { Position } from '@mishiori/map-document'
import { expect, it } from 'vitest'
import { stopIndexAt } from './stop-order.ts'

/** East along the equator and back again, a degree a segment: 0 … 4, then 4 … 0 a little further north. */
const there: readonly Position[] = [0, 1, 2, 3, 4].map((lng) => [lng, 0])
const back: readonly Position[] = [4, 3, 2, 1, 0].map((lng) => [lng, 0.01])
const path = [...there, ...back]

const halfway = (segmentIndex: number) => ({ segmentIndex, fraction: 0.5 })

it('puts a new stop between the stops before and behind it', () => {
  const stops: readonly Position[] = [
    [0, 0],
    [2.5, 0],
    [4, 0.01],
    [0, 0.01],
  ]
  expect(stopIndexAt({ stops, path }, halfway(1))).toBe(1)
  expect(stopIndexAt({ stops, path }, halfway(3))).toBe(2)
  expect(stopIndexAt({ stops, path }, halfway(7))).toBe(3)
})

it('knows only one place on a way without waypoints', () => {
  const stops: readonly Position[] = [
    [0, 0],
    [0, 0.01],
  ]
  expect(stopIndexAt({ stops, path }, halfway(5))).toBe(1)
})

it('tells apart what comes before and behind a stop on one side of the way, and at its corners', () => {
  const stops: readonly Position[] = [
    [0, 0],
    [1, 0],
    [2.4, 0],
    [0, 0.01],
  ]
  expect(stopIndexAt({ stops, path }, { segmentIndex: 0, fraction: 0.9 })).toBe(1)
  expect(stopIndexAt({ stops, path }, { segmentIndex: 1, fraction: 0.1 })).toBe(2)
  expect(stopIndexAt({ stops, path }, { segmentIndex: 2, fraction: 0.3 })).toBe(2)
  expect(stopIndexAt({ stops, path }, { segmentIndex: 2, fraction: 0.5 })).toBe(3)
})
