import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { haversineDistanceMeters } from '../geo/distance.ts'
import type { Position } from '../position.ts'
import { createTrackLocator, TRACK_REACH_MS, type Track } from './track-locator.ts'

const MINUTE = 60_000
const START = Date.UTC(2026, 9, 4, 1)

/** North along a meridian, a hundredth of a degree in ten minutes. */
const north: Track = {
  path: [0, 1, 2].map((step): Position => [138, 35 + step / 100]),
  timestampsMs: [0, 1, 2].map((step) => START + step * 10 * MINUTE),
  elevationsMeters: [100, 200, null],
}

describe('a time', () => {
  it('within the recording is placed between its points, with the height between theirs', () => {
    const place = createTrackLocator([north]).atTime(START + 2.5 * MINUTE)
    expect(place).toMatchObject({ kind: 'during', elevationMeters: 125 })
    expect(place.kind === 'during' && place.position[1]).toBeCloseTo(35.0025, 9)
    expect(place.kind === 'during' && place.alongMeters).toBeCloseTo(1111.95 / 4, 1)
  })

  it.each([
    [0, 35],
    [10, 35.01],
    [20, 35.02],
  ])('of a point, after %i minutes, is exactly there', (minutes, lat) => {
    const place = createTrackLocator([north]).atTime(START + minutes * MINUTE)
    expect(place.kind === 'during' && place.position[1]).toBeCloseTo(lat, 12)
  })

  it.each([
    [-TRACK_REACH_MS, 'beside', 35],
    [20 * MINUTE + TRACK_REACH_MS, 'beside', 35.02],
    [-TRACK_REACH_MS - 1, 'outside', null],
    [20 * MINUTE + TRACK_REACH_MS + 1, 'outside', null],
  ])('%i ms from the start is %s', (fromStart, kind, lat) => {
    const place = createTrackLocator([north]).atTime(START + fromStart)
    expect(place.kind).toBe(kind)
    if ('position' in place) expect(place.position[1]).toBeCloseTo(lat ?? 0, 9)
    expect('gapMs' in place && place.gapMs).toBe(fromStart < 0 ? fromStart : fromStart - 20 * MINUTE)
  })

  it('in a long gap is at the nearer end of it, and nowhere in its middle', () => {
    const [, second] = [0, 120 * MINUTE]
    const gap: Track = { path: north.path.slice(0, 2), timestampsMs: [START, START + second] }
    const locator = createTrackLocator([gap])
    expect(locator.atTime(START + 20 * MINUTE)).toMatchObject({
      kind: 'beside',
      gapMs: 20 * MINUTE,
      position: [138, 35],
    })
    expect(locator.atTime(START + 100 * MINUTE)).toMatchObject({ kind: 'beside', gapMs: -20 * MINUTE })
    expect(locator.atTime(START + 60 * MINUTE)).toMatchObject({ kind: 'outside' })
  })

  it('in a pause at one place is there, however long it is', () => {
    const pause: Track = {
      path: [
        [138, 35],
        [138, 35.001],
      ],
      timestampsMs: [START, START + 300 * MINUTE],
    }
    expect(createTrackLocator([pause]).atTime(START + 150 * MINUTE).kind).toBe('during')
  })

  it('is placed on the track that was recorded then', () => {
    const later: Track = {
      path: [
        [139, 36],
        [139, 36.01],
      ],
      timestampsMs: [START + 60 * MINUTE, START + 70 * MINUTE],
    }
    const locator = createTrackLocator([north, later])
    expect(locator.atTime(START + 60 * MINUTE)).toMatchObject({ kind: 'during', position: [139, 36] })
    expect(locator.atTime(START + 50 * MINUTE)).toMatchObject({ kind: 'beside', position: [139, 36] })
    // a metre behind the whole of the first
    const along = locator.atTime(START + 65 * MINUTE)
    expect(along.kind === 'during' && along.alongMeters).toBeCloseTo(2223.9 + 555.97, 0)
  })

  it('is nowhere without a track that knows two times', () => {
    const bare = { path: north.path }
    expect(createTrackLocator([bare]).atTime(START)).toEqual({ kind: 'untimed' })
    expect(createTrackLocator([{ ...bare, timestampsMs: [START, null, null] }]).isTimed).toBe(false)
    expect(createTrackLocator([]).atTime(START)).toEqual({ kind: 'untimed' })
  })

  it('passes 180° by the short way', () => {
    const over: Track = {
      path: [
        [179.99, 0],
        [-179.99, 0],
      ],
      timestampsMs: [START, START + 10 * MINUTE],
    }
    const place = createTrackLocator([over]).atTime(START + 7.5 * MINUTE)
    expect(place.kind === 'during' && place.position[0]).toBeCloseTo(-179.995, 9)
  })

  it('steps over points without a time, and over those of a clock that was set back', () => {
    const { path } = north
    const untimed = createTrackLocator([{ path, timestampsMs: [START, null, START + 20 * MINUTE] }])
    const halfway = untimed.atTime(START + 10 * MINUTE)
    expect(halfway.kind === 'during' && halfway.position[1]).toBeCloseTo(35.01, 9)
    const setBack = createTrackLocator([{ path, timestampsMs: [START, START - MINUTE, START + 20 * MINUTE] }])
    expect(setBack.fixes[0]?.map(({ timeMs }) => timeMs)).toEqual([START, START + 20 * MINUTE])
  })
})

