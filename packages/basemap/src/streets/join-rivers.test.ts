import { expect, it } from 'vitest'
import { withJoinedRivers } from './join-rivers.ts'
import type { FlatPath } from './rings.ts'
import type { StreetFeature } from './spool.ts'

function aWay(path: FlatPath, name?: string): StreetFeature {
  const properties = { class: 'river', ...(name && { name_ja: name, name_en: name }) }
  return { kind: 'line', paths: [path], drawing: { layer: 'waterway', minZoom: 9, properties } }
}

const pathsOf = (features: readonly StreetFeature[]) => features.map(({ paths }) => paths[0])

it('joins the pieces of a river in whatever order they come', () => {
  const pieces = [aWay([2, 0, 3, 0], 'Rhine'), aWay([0, 0, 1, 0], 'Rhine'), aWay([1, 0, 2, 0], 'Rhine')]
  expect(pathsOf(withJoinedRivers(pieces))).toEqual([[0, 0, 1, 0, 2, 0, 3, 0]])
})

it('leaves rivers of other names, and those without, as they are', () => {
  const pieces = [aWay([0, 0, 1, 0], 'Rhine'), aWay([1, 0, 2, 0], 'Ill'), aWay([2, 0, 3, 0]), aWay([3, 0, 4, 0])]
  expect(pathsOf(withJoinedRivers(pieces))).toHaveLength(4)
})

it('loses no arm of a river that parts, meets again or flows in a circle', () => {
  const arms = [aWay([0, 0, 1, 0], 'A'), aWay([1, 0, 2, 1], 'A'), aWay([1, 0, 2, -1], 'A'), aWay([2, 1, 3, 0], 'A')]
  const circle = [aWay([0, 5, 1, 5], 'B'), aWay([1, 5, 0, 5], 'B')]
  const joined = pathsOf(withJoinedRivers([...arms, ...circle]))
  const steps = joined.flatMap((path = []) =>
    Array.from({ length: path.length / 2 - 1 }, (_, index) => path.slice(2 * index, 2 * index + 4).join()),
  )
  expect(steps.sort()).toEqual([...arms, ...circle].map(({ paths }) => paths[0]?.join()).sort())
})
