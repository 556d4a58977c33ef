import { expect, it } from 'vitest'
import { windowsOf } from './use-existing-days.ts'

it.each([
  ['2026-10-18', '2026-10-18', [['2026-10-18', '2026-10-18']]],
  // 400 days, and one more.
  ['2024-01-01', '2025-02-03', [['2024-01-01', '2025-02-03']]],
  [
    '2024-01-01',
    '2025-02-04',
    [
      ['2024-01-01', '2025-02-03'],
      ['2025-02-04', '2025-02-04'],
    ],
  ],
])('asks from %s to %s for as many days at once as are answered', (oldest, newest, windows) => {
  expect(windowsOf({ oldest, newest }).map(({ from, to }) => [from, to])).toEqual(windows)
})