it('finds how far along a place is, on the nearest of all tracks', () => {
  const other: Track = {
    path: [
      [139, 36],
      [139, 36.01],
    ],
  }
  const locator = createTrackLocator([north, other])
  expect(locator.nearestAlongMeters([138.001, 35.01])).toBeCloseTo(1111.95, 0)
  expect(locator.nearestAlongMeters([139.001, 36])).toBeCloseTo(2223.9, 0)
  expect(createTrackLocator([]).nearestAlongMeters([138, 35])).toBeNull()
})

const position = fc.tuple(
  fc.double({ min: -180, max: 180, noNaN: true }),
  fc.double({ min: -80, max: 80, noNaN: true }),
)
const steps = fc.array(fc.record({ position, seconds: fc.option(fc.integer({ min: -5, max: 3600 })) }), {
  minLength: 2,
  maxLength: 30,
})

function trackOf(made: readonly { readonly position: Position; readonly seconds: number | null }[]): Track {
  let timeMs = START
  const timestampsMs = made.map(({ seconds }) => {
    if (seconds === null) return null
    timeMs += seconds * 1000
    return timeMs
  })
  return { path: made.map((step) => step.position), timestampsMs }
}

describe('laws', () => {
  it('at the time of a fix one is at its place', () => {
    fc.assert(
      fc.property(steps, (made) => {
        const locator = createTrackLocator([trackOf(made)])
        const fixes = locator.fixes[0] ?? []
        for (const [index, fix] of fixes.entries()) {
          if (fixes[index + 1]?.timeMs === fix.timeMs) continue // the last of several at one time
          const place = locator.atTime(fix.timeMs)
          expect(place.kind).toBe('during')
          if ('position' in place) expect(haversineDistanceMeters(place.position, fix.position)).toBeLessThan(1)
        }
      }),
    )
  })

  it('later is never behind', () => {
    const minutes = fc.integer({ min: -60, max: 60 * 30 })
    fc.assert(
      fc.property(steps, minutes, minutes, (made, a, b) => {
        const locator = createTrackLocator([trackOf(made)])
        const places = [Math.min(a, b), Math.max(a, b)].map((at) => locator.atTime(START + at * MINUTE))
        const [sooner, later] = places.map((place) => ('alongMeters' in place ? place.alongMeters : null))
        if (sooner == null || later == null) return
        expect(later).toBeGreaterThanOrEqual(sooner - 1e-3)
      }),
    )
  })
})
