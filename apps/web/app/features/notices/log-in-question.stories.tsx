import { messages as english } from '@repo/i18n/en-us'
import { messages as japanese } from '@repo/i18n/ja'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router'
import { expect, fn } from 'storybook/test'
import { LanguageProvider } from '../../platform/i18n.tsx'
import LogInQuestion from './log-in-question.tsx'

const meta = {
  title: 'web/LogInQuestion',
  component: LogInQuestion,
  tags: ['both-themes'],
  args: { isOpen: true, onClose: fn(), returnTo: '/routes/12?layer=2#map' },
  decorators: [
    (story, { globals }) => (
      <LanguageProvider
        locale={globals.locale === 'en-us' ? 'en-us' : 'ja'}
        messages={globals.locale === 'en-us' ? english : japanese}
      >
        <MemoryRouter>{story()}</MemoryRouter>
      </LanguageProvider>
    ),
  ],
} satisfies Meta<typeof LogInQuestion>
export default meta
type Story = StoryObj<typeof meta>

export const RemembersThePage: Story = {
  play: async ({ canvas }) => {
    const logIn = await canvas.findByRole('link', { name: 'ログインする' })
    await expect(logIn).toHaveAttribute('href', '/login?next=%2Froutes%2F12%3Flayer%3D2%23map')
    await expect(canvas.getAllByRole('link')).toHaveLength(3)
    await expect(canvas.getByRole('link', { name: 'できることを見る' })).toHaveAttribute('href', '/#how')
  },
}
