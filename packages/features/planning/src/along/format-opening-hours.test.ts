import type { Locale } from '@repo/contract'
import { createTranslator } from '@repo/i18n'
import { expect, it } from 'vitest'
import { messages as english } from '../messages/en-us.ts'
import { messages as japanese } from '../messages/ja.ts'
import { formatOpeningHours } from './format-opening-hours.ts'

const inLanguage = (text: string, locale: Locale) =>
  formatOpeningHours(text, locale, createTranslator(locale, locale === 'ja' ? japanese : english))

it.each([
  ['24/7', '終日', 'around the clock'],
  ['Tu-Su 11:00-15:00', '火〜日 11:00〜15:00', 'Tue–Sun 11:00–15:00'],
  [
    'Mo-Fr 08:00-12:00, 13:30-18:30; Sa 08:00-13:00',
    '月〜金 08:00〜12:00・13:30〜18:30、土 08:00〜13:00',
    'Mon–Fri 08:00–12:00, 13:30–18:30; Sat 08:00–13:00',
  ],
  ['Mo-Fr 08:30-22:00; PH closed', '月〜金 08:30〜22:00、祝日 休み', 'Mon–Fri 08:30–22:00; public holidays closed'],
  ['Apr-Nov', '4月〜11月', 'Apr–Nov'],
  [
    'Apr 01-Nov 30 09:00-17:00; Mo off',
    '4月 1日〜11月 30日 09:00〜17:00、月 休み',
    'Apr 1–Nov 30 09:00–17:00; Mon closed',
  ],
  ['07:00-19:00', '07:00〜19:00', '07:00–19:00'],
])('tells %s', (text, ja, en) => {
  expect(inLanguage(text, 'ja')).toBe(ja)
  expect(inLanguage(text, 'en-us')).toBe(en)
})

it.each([
  'Mo-So 10:00-19:00',
  'sunrise-sunset',
  'Mo[1] 10:00-12:00',
  'week 10-20 Mo 10:00-12:00',
  'Jan 01,Easter+1d',
  '2026 Apr 10:00-12:00',
  'Mo-Fr 10:00-12:00 "by appointment"',
  '12 Mo',
])('leaves %s word for word', (text) => {
  expect(inLanguage(text, 'ja')).toBe(text)
  expect(inLanguage(text, 'en-us')).toBe(text)
})
