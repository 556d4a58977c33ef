import type { Position } from '@mishiori/map-document'
import { describe, expect, it } from 'vitest'
import { daylightOf, lightAtEnd } from './daylight.ts'
import { clockText, dayOfInput, minutesOfDay, momentOf, wallTimeAt } from './wall-clock.ts'
import { zoneOf } from './zone-of.server.ts'

const MS_PER_MINUTE = 60_000
const RAD = Math.PI / 180

/** NOAA's solar calculator (after Meeus), as its spreadsheet has it: declination and equation of time at a moment. */
function noaaSun(ms: number) {
  const t = (ms / 86_400_000 + 2440587.5 - 2451545) / 36_525
  const meanLong = (280.46646 + t * (36000.76983 + t * 0.0003032)) % 360
  const anomaly = 357.52911 + t * (35999.05029 - 0.0001537 * t)
  const eccent = 0.016708634 - t * (0.000042037 + 0.0000001267 * t)
  const center =
    Math.sin(RAD * anomaly) * (1.914602 - t * (0.004817 + 0.000014 * t)) +
    Math.sin(RAD * 2 * anomaly) * (0.019993 - 0.000101 * t) +
    Math.sin(RAD * 3 * anomaly) * 0.000289
  const omega = RAD * (125.04 - 1934.136 * t)
  const apparent = meanLong + center - 0.00569 - 0.00478 * Math.sin(omega)
  const seconds = 21.448 - t * (46.815 + t * (0.00059 - t * 0.001813))
  const obliquity = RAD * (23 + (26 + seconds / 60) / 60 + 0.00256 * Math.cos(omega))
  const y = Math.tan(obliquity / 2) ** 2
  const [l, m] = [RAD * meanLong, RAD * anomaly]
  const equation =
    y * Math.sin(2 * l) -
    2 * eccent * Math.sin(m) +
    4 * eccent * y * Math.sin(m) * Math.cos(2 * l) -
    0.5 * y * y * Math.sin(4 * l) -
    1.25 * eccent * eccent * Math.sin(2 * m)
  return {
    declination: Math.asin(Math.sin(obliquity) * Math.sin(RAD * apparent)),
    equationMinutes: (4 * equation) / RAD,
  }
}

/** When the sun's centre stands `altitude` degrees high before (-1) or after (1) the noon nearest to `noonMs`; null if never. */
function noaaMoment([lng, lat]: Position, noonMs: number, side: -1 | 1, altitude: number): number | null {
  const midnight = Math.round((noonMs - (12 - lng / 15) * 3_600_000) / 86_400_000) * 86_400_000
  let moment = noonMs
  for (let round = 0; round < 6; round++) {
    const { declination, equationMinutes } = noaaSun(moment)
    const cosine =
      Math.sin(RAD * altitude) / (Math.cos(RAD * lat) * Math.cos(declination)) -
      Math.tan(RAD * lat) * Math.tan(declination)
    if (Math.abs(cosine) > 1) return null
    const hourAngle = Math.acos(cosine) / RAD
    moment = midnight + (720 - 4 * lng - equationMinutes + side * 4 * hourAngle) * MS_PER_MINUTE
  }
  return moment
}

const HORIZON = -0.833
const CIVIL = -6

const PLACES: readonly (readonly [string, Position, string])[] = [
  ['Tokyo', [139.7447, 35.6544], 'Asia/Tokyo'],
  ['Narai', [137.8113, 35.9686], 'Asia/Tokyo'],
  ['Kathmandu', [85.324, 27.7172], 'Asia/Kathmandu'],
  ['Delhi', [77.209, 28.6139], 'Asia/Kolkata'],
  ['London', [-0.1276, 51.5072], 'Europe/London'],
  ['New York', [-74.006, 40.7128], 'America/New_York'],
  ["St. John's", [-52.7126, 47.5615], 'America/St_Johns'],
  ['Denver', [-104.9903, 39.7392], 'America/Denver'],
  ['Honolulu', [-157.8583, 21.3069], 'Pacific/Honolulu'],
  ['Quito', [-78.4678, -0.1807], 'America/Guayaquil'],
  ['Sydney', [151.2093, -33.8688], 'Australia/Sydney'],
  ['Suva', [178.4419, -18.1416], 'Pacific/Fiji'],
  ['Taveuni, on 180°', [180, -16.8], 'Pacific/Fiji'],
  ['Kiritimati, a day ahead of its sun', [-157.4, 1.87], 'Pacific/Kiritimati'],
  ['Reykjavik', [-21.9426, 64.1466], 'Atlantic/Reykjavik'],
]
const DAYS = ['2026-01-10', '2026-03-20', '2026-06-21', '2026-10-18', '2026-12-22']

describe.each(PLACES)('at %s', (_, place, zone) => {
  it.each(DAYS)('the sun of %s comes and goes within a minute of a second algorithm', (day) => {
    const light = daylightOf(day, place, zone)
    const noon = momentOf({ day, minutes: 720 }, zone).getTime()
    const pairs = [
      [light.dawn, noaaMoment(place, noon, -1, CIVIL)],
      [light.sunrise, noaaMoment(place, noon, -1, HORIZON)],
      [light.sunset, noaaMoment(place, noon, 1, HORIZON)],
      [light.dusk, noaaMoment(place, noon, 1, CIVIL)],
    ] as const
    for (const [ours, theirs] of pairs) {
      expect(ours === null).toBe(theirs === null)
      expect(Math.abs((ours?.getTime() ?? 0) - (theirs ?? 0))).toBeLessThan(MS_PER_MINUTE)
    }
    if (light.sunrise) expect(wallTimeAt(light.sunrise, zone).day).toBe(day)
  })
})

