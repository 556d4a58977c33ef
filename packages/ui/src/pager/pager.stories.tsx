import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Pager } from './pager.tsx'

const meta = {
  title: 'ui/Pager',
  component: Pager,
  args: { current: 5, last: 20, hrefOf: (page) => `#page-${page}` },
} satisfies Meta<typeof Pager>
export default meta
type Story = StoryObj<typeof meta>

export const InTheMiddle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '#page-6')
  },
}

export const FirstPage: Story = {
  args: { current: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Previous page' })).toBeNull()
  },
}

export const OnePageNeedsNone: Story = {
  args: { current: 1, last: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
}
