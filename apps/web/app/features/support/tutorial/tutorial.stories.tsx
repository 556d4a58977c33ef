import { aViewer } from '@repo/web-kit/testing/sample-viewer'
import { withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TUTORIAL } from './tutorial.server.ts'
import { TutorialPage } from './tutorial-page.tsx'

const meta = {
  title: 'web/support/Tutorial',
  component: TutorialPage,
  args: TUTORIAL.ja,
  decorators: [withSite],
} satisfies Meta<typeof TutorialPage>
export default meta
type Story = StoryObj<typeof meta>

export const ForVisitors: Story = {
  play: async ({ canvas }) => {
    const editor = canvas.getByRole('link', { name: '描く画面の案内を見る' })
    await expect(editor).toHaveAttribute('href', '/try?tour=editor')
    await expect(canvas.getByRole('link', { name: '描く' })).toHaveAttribute('href', '#draw')
  },
}

export const ForUsers: Story = {
  parameters: { root: { viewer: aViewer({ tutorial: { editor: '2026-01-02T03:04:05.000Z' } }) } },
  play: async ({ canvas }) => {
    const editor = await canvas.findByRole('link', { name: '描く画面の案内を見る 見終わりました' })
    await expect(editor).toHaveAttribute('href', '/home/routes/create?tour=editor')
  },
}

export const InEnglish: Story = { globals: { locale: 'en-us' }, args: TUTORIAL['en-us'] }

/** Where nothing else is open, it leads nowhere else. */
export const PublicOnly: Story = {
  parameters: { root: { isPublicOnly: true } },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(links.every((href) => href?.startsWith('#'))).toBe(true)
  },
}