// The National Astronomical Observatory of Japan for Tokyo, Her Majesty's Nautical Almanac Office for Greenwich.
it.each([
  ['2026-01-01', [139.7447, 35.6544], 'Asia/Tokyo', '6:51', '16:38'],
  ['2026-06-21', [0, 51.4769], 'Europe/London', '4:43', '21:21'],
] as const)('agrees with an almanac on %s', (day, place, zone, sunrise, sunset) => {
  const light = daylightOf(day, place, zone)
  const apart = (moment: Date | null, text: string) => {
    const [hours = 0, minutes = 0] = text.split(':').map(Number)
    return Math.abs(minutesOfDay(moment ?? new Date(0), day, zone) - hours * 60 - minutes)
  }
  expect(apart(light.sunrise, sunrise)).toBeLessThanOrEqual(1)
  expect(apart(light.sunset, sunset)).toBeLessThanOrEqual(1)
})

describe('near the poles', () => {
  const TROMSO: Position = [18.9553, 69.6492]
  const zone = 'Europe/Oslo'

  it('the sun of a summer day does not set', () => {
    const light = daylightOf('2026-06-21', TROMSO, zone)
    expect(light).toMatchObject({ isPolarDay: true, isPolarNight: false, sunrise: null, sunset: null })
    expect(lightAtEnd(new Date('2026-06-21T23:30:00Z'), light)).toEqual({ kind: 'day', leftMinutes: null })
  })

  it('a winter day is a twilight', () => {
    const light = daylightOf('2026-12-21', TROMSO, zone)
    expect(light).toMatchObject({ isPolarDay: false, isPolarNight: true, sunrise: null, sunset: null })
    expect(light.dawn).not.toBeNull()
    expect(lightAtEnd(new Date('2026-12-21T10:45:00Z'), light)).toEqual({ kind: 'twilight' })
    expect(lightAtEnd(new Date('2026-12-21T18:00:00Z'), light)).toEqual({ kind: 'dark' })
  })

  it('in the far north it is dark all day', () => {
    const light = daylightOf('2026-12-21', [15.6, 84], 'Arctic/Longyearbyen')
    expect(light).toMatchObject({ isPolarNight: true, dawn: null, dusk: null })
    expect(lightAtEnd(new Date('2026-12-21T11:00:00Z'), light)).toEqual({ kind: 'dark' })
  })

  it('a twilight may last all night', () => {
    const light = daylightOf('2026-06-21', [24.94, 61.5], 'Europe/Helsinki')
    expect(light.dusk).toBeNull()
    expect(lightAtEnd(new Date('2026-06-21T21:00:00Z'), light)).toEqual({ kind: 'twilight' })
  })
})

it('tells how much light is left at the end', () => {
  const zone = 'Asia/Tokyo'
  const light = daylightOf('2026-10-18', [137.8113, 35.9686], zone)
  const at = (minutes: number) => lightAtEnd(momentOf({ day: '2026-10-18', minutes }, zone), light)
  const sunset = minutesOfDay(light.sunset ?? new Date(0), '2026-10-18', zone)
  expect(at(11 * 60 + 45)).toEqual({ kind: 'day', leftMinutes: Math.round(sunset) - 705 })
  expect(at(sunset + 10)).toEqual({ kind: 'twilight' })
  expect(at(sunset + 40)).toEqual({ kind: 'dark' })
  expect(at(3 * 60)).toEqual({ kind: 'dark' })
})

it.each([
  ['2026-10-18', '2026-10-18'],
  ['', null],
  ['12026-10-18', null],
  ['275760-01-01', null],
])('takes the day %s of an input as %s', (text, day) => {
  expect(dayOfInput(text)).toBe(day)
})

describe('clocks of a place', () => {
  it('go back and forth', () => {
    for (const zone of ['Asia/Tokyo', 'Asia/Kathmandu', 'America/St_Johns', 'Pacific/Kiritimati', 'Europe/London']) {
      for (const minutes of [0, 90, 570, 1439]) {
        expect(wallTimeAt(momentOf({ day: '2026-07-05', minutes }, zone), zone)).toEqual({ day: '2026-07-05', minutes })
      }
    }
  })

  it('skip an hour in spring, and go on after midnight', () => {
    expect(momentOf({ day: '2026-03-29', minutes: 90 }, 'Europe/London').toISOString()).toBe('2026-03-29T01:30:00.000Z')
    expect(momentOf({ day: '2026-03-29', minutes: 600 }, 'Europe/London').toISOString()).toBe(
      '2026-03-29T09:00:00.000Z',
    )
    expect(minutesOfDay(new Date('2026-10-18T16:00:00Z'), '2026-10-18', 'Asia/Tokyo')).toBe(25 * 60)
    expect(clockText(25 * 60 + 5)).toBe('1:05')
    expect(clockText(-1)).toBe('23:59')
  })

  it.each([
    [[137.81, 35.97], 'Asia/Tokyo'],
    [[11.39, 47.27], 'Europe/Vienna'],
    [[-157.4, 1.87], 'Pacific/Kiritimati'],
  ] as const)('are those of %o', (place, zone) => {
    expect(zoneOf(place)).toBe(zone)
  })
})
