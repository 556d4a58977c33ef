import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Position } from '../position.ts'
import { destinationPoint } from './destination.ts'
import { cumulativeDistancesMeters, pathLengthMeters } from './distance.ts'
import { type LineProgress, progressAlong } from './progress-along.ts'

const START: Position = [137.8, 35.95]
/** Metres east and north of the start. */
const at = (east: number, north: number): Position => {
  const across = destinationPoint(START, { bearingDegrees: east < 0 ? 270 : 90, distanceMeters: Math.abs(east) })
  return destinationPoint(across, { bearingDegrees: north < 0 ? 180 : 0, distanceMeters: Math.abs(north) })
}

const STRAIGHT = [at(0, 0), at(1000, 0)]
const THERE_AND_BACK = [at(0, 0), at(1000, 0), at(0, 0)]
const LOOP = [at(0, 0), at(500, 0), at(500, 500), at(0, 500), at(0, 0)]
const EIGHT = [at(0, 0), at(400, 400), at(800, 0), at(800, 400), at(400, 0), at(0, 400), at(0, 0)]
const HAIRPINS = [at(0, 0), at(300, 0), at(300, 15), at(0, 15), at(0, 30), at(300, 30)]

/** The place so many metres along, and so many beside. */
function pointAlong(path: readonly Position[], meters: number, beside: readonly [number, number] = [0, 0]): Position {
  const distances = cumulativeDistancesMeters(path)
  const found = distances.findIndex((distance) => distance >= meters)
  const next = found < 0 ? path.length - 1 : Math.max(1, found)
  const [from, to] = [path[next - 1] ?? START, path[next] ?? START]
  const [start = 0, end = 1] = [distances[next - 1], distances[next]]
  const part = Math.min(1, (meters - start) / (end - start || 1))
  const on: Position = [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
  return destinationPoint(on, { bearingDegrees: beside[0], distanceMeters: beside[1] })
}

function follow(path: readonly Position[], positions: readonly Position[]): LineProgress {
  let progress: LineProgress | null = null
  for (const position of positions) progress = progressAlong(path, position, progress)
  if (!progress) throw new Error('nothing was followed')
  return progress
}

const upTo = (path: readonly Position[], meters: number, step = 20) =>
  Array.from({ length: Math.floor(meters / step) + 1 }, (_, index) => pointAlong(path, index * step))

it('tells how far along, how much is left and how far off', () => {
  expect(progressAlong(STRAIGHT, at(300, 40))).toMatchObject({
    segmentIndex: 0,
    alongMeters: expect.closeTo(300, 0),
    leftMeters: expect.closeTo(700, 0),
    offMeters: expect.closeTo(40, 0),
  })
})

it('knows no progress on less than a line', () => {
  expect(progressAlong([], START)).toBeNull()
  expect(progressAlong([START], START)).toBeNull()
})

it('works across 180°', () => {
  const path: Position[] = [
    [179.99, 0],
    [-179.99, 0],
  ]
  expect(progressAlong(path, [180, 0])?.leftMeters).toBeCloseTo(pathLengthMeters(path) / 2, 0)
})

describe('a line that passes a place twice', () => {
  it.each([
    ['there and back', THERE_AND_BACK],
    ['a loop', LOOP],
    ['an eight', EIGHT],
  ])('begins at the beginning: %s', (_, path) => {
    expect(progressAlong(path, path[0] ?? START)?.alongMeters).toBe(0)
  })

  it('knows the way back from the way there', () => {
    expect(follow(THERE_AND_BACK, upTo(THERE_AND_BACK, 700)).alongMeters).toBeCloseTo(700, 0)
    expect(follow(THERE_AND_BACK, upTo(THERE_AND_BACK, 1300)).alongMeters).toBeCloseTo(1300, 0)
    expect(follow(THERE_AND_BACK, upTo(THERE_AND_BACK, 2000)).leftMeters).toBeCloseTo(0, 0)
  })

  it('ends where it began', () => {
    expect(follow(LOOP, upTo(LOOP, 2000)).leftMeters).toBeCloseTo(0, 0)
  })

  it('is on the way back soon after somebody turned before its end', () => {
    const there = upTo(THERE_AND_BACK, 960)
    const back = Array.from({ length: 15 }, (_, index) => at(960 - index * 10, 0))
    expect(follow(THERE_AND_BACK, [...there, ...back]).alongMeters).toBeCloseTo(1180, 0)
  })

  it('does not take a step back for the way back', () => {
    const there = upTo(THERE_AND_BACK, 800)
    expect(follow(THERE_AND_BACK, [...there, at(790, 0)]).alongMeters).toBeCloseTo(790, 0)
  })
})

it('stays on its leg of hairpins, with positions nearer to the next', () => {
  expect(follow(HAIRPINS, [...upTo(HAIRPINS, 140), at(150, 10)]).alongMeters).toBeCloseTo(150, 0)
})

it('follows a short cut', () => {
  const cut = Array.from({ length: 11 }, (_, index) => at(index * 25, index * 50))
  expect(follow(LOOP, [...upTo(LOOP, 100), ...cut]).alongMeters).toBeGreaterThan(1000)
})

const anyShape = fc.constantFrom(STRAIGHT, THERE_AND_BACK, LOOP, EIGHT, HAIRPINS)
const anyWalk = fc.record({
  steps: fc.array(fc.integer({ min: 5, max: 25 }), { minLength: 20, maxLength: 120 }),
  errors: fc.array(fc.tuple(fc.integer({ min: 0, max: 359 }), fc.integer({ min: 0, max: 4 })), {
    minLength: 120,
    maxLength: 120,
  }),
})

it('goes along with whoever follows the line, however inexact, and never jumps', () => {
  fc.assert(
    fc.property(anyShape, anyWalk, (path, { steps, errors }) => {
      const total = pathLengthMeters(path)
      let meters = 0
      let progress: LineProgress | null = null
      for (const [index, step] of steps.entries()) {
        meters = Math.min(total, meters + step)
        progress = progressAlong(path, pointAlong(path, meters, errors[index]), progress)
        expect(Math.abs((progress?.alongMeters ?? 0) - meters)).toBeLessThan(40)
        expect(progress?.offMeters ?? 99).toBeLessThan(30)
        expect((progress?.alongMeters ?? 0) + (progress?.leftMeters ?? 0)).toBeCloseTo(total, 6)
      }
    }),
  )
})

it('takes any line and any place', () => {
  const anyPosition = fc.tuple(
    fc.double({ min: -180, max: 180, noNaN: true }),
    fc.double({ min: -85, max: 85, noNaN: true }),
  )
  fc.assert(
    fc.property(fc.array(anyPosition, { minLength: 2, maxLength: 20 }), anyPosition, (path, position) => {
      const progress = progressAlong(path, position)
      expect(progress?.alongMeters).toBeGreaterThanOrEqual(0)
      expect(progress?.leftMeters).toBeGreaterThanOrEqual(0)
      expect(progress?.offMeters).not.toBeNaN()
    }),
  )
})
