import { describe, expect, it } from 'vitest'
import { type HazardReport, hazardState, type MapHazard } from './hazard.policy.ts'

const NOW = new Date('2026-11-26T10:00:00Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000)
const dayOf = (days: number) => daysAgo(days).toISOString().slice(0, 10)

const hazard = (over: Partial<MapHazard> = {}): MapHazard => ({ id: 'a', name: '崩れ', seenOn: dayOf(200), ...over })
const report = (over: Partial<HazardReport> = {}): HazardReport => ({
  objectId: 'a',
  userId: 1,
  answer: 'present',
  seenOn: dayOf(200),
  createdAt: NOW,
  ...over,
})
const stateOf = (one: MapHazard, reports: readonly HazardReport[] = [], userId: number | null = null) =>
  hazardState(one, reports, { publishedAt: daysAgo(300), now: NOW, userId })

const AGES = [
  [0, false],
  [89, false],
  [90, true],
  [91, true],
] as const

describe('a hazard', () => {
  it.each(AGES)('that was seen %d days ago has paled: %s', (days, isStale) => {
    expect(stateOf(hazard({ seenOn: dayOf(days) }))).toMatchObject({ last_seen_on: dayOf(days), is_stale: isStale })
  })

  it.each(AGES)('that a reader has seen %d days ago has paled: %s', (days, isStale) => {
    const state = stateOf(hazard(), [
      report({ createdAt: daysAgo(days) }),
      report({ userId: 2, createdAt: daysAgo(150) }),
    ])
    expect(state).toMatchObject({ last_seen_on: dayOf(days), is_stale: isStale, present_count: 2, gone_count: 0 })
  })

  it('is not seen by who says that it is gone', () => {
    const state = stateOf(hazard(), [report({ answer: 'gone' })])
    expect(state).toMatchObject({ last_seen_on: dayOf(200), is_stale: true, present_count: 0, gone_count: 1 })
  })

  it.each(AGES)('without a day is as old as its publication, %d days ago: %s', (days, isStale) => {
    const times = { publishedAt: daysAgo(days), now: NOW, userId: null }
    expect(hazardState(hazard({ seenOn: null }), [], times)).toMatchObject({ seen_on: null, is_stale: isStale })
  })

  it('is as of today when its day is to come', () => {
    expect(stateOf(hazard({ seenOn: dayOf(-2) }))).toMatchObject({ is_stale: false })
  })

  it('that its author has seen again is not what was spoken of before', () => {
    const reports = [
      report({ answer: 'gone' }),
      report({ userId: 2, seenOn: '' }),
      report({ userId: 3, objectId: 'b' }),
    ]
    expect(stateOf(hazard({ seenOn: dayOf(0) }), reports)).toMatchObject({ present_count: 0, gone_count: 0 })
  })

  it('tells each what they say themselves', () => {
    const reports = [report({ answer: 'gone' }), report({ userId: 2 })]
    const answers = [1, 2, 3, null].map((userId) => stateOf(hazard(), reports, userId).answer)
    expect(answers).toEqual(['gone', 'present', null, null])
  })
})
