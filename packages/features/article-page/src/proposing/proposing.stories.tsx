import { anArticle } from '@repo/articles/testing/sample-reading'
import { withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Contributors } from './contributors.tsx'
import { ProposeLink } from './propose-link.tsx'

const meta = {
  title: 'web/article/Proposing',
  decorators: [withSite],
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const VisitorsAreAskedToLogIn: Story = {
  render: () => <ProposeLink article={anArticle()} token={null} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: '修正を提案する' }))
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible())
    await expect(sessionStorage.getItem('pending-proposal')).toContain('7')
  },
}

export const Credits: Story = {
  render: () => <Contributors article={anArticle({ contributors: [{ id: 9, name: '瀬戸内', avatar: null }] })} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '瀬戸内' })).toHaveAttribute('href', '/users/9')
  },
}
