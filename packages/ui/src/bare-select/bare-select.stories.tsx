import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { BareSelect } from './bare-select.tsx'

const meta = {
  title: 'ui/BareSelect',
  component: BareSelect,
  args: {
    label: '距離',
    options: [
      { value: '', label: 'すべての距離' },
      { value: '5', label: '5 km まで' },
    ],
  },
} satisfies Meta<typeof BareSelect>
export default meta
type Story = StoryObj<typeof meta>

export const Chooses: Story = {
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: '距離' })
    await userEvent.selectOptions(select, '5')
    await expect(select).toHaveValue('5')
  },
}

export const Plain: Story = { args: { look: 'plain' } }
