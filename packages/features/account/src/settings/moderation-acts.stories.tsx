import { withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { withAccountMessages } from '../testing/with-account-messages.ts'
import { ModerationActs } from './moderation-acts.tsx'

const meta = {
  title: 'web/account/Standing',
  component: ModerationActs,
  args: {
    acts: [
      {
        id: 2,
        action: 'forbid',
        decidedAt: '2026-11-25T09:00:00.000Z',
        reason: '私有地を通ります。最後の区間を外してください。',
        article: { id: 12, title: '裏山の近道' },
      },
      {
        id: 1,
        action: 'warn',
        decidedAt: '2026-11-20T09:00:00.000Z',
        reason: '宣伝を続けて書かないでください。',
        article: null,
      },
    ],
  },
  decorators: [withAccountMessages, withSite],
} satisfies Meta<typeof ModerationActs>
export default meta
type Story = StoryObj<typeof meta>

export const TellsWhatWasDecided: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '裏山の近道' })).toHaveAttribute('href', '/home/routes/12')
    await expect(canvas.getByText('宣伝を続けて書かないでください。')).toBeVisible()
  },
}

export const IsNotThereForMost: Story = {
  args: { acts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull()
  },
}
