import { expect, it } from 'vitest'
import { countTraits, readTraits, TRAIT_NAMES, TRAIT_VALUES, traitsAsked, writeTraits } from './traits.ts'

const traitsOf = (search: string) => readTraits(new URLSearchParams(search))

it('writes what it reads, in one order', () => {
  const search =
    'length=50-&time=60-120&climb=0-100&level=hard&shape=oneWay&profile=hike&stairs=none&season=autumn&lang=ja&photos=1'
  const written = new URLSearchParams()
  writeTraits(written, traitsOf(search))
  expect(written.toString()).toBe(search)
  expect(countTraits(traitsOf(search))).toBe(10)
})

it('knows every value by its name, and no other', () => {
  for (const name of TRAIT_NAMES)
    for (const value of TRAIT_VALUES[name]) expect(traitsOf(`${name}=${value}`)[name]).toBe(value)
  expect(
    traitsOf('time=1-2&climb=-&level=constructor&shape=&profile=horse&stairs=some&season=fall&photos=yes'),
  ).toEqual(traitsOf(''))
  expect(countTraits(traitsOf(''))).toBe(0)
})

it.each([
  ['length=5-10', { min_km: '5', max_km: '10' }],
  ['length=50-', { min_km: '50' }],
  ['time=0-60', { min_minutes: '0', max_minutes: '60' }],
  ['time=480-', { min_minutes: '480' }],
  ['climb=600-1000', { min_climb_m: '600', max_climb_m: '1000' }],
  ['level=moderate&profile=roadBike', { level: 'moderate', profile: 'roadBike' }],
  ['stairs=none&season=spring', { stairs: 'none', season: 'spring' }],
  ['shape=loop', { loop: '1' }],
  ['shape=oneWay&photos=1&lang=en-us', { loop: '0', photos: '1', lang: 'en-us' }],
  ['', {}],
])('asks the API for %j as %j', (search, asked) => {
  expect(traitsAsked(traitsOf(search))).toEqual(asked)
})
