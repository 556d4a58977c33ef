import { withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { withAccountMessages } from '../../testing/with-account-messages.ts'
import type { AccessToken } from './access-token.ts'
import { TokensPage } from './tokens-page.tsx'

const backup: AccessToken = {
  id: 1,
  name: '毎晩のバックアップ',
  scopes: ['articles:read', 'journeys:read', 'account:read'],
  createdAt: '2026-11-01T03:00:00.000Z',
  expiresAt: '2027-01-30T03:00:00.000Z',
  isExpired: false,
  lastUsedAt: '2026-11-29T18:00:00.000Z',
}
const old: AccessToken = { ...backup, id: 2, name: 'gpx-uploader'.repeat(8), isExpired: true, lastUsedAt: null }

const meta = {
  title: 'web/account/API tokens',
  component: TokensPage,
  decorators: [withAccountMessages, withSite],
  args: { tokens: [backup, old], answer: undefined },
} satisfies Meta<typeof TokensPage>
export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/2027年01月30日まで有効/)).toBeVisible()
    await expect(canvas.getByText('期限切れ')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '毎晩のバックアップを取り消す' })).toBeEnabled()
    await expect(canvas.queryAllByRole('checkbox', { checked: true })).toHaveLength(0)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const JustMade: Story = {
  globals: { locale: 'en-us' },
  args: { tokens: [backup], answer: { secret: `mishiori_${'x'.repeat(43)}` } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Token' })).toHaveValue(`mishiori_${'x'.repeat(43)}`)
    await expect(canvas.getByText(/You can’t see it again/)).toBeVisible()
  },
}

export const NoneYet: Story = {
  args: { tokens: [], answer: { problem: 'できることを1つ以上選んでください。' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('まだトークンがありません。')).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent('できることを1つ以上選んでください。')
  },
}
