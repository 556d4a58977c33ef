import type { JourneyEntry, JourneyPart } from '@repo/journeys/journey-view'
import { aPart, aStage } from '@repo/journeys/testing/sample-journey'
import { describe, expect, it } from 'vitest'
import { articleIdsOf, journeyVolumes, stripsOfStage, VOLUME_STAGE_LIMIT, withArticles } from './journey-volumes.ts'

const rest = (id: number): JourneyEntry => ({ id, kind: 'rest', note: '温泉' })
const stages = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => aStage(from + index, `行程${from + index}`))
const days = (count: number): JourneyPart[] =>
  Array.from({ length: count }, (_, index) => aPart(index + 1, { entries: stages(1, index + 1) }))
const idsOf = (parts: readonly JourneyPart[]) => parts.flatMap(({ entries }) => entries.map(({ id }) => id))

describe('the booklet of a journey', () => {
  it('is one up to as many stages as a volume has, and another from one more on', () => {
    expect(journeyVolumes({ parts: days(VOLUME_STAGE_LIMIT) }).map(({ parts }) => parts.length)).toEqual([
      VOLUME_STAGE_LIMIT,
    ])
    expect(journeyVolumes({ parts: days(VOLUME_STAGE_LIMIT + 1) }).map(({ parts }) => parts.length)).toEqual([
      VOLUME_STAGE_LIMIT,
      1,
    ])
  })

  it('is ten volumes of a journey with a hundred stages, each with a few maps a stage', () => {
    const volumes = journeyVolumes({ parts: days(100) })
    expect(volumes.map(({ number, count }) => [number, count])).toEqual(
      Array.from({ length: 10 }, (_, index) => [index + 1, 10]),
    )
    expect(volumes.flatMap(({ parts }) => idsOf(parts))).toEqual(Array.from({ length: 100 }, (_, index) => index + 1))
    expect(stripsOfStage(volumes[0] ?? { parts: [] })).toBe(8)
  })

  it('has no end of rest days in one volume', () => {
    const parts = Array.from({ length: 100 }, (_, index) => aPart(index + 1, { entries: [rest(index + 1)] }))
    expect(journeyVolumes({ parts })).toHaveLength(1)
    expect(stripsOfStage({ parts })).toBe(80)
  })

  it('does not tear a day that fits into a volume', () => {
    const parts = [aPart(1, { entries: stages(8) }), aPart(2, { entries: stages(3, 9) })]
    expect(journeyVolumes({ parts }).map((volume) => idsOf(volume.parts).length)).toEqual([8, 3])
  })

  it('tears a day that does not', () => {
    const parts = [aPart(1, { entries: [rest(99), ...stages(VOLUME_STAGE_LIMIT + 1)] })]
    expect(journeyVolumes({ parts }).map((volume) => idsOf(volume.parts).length)).toEqual([VOLUME_STAGE_LIMIT + 1, 1])
  })

  it('leaves out without a trace what its reader may not read', () => {
    const parts = [
      aPart(1, { entries: [aStage(1, '消えた道', { article: null, shownTo: 'nobody' })] }),
      aPart(2, { entries: [aStage(2, '見える道'), aStage(3, '見えない道', { shownTo: 'nobody' })] }),
      aPart(3, { entries: [aStage(4, '下書き', { shownTo: 'owner' })] }),
    ]
    const [volume] = journeyVolumes({ parts })
    expect(volume?.parts.map(({ number, entries }) => [number, entries.map(({ id }) => id)])).toEqual([
      [2, [2]],
      [3, [4]],
    ])
  })

  it('has one volume where nothing is in it', () => {
    expect(journeyVolumes({ parts: [] })).toEqual([{ number: 1, count: 1, parts: [] }])
  })

  it('reads an article once, and leaves out one that is gone meanwhile', () => {
    const twice = aStage(2, '後半', { article: aStage(1, '同じ道').article })
    const [volume] = journeyVolumes({
      parts: [aPart(1, { entries: [aStage(1, '前半'), twice, aStage(3, '別の道')] }), aPart(2, { entries: [rest(4)] })],
    })
    if (!volume) throw new Error('no volume')
    expect(articleIdsOf(volume)).toEqual([101, 103])
    expect(idsOf(withArticles(volume, new Set([103])).parts)).toEqual([3, 4])
    expect(withArticles(volume, new Set()).parts.map(({ number }) => number)).toEqual([2])
  })
})
