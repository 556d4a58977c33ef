import type { Position } from '@mishiori/map-document'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type ChunkChange, rechunk } from './path-chunks.ts'

const line = (length: number): readonly Position[] => Array.from({ length }, (_, index): Position => [index, 0])
const drawnBy = ({ chunks }: ChunkChange) => chunks.map(({ points }) => points)
const first = (path: readonly Position[]) => rechunk([], [path], 0)

it('cuts a long path into pieces of at most 256 vertices that share their ends', () => {
  const pieces = drawnBy(first(line(5000)))
  expect(pieces).toHaveLength(20)
  for (const [index, piece] of pieces.entries()) {
    expect(piece.length).toBeLessThanOrEqual(256)
    if (index > 0) expect(piece[0]).toBe(pieces[index - 1]?.at(-1))
  }
})

it('adds only the new piece when a path grows', () => {
  const path = line(600)
  const before = first(path)
  const { added, removed } = rechunk(before.chunks, [[...path, [600, 0], [601, 0]]], 100)
  expect(removed).toEqual([])
  expect(added).toEqual([
    {
      id: 100,
      points: [
        [599, 0],
        [600, 0],
        [601, 0],
      ],
    },
  ])
})

it('replaces one piece when a vertex in its middle moves', () => {
  const path = line(5000)
  const before = first(path)
  const { added, removed } = rechunk(before.chunks, [path.with(2600, [0, 1])], 100)
  expect([added.length, removed.length]).toEqual([1, 1])
})

it('opens a gap by cutting only the piece around it, and closes it by one small piece', () => {
  const path = line(5000)
  const before = first(path)
  const open = rechunk(before.chunks, [path.slice(0, 2600), path.slice(2601)], 100)
  expect(open.removed).toHaveLength(1)
  expect(open.added).toHaveLength(2)
  const closed = rechunk(open.chunks, [path], 200)
  expect(closed.removed).toEqual([])
  expect(closed.added.map(({ points }) => points)).toEqual([path.slice(2599, 2602)])
  expect(drawnBy(closed).flatMap((piece) => piece.slice(1))).toEqual(path.slice(1))
})

it('draws exactly the path after any row of edits, and tells every change', () => {
  const edit = fc.record({ at: fc.nat(900), remove: fc.nat(40), insert: fc.nat(300), gap: fc.option(fc.nat(900)) })
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 6 }), (edits) => {
      let path = line(700)
      let state = first(path)
      const onMap = new Map(state.added.map(({ id, points }) => [id, points]))
      for (const [round, { at, remove, insert, gap }] of edits.entries()) {
        path = path.toSpliced(at, remove, ...line(insert).map(([lng]): Position => [lng, round + 1]))
        const parts = gap === null ? [path] : [path.slice(0, gap), path.slice(gap)]
        state = rechunk(state.chunks, parts, (round + 1) * 1000)
        for (const id of state.removed) onMap.delete(id)
        for (const { id, points } of state.added) onMap.set(id, points)
        const segments = state.chunks.flatMap(({ points }) => points.slice(1).map((to, index) => [points[index], to]))
        const expected = parts.flatMap((part) => part.slice(1).map((to, index) => [part[index], to]))
        expect(segments).toEqual(expected)
        expect([...onMap.keys()].toSorted()).toEqual(state.chunks.map(({ id }) => id).toSorted())
      }
    }),
    { numRuns: 60 },
  )
})
