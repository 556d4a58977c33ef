import type { Position } from '@mishiori/map-document'
import { expect, it } from 'vitest'
import { type HandleView, isCrowded, pathHandles } from './edit-handles.ts'

/** One degree is one pixel, north is up. */
const view: HandleView = { width: 400, height: 400, project: ([x, y]) => ({ x, y: 400 - y }) }
const kinds = (path: readonly Position[], focused: number | null = null) =>
  pathHandles(path, view, { focusedVertex: focused }).features.map(
    ({ properties }) => `${properties.kind} ${properties.index}`,
  )

it('shows vertices, and midpoints of segments that have room for one', () => {
  expect(
    kinds([
      [10, 10],
      [110, 10],
      [140, 10],
    ]),
  ).toEqual(['vertex 0', 'midpoint 1', 'vertex 1', 'vertex 2'])
})

it('makes no handles far outside the view, however long the path is', () => {
  const far = Array.from({ length: 5000 }, (_, index): Position => [10_000 + index * 20, 10])
  expect(kinds([[10, 10], [90, 10], ...far]).filter((kind) => kind.startsWith('vertex'))).toEqual([
    'vertex 0',
    'vertex 1',
  ])
})

it('leaves out vertices that stand too close, but never the ends or the focused one', () => {
  const dense = Array.from({ length: 11 }, (_, index): Position => [index * 2, 10])
  expect(kinds(dense, 3)).toEqual(['vertex 0', 'vertex 3', 'vertex 9', 'vertex 10'])
})

it('gives each handle an id of its own', () => {
  const ids = pathHandles(
    [
      [0, 0],
      [100, 0],
      [200, 0],
    ],
    view,
    { focusedVertex: null },
  ).features.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

it.each([
  [11, true],
  [12, false],
])('counts vertices %i pixels apart as a crowd: %s', (spacing, crowded) => {
  const path = Array.from({ length: 4 }, (_, index): Position => [index * spacing, 10])
  expect(path.map((_, index) => isCrowded(path, index, view.project))).toEqual([false, crowded, crowded, false])
})
