import { expect, it } from 'vitest'
import { localTime } from './local-time.ts'

it.each([
  ['Asia/Tokyo', '09:12'],
  ['America/New_York', '20:12'],
  ['+09:00', '09:12'],
  ['-03:30', '20:42'],
  ['Nowhere/At_All', '00:12'],
])('in %s it is %s', (zone, time) => {
  expect(localTime(Date.UTC(2026, 9, 18, 0, 12), zone)).toBe(time)
})

it('calls midnight 00, not 24', () => {
  expect(localTime(Date.UTC(2026, 9, 18, 15), 'Asia/Tokyo')).toBe('00:00')
})
