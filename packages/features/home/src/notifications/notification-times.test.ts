import { expect, it } from 'vitest'
import { dayOf, timeAlone, timeWithinDay } from './notification-times.ts'

const clock = { locale: 'ja', timeZone: 'Asia/Tokyo', now: '2026-11-26T01:00:00Z' } as const

it.each([
  ['2026-11-26T00:57:00Z', 'today', '3分前', '3分前'],
  ['2026-11-25T15:00:00Z', 'today', '10時間前', '10時間前'],
  ['2026-11-25T14:59:00Z', 'yesterday', '23:59', '2026年11月25日'],
  ['2026-11-24T14:59:00Z', 'earlier', '23:59', '2026年11月24日'],
] as const)('%s is %s, at %s', (iso, day, within, alone) => {
  expect([dayOf(iso, clock), timeWithinDay(iso, clock), timeAlone(iso, clock)]).toEqual([day, within, alone])
})
