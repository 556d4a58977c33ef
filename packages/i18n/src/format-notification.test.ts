import type { Locale, Notification } from '@repo/contract'
import { NOTIFICATION_TYPES } from '@repo/contract'
import { describe, expect, it } from 'vitest'
import { messages as en } from './catalogues/notifications-en-us.ts'
import { messages as ja } from './catalogues/notifications-ja.ts'
import { formatNotification, sentenceOf } from './format-notification.ts'
import type { NotificationMessages } from './message-types.ts'
import { createTranslator } from './translator.ts'

type NotificationContent = Parameters<typeof formatNotification>[0]

const LANGUAGES = {
  ja: createTranslator<NotificationMessages>('ja', ja),
  'en-us': createTranslator<NotificationMessages>('en-us', en),
}
const actor = { id: 1, name: 'maya.walks', nickname: 'Maya {count}', avatar: null }
const notification = (over: Partial<NotificationContent>): NotificationContent => ({
  type: 'follow',
  people: 1,
  actor,
  article_title: null,
  comment_text: null,
  details: {},
  ...over,
})
const formatted = (over: Partial<NotificationContent>, locale: Locale) =>
  formatNotification(notification(over), { locale, t: LANGUAGES[locale], timeZone: 'Asia/Tokyo' })
const both = (over: Partial<NotificationContent>) =>
  (['ja', 'en-us'] as const).map((locale) => sentenceOf(formatted(over, locale)))

it('sets the name apart, whatever it is', () => {
  expect(formatted({}, 'ja')).toMatchObject({
    before: '',
    name: 'Maya {count}',
    after: 'さんがあなたをフォローしました',
  })
})

it('counts the others of a group', () => {
  expect(both({ type: 'favorite', people: 13 })).toEqual([
    'Maya {count}さんほか12人がナイスルートを送りました',
    'Maya {count} and 12 other people sent you a Nice Route',
  ])
  expect(both({ type: 'clone', people: 2 })[1]).toBe('Maya {count} and 1 other person copied your route')
})

describe('with details', () => {
  it.each([
    [
      { type: 'hazard', details: { object_name: '崩れた橋', people: 3 } },
      '「崩れた橋」はもうないと、3人が知らせました',
    ],
    [{ type: 'hazard', details: { object_name: '', people: 3 } }, '地図の危険箇所がもうないと、3人が知らせました'],
    [{ type: 'proposal_answer', details: { status: 'accepted' } }, 'Maya {count}さんがあなたの提案を取り入れました'],
    [{ type: 'moderation', details: { action: 'forbid', reason: '' } }, 'ルートの公開を停止しています'],
    [
      { type: 'moderation', details: { action: 'suspend', reason: '', until: '2026-12-01T00:00:00Z' } },
      '2026/12/01 09:00まで、投稿を停止しています',
    ],
    [{ type: 'moderation', details: { action: 'allow', reason: '' } }, 'ルートの公開を認めました'],
    [
      { type: 'moderation', details: { action: 'allow', reason: '', allowed_as: 'public' } },
      'ルートの公開を再開しました',
    ],
    [
      { type: 'moderation', details: { action: 'allow', reason: '', allowed_as: 'draft' } },
      'ルートの公開を認めました。いまは下書きなので、公開するまでほかの人には見えません',
    ],
    [
      { type: 'moderation', details: { action: 'uphold_appeal', reason: '', allowed_as: 'private' } },
      '異議申し立てを認めました。ルートは今、あなただけが見られます',
    ],
    [{ type: 'moderation', details: { action: 'of a later version' } }, '運営からの注意'],
  ] satisfies [Partial<Notification>, string][])('%j says %s', (over, sentence) => {
    expect(sentenceOf(formatted(over, 'ja'))).toBe(sentence)
  })

  it('says what was written beneath, in the reader’s language', () => {
    expect(formatted({ type: 'comment', comment_text: '水場はありますか' }, 'ja').excerpt).toBe('水場はありますか')
    expect(
      formatted({ type: 'moderation', details: { action: 'warn', reason: 'Names of people' } }, 'ja').excerpt,
    ).toBe('Names of people')
    expect(formatted({ type: 'system', details: { ja: '休みます', 'en-us': 'We rest' } }, 'en-us').excerpt).toBe(
      'We rest',
    )
    expect(formatted({ type: 'moderation', details: { action: 'warn', reason: '' } }, 'ja').excerpt).toBeNull()
  })
})

it.each(NOTIFICATION_TYPES)('has a sentence for %s in both languages, also of who has left', (type) => {
  for (const sentence of both({ type, actor: null })) {
    expect(sentence.length).toBeGreaterThan(5)
    expect(sentence).not.toContain('{name}')
  }
})
