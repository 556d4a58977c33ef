import type { Forbidding } from '@repo/articles/forbidding'
import type { ModeratedJourney } from '../moderated-journey.ts'
import type { ModeratedWalk } from '../moderated-walk.ts'
import type { Act, ModeratedComment, ModeratedPerson, OpenCase, ReportCase } from '../moderation.ts'

const reader = { id: 8, name: 'setouchi_taro', nickname: '瀬戸内 太郎', avatar: null }
const author = { id: 7, name: 'mori.ayumi', nickname: '森下 あゆみ', avatar: null }
const moderator = { id: 9, name: 'maya.walks', nickname: 'Maya', avatar: null }

export function anAct(over: Partial<Act> = {}): Act {
  return {
    id: 4,
    action: 'warn',
    doneAt: '2026-11-20T03:00:00.000Z',
    moderator,
    user: author,
    article: null,
    commentId: null,
    journeyId: null,
    walkId: null,
    reportId: null,
    reason: '宣伝を続けて書かないでください。',
    days: null,
    ...over,
  }
}

/** Somebody who was warned before. */
export function aPerson(over: Partial<ModeratedPerson> = {}): ModeratedPerson {
  return {
    ...author,
    joinedAt: '2026-10-01T00:00:00.000Z',
    isModerator: false,
    hasLeft: false,
    suspension: null,
    counts: { articles: 12, forbidden: 1, comments: 48, prohibited: 2, reportsAbout: 3, reportsBy: 0 },
    acts: [anAct()],
    ...over,
  }
}

export function aModeratedComment(over: Partial<ModeratedComment> = {}): ModeratedComment {
  return {
    id: 31,
    state: 'shown',
    text: 'くわしくは https://shop.example/ へ。',
    prohibitionReason: null,
    createdAt: '2026-11-25T09:00:00.000Z',
    user: author,
    article: { id: 12, title: '鳥居峠を越える' },
    journey: null,
    answers: { text: '石畳は雨の日にすべります。', user: reader },
    ...over,
  }
}

export function aModeratedJourney(over: Partial<ModeratedJourney> = {}): ModeratedJourney {
  return {
    id: 9,
    kind: 'journey',
    title: '木曽路をつなぐ三日',
    summary: '奈良井から野尻まで、宿場ごとに泊まります。',
    status: 'public',
    createdAt: '2026-11-20T09:00:00.000Z',
    user: author,
    ...over,
  }
}

export function aModeratedWalk(over: Partial<ModeratedWalk> = {}): ModeratedWalk {
  return {
    id: 21,
    isProhibited: false,
    text: '靴のお求めは https://shop.example/ で。',
    photos: [],
    prohibitionReason: null,
    createdAt: '2026-11-25T09:00:00.000Z',
    user: author,
    article: { id: 12, title: '鳥居峠を越える' },
    ...over,
  }
}

/** Two people have reported a route. */
export function anOpenCase(over: Partial<OpenCase> = {}): OpenCase {
  return {
    id: 3,
    kind: 'route',
    count: 2,
    reasons: ['privacy', 'other'],
    user: author,
    firstAt: '2026-11-24T09:00:00.000Z',
    heading: '裏山の近道',
    ...over,
  }
}

export function aReport(over: Partial<ReportCase> = {}): ReportCase {
  return {
    id: 3,
    kind: 'route',
    status: 'open',
    decidedAt: null,
    comment: null,
    journey: null,
    walk: null,
    snapshot: { title: '裏山の近道', summary: '駅から十分で登れます', version: 3 },
    reports: [
      { id: 3, reason: 'privacy', content: 'privacy', createdAt: '2026-11-24T09:00:00.000Z', reporter: reader },
      {
        id: 5,
        reason: 'other',
        content: '私有地の門を越えています。',
        createdAt: '2026-11-25T09:00:00.000Z',
        reporter: null,
      },
    ],
    person: aPerson(),
    article: { id: 12, title: '裏山の近道', summary: '駅から十分で登れます', status: 'public' },
    ...over,
  }
}

/** A prohibition of which everything was asked and answered once. */
export function aForbidding(over: Partial<Forbidding> = {}): Forbidding {
  return {
    reason: '私有地を通ります。',
    pointsAt: null,
    statusWhenAllowed: 'draft',
    requestedAt: '2026-11-26T09:00:00.000Z',
    requestNote: '迂回路に直しました。',
    declined: { at: '2026-11-25T09:00:00.000Z', reason: 'まだ通っています。', pointsAt: null },
    appealedAt: '2026-11-24T09:00:00.000Z',
    appealNote: '公道です。',
    appealDecidedAt: '2026-11-25T09:00:00.000Z',
    appealAnswer: '地図で確かめました。',
    ...over,
  }
}
