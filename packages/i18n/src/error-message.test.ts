import { expect, it } from 'vitest'
import { messages as english } from './catalogues/en-us.ts'
import { messages as japanese } from './catalogues/ja.ts'
import { errorMessage } from './error-message.ts'

const error = { code: 'account.suspended', params: { until: '2026-12-03T20:30:00.000Z' } } as const

it('says deadlines as the hour of the account', () => {
  expect(errorMessage(error, 'ja', japanese, 'Asia/Tokyo')).toContain('2026/12/04 05:30まで')
  expect(errorMessage(error, 'en-us', english, 'America/Los_Angeles')).toContain('until 2026/12/03 12:30')
})

it('names the zone of a deadline where the account is not known', () => {
  expect(errorMessage(error, 'en-us', english)).toContain('until 2026/12/04 05:30 (Tokyo time)')
})
