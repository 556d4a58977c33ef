import { expect, it } from 'vitest'
import { clusterLayer, markLayer } from './found-layers.ts'
import { areTogether, markIdsOf, TOGETHER_LIMIT } from './pick-found.ts'

it.each([
  ['in one place', [0, 0], true],
  ['a few metres apart', [0.0001, 0], true],
  ['a street apart', [0.0004, 0], false],
  ['a street apart to the north', [0, 0.0004], false],
] as const)('marks %s', (_, [lng, lat], expected) => {
  const start = [137.8, 35.9] as const
  expect(areTogether([start, start, [start[0] + lng, start[1] + lat]])).toBe(expected)
})

const marks = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ layer: markLayer, properties: { id: index + 1 } }))

it('takes each mark once, and no cluster', () => {
  const cluster = { layer: clusterLayer, properties: { cluster_id: 9 } }
  expect(markIdsOf([...marks(2), cluster, ...marks(1)])).toEqual([1, 2])
})

it.each([TOGETHER_LIMIT, TOGETHER_LIMIT + 1])('lists no more than %i marks of one place', (count) => {
  expect(markIdsOf(marks(count))).toHaveLength(TOGETHER_LIMIT)
})
