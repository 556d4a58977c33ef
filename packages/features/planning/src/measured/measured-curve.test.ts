import { type Line, mapObjectId, type Position } from '@mishiori/map-document'
import { describe, expect, it } from 'vitest'
import { axisOf, measuredCurve } from './measured-curve.ts'

/** A degree of latitude, by the sphere that lengths are of. */
const METERS_PER_DEGREE = 111_195.08
const POINTS = 1_001
const START = 1_700_000_000_000

/** Ten kilometres north, a point every ten metres. */
const line: Line = {
  id: mapObjectId('a'),
  kind: 'line',
  name: 'a',
  description: '',
  color: 'red',
  path: Array.from({ length: POINTS }, (_, index): Position => [138, 36 + (10 * index) / METERS_PER_DEGREE]),
  elevationsMeters: Array.from({ length: POINTS }, (_, index) => 500 + index / 10),
}
const each = (value: (index: number) => number | null) => Array.from({ length: POINTS }, (_, index) => value(index))

describe('what was measured along a line', () => {
  it('is drawn by distance, with its extremes and its mean', () => {
    const curve = measuredCurve(
      { ...line, heartRatesBpm: each((index) => 100 + Math.round(index / 20)) },
      'heartRatesBpm',
    )
    expect(curve).toMatchObject({ min: 100, max: 150 })
    expect(curve?.mean).toBeCloseTo(125, 0)
    expect(curve?.lengthMeters).toBeCloseTo(10_000, 0)
    expect(curve?.values).toHaveLength(240)
    expect(curve?.values[120]).toBeCloseTo(125, 0)
    expect(curve?.elevationsMeters[120]).toBeCloseTo(550, 0)
    expect(curve?.stretches).toHaveLength(10)
    expect(curve?.stretches[9]?.max).toBe(150)
    expect(curve?.stretches[0]?.toMeters).toBeCloseTo(1000, 0)
  })

  it('is bridged where points are far apart, and has a gap where nothing was measured for long', () => {
    const sparse = measuredCurve(
      { ...line, powersWatts: each((index) => (index % 25 === 0 ? 200 : null)) },
      'powersWatts',
    )
    expect(sparse?.values.every((value) => value !== null)).toBe(true)
    const broken = measuredCurve(
      { ...line, powersWatts: each((index) => (index < 200 || index > 800 ? 200 : null)) },
      'powersWatts',
    )
    expect(broken?.values.slice(60, 180).every((value) => value === null)).toBe(true)
    expect(broken?.stretches[5]).toMatchObject({ mean: null, max: null })
  })

  it('has the speed that its times tell, but not over gaps', () => {
    const walked = measuredCurve({ ...line, timestampsMs: each((index) => START + index * 8_000) }, 'speed')
    expect(walked?.mean).toBeCloseTo(1.25, 2)
    expect(walked?.max).toBeCloseTo(1.25, 2)
    const paused = measuredCurve(
      { ...line, timestampsMs: each((index) => START + index * 8_000 + (index > 500 ? 3_600_000 : 0)) },
      'speed',
    )
    expect(paused?.min).toBeCloseTo(1.25, 2)
  })

  it('has a mean over time, however close its points are', () => {
    const heartRatesBpm = each((index) => (index < 500 ? 100 : 200))
    const timestampsMs = each((index) => START + (index < 500 ? index * 1_000 : 500_000 + (index - 500) * 9_000))
    const timed = measuredCurve({ ...line, heartRatesBpm, timestampsMs }, 'heartRatesBpm')
    expect(timed?.mean).toBeCloseTo(190, 0)
    expect(measuredCurve({ ...line, heartRatesBpm }, 'heartRatesBpm')?.mean).toBeCloseTo(150, 0)
  })

  it('counts a value beside a gap for two minutes at most', () => {
    const gap = { timestampsMs: each((index) => START + index * 1_000 + (index > 500 ? 3_600_000 : 0)) }
    const rates = { heartRatesBpm: each((index) => (index === 500 || index === 501 ? 220 : 100)) }
    expect(measuredCurve({ ...line, ...gap, ...rates }, 'heartRatesBpm')?.mean).toBeCloseTo(
      100 + (120 * 121) / 1_119,
      1,
    )
  })

  it('has the mean speed while moving, which pauses do not lower', () => {
    const path = line.path.map(
      (position, index) => line.path[index < 400 ? index : Math.max(400, index - 200)] ?? position,
    )
    const paused = measuredCurve({ ...line, path, timestampsMs: each((index) => START + index * 8_000) }, 'speed')
    expect(paused?.mean).toBeCloseTo(1.25, 2)
    expect(paused?.min).toBe(0)
    expect(Math.min(...(paused?.stretches.map(({ mean }) => mean ?? 0) ?? []))).toBeLessThan(0.5)
  })

  it('has no mean speed where pauses cannot be told, or where that would be the speed of gaps', () => {
    const leapt = line.path.map(([lng, lat], index): Position => [lng, index > 500 ? lat + 0.1 : lat])
    const gapOf = (ms: number) => each((index) => START + index * 8_000 + (index > 500 ? ms : 0))
    expect(measuredCurve({ ...line, path: leapt, timestampsMs: gapOf(9_000_000) }, 'speed')).toMatchObject({
      mean: null,
      max: expect.closeTo(1.25, 2),
    })
    expect(measuredCurve({ ...line, path: leapt, timestampsMs: gapOf(600_000) }, 'speed')?.mean).toBeNull()
  })

  it('is nothing without two values, or without a length', () => {
    expect(measuredCurve(line, 'speed')).toBeNull()
    expect(
      measuredCurve({ ...line, cadencesRpm: each((index) => (index === 3 ? 80 : null)) }, 'cadencesRpm'),
    ).toBeNull()
    const still = { ...line, path: line.path.map((): Position => [138, 36]), heartRatesBpm: each(() => 90) }
    expect(measuredCurve(still, 'heartRatesBpm')).toBeNull()
  })
})

it.each([
  [{ min: 93, max: 171 }, 1, [50, 100, 150, 200]],
  [{ min: 118, max: 146 }, 1, [110, 120, 130, 140, 150]],
  [{ min: 20, max: 20 }, 1, [20, 21]],
  [{ min: -4.5, max: 3 }, 1, [-5, 0, 5]],
  // 1.8 to 7.2 km/h
  [{ min: 0.5, max: 2 }, 3.6, [0, 2 / 3.6, 4 / 3.6, 6 / 3.6, 8 / 3.6]],
])('has a round axis for %o times %d', (range, factor, ticks) => {
  const axis = axisOf(range, factor)
  expect(axis.ticks.map((value) => value * factor)).toEqual(ticks.map((value) => expect.closeTo(value * factor, 9)))
  expect([axis.low, axis.high]).toEqual([axis.ticks[0], axis.ticks.at(-1)])
})
