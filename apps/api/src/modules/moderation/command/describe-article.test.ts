import { expect, it } from 'vitest'
import { describeArticle } from './describe-article.ts'

const AT = new Date('2026-11-28T20:30:00Z')
const NOBODY = { id: 7, title: '裏山\u001b[2Jの近道', userId: 1, userName: 'mori', userNickname: '', userAvatar: null }
const ARTICLE: Parameters<typeof describeArticle>[0] = {
  ...NOBODY,
  userTimeZone: 'America/Los_Angeles',
  isDraft: true,
  privateMode: null,
  isForbidden: true,
  updatedAt: AT,
  version: 4,
  reason: '私有地です',
  forbiddenVersion: 1,
  pointsAt: null,
  requestedAt: null,
  requestNote: '',
  appealedAt: AT,
  appealNote: '公道です',
  appealDecidedAt: AT,
  appealAnswer: '地図で確かめました',
  declinedAt: AT,
  declineReason: 'まだ私有地です',
  declinePointsAt: null,
}

it('says times of the zone of the account that it concerns, every reason, and what it is once allowed', () => {
  expect(describeArticle(ARTICLE).split('\n')).toEqual([
    '7  裏山 [2Jの近道',
    '    by mori, changed 2026/11/28 12:30 (America/Los_Angeles)',
    '    forbidden, its author alone sees it',
    '    once allowed: a draft, which its author alone sees',
    '    reason: 私有地です',
    '    request declined 2026/11/28 12:30 (America/Los_Angeles): まだ私有地です',
    '    appeal rejected 2026/11/28 12:30 (America/Los_Angeles): 地図で確かめました',
  ])
})

it('says the same hour in another zone', () => {
  expect(describeArticle({ ...ARTICLE, userTimeZone: 'Asia/Tokyo' })).toContain('2026/11/29 05:30 (Asia/Tokyo)')
})
