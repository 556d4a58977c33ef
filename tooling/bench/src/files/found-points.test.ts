import { expect, it } from 'vitest'
import { assertSameFound } from './benchmarks.ts'
import { gpxSample } from './samples.ts'
import { scanGpx } from './scan-tokenizer.ts'

const found = { points: 2, latitudeSum: 70, longitudeSum: 278, elevationSumMeters: 900, timestampSumMs: 3.4e12 }

it('takes rounding, but no missing point and nothing that is no number', () => {
  expect(() => assertSameFound(found, { ...found, elevationSumMeters: 900.0001 })).not.toThrow()
  expect(() => assertSameFound(found, { ...found, points: 1 })).toThrow('points: 2 and 1')
  expect(() => assertSameFound(found, { ...found, timestampSumMs: Number.NaN })).toThrow('timestampSumMs')
})

it('scans the sample point by point', () => {
  const text = gpxSample(1000)
  const scanned = scanGpx(text)
  expect(scanned.points).toBe(5000)
  const last = text.slice(text.lastIndexOf('<trkpt'))
  const value = (pattern: RegExp) => pattern.exec(last)?.[1] ?? ''
  expect(scanned.latitudes[4999]).toBe(Number(value(/lat="([^"]+)"/)))
  expect(scanned.longitudes[4999]).toBe(Number(value(/lon="([^"]+)"/)))
  expect(scanned.elevations[4999]).toBeCloseTo(Number(value(/<ele>([^<]+)</)), 3)
  expect(scanned.times[4999]).toBe(Date.parse(value(/<time>([^<]+)</)))
})
