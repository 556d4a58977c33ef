import { withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { withOwnMessages } from '../testing/with-own-messages.ts'
import { HistoryPage } from './history-page.tsx'

const revision = (version: number) => ({ version, title: `峠を越える ${version}`, createdAt: '2026-11-20T00:00:00Z' })

const meta = {
  title: 'web/home/History',
  component: HistoryPage,
  decorators: [withOwnMessages, withSite],
  args: {
    article: { id: 4, status: 'draft', version: 3 },
    revisions: [revision(3), revision(2)],
    title: '「峠を越える」の履歴',
    shown: { version: 2, bringsRecording: false, changes: <p>タイトルが変わりました</p> },
  },
} satisfies Meta<typeof HistoryPage>
export default meta
type Story = StoryObj<typeof meta>

export const Compared: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: true })).toHaveAttribute('href', '/here?version=2')
    await expect(canvas.getByText(/いまの状態/)).toBeVisible()
    await expect(canvas.getByRole('region', { name: '第2版からの変更' })).toHaveTextContent('タイトルが変わりました')
    await expect(canvas.getByRole('button', { name: 'この版に戻す' })).toBeEnabled()
  },
}

/** It is what it would be put back to. */
export const ThePresentVersion: Story = {
  args: { shown: { version: 3, bringsRecording: false, changes: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '第3版からの変更' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'この版に戻す' })).toBeNull()
  },
}

export const Nothing: Story = {
  globals: { locale: 'en-us' },
  args: { revisions: [], shown: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No history yet.')).toBeVisible()
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}
