import { haversineDistanceMeters, type Position, pathLengthMeters } from '@mishiori/map-document'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PositionFix } from '../../position/position-fix.ts'
import { aFix, START, START_MS } from '../testing/open-recorder.ts'
import { draftOfTrack, recordedLines } from './draft-of-track.ts'
import { addFix, beginPart, EMPTY_TRACK, isResting, TRACK_RULES, type Track, trackOf } from './track.ts'
import { trimEnds } from './trim-ends.ts'

const record = (fixes: readonly PositionFix[], from: Track = EMPTY_TRACK) =>
  fixes.reduce((track, fix) => addFix(track, fix).track, from)
const verdictAfter = (before: readonly PositionFix[], fix: PositionFix) => addFix(record(before), fix).verdict

describe('what is taken of a fix', () => {
  const { accuracyMeters, stepMeters, speedMetersPerSecond } = TRACK_RULES
  it.each([
    ['the first', [], aFix(0, 0), 'kept'],
    ['as exact as it must be', [], aFix(0, 0, { accuracyMeters }), 'kept'],
    ['less exact', [], aFix(0, 0, { accuracyMeters: accuracyMeters + 1 }), 'inaccurate'],
    ['a step on', [aFix(0, 0)], aFix(stepMeters + 0.1, 5), 'kept'],
    ['less than a step', [aFix(0, 0)], aFix(stepMeters - 0.1, 5), 'near'],
    ['within half of its accuracy', [aFix(0, 0)], aFix(14, 5, { accuracyMeters: 30 }), 'near'],
    ['of the same moment', [aFix(0, 0)], aFix(20, 0), 'stale'],
    ['of an earlier moment', [aFix(0, 10)], aFix(20, 5), 'stale'],
    ['as fast as a train', [aFix(0, 0)], aFix(speedMetersPerSecond * 10 - 1, 10), 'kept'],
    ['faster', [aFix(0, 0)], aFix(speedMetersPerSecond * 10 + 1, 10), 'jump'],
  ] as const)('%s is %#', (_, before, fix, verdict) => {
    expect(verdictAfter(before, fix)).toBe(verdict)
  })

  it('believes a jump that is said again and again, as another part', () => {
    const track = record([aFix(0, 0), aFix(90_000, 1), aFix(90_010, 6), aFix(90_020, 11), aFix(90_030, 16)])
    expect(track.points.map(({ part }) => part)).toEqual([0, 1, 1])
    expect(track.distanceMeters).toBeCloseTo(10, 0)
  })
})

it('tells time on the way from time at rest', () => {
  // 60 m in a minute, ten minutes on a bench, 60 m in a minute
  const walk = [0, 10, 20, 30, 40, 50, 60].map((at) => aFix(at, at))
  const sitting = Array.from({ length: 60 }, (_, at) => aFix(60 + (at % 2), 70 + at * 10))
  const onward = [66, 76, 86, 96, 106, 116].map((meters, at) => aFix(meters, 670 + at * 10))
  const track = record([...walk, ...sitting, ...onward])
  expect(track.distanceMeters).toBeCloseTo(116, 0)
  expect(track.restingMs).toBe(610_000)
  expect(track.movingMs).toBe(110_000)
})

it('says after a minute that somebody rests, and not of what is stopped', () => {
  const track = record([aFix(0, 0), aFix(20, 15)])
  expect(isResting(track, START_MS + 74_999)).toBe(false)
  expect(isResting(track, START_MS + 75_000)).toBe(true)
  expect(isResting(beginPart(track), START_MS + 75_000)).toBe(false)
})

const anyFix = fc.record({
  position: fc.tuple(fc.double({ min: -180, max: 180, noNaN: true }), fc.double({ min: -85, max: 85, noNaN: true })),
  accuracyMeters: fc.double({ min: 0, max: 200, noNaN: true }),
  elevationMeters: fc.constant(null),
  headingDegrees: fc.constant(null),
  timeMs: fc.integer({ min: 0, max: 1_000_000 }),
})
const nearFix = fc
  .tuple(fc.integer({ min: -300, max: 300 }), fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 1, max: 80 }))
  .map(([meters, seconds, accuracyMeters]) => aFix(meters, seconds, { accuracyMeters }))
const anyFixes = fc.array(fc.oneof(anyFix, nearFix), { maxLength: 60 })

it('holds whatever a device says: times run on, no step is too fast, all time and way is of a step', () => {
  fc.assert(
    fc.property(anyFixes, (fixes) => {
      const { points, distanceMeters, movingMs, restingMs } = record(fixes)
      let [meters, ms] = [0, 0]
      for (const [at, point] of points.entries()) {
        const last = points[at - 1]
        if (!last) continue
        expect(point.timeMs).toBeGreaterThan(last.timeMs)
        expect(point.part - last.part).toBeOneOf([0, 1])
        if (point.part !== last.part) continue
        const step = haversineDistanceMeters(last.position, point.position)
        expect(step / ((point.timeMs - last.timeMs) / 1000)).toBeLessThanOrEqual(TRACK_RULES.speedMetersPerSecond)
        expect(step).toBeGreaterThanOrEqual(TRACK_RULES.stepMeters)
        meters += step
        ms += point.timeMs - last.timeMs
      }
      expect(distanceMeters).toBeCloseTo(meters, 3)
      expect(movingMs + restingMs).toBe(ms)
    }),
  )
})

