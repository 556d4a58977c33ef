import { expect, it } from 'vitest'
import { messages as english } from './catalogues/en-us.ts'
import { messages as japanese } from './catalogues/ja.ts'
import { errorMessage } from './error-message.ts'

it('says days as dates of the language', () => {
  const error = { code: 'account.suspended', params: { until: '2026-12-03T02:30:00.000Z' } } as const
  expect(errorMessage(error, 'ja', japanese)).toContain('2026年12月03日まで')
  expect(errorMessage(error, 'en-us', english)).toContain('Until Dec 3, 2026')
})
