import type { Position, TrackFix } from '@mishiori/map-document'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findRests, REST_LIMITS } from './find-rests.ts'

/** Fixes of a way north: minutes after the start, and hundredths of a degree (1.1 km). */
function fixes(...steps: readonly (readonly [minutes: number, hundredths: number])[]): readonly TrackFix[] {
  return steps.map(([minutes, hundredths]): TrackFix => {
    const position: Position = [138, 35 + hundredths / 100]
    return { timeMs: minutes * 60_000, position, alongMeters: hundredths * 1112 }
  })
}

describe('a rest', () => {
  it.each([
    [REST_LIMITS.durationMs / 60_000, 1],
    [REST_LIMITS.durationMs / 60_000 - 0.01, 0],
  ])('is one after %f minutes: %i', (minutes, count) => {
    expect(findRests(fixes([0, 0], [20, 1], [20 + minutes, 1.01], [50, 2]))).toHaveLength(count)
  })

  it('is within fifty metres', () => {
    // 44 m, 56 m
    expect(findRests(fixes([0, 0], [20, 0.04]))).toHaveLength(1)
    expect(findRests(fixes([0, 0], [20, 0.05]))).toHaveLength(0)
  })

  it('says when, and how far along', () => {
    expect(findRests(fixes([0, 0], [20, 1], [25, 1.01], [45, 1.02], [60, 2]))).toEqual([
      { position: [138, 35.0101], startMs: 20 * 60_000, endMs: 45 * 60_000, startMeters: 1112, endMeters: 1.02 * 1112 },
    ])
  })

  it('comes after the one before it, for any way', () => {
    const steps = fc.array(fc.tuple(fc.integer({ min: 0, max: 30 }), fc.double({ min: 0, max: 0.1, noNaN: true })), {
      maxLength: 60,
    })
    fc.assert(
      fc.property(steps, (made) => {
        const sum = (at: number, part: 0 | 1) => made.slice(0, at + 1).reduce((total, step) => total + step[part], 0)
        const rests = findRests(fixes(...made.map((_, at) => [sum(at, 0), sum(at, 1)] as const)))
        for (const [index, rest] of rests.entries()) {
          expect(rest.endMs - rest.startMs).toBeGreaterThanOrEqual(REST_LIMITS.durationMs)
          expect(rest.startMs).toBeGreaterThanOrEqual(rests[index - 1]?.endMs ?? 0)
        }
      }),
    )
  })
})
