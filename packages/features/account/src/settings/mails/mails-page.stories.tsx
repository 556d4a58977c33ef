import { DEFAULT_MAILS } from '@repo/contract'
import { withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { withAccountMessages } from '../../testing/with-account-messages.ts'
import { MailSettings } from './mails-page.tsx'

const here = Intl.DateTimeFormat().resolvedOptions().timeZone
const CITIES = new Map([
  [here, '世界の真ん中'],
  ['America/New_York', 'ニューヨーク'],
  ['Asia/Kathmandu', 'カトマンズ'],
  ['Asia/Tokyo', '東京'],
])
const meta = {
  title: 'web/account/Mails',
  component: MailSettings,
  decorators: [withAccountMessages, withSite],
  args: {
    preferences: { news: false, notifications: { ...DEFAULT_MAILS }, timeZone: 'Asia/Kathmandu' },
    timeZones: [...CITIES].map(([value, label]) => ({ value, label })),
    answer: undefined,
  },
} satisfies Meta<typeof MailSettings>
export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('combobox', { name: '運営の判断' })).toHaveValue('at_once')
    await expect(canvas.getByRole('combobox', { name: 'フォローされたとき' })).toHaveValue('off')
    await expect(canvas.getByRole('combobox', { name: 'タイムゾーン' })).toHaveValue('Asia/Kathmandu')
    await expect(canvas.getByRole('combobox', { name: 'タイムゾーン' })).toHaveDisplayValue('カトマンズ')
    await userEvent.click(canvas.getByRole('button', { name: /この端末の地域/ }))
    await expect(canvas.getByRole('combobox', { name: 'タイムゾーン' })).toHaveValue(here)
    await expect(canvas.queryByRole('button', { name: /この端末の地域/ })).toBeNull()
  },
}

export const Saved: Story = {
  globals: { locale: 'en-us' },
  args: { answer: { done: 'Saved.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Saved.')
  },
}

export const NotSaved: Story = {
  args: { answer: { problem: 'このタイムゾーンはありません。一覧から選んでください。' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('このタイムゾーンはありません。')
  },
}
