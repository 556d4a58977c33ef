import type { GroundObstacle, GroundOfLine, GroundStretch } from '@repo/contract'
import { describe, expect, it } from 'vitest'
import type { GroundSummary } from '../../../schema/line-ground.table.ts'
import { isStairFree, summarizeGround, unknownGround } from './ground-summary.ts'

const stretch = (toMeters: number, over: Partial<GroundStretch> = {}): GroundStretch => ({
  toMeters,
  surface: null,
  kind: 'path',
  hikingGrade: null,
  ...over,
})
const obstacle = (kind: GroundObstacle['kind'], stepCount: number | null = null): GroundObstacle => ({
  kind,
  atMeters: 0,
  lengthMeters: 0,
  stepCount,
  hasHandrail: null,
  hasRamp: null,
})
const groundOf = (over: Partial<GroundOfLine>): GroundOfLine => ({
  region: { version: 'one', dataDate: '2026-10-01', isInvented: false },
  lengthMeters: 1000,
  hasSurfaces: true,
  stretches: [stretch(1000)],
  obstacles: [],
  ...over,
})

it('sums up metres by surface with stairs apart, and counts what is in the way', () => {
  const stretches = [
    stretch(100.4, { surface: 'paved' }),
    stretch(200, { surface: 'paved', kind: 'steps' }),
    stretch(400, { surface: 'gravel', hikingGrade: 2 }),
    stretch(700, { kind: null }),
    stretch(1000, { surface: 'paved', hikingGrade: 1 }),
  ]
  const obstacles = [obstacle('steps', 40), obstacle('kerb'), obstacle('steps', 24), obstacle('stile')]
  const others = (['kissingGate', 'turnstile', 'cycleBarrier'] as const).map((kind) => obstacle(kind))
  expect(summarizeGround(groundOf({ stretches, obstacles: [...obstacles, ...others] }))).toEqual({
    lengthMeters: 1000,
    onWaysMeters: 700,
    metersOf: { paved: 400, stones: 0, boards: 0, gravel: 200, ground: 0, stairs: 100, unknown: 300 },
    flights: 2,
    stepCount: 64,
    kerbs: 1,
    stiles: 1,
    gates: 3,
    hikingGrade: 2,
    dataDate: '2026-10-01',
  })
})

it('knows no number of steps where one flight was not counted', () => {
  const { stepCount, flights } = summarizeGround(groundOf({ obstacles: [obstacle('steps', 40), obstacle('steps')] }))
  expect([flights, stepCount]).toEqual([2, null])
})

describe('no stairs are known', () => {
  const summary = (over: Partial<GroundSummary> = {}): GroundSummary => ({ ...summarizeGround(groundOf({})), ...over })

  it.each<[says: string, over: Partial<GroundSummary>, isFree: boolean]>([
    ['of a line that follows ways', {}, true],
    ['where nine tenths do', { onWaysMeters: 900 }, true],
    ['where less do', { onWaysMeters: 899 }, false],
    ['with stairs', { flights: 1 }, false],
    ['with a stile', { stiles: 1 }, false],
    ['with kerbs and gates, which are no stairs', { kerbs: 3, gates: 1 }, true],
    ['on a hiking path', { hikingGrade: 1 }, true],
    ['on a mountain path', { hikingGrade: 2 }, false],
    ['of no length', { lengthMeters: 0, onWaysMeters: 0 }, false],
  ])('%s %#', (_, over, isFree) => {
    expect(isStairFree(summary(over))).toBe(isFree)
  })

  it('of a line that nobody could look at', () => {
    expect(unknownGround(1234.4)).toMatchObject({ lengthMeters: 1234, onWaysMeters: 0, metersOf: { unknown: 1234 } })
    expect(isStairFree(unknownGround(1234))).toBe(false)
  })
})
