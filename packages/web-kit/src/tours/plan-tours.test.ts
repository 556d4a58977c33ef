import type { TourId } from '@repo/contract'
import { describe, expect, it } from 'vitest'
import { planTours, stepFrom } from './plan-tours.ts'
import { tourOf } from './tours.ts'

const everything = { done: [], hasTarget: () => true, isBusy: () => false }
const toursOf = (steps: ReturnType<typeof planTours>) => [...new Set(steps.map(({ tour }) => tour))]

describe('the steps of tours', () => {
  it.each<[string, Parameters<typeof planTours>[0], readonly TourId[], readonly TourId[]]>([
    ['go through the tours in the order asked for', { ids: ['editor', 'first_use'] }, [], ['editor', 'first_use']],
    ['leave out what is done', { ids: ['editor', 'first_use'] }, ['editor'], ['first_use']],
    ['hold what is done when they are forced', { ids: ['editor'], isForced: true }, ['editor'], ['editor']],
    ['leave out what is ignored', { ids: ['editor', 'first_use'], ignored: ['editor'] }, [], ['first_use']],
    ['leave out what is ignored even when forced', { ids: ['editor'], ignored: ['editor'], isForced: true }, [], []],
    ['are none when all is done', { ids: ['editor'] }, ['editor'], []],
  ])('%s', (_title, request, done, expected) => {
    expect(toursOf(planTours(request, { ...everything, done }))).toEqual(expected)
  })

  it('leave out what is not to be seen', () => {
    const [first, second] = tourOf('editor').steps
    const steps = planTours({ ids: ['editor'] }, { ...everything, hasTarget: (target) => target !== first?.target })
    expect(steps[0]).toMatchObject({ name: second?.name })
    expect(steps).toHaveLength(tourOf('editor').steps.length - 1)
  })

  it('are none of a tour that would be in the way of work, forced or not', () => {
    const request = { ids: ['editor', 'search_map'], isForced: true } as const
    expect(toursOf(planTours(request, { ...everything, isBusy: () => true }))).toEqual(['search_map'])
  })

  it('throw for a tour that there is not', () => {
    const ids = ['nowhere'] as unknown as readonly TourId[]
    expect(() => planTours({ ids }, everything)).toThrow('There is no tour called “nowhere”.')
  })
})

describe('going from step to step', () => {
  const steps = planTours({ ids: ['first_use'] }, everything)
  const without = (index: number) => (target: string) => target !== steps[index]?.target

  it.each([
    ['takes the next', 1, 1, () => true, 1],
    ['passes over one that has gone', 1, 1, without(1), 2],
    ['passes over one that has gone on the way back', 1, -1, without(1), 0],
    ['ends after the last', steps.length, 1, () => true, null],
    ['ends when the last has gone', steps.length - 1, 1, without(steps.length - 1), null],
    ['has nothing before the first', -1, -1, () => true, null],
  ] as const)('%s', (_title, from, direction, hasTarget, expected) => {
    expect(stepFrom(steps, from, direction, hasTarget)).toBe(expected)
  })
})
