import { expect, it } from 'vitest'
import { aJourney, aPart, aStage, someHeights, sumsOf } from '../testing/sample-journey.ts'
import { heightAt, heightAxis, lengthTicks, placeAt, wholeProfile } from './whole-profile.ts'

const borders = (profile: ReturnType<typeof wholeProfile>) =>
  profile?.stages.map(({ fromMeters, toMeters }) => [Math.round(fromMeters), Math.round(toMeters)])

it('puts the stages one after the other, as long as their figures say', () => {
  const profile = wholeProfile(aJourney(), someHeights, null)
  expect(borders(profile)).toEqual([
    [0, 12_800],
    [12_800, 29_200],
    [29_200, 49_700],
  ])
  expect(profile).toMatchObject({ minMeters: 545, maxMeters: 1197 })
})

it('stretches heights that were measured along a shorter way', () => {
  const heights = new Map([
    [
      1,
      [
        [0, 100],
        [500, 200],
      ] as const,
    ],
  ])
  const parts = [aPart(1, { entries: [aStage(1, 'a', { sums: sumsOf(1, 100, 20) })] })]
  expect(wholeProfile({ parts }, heights, null)?.stages[0]?.points).toEqual([
    [0, 100],
    [1000, 200],
  ])
})

it('shows one day alone, from its own start', () => {
  const profile = wholeProfile(aJourney(), someHeights, 2)
  expect(borders(profile)).toEqual([[0, 16_400]])
  expect(profile?.stages[0]?.partNumber).toBe(2)
})

it('leaves a gap where heights are not known, and is nothing without any', () => {
  const [first, , third] = [...someHeights]
  const profile = wholeProfile(aJourney(), new Map([first, third].flatMap((one) => (one ? [one] : []))), null)
  expect(profile?.stages[1]?.points).toEqual([])
  expect(profile && heightAt(profile, 20_000)).toBeNull()
  expect(wholeProfile(aJourney(), new Map(), null)).toBeNull()
})

it('finds the place and the height of a distance', () => {
  const profile = wholeProfile(aJourney(), someHeights, null)
  if (!profile) throw new Error('no profile')
  expect(placeAt(profile, 13_700)).toMatchObject({ stage: { entryId: 2 } })
  expect(placeAt(profile, 13_700)?.alongMeters).toBeCloseTo(900)
  expect(heightAt(profile, 13_700)).toBeCloseTo(886)
  expect(placeAt(profile, 60_000)).toBeNull()
  expect(heightAt(profile, 0)).toBe(938)
})

it('has round values on its axes', () => {
  expect(heightAxis({ minMeters: 545, maxMeters: 1197 })).toEqual({
    low: 500,
    high: 1250,
    ticks: [500, 750, 1000, 1250],
  })
  expect(
    heightAxis({ minMeters: 10, maxMeters: 12 }).high - heightAxis({ minMeters: 10, maxMeters: 12 }).low,
  ).toBeGreaterThanOrEqual(40)
  expect(lengthTicks(49.7, 5)).toEqual([0, 10, 20, 30, 40])
})
