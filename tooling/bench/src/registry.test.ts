import { readFileSync } from 'node:fs'
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

/** Figures in the first column of the README's tables. One that begins with a point belongs to the one before it. */
function documentedFigures(): readonly string[] {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
  const rows = readme.split('\n').filter((line) => line.startsWith('| `'))
  return rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`(\w[^`]*\.[^`]+)`/g)].map(([, name = '']) => name),
  )
}

it('measures every figure of the README, which has every benchmark', () => {
  const found = documentedFigures().map((figure) => ({ figure, chosen: chosenBy(figure, true) }))
  expect(found.length).toBeGreaterThan(benchmarks.length)
  expect(found.filter(({ chosen }) => chosen.length === 0)).toEqual([])
  expect(new Set(found.flatMap(({ chosen }) => chosen))).toEqual(new Set(benchmarks))
  expect(new Set(benchmarks.map(({ name }) => name)).size).toBe(benchmarks.length)
})
