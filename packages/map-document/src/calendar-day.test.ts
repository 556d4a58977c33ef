import { expect, it } from 'vitest'
import { isCalendarDay } from './calendar-day.ts'

it.each(['2026-11-26', '2024-02-29', '0001-01-01'])('%s is a day', (text) => expect(isCalendarDay(text)).toBe(true))

it.each(['', '2026-11-31', '2026-02-29', '2026-13-01', '2026-1-1', '2026-11-26T00:00', '26-11-2026'])(
  '“%s” is none',
  (text) => expect(isCalendarDay(text)).toBe(false),
)
