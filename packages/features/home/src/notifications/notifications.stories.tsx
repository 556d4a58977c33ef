import type { Locale, Notification } from '@repo/contract'
import { createTranslator, type NotificationMessages } from '@repo/i18n'
import { messages as english } from '@repo/i18n/notifications-en-us'
import { messages as japanese } from '@repo/i18n/notifications-ja'
import { withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { withOwnMessages } from '../testing/with-own-messages.ts'
import { LatestNotifications } from './latest-notifications.tsx'
import { type NotificationPage, toNotificationPage } from './notification.ts'
import { NotificationsPage } from './notifications-page.tsx'

const meta = { title: 'web/notifications/Notifications', decorators: [withOwnMessages, withSite] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const NOW = '2026-11-26T03:00:00Z'

const told = (id: number, over: Partial<Notification>): Notification => ({
  id,
  type: 'follow',
  people: 1,
  article_title: null,
  comment_text: null,
  details: {},
  path: `/routes/${id}`,
  is_unread: false,
  actor: { id: 9, name: 'setouchi_taro', nickname: 'setouchi_taro', avatar: null },
  created_at: '2026-11-26T02:57:00Z',
  ...over,
})
const person = (nickname: string) => ({ id: nickname.length, name: nickname, nickname, avatar: null })
const title = '中山道・鳥居峠を越える 藪原宿から奈良井宿へ'
const unnamed = { actor: null, people: 0 } as const

const ALL: readonly Notification[] = [
  told(30, { type: 'clone', article_title: title, is_unread: true }),
  told(29, {
    type: 'comment',
    actor: person('kumano_walks'),
    article_title: title,
    is_unread: true,
    comment_text: '先週歩いてきました。丸山公園のトイレは11月末で冬季閉鎖だそうです。',
    created_at: '2026-11-26T02:00:00Z',
  }),
  told(31, {
    type: 'journey',
    actor: person('north.loop'),
    article_title: '木曽路をつなぐ三日',
    details: { kind: 'journey' },
    path: '/journeys/31',
    created_at: '2026-11-26T01:00:00Z',
  }),
  told(28, { actor: person('north.loop'), is_unread: true, created_at: '2026-11-25T22:00:00Z' }),
  told(27, {
    type: 'favorite',
    people: 13,
    actor: person('kamakura.kt'),
    article_title: '旧東海道 箱根八里',
    created_at: '2026-11-25T01:00:00Z',
  }),
  told(26, {
    type: 'reply',
    actor: person('maya.walks'),
    comment_text: 'ありがとうございます。',
    article_title: title,
    created_at: '2026-11-25T00:30:00Z',
  }),
  told(25, {
    type: 'mention',
    comment_text: '@hikari.k さんの道と続けて歩けます。',
    article_title: title,
    created_at: '2026-11-24T05:00:00Z',
  }),
  told(24, { type: 'proposal', article_title: title, created_at: '2026-11-24T04:00:00Z' }),
  told(23, {
    type: 'proposal_answer',
    article_title: title,
    details: { status: 'partly_accepted' },
    created_at: '2026-11-24T03:00:00Z',
  }),
  told(22, {
    type: 'hazard',
    ...unnamed,
    article_title: title,
    details: { object_id: 'a', object_name: '崩れた橋', people: 3 },
    created_at: '2026-11-22T03:00:00Z',
  }),
  told(21, {
    type: 'moderation',
    ...unnamed,
    article_title: '朝夷奈切通',
    path: '/home/routes/7',
    details: { action: 'forbid', reason: 'ガイドラインに合わないところがあります。直してから公開を申請してください。' },
    created_at: '2026-11-20T03:00:00Z',
  }),
  told(20, {
    type: 'system',
    ...unnamed,
    path: '/about',
    created_at: '2026-11-19T03:00:00Z',
    details: { ja: '12月1日の朝に、少しのあいだお休みします。', 'en-us': 'We rest for a moment on December 1.' },
  }),
  told(19, { type: 'reply', path: null, created_at: '2026-11-18T03:00:00Z' }),
]
const list = (data: readonly Notification[], next: string | null = null, locale: Locale = 'ja'): NotificationPage => {
  const t = createTranslator<NotificationMessages>(locale, locale === 'ja' ? japanese : english)
  return toNotificationPage({ data: [...data], time_zone: 'Asia/Tokyo', next }, { locale, t })
}
const page = { category: null, isFirstPage: true, now: NOW, arrived: [], answer: undefined } as const

export const EveryType: Story = {
  render: () => <NotificationsPage {...page} list={list(ALL, '19')} />,
  play: async ({ canvas }) => {
    const days = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    await expect(days).toEqual([
      '今日',
      'きのう',
      '2026年11月24日',
      '2026年11月22日',
      '2026年11月20日',
      '2026年11月19日',
      '2026年11月18日',
    ])
    const today = within(canvas.getByRole('region', { name: '今日' }))
    const [first] = today.getAllByRole('listitem')
    await expect(first).toHaveTextContent(/未読 setouchi_taroさんがあなたのルートをコピーしました.*3分前$/)
    await expect(canvas.getByRole('link', { name: 'kamakura.ktさんほか12人がナイスルートを送りました' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '修正する' })).toHaveAttribute('href', '/home/routes/7/edit')
    await expect(canvas.getByRole('link', { name: '前のお知らせ' })).toHaveAttribute('href', '/home/notify?before=19')
    await expect(canvas.getByRole('link', { name: 'コメント' })).toHaveAttribute(
      'href',
      '/home/notify?category=comments',
    )
  },
}

export const InEnglish: Story = {
  globals: { locale: 'en-us' },
  render: () => <NotificationsPage {...page} list={list(ALL, null, 'en-us')} />,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'kamakura.kt and 12 other people sent you a Nice Route' }),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Mark all as read' })).toBeEnabled()
    await expect(canvas.queryByRole('link', { name: 'Earlier notifications' })).toBeNull()
  },
}

export const OnAPhone: Story = {
  ...EveryType,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '今日' })).toBeVisible()
  },
}

export const Nothing: Story = {
  render: () => <NotificationsPage {...page} list={list([])} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('まだお知らせはありません。')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'すべて既読にする' })).toBeNull()
  },
}

export const NothingOfAKind: Story = {
  render: () => <NotificationsPage {...page} category="follows" list={list([])} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('この種類のお知らせはまだありません。')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'フォロー' })).toHaveAttribute('aria-current', 'page')
  },
}

export const OnTheHome: Story = {
  render: () => <LatestNotifications list={list(ALL)} now={NOW} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await expect(canvas.getByRole('link', { name: 'すべて見る' })).toHaveAttribute('href', '/home/notify')
  },
}
