import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Checkbox } from './checkbox.tsx'

const meta = {
  title: 'ui/Checkbox',
  component: Checkbox,
  args: { label: '利用規約に同意します' },
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Ticks: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('利用規約に同意します'))
    await expect(canvas.getByRole('checkbox')).toBeChecked()
  },
}

export const Invalid: Story = {
  args: { error: '利用規約への同意が必要です。' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('利用規約への同意が必要です。')
  },
}
