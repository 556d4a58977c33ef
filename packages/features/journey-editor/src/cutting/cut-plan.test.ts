import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addCut,
  type CutPlan,
  halveLongest,
  LEAST_STAGE,
  moveCut,
  placeAtCut,
  proposeAtPlaces,
  proposeEven,
  removeCut,
  stagesOfPlan,
} from './cut-plan.ts'

const whole: CutPlan = { fromMeters: 0, toMeters: 60_000, cuts: [] }
/** 4 km/h in the first half, 2 km/h in the second. */
const minutesAt = (meters: number) =>
  Math.min(meters, 30_000) / (4000 / 60) + Math.max(0, meters - 30_000) / (2000 / 60)
const stop = (alongMeters: number) => ({ id: String(alongMeters), name: `hut ${alongMeters}`, alongMeters })

describe('a proposal by hours', () => {
  it('has as few days as the limit allows, all of the same time', () => {
    const plan = proposeEven(whole, minutesAt, { limit: 8 * 60, maxStages: 99 })
    expect(plan.cuts).toEqual([30_000, 45_000]) // 22.5 hours in three days
  })

  it('has one day where that is enough, and no more days than there is room for', () => {
    expect(proposeEven(whole, minutesAt, { limit: 22.5 * 60, maxStages: 99 }).cuts).toEqual([])
    expect(proposeEven(whole, minutesAt, { limit: 60, maxStages: 2 }).cuts).toHaveLength(1)
  })
})

describe('a proposal by places', () => {
  it('ends a day at the last place within the limit, else at the next one', () => {
    const places = [stop(10_000), stop(28_000), stop(55_000), stop(59_990)]
    const plan = proposeAtPlaces(whole, minutesAt, { places, limit: 8 * 60, maxStages: 99 })
    expect(plan.cuts).toEqual([28_000, 55_000])
  })

  it('has one day where no place is known', () => {
    expect(proposeAtPlaces(whole, minutesAt, { places: [], limit: 60, maxStages: 99 }).cuts).toEqual([])
  })
})

describe('a cut', () => {
  const plan = { ...whole, cuts: [20_000, 40_000] }

  it('moves between its neighbours', () => {
    expect(moveCut(plan, 0, 25_000.4).cuts).toEqual([25_000, 40_000])
    expect(moveCut(plan, 0, 99_000).cuts).toEqual([40_000 - LEAST_STAGE, 40_000])
    expect(moveCut(plan, 1, -5).cuts).toEqual([20_000, 20_000 + LEAST_STAGE])
  })

  it('is added where there is room, and taken out', () => {
    expect(addCut(plan, 30_000).cuts).toEqual([20_000, 30_000, 40_000])
    expect(addCut(plan, 60_000)).toBe(plan)
    expect(addCut({ ...whole, toMeters: 199 }, 100).cuts).toEqual([])
    expect(addCut({ ...whole, toMeters: 200 }, 7).cuts).toEqual([100])
    expect(halveLongest({ ...whole, cuts: [50_000] }).cuts).toEqual([25_000, 50_000])
    expect(removeCut(plan, 0).cuts).toEqual([40_000])
  })

  it('is at a place that is near', () => {
    expect(placeAtCut([stop(19_800), stop(20_100)], 20_000)?.alongMeters).toBe(20_100)
    expect(placeAtCut([stop(19_699)], 20_000)).toBeNull()
  })
})

it('keeps every stage long enough, whatever is done', () => {
  const step = fc.record({
    act: fc.constantFrom('move', 'add', 'remove', 'halve'),
    index: fc.nat(9),
    meters: fc.integer({ min: -1000, max: 70_000 }),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const plan = steps.reduce((now: CutPlan, { act, index, meters }) => {
        if (act === 'add') return addCut(now, meters)
        if (act === 'halve') return halveLongest(now)
        if (now.cuts.length === 0) return now
        const at = index % now.cuts.length
        return act === 'move' ? moveCut(now, at, meters) : removeCut(now, at)
      }, whole)
      expect(stagesOfPlan(plan).every(({ fromMeters, toMeters }) => toMeters - fromMeters >= LEAST_STAGE)).toBe(true)
    }),
  )
})
