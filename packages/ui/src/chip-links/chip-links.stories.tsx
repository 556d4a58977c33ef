import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ChipLinks } from './chip-links.tsx'

const meta = {
  title: 'ui/ChipLinks',
  component: ChipLinks,
  args: {
    label: '状態',
    links: [
      { href: '#all', label: 'すべて', isCurrent: true, count: '12' },
      { href: '#draft', label: '下書き', isCurrent: false, count: '3' },
      { href: '#public', label: '公開', isCurrent: false },
    ],
  },
} satisfies Meta<typeof ChipLinks>
export default meta
type Story = StoryObj<typeof meta>

export const Counted: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'すべて 12' })).toHaveAttribute('aria-current', 'page')
  },
}
