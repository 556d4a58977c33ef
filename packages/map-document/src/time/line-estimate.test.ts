import { expect, it } from 'vitest'
import { METERS_PER_DEGREE } from '../geo/distance.ts'
import type { Position } from '../position.ts'
import { type EstimatedLine, estimateLine, measureLine } from './line-estimate.ts'

const DAY_MS = 86_400_000
const PATH = Array.from({ length: 51 }, (_, index): Position => [137.8, 35.95 + (index * 100) / METERS_PER_DEGREE])
/** Five kilometres, of which the first half climbs 300 m. */
const PASS: EstimatedLine = {
  kind: 'line',
  path: PATH,
  elevationsMeters: PATH.map((_, index) => 900 + 300 * (1 - Math.abs((2 * index) / 50 - 1))),
}

it.each([
  [[0, null, 6_900_000], 6_900_000],
  [[0, DAY_MS], DAY_MS],
  [[0, DAY_MS + 1], null],
  [[5, 5], null],
  [[5, 4], null],
  [[null, 5], null],
  [[5, null], null],
  [[], null],
  [undefined, null],
])('of the times %j the duration is %s', (timestampsMs, durationMs) => {
  const line = { ...PASS, ...(timestampsMs && { timestampsMs }) }
  expect(measureLine(line)).toMatchObject({ durationMs })
  expect(measureLine(line).lengthMeters).toBeCloseTo(5000, 0)
})

it('has a course constant of its time', () => {
  const estimate = estimateLine(PASS)
  expect(estimate?.time).toMatchObject({ model: 'hikeJapan', version: 1, climbs: 'counted' })
  // 1.8 × 129.67 / 60 + 0.3 × 5 + 10 × 0.3 + 0.6 × 0.3
  expect(estimate?.constant).toBeCloseTo(8.57, 0)
})

it('has none where climbs are unknown, and none for bicycles', () => {
  const { elevationsMeters: _, ...unknown } = PASS
  expect(estimateLine(unknown)).toMatchObject({ time: { climbs: 'unknown' }, constant: null })
  expect(estimateLine({ ...PASS, profile: 'gravelBike' })).toMatchObject({ time: { model: 'ride' }, constant: null })
})

it('is none of what was ridden', () => {
  const after = (seconds: number) => ({ ...PASS, timestampsMs: PATH.map((_, index) => index * 20 * seconds) })
  expect(estimateLine(after(2005))).not.toBeNull() // 2.49 m/s
  expect(estimateLine(after(1990))).toBeNull()
})
