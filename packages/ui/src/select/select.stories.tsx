import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Select } from './select.tsx'

const meta = {
  title: 'ui/Select',
  component: Select,
  args: {
    label: '地方',
    options: [
      { value: '', label: 'すべて' },
      { value: 'shinshu', label: '信州' },
      { value: 'kanto', label: '関東' },
    ],
  },
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

export const Chooses: Story = {
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: '地方' })
    await userEvent.selectOptions(select, '信州')
    await expect(select).toHaveValue('shinshu')
  },
}
