import { withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PostsPage } from './posts-page.tsx'

const meta = {
  title: 'web/blog/Posts',
  component: PostsPage,
  decorators: [withSite],
  args: {
    query: { tag: null, page: 1 },
    list: { data: [], total: 0, isCapped: false, lastPage: 1 },
    tags: [],
    title: 'すべての読みもの',
  },
} satisfies Meta<typeof PostsPage>
export default meta
type Story = StoryObj<typeof meta>

export const NothingWritten: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('まだ読みものがありません。')).toBeVisible()
  },
}

export const NothingAboutATopic: Story = {
  args: { query: { tag: '峠', page: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('「峠」の読みものはありません。')).toBeVisible()
    await expect(canvas.queryByText('まだ読みものがありません。')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'すべての読みもの' })).toHaveAttribute('href', '/blogs/articles')
  },
}

export const NothingAboutATopicInEnglish: Story = {
  globals: { locale: 'en-us' },
  args: { query: { tag: 'passes', page: 1 }, title: 'Stories about “passes”' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No stories about “passes”.')).toBeVisible()
  },
}
