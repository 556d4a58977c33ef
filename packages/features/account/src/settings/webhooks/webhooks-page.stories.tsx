import { withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { withAccountMessages } from '../../testing/with-account-messages.ts'
import type { Delivery, Webhook } from './webhook.ts'
import { WebhooksPage } from './webhooks-page.tsx'

const delivered: Delivery = {
  id: 4,
  type: 'article.published',
  state: 'delivered',
  attempts: 1,
  status: 204,
  problem: null,
  response: '',
  createdAt: '2026-11-29T18:00:00.000Z',
  nextAt: null,
}
const retried: Delivery = {
  ...delivered,
  id: 3,
  type: 'comment.created',
  state: 'waiting',
  attempts: 3,
  status: 503,
  problem: 'status',
  response: 'upstream is restarting '.repeat(12),
  nextAt: '2026-11-29T19:30:00.000Z',
}
const failed: Delivery = { ...delivered, id: 2, state: 'failed', attempts: 10, status: null, problem: 'timeout' }
const dropped: Delivery = { ...delivered, id: 1, state: 'dropped', attempts: 0, status: null, problem: 'inactive' }

const blog: Webhook = {
  id: 1,
  name: 'ブログの更新',
  url: 'https://hooks.example.net/mishiori',
  events: ['article.published', 'article.updated', 'comment.created'],
  state: 'active',
  createdAt: '2026-11-01T03:00:00.000Z',
  rotatesUntil: null,
  deliveries: [delivered, retried, failed, dropped],
}
const off: readonly Webhook[] = (['paused', 'gone', 'failing'] as const).map((state, index) => ({
  ...blog,
  id: index + 2,
  name: `${state}-${'x'.repeat(60)}`,
  url: `https://hooks.example.net/${'y'.repeat(200)}`,
  state,
  deliveries: index === 0 ? [] : [failed],
}))

const meta = {
  title: 'web/account/Webhooks',
  component: WebhooksPage,
  decorators: [withAccountMessages, withSite],
  args: { webhooks: [blog], answer: undefined },
} satisfies Meta<typeof WebhooksPage>
export default meta
type Story = StoryObj<typeof meta>

export const Log: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByText('最近の送信（4件）'))
    await expect(canvas.getByText(/受け取られませんでした.*次は/)).toBeVisible()
    await expect(canvas.getByText(/10回送信 · 時間内に応答がありません/)).toBeVisible()
    await expect(canvas.getByText('送りませんでした')).toBeVisible()
    // One that waits is sent anyway.
    await expect(canvas.getAllByRole('button', { name: /を再送/ })).toHaveLength(3)
    await expect(canvas.getByRole('button', { name: 'ブログの更新にテストを送る' })).toBeEnabled()
    await expect(canvas.queryAllByRole('checkbox', { checked: true })).toHaveLength(0)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const Off: Story = {
  globals: { locale: 'en-us' },
  args: { webhooks: off },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Paused')).toBeVisible()
    await expect(canvas.getByText('Off: the receiver is gone')).toBeVisible()
    await expect(canvas.getByText('Off: failed for 5 days')).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: /^Resume / })).toHaveLength(3)
    await expect(canvas.queryByRole('button', { name: /^Send/ })).toBeNull()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const NewSecret: Story = {
  globals: { locale: 'en-us' },
  args: {
    webhooks: [{ ...blog, rotatesUntil: '2026-11-30T18:00:00.000Z', deliveries: [] }],
    answer: { secret: { name: 'Blog', value: `whsec_${'x'.repeat(32)}` } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Secret' })).toHaveValue(`whsec_${'x'.repeat(32)}`)
    await expect(canvas.getByText(/You can’t see it again/)).toBeVisible()
    await expect(canvas.getByText(/The former secret is used as well until/)).toBeVisible()
    await expect(canvas.getByText('Nothing was sent yet.')).toBeVisible()
  },
}

export const NoneYet: Story = {
  args: { webhooks: [], answer: { problem: 'できごとを1つ以上選んでください。' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('まだWebhookがありません。')).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent('できごとを1つ以上選んでください。')
  },
}
