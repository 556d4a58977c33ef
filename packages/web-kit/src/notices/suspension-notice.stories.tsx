import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { aViewer } from '../testing/sample-viewer.ts'
import { withSite } from '../testing/site-story.tsx'
import { SuspensionNotice } from './suspension-notice.tsx'

const suspension = { until: '2026-12-03T00:00:00.000Z', reason: '宣伝が続いています。' }

const meta = {
  title: 'web/notices/Suspension',
  component: SuspensionNotice,
  decorators: [withSite],
} satisfies Meta<typeof SuspensionNotice>
export default meta
type Story = StoryObj<typeof meta>

export const TellsUntilWhenAndWhy: Story = {
  parameters: { root: { viewer: aViewer({ suspension }) } },
  play: async ({ canvas }) => {
    const notice = canvas.getByRole('region', { name: '2026/12/03 09:00まで、利用を一部停止しています。' })
    await expect(notice).toHaveTextContent('宣伝が続いています。')
  },
}

export const InTheZoneOfTheAccount: Story = {
  globals: { locale: 'en-us' },
  parameters: { root: { viewer: aViewer({ suspension, timeZone: 'America/Los_Angeles' }) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: /until 2026\/12\/02 16:00/ })).toBeVisible()
  },
}

export const SaysNothingToOthers: Story = {
  parameters: { root: { viewer: aViewer() } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull()
  },
}
