import { withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { FAQ, findQuestions } from './faq.server.ts'
import { Questions } from './questions.tsx'

const meta = {
  title: 'web/support/Questions',
  component: Questions,
  args: { questions: findQuestions(FAQ.ja, ''), areOpen: false },
  decorators: [withSite],
} satisfies Meta<typeof Questions>
export default meta
type Story = StoryObj<typeof meta>

export const Folded: Story = {
  play: async ({ canvas }) => {
    const answer = canvas.getByText(/^かかりません/)
    await expect(answer).not.toBeVisible()
    await userEvent.click(canvas.getByRole('heading', { name: '使うのにお金はかかりますか' }))
    await expect(answer).toBeVisible()
  },
}

export const OpenedByAddress: Story = {
  parameters: { address: '/faq#print' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/冊子を印刷/)).toBeVisible())
    await expect(canvas.getByText(/^かかりません/)).not.toBeVisible()
  },
}

export const Found: Story = {
  globals: { locale: 'en-us' },
  args: { questions: findQuestions(FAQ['en-us'], 'gpx'), areOpen: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/KMZ, GeoJSON/)).toBeVisible()
  },
}
