import { expect, it } from 'vitest'
import {
  formatDistance,
  formatElevation,
  formatReach,
  formatSpeed,
  measureDistance,
  measureElevation,
} from './format-lengths.ts'

it.each([
  [7836, 'ja', 'metric', '7.84 km'],
  [0, 'ja', 'metric', '0.00 km'],
  [1_234_567, 'en-us', 'metric', '1,234.57 km'],
  [7836, 'en-us', 'imperial', '4.87 mi'],
  [1609.344, 'ja', 'imperial', '1.00 mi'],
] as const)('writes %d m in %s, %s, as %s', (meters, locale, units, text) => {
  expect(formatDistance(meters, { locale, units })).toBe(text)
})

it.each([
  [999.4, 'metric', '999 m'],
  [999.6, 'metric', '1.00 km'],
  [402.3, 'imperial', '1,320 ft'],
  [402.4, 'imperial', '0.25 mi'],
] as const)('writes a reach of %d m, %s, as %s', (meters, units, text) => {
  expect(formatReach(meters, { locale: 'ja', units })).toBe(text)
})

it.each([
  [1028.4, 'metric', '1,028 m'],
  [-0.4, 'metric', '0 m'],
  [1028.4, 'imperial', '3,374 ft'],
] as const)('writes an elevation of %d m, %s, as %s', (meters, units, text) => {
  expect(formatElevation(meters, { locale: 'ja', units })).toBe(text)
})

it.each([
  [0.9, 'metric', '3.2 km/h'],
  [1.34112, 'imperial', '3.0 mph'],
] as const)('writes a speed of %d m/s, %s, as %s', (speed, units, text) => {
  expect(formatSpeed(speed, { locale: 'ja', units })).toBe(text)
})

it('gives figures and units apart', () => {
  const format = { locale: 'en-us', units: 'imperial' } as const
  expect(measureDistance(7836, format)).toEqual({ figure: '4.87', unit: 'mi' })
  expect(measureElevation(1028.4, format)).toEqual({ figure: '3,374', unit: 'ft' })
})
