import { expect, it } from 'vitest'
import { benchmarks, chosenBy } from './registry.ts'

const run = async () => []
const all = [
  { name: 'web.js', run },
  { name: 'editor.drag-5000', run },
  { name: 'editor.leave', run },
  { name: 'search', isOnDemand: true, run },
]
const names = (only: string, isAll = false) => chosenBy(only, isAll, all).map(({ name }) => name)

it('chooses groups, benchmarks and single figures by the beginning of a part of their names', () => {
  expect(names('editor')).toEqual(['editor.drag-5000', 'editor.leave'])
  expect(names('leave')).toEqual(['editor.leave'])
  expect(names('web.js-before-map')).toEqual(['web.js'])
  expect(names('editor.leave.drawing')).toEqual(['editor.leave'])
  expect(names('eave')).toEqual([])
})

it('runs what is slow when it is named, or everything is asked for', () => {
  expect(names('')).not.toContain('search')
  expect(names('search.list')).toEqual(['search'])
  expect(names('', true)).toHaveLength(4)
})

it('has a benchmark in every group of the README', () => {
  for (const group of ['web', 'api', 'geo', 'files', 'editor', 'leave', 'loop', 'search']) {
    expect(chosenBy(group, true), group).not.toEqual([])
  }
  expect(new Set(benchmarks.map(({ name }) => name)).size).toBe(benchmarks.length)
})
