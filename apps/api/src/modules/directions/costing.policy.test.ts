import { type RouteOptions, TRAVEL_PROFILES } from '@mishiori/map-document'
import { describe, expect, it } from 'vitest'
import { costingOf, costingQuestion, findMeaningless } from './costing.policy.ts'

const EVERY_OPTION: RouteOptions = {
  avoidSteps: true,
  avoidFerries: true,
  avoidMainRoads: true,
  avoidPrivate: true,
  hills: 'avoid',
  hardestPath: 2,
}

/** The options that mean something for a way of going. */
function meaningful(way: Parameters<typeof findMeaningless>[0]): readonly string[] {
  const names = Object.entries(EVERY_OPTION).map(([name, value]): [string, RouteOptions] => [name, { [name]: value }])
  return names.filter(([, option]) => findMeaningless(way, option) === null).map(([name]) => name)
}

it('asks for the modes as before there were profiles', () => {
  expect(costingQuestion('walking', {})).toEqual({ costing: 'pedestrian' })
  expect(costingQuestion('driving', {})).toEqual({ costing: 'auto' })
})

it.each(TRAVEL_PROFILES)('has a costing for %s, and takes each option that means something', (profile) => {
  expect(costingQuestion(profile, {}).costing).toBe(costingOf(profile))
  for (const name of meaningful(profile)) {
    const value = EVERY_OPTION[name as keyof RouteOptions] // names of its own entries
    expect(costingQuestion(profile, { [name]: value })).not.toEqual(costingQuestion(profile, {}))
  }
})

describe('options', () => {
  it.each([
    ['walking', ['avoidSteps', 'avoidFerries', 'avoidPrivate', 'hills']],
    ['walk', ['avoidSteps', 'avoidFerries', 'avoidPrivate', 'hills']],
    ['hike', ['avoidSteps', 'avoidFerries', 'avoidPrivate', 'hills', 'hardestPath']],
    ['stepFree', ['avoidFerries', 'avoidPrivate', 'hills']],
    ['mountainBike', ['avoidFerries', 'avoidMainRoads', 'avoidPrivate', 'hills']],
    ['driving', ['avoidFerries', 'avoidMainRoads', 'avoidPrivate']],
    ['motorcycle', ['avoidFerries', 'avoidMainRoads', 'avoidPrivate']],
  ] as const)('of %s that mean something are %j', (way, names) => {
    expect(meaningful(way)).toEqual(names)
  })

  it('of a hike lower the grade of its paths', () => {
    expect(costingQuestion('hike', {}).options).toMatchObject({ max_hiking_difficulty: 6 })
    expect(costingQuestion('hike', { hardestPath: 2 }).options).toMatchObject({ max_hiking_difficulty: 2 })
  })

  it('without meaning are named by their parameter', () => {
    expect(findMeaningless('car', { avoidFerries: true, avoidSteps: true })).toBe('avoid')
    expect(findMeaningless('car', { hills: 'seek' })).toBe('hills')
    expect(findMeaningless('walk', { hardestPath: 1 })).toBe('hardestPath')
    expect(findMeaningless('walk', {})).toBeNull()
  })
})
