import { describe, expect, it } from 'vitest'
import { lineOf, nameOf } from './activity-line.ts'
import type { ActivitySummary, StreamSet } from './strava-answers.ts'

const SUMMARY: ActivitySummary = { id: 7, name: '峠 ', start_date: '2026-11-01T00:00:00Z', sport_type: 'Hike' }
const PLACES: [number, number][] = [
  [35.9312, 137.7846],
  [35.9378, 137.7901],
  [35.9455, 137.8012],
]
const streams = (over: StreamSet = {}): StreamSet => ({ latlng: { data: PLACES }, ...over })

describe('the line of an activity', () => {
  it('is a recording with longitude first, elevations and times', () => {
    const line = lineOf(SUMMARY, streams({ time: { data: [0, 61.5, 120] }, altitude: { data: [930.2, null, 1100] } }))
    expect(line).toMatchObject({
      kind: 'recordedLine',
      id: 'strava-7',
      name: '峠',
      color: 'red',
      travelMode: 'walking',
    })
    expect(line?.path).toEqual(PLACES.map(([lat, lng]) => [lng, lat]))
    expect(line?.elevationsMeters).toEqual([930.2, null, 1100])
    expect(line?.timestampsMs).toEqual([0, 61_500, 120_000].map((ms) => Date.UTC(2026, 10, 1) + ms))
  })

  it('does not believe series of another length', () => {
    const line = lineOf(SUMMARY, streams({ time: { data: [0, 1] }, altitude: { data: [1, 2, 3, 4] } }))
    expect(line).not.toHaveProperty('timestampsMs')
    expect(line).not.toHaveProperty('elevationsMeters')
  })

  it('has what sensors measured beside its points', () => {
    const line = lineOf(
      SUMMARY,
      streams({
        heartrate: { data: [90, null, 92] },
        cadence: { data: [0, 80.5, 81] },
        watts: { data: [null, 200, 5000] },
        temp: { data: [-3, 21, null] },
      }),
    )
    expect(line).toMatchObject({
      heartRatesBpm: [90, null, 92],
      cadencesRpm: [0, 80.5, 81],
      powersWatts: [null, 200, 5000],
      temperaturesCelsius: [-3, 21, null],
    })
  })

  it.each([
    ['19 beats', 'heartrate', [19, 20, 300], [null, 20, 300]],
    ['301 beats', 'heartrate', [301, 20, 300], [null, 20, 300]],
    ['less than no power', 'watts', [-1, 0, 5000], [null, 0, 5000]],
    ['5001 W', 'watts', [5001, 0, 5000], [null, 0, 5000]],
    ['-101 °C', 'temp', [-101, -100, 100], [null, -100, 100]],
    ['301 steps', 'cadence', [301, 0, 300], [null, 0, 300]],
    ['words', 'heartrate', ['90', 91, 92], [null, 91, 92]],
    ['what JSON has for too much', 'heartrate', [Number.POSITIVE_INFINITY, 91, 92], [null, 91, 92]],
    ['lists and truth', 'heartrate', [[90], true, 92], [null, null, 92]],
  ])('does not know what a sensor says that cannot be: %s', (_, key, data, expected) => {
    const line = lineOf(SUMMARY, streams({ [key]: { data } }))
    expect(Object.values(line ?? {})).toContainEqual(expected)
  })

  it.each([
    ['one value less', [90, 91]],
    ['one value more', [90, 91, 92, 93]],
    ['no value', []],
    ['nothing but what cannot be', [0, 'x', null]],
  ])('has no series of a sensor with %s', (_, data) => {
    const known = lineOf(SUMMARY, streams({ heartrate: { data }, watts: null, temp: { data: [1, 2, 3] } }))
    expect(known).not.toHaveProperty('heartRatesBpm')
    expect(known).not.toHaveProperty('powersWatts')
    expect(known).toHaveProperty('temperaturesCelsius', [1, 2, 3])
  })

  it('leaves out what is no place on the map, with its time and elevation', () => {
    const data = [PLACES[0] ?? null, null, [91, 0] as [number, number], [0, 181] as [number, number], PLACES[2] ?? null]
    const heartrate = { data: [90, 91, 92, 93, 94] }
    const line = lineOf(SUMMARY, { latlng: { data }, time: { data: [0, 1, 2, 3, 4] }, heartrate })
    expect(line?.path).toHaveLength(2)
    expect(line?.heartRatesBpm).toEqual([90, 94])
    expect(line?.timestampsMs?.map((ms) => Number(ms) % 10_000)).toEqual([0, 4000])
  })

  it.each([
    ['no positions', {}],
    ['null', { latlng: null }],
    ['one position', { latlng: { data: PLACES.slice(0, 1) } }],
    [
      'places off the map alone',
      {
        latlng: {
          data: [
            [86, 0],
            [-86, 0],
          ] as [number, number][],
        },
      },
    ],
  ])('is none for %s', (_, given) => {
    expect(lineOf(SUMMARY, given)).toBeNull()
  })

  it.each([
    ['Ride', 'driving'],
    ['TrailRun', 'walking'],
    ['NordicSki', 'driving'],
    ['Walk', 'walking'],
    [null, 'driving'],
  ] as const)('of %s is %s', (sport_type, mode) => {
    expect(lineOf({ ...SUMMARY, sport_type }, streams())?.travelMode).toBe(mode)
  })
})

it('is called by its day without a name of its own, and by no more than a name may hold', () => {
  expect(nameOf({ ...SUMMARY, name: ' ' })).toBe('2026-11-01')
  expect(nameOf({ ...SUMMARY, name: 'x'.repeat(256) })).toHaveLength(255)
})
