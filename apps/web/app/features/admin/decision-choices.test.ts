import { expect, it } from 'vitest'
import { caseChoices } from './decision-choices.ts'
import { aReport } from './testing/sample-moderation.ts'

const FIELDS = { reason: '私有地です', days: 7, pointsAt: null }
const journey = { id: 9, title: '木曽路をつなぐ三日', summary: '', status: 'public' } as const
const reported = { kind: 'journey', article: null, journey } as const

it('a reported journey can be taken down, with a reason that answers the report', () => {
  const choices = caseChoices(aReport(reported))
  expect(choices.map(({ action }) => action)).toEqual(['dismiss', 'forbid_journey', 'warn', 'suspend'])
  const [, forbid] = choices
  expect(forbid?.needs.reason).toBe(true)
  const input = { action: 'forbid_journey', journey_id: 9, reason: '私有地です', report_id: 3 }
  expect(forbid?.toInput(FIELDS)).toEqual(input)
})

it('one that was taken down can be allowed, without a reason, once its report is decided', () => {
  const forbidden = { ...reported, journey: { ...journey, status: 'forbidden' } } as const
  expect(caseChoices(aReport(forbidden)).map(({ action }) => action)).not.toContain('forbid_journey')
  const [allow] = caseChoices(aReport({ ...forbidden, status: 'acted' }))
  expect(allow?.needs.reason).toBe(false)
  expect(allow?.toInput(FIELDS)).toEqual({ action: 'allow_journey', journey_id: 9, reason: '私有地です' })
  expect(caseChoices(aReport({ ...reported, status: 'dismissed' }))).toEqual([])
})
