import type { Position } from '@mishiori/map-document'
import { expect, it } from 'vitest'
import { tailOf } from './path-tail.ts'

const [a, b, c, d]: readonly Position[] = [
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 0],
]
if (!a || !b || !c || !d) throw new Error('four positions')

it('is what a path has grown by, from the last vertex that the map has', () => {
  expect(tailOf([a, b, c, d], [a, b])).toEqual({ end: 'end', points: [b, c, d] })
  expect(tailOf([a, b, c, d], [c, d])).toEqual({ end: 'start', points: [a, b, c] })
  expect(tailOf([a, b], [])).toEqual({ end: 'end', points: [a, b] })
})

it('is empty when the map has the path', () => {
  expect(tailOf([a, b], [a, b])?.points).toEqual([])
})

it('is none when the path changed elsewhere, was shortened, or grew too long', () => {
  expect(tailOf([a, d, c], [a, b])).toBeNull()
  expect(tailOf([a], [a, b])).toBeNull()
  expect(tailOf([a, b, c, d], [a], 2)).toBeNull()
})
