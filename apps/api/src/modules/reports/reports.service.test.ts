import { expect, it } from 'vitest'
import { readReportContent } from './reports.service.ts'

it.each([
  ['route', 'bag', { reason: 'bag', content: 'bag' }],
  ['route', ' aggresive ', { reason: 'aggresive', content: 'aggresive' }],
  ['user', 'bag', { reason: 'other', content: 'bag' }],
  ['comment', '私の写真です', { reason: 'other', content: '私の写真です' }],
] as const)('reads of a %s %j', (kind, sent, expected) => {
  expect(readReportContent(kind, sent)).toEqual(expected)
})

it.each(['', ' \n ', 'other'])('[B27] needs words for another reason than the listed ones: %j', (sent) => {
  expect(readReportContent('route', sent)).toBeNull()
})
