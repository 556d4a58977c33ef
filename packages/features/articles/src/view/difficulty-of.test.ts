import { describe, expect, it } from 'vitest'
import { difficultyOf, type Walked } from './difficulty-of.ts'

const elevation = (gainMeters: number, lossMeters: number) => ({ gainMeters, lossMeters, minMeters: 0, maxMeters: 900 })
const onFoot = (over: Partial<Walked> = {}): Walked => ({
  line: { kind: 'line' },
  lengthMeters: 4980,
  elevation: elevation(273, 261),
  durationMs: null,
  ...over,
})

describe('difficultyOf', () => {
  it('is by the course constant: 8.1 over the Torii Pass', () => {
    expect(difficultyOf(onFoot())).toBe('easy')
  })

  // A flat kilometre takes a quarter of an hour: 1.8 × 0.25 + 0.3 = 0.75 of a constant.
  it.each([
    [15.9, 'easy'],
    [16, 'moderate'],
    [33.3, 'moderate'],
    [33.4, 'hard'],
  ] as const)('calls %d flat kilometres %s', (kilometers, difficulty) => {
    expect(difficultyOf(onFoot({ lengthMeters: kilometers * 1000, elevation: elevation(0, 0) }))).toBe(difficulty)
  })

  it('counts the climb, and less what leads down', () => {
    expect(difficultyOf(onFoot({ lengthMeters: 8000, elevation: elevation(1000, 0) }))).toBe('moderate')
    expect(difficultyOf(onFoot({ lengthMeters: 8000, elevation: elevation(0, 1000) }))).toBe('easy')
    expect(difficultyOf(onFoot({ lengthMeters: 14_000, elevation: elevation(1400, 1400) }))).toBe('hard')
  })

  it('says nothing without elevations', () => {
    expect(difficultyOf(onFoot({ elevation: null }))).toBeNull()
  })

  it('says nothing of what is driven or ridden', () => {
    expect(difficultyOf(onFoot({ line: { kind: 'navigationLine', travelMode: 'driving' } }))).toBeNull()
    expect(difficultyOf(onFoot({ durationMs: 4980 * 400 }))).toBe('easy')
    expect(difficultyOf(onFoot({ durationMs: 4980 * 399 }))).toBeNull()
  })

  it('takes lines of 50 km for walks, longer ones only when they say so', () => {
    const walked = { kind: 'navigationLine', travelMode: 'walking' } as const
    expect(difficultyOf(onFoot({ lengthMeters: 50_000 }))).toBe('hard')
    expect(difficultyOf(onFoot({ lengthMeters: 50_001 }))).toBeNull()
    expect(difficultyOf(onFoot({ lengthMeters: 50_001, line: walked }))).toBe('hard')
  })
})
