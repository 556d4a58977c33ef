import { expect, it } from 'vitest'
import { formatMoment } from './phrases.ts'

const now = new Date('2026-11-21T20:00:00')

it.each([
  ['2026-11-21T14:32:00', 'ja', '14:32'],
  ['2026-11-20T14:32:00', 'ja', '11月20日 14:32'],
  ['2026-11-20T09:05:00', 'en-us', 'Nov 20, 09:05'],
] as const)('says %s in %s as %s', (moment, locale, text) => {
  expect(formatMoment(moment, locale, now)).toBe(text)
})
