import { expect, it } from 'vitest'
import { caseChoices, journeyChoices, walkChoices } from './decision-choices.ts'
import { aModeratedJourney, aModeratedWalk, aReport } from './testing/sample-moderation.ts'

const FIELDS = { reason: '私有地です', days: 7, pointsAt: null }
const journey = aModeratedJourney()
const reported = { kind: 'journey', article: null, journey } as const

it('a reported journey can be taken down, with a reason that answers the report', () => {
  const choices = caseChoices(aReport(reported))
  expect(choices.map(({ action }) => action)).toEqual(['dismiss', 'forbid_journey', 'warn', 'suspend'])
  const [, forbid] = choices
  expect(forbid?.needs.reason).toBe(true)
  const input = { action: 'forbid_journey', journey_id: 9, reason: '私有地です', report_id: 3 }
  expect(forbid?.toInput(FIELDS)).toEqual(input)
})

it('one that was taken down needs no further decision on a report, and is allowed on its own page, without a reason', () => {
  const forbidden = aModeratedJourney({ status: 'forbidden' })
  const report = aReport({ ...reported, journey: forbidden })
  expect(caseChoices(report).map(({ action }) => action)).toEqual(['dismiss', 'warn', 'suspend'])
  expect(caseChoices({ ...report, status: 'acted' })).toEqual([])
  const [allow] = journeyChoices(forbidden)
  expect(allow?.needs.reason).toBe(false)
  expect(allow?.toInput(FIELDS)).toEqual({ action: 'allow_journey', journey_id: 9, reason: '私有地です' })
})

it('a walk is hidden or shown again, with a reason', () => {
  const [hide] = walkChoices(aModeratedWalk())
  expect(hide?.toInput(FIELDS)).toEqual({ action: 'prohibit_walk', walk_log_id: 21, reason: '私有地です' })
  const [show] = walkChoices(aModeratedWalk({ isProhibited: true }))
  expect(show).toMatchObject({ action: 'allow_walk', needs: { reason: true } })
})
