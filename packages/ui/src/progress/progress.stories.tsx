import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Progress } from './progress.tsx'

const meta = {
  title: 'ui/Progress',
  component: Progress,
  args: { label: '取り込み', value: 0.36 },
} satisfies Meta<typeof Progress>
export default meta
type Story = StoryObj<typeof meta>

export const Running: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: '取り込み' })).toHaveAttribute('aria-valuenow', '36')
  },
}
export const Done: Story = { args: { value: 1, tone: 'success' } }
export const Failed: Story = { args: { value: 0.58, tone: 'danger' } }
