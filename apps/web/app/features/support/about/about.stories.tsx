import { withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ABOUT } from './about.server.ts'
import { AboutPage } from './about-page.tsx'

const meta = {
  title: 'web/support/About',
  component: AboutPage,
  args: ABOUT.ja,
  decorators: [withSite],
} satisfies Meta<typeof AboutPage>
export default meta
type Story = StoryObj<typeof meta>

export const InJapanese: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Mishioriについて')
    await expect(canvas.getByRole('link', { name: '使い方を見る' })).toHaveAttribute('href', '/tutorial')
  },
}

export const InEnglish: Story = { globals: { locale: 'en-us' }, args: ABOUT['en-us'] }

/** Where nothing else is open, it leads nowhere. */
export const PublicOnly: Story = {
  parameters: { root: { isPublicOnly: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}
