import { LONG_TITLE } from '@repo/web-kit/testing/long-title'
import { withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { withAccountMessages } from '../../testing/with-account-messages.ts'
import { BlockList } from './blocks-page.tsx'

const meta = { title: 'web/account/Blocked people', decorators: [withAccountMessages, withSite] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const block = (id: number, nickname: string, name = `walker.${id}`) => ({
  id,
  name,
  nickname,
  avatar: null,
  blockedAt: '2026-10-02T03:00:00.000Z',
})

export const Some: Story = {
  parameters: { action: () => null },
  render: () => (
    <div style={{ maxWidth: 390 }}>
      <BlockList blocks={{ data: [block(1, 'ひかり'), block(2, LONG_TITLE, LONG_TITLE)], next: '9' }} />
    </div>
  ),
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list')
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
    await userEvent.click(canvas.getByRole('button', { name: 'ひかりさんのブロックを解除する' }))
    await expect(canvas.getByRole('link', { name: 'もっと見る' })).toHaveAttribute('href', '/here?before=9')
  },
}

export const None: Story = {
  globals: { locale: 'en-us' },
  render: () => <BlockList blocks={{ data: [], next: null }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You haven’t blocked anyone.')).toBeVisible()
  },
}
