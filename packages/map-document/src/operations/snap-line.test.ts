import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cumulativeDistancesMeters } from '../geo/distance.ts'
import { mapObjectId } from '../ids.ts'
import { findMapObject } from '../main-line.ts'
import type { AnyLine, Line, RecordedLine } from '../map-object.ts'
import type { Position } from '../position.ts'
import { aDocument, aLine, aSpot } from '../testing/samples.ts'
import { validateDocument } from '../validate/validate-document.ts'
import { type SnappedPath, snapLine } from './snap-line.ts'

const WALK = mapObjectId('walk')

function snapped(line: Line | RecordedLine, to: SnappedPath): AnyLine {
  const result = snapLine(aDocument([line]), WALK, to)
  if (!result.ok) throw new Error(result.issue.code)
  expect(validateDocument(result.document)).toEqual([])
  const object = findMapObject(result.document, WALK)
  if (!object || !('path' in object)) throw new Error('The line is gone.')
  return object
}

/** Along the parallel of 36°: a thousandth of a degree is about 90 m. */
const east = (thousandths: number, north = 0): Position => [138 + thousandths / 1_000, 36 + north / 1_000]
const recording: RecordedLine = {
  ...aLine('walk'),
  kind: 'recordedLine',
  travelMode: 'walking',
  path: [east(0), east(1, 0.1), east(2, -0.1), east(3, 0.1), east(4)],
  elevationsMeters: [900, 910, null, 930, 940],
  timestampsMs: [0, 60_000, 120_000, null, 240_000],
}
const along = cumulativeDistancesMeters(recording.path)
const metersTo = (index: number) => along[index] ?? 0

describe('a recording on its way', () => {
  // A straight way below it, with a vertex between the first two points.
  const way: SnappedPath = {
    path: [east(0), east(0.5), east(4)],
    alongMeters: [0, metersTo(1) / 2, metersTo(4)],
  }

  it('loses no point that it recorded: each has its elevation and time, on the way', () => {
    const { kind, path, elevationsMeters, timestampsMs } = snapped(recording, way)
    expect(kind).toBe('line')
    expect(path).toHaveLength(6)
    expect(path.every(([, lat]) => lat === 36)).toBe(true)
    expect(elevationsMeters).toEqual([900, 905, 910, null, 930, 940])
    expect(timestampsMs).toEqual([0, 30_000, 60_000, 120_000, null, 240_000])
    expect(path[2]?.[0]).toBeCloseTo(138.001, 3)
  })

  it('keeps what its sensors measured where they measured it', () => {
    const { heartRatesBpm } = snapped({ ...recording, heartRatesBpm: [90, 100, null, 110, 120] }, way)
    expect(heartRatesBpm).toEqual([90, null, 100, null, 110, 120])
  })

  it('is a free line, which has no way of going', () => {
    expect(snapped(recording, way)).not.toHaveProperty('travelMode')
  })

  it('invents nothing between points of which one is not known', () => {
    const line = { ...recording, path: [east(0), east(2)], elevationsMeters: [900, null], timestampsMs: [null, 5] }
    const length = cumulativeDistancesMeters(line.path)[1] ?? 0
    const { elevationsMeters, timestampsMs } = snapped(line, {
      path: [east(0), east(1), east(2)],
      alongMeters: [0, length / 2, length],
    })
    expect(elevationsMeters).toEqual([900, null, null])
    expect(timestampsMs).toEqual([null, null, 5])
  })

  it('keeps a pause where it was', () => {
    const line = {
      ...recording,
      path: [east(0, 0.1), east(1, 0.1), east(1, 0.1), east(2, 0.1)],
      elevationsMeters: [1, 2, 2, 3],
      timestampsMs: [0, 60_000, 660_000, 720_000],
    }
    const meters = cumulativeDistancesMeters(line.path).at(-1) ?? 0
    const { path, timestampsMs } = snapped(line, { path: [east(0), east(2)], alongMeters: [0, meters] })
    expect(timestampsMs).toEqual([0, 60_000, 660_000, 720_000])
    expect(path[1]).toEqual(path[2])
  })

  it('is in two places at no time where a way begins beside it', () => {
    const { timestampsMs, elevationsMeters } = snapped(recording, {
      path: [east(0), east(1, 0.1), east(1), east(4)],
      alongMeters: [0, metersTo(1), metersTo(1), metersTo(4)],
    })
    expect(timestampsMs?.slice(0, 4)).toEqual([0, 60_000, null, 120_000])
    expect(elevationsMeters?.slice(0, 3)).toEqual([900, 910, 910])
  })
})

describe('a line that knows nothing but its path', () => {
  it('is the way, with the points that stay word for word', () => {
    const exact: Position = [138.001_234_567, 36.000_123_456]
    const line: Line = { ...aLine('walk'), kind: 'line', path: [east(0), exact, east(3)] }
    const rounded: Position = [138.001_23, 36.000_12]
    const alongRounded = cumulativeDistancesMeters([east(0), rounded, east(3)])
    const { path } = snapped(line, {
      path: [east(0), rounded, east(2.5), east(3)],
      alongMeters: [0, alongRounded[1] ?? 0, 200, alongRounded[2] ?? 0],
    })
    expect(path).toEqual([east(0), exact, east(2.5), east(3)])
  })
})

const series = fc
  .array(
    fc.record({
      step: fc.integer({ min: 0, max: 40 }),
      side: fc.integer({ min: -20, max: 20 }),
      elevation: fc.option(fc.integer({ min: 0, max: 3_000 })),
    }),
    { minLength: 2, maxLength: 60 },
  )
  .filter((steps) => steps.some(({ step }) => step > 0))

it('unchanged answers change nothing, and no answer loses a time or an elevation', () => {
  fc.assert(
    fc.property(series, (steps) => {
      let at = 0
      const path = steps.map(({ step, side }): Position => {
        at += step + 1
        return [Math.round((138 + at / 1e5) * 1e5) / 1e5, Math.round((36 + side / 1e5) * 1e5) / 1e5]
      })
      const line: Line = {
        ...aLine('walk'),
        kind: 'line',
        path,
        elevationsMeters: steps.map(({ elevation }) => elevation),
        timestampsMs: steps.map((_, index) => index * 1_000),
      }
      const alongMeters = cumulativeDistancesMeters(path).map((meters) => Math.round(meters * 10) / 10)
      expect(snapped(line, { path, alongMeters })).toEqual(line)
      const straight = path.map(([lng]): Position => [lng, 36])
      const moved = snapped(line, { path: straight, alongMeters })
      expect(moved.timestampsMs?.filter((time) => time !== null && time % 1_000 === 0)).toEqual(line.timestampsMs)
      expect(moved.elevationsMeters?.filter((value) => value !== null)).toEqual(
        expect.arrayContaining(line.elevationsMeters?.filter((value) => value !== null) ?? []),
      )
    }),
  )
})

it('is refused for what is no free line and no recording', () => {
  const to: SnappedPath = { path: [east(0), east(1)], alongMeters: [0, 90] }
  expect(snapLine(aDocument([aSpot('walk')]), WALK, to)).toMatchObject({ issue: { code: 'object.wrong_kind' } })
  expect(snapLine(aDocument([]), WALK, to)).toMatchObject({ issue: { code: 'object.not_found' } })
  const nothing: SnappedPath = { path: [east(0)], alongMeters: [0] }
  const bare = { ...aLine('walk'), kind: 'line', path: [east(0), east(1)] } as const
  expect(snapLine(aDocument([bare]), WALK, nothing)).toMatchObject({ issue: { code: 'line.too_short' } })
})
