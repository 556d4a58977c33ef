import { expect, it } from 'vitest'
import { mapObjectId } from './ids.ts'
import type { Line } from './map-object.ts'
import type { PathSeries } from './path-series.ts'
import type { Position } from './position.ts'
import { thinLine } from './thin-line.ts'

const line = (path: readonly Position[]): Line & PathSeries => ({
  id: mapObjectId('a'),
  kind: 'line',
  name: 'a',
  description: '',
  color: 'red',
  path,
  elevationsMeters: path.map((_, at) => at),
  timestampsMs: path.map((_, at) => at),
  heartRatesBpm: path.map((_, at) => 100 + at),
})

/** Every second point is off by about three metres: 0.00003° of latitude are 3.3 m. */
const zigzag = line(Array.from({ length: 101 }, (_, at): Position => [138 + at / 1e4, at % 2 === 0 ? 36 : 36.00003]))

it('leaves a line alone that has few enough points', () => {
  expect(thinLine(zigzag, 101)).toBeNull()
})

it('moves a line as little as is needed, and keeps what is known of the points that stay', () => {
  const thinned = thinLine(zigzag, 100)
  expect(thinned?.toleranceMeters).toBe(5)
  expect(thinned?.line).toMatchObject({
    path: [zigzag.path[0], zigzag.path[100]],
    elevationsMeters: [0, 100],
    timestampsMs: [0, 100],
    heartRatesBpm: [100, 200],
  })
})

it('has no answer where a hundred metres are not enough', () => {
  expect(thinLine(line(zigzag.path.map(([lng], at): Position => [lng, 36 + (at % 2)])), 50)).toBeNull()
})
