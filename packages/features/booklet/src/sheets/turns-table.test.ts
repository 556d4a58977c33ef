import type { TurnsOfLine } from '@repo/contract'
import { expect, it } from 'vitest'
import { printedRows, TURN_ROWS_LIMIT } from './turns-table.tsx'

const withTurns = (count: number): TurnsOfLine => ({
  region: null,
  lengthMeters: 50_000,
  turns: Array.from({ length: count }, (_, index) => ({
    kind: 'left',
    text: `Turn left ${index}.`,
    atMeters: 100 * index,
    lat: 36,
    lng: 138,
  })),
  unknown: [{ fromMeters: 150, toMeters: 180 }],
})

it('prints what is not known where it lies among the turns', () => {
  const { shown, hasMore } = printedRows(withTurns(3))
  expect(shown.map(({ fromMeters }) => fromMeters)).toEqual([0, 100, 150, 200])
  expect(hasMore).toBe(false)
})

it.each([
  [TURN_ROWS_LIMIT - 1, TURN_ROWS_LIMIT, false],
  [TURN_ROWS_LIMIT, TURN_ROWS_LIMIT, true],
])('of %i turns and an unknown part prints %i rows, and says whether there are more', (turns, rows, hasMore) => {
  const printed = printedRows(withTurns(turns))
  expect(printed.shown).toHaveLength(rows)
  expect(printed.hasMore).toBe(hasMore)
})
