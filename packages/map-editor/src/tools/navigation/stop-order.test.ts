import type { Position } from '@mishiori/map-document'
import { expect, it } from 'vitest'
import { stopIndexAt } from './stop-order.ts'

/** East along the equator and back again, a degree a segment: 0 … 4, then 4 … 0 a little further north. */
const there: readonly Position[] = [0, 1, 2, 3, 4].map((lng) => [lng, 0])
const back: readonly Position[] = [4, 3, 2, 1, 0].map((lng) => [lng, 0.01])
const path = [...there, ...back]

it('puts a new stop between the stops before and behind it', () => {
  const stops: readonly Position[] = [
    [0, 0],
    [2.5, 0],
    [4, 0.01],
    [0, 0.01],
  ]
  expect(stopIndexAt({ stops, path }, 1)).toBe(1)
  expect(stopIndexAt({ stops, path }, 3)).toBe(2)
  expect(stopIndexAt({ stops, path }, 7)).toBe(3)
})

it('knows only one place on a way without waypoints', () => {
  const stops: readonly Position[] = [
    [0, 0],
    [0, 0.01],
  ]
  expect(stopIndexAt({ stops, path }, 5)).toBe(1)
})