it('is the same when it is read again', () => {
  fc.assert(
    fc.property(anyFixes, (fixes) => {
      const { points, distanceMeters, movingMs, restingMs } = record(fixes)
      expect(trackOf(points)).toMatchObject({ points, distanceMeters, movingMs, restingMs })
    }),
  )
})

describe('the ends', () => {
  const { points } = record([0, 100, 200, 300, 400, 500].map((meters) => aFix(meters, meters)))
  it.each([
    [0, 0, 6],
    [99, 0, 5],
    [101, 0, 4],
    [0, 250, 3],
    [199, 199, 2],
    [300, 300, 0],
    [1000, 0, 0],
  ])('leave out %i m and %i m, of 500', (startMeters, endMeters, left) => {
    expect(trimEnds(points, { startMeters, endMeters })).toHaveLength(left)
  })

  it('begin and end as far away as was asked', () => {
    fc.assert(
      fc.property(anyFixes, fc.nat(500), fc.nat(500), (fixes, startMeters, endMeters) => {
        const { points: all } = record(fixes)
        const kept = trimEnds(all, { startMeters, endMeters })
        const [first, last, from, to] = [all[0], all.at(-1), kept[0], kept.at(-1)]
        if (!first || !last || !from || !to) return
        expect(haversineDistanceMeters(first.position, from.position)).toBeGreaterThanOrEqual(startMeters)
        expect(haversineDistanceMeters(last.position, to.position)).toBeGreaterThanOrEqual(endMeters)
        expect(all).toEqual(expect.arrayContaining([...kept]))
      }),
    )
  })
})

describe('the draft', () => {
  const messages = { id: 'r', lineName: (number: number, count: number) => (count > 1 ? `記録 ${number}` : '記録') }
  const [one, far] = [record([aFix(0, 0), aFix(50, 40)]), [aFix(1900, 900), aFix(1990, 990)]]

  it('has one line where somebody went on near to where they stopped, else one each', () => {
    const near = record([aFix(900, 900), aFix(990, 990)], beginPart(one))
    expect(recordedLines(near.points, messages).map(({ name }) => name)).toEqual(['記録'])
    const apart = record(far, beginPart(one))
    expect(recordedLines(apart.points, messages).map(({ name }) => name)).toEqual(['記録 1', '記録 2'])
  })

  it.each([
    ['near to where it stopped', [aFix(600, 900), aFix(690, 990)], [690]],
    ['far from there', far, [50, 90]],
    ['at once somewhere else, as a wrong first fix', [aFix(950, 43), aFix(990, 60)], [50, 40]],
  ])('is as long as the figure of the recorder says: went on %s', (_name, fixes, lengths) => {
    const track = record(fixes, beginPart(one))
    const lines = recordedLines(track.points, messages).map(({ path }) => pathLengthMeters(path))
    expect(lines.map(Math.round)).toEqual(lengths)
    expect(track.distanceMeters).toBeCloseTo(lines.reduce((sum, meters) => sum + meters))
    expect(trackOf(track.points)).toMatchObject({ distanceMeters: track.distanceMeters, movingMs: track.movingMs })
  })

  it('was walked, however short what was recorded is before a gap', () => {
    const gap = record([aFix(990, 900), aFix(1000, 910)], beginPart(record([aFix(0, 0), aFix(10, 10)])))
    expect(recordedLines(gap.points, messages)).toMatchObject([{ travelMode: 'walking' }])
  })

  it('carries path, times, and elevations where the device has them', () => {
    const track = record([aFix(0, 0, { elevationMeters: 900 }), aFix(50, 40)])
    const [line] = recordedLines(track.points, messages)
    expect(line).toMatchObject({
      timestampsMs: [START_MS, START_MS + 40_000],
      elevationsMeters: [900, null],
      travelMode: 'walking',
    })
    expect(line?.path[0]).toEqual<Position>(START)
    expect(pathLengthMeters(line?.path ?? [])).toBeCloseTo(50, 0)
    expect(recordedLines(one.points, messages)[0]).not.toHaveProperty('elevationsMeters')
  })

  it('was driven when it was fast', () => {
    const fast = record([aFix(0, 0), aFix(400, 40)])
    expect(recordedLines(fast.points, messages)[0]?.travelMode).toBe('driving')
  })

  it('is a draft with RECORDING_LINEs in one layer, and none of a single point', () => {
    const names = { ...messages, title: '奈良井まで', layerName: '記録' }
    const draft = draftOfTrack(record(far, beginPart(one)).points, names)
    expect(draft).toMatchObject({
      title: '奈良井まで',
      is_draft: true,
      layer: [{ name: '記録', objects: [{ objectType: 'RECORDING_LINE' }, { objectType: 'RECORDING_LINE' }] }],
    })
    expect(draftOfTrack(record([aFix(0, 0)]).points, names)).toBeNull()
  })
})
