import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CountBadge } from './count-badge.tsx'

const meta = { title: 'ui/CountBadge', component: CountBadge, args: { count: 9 } } satisfies Meta<typeof CountBadge>
export default meta
type Story = StoryObj<typeof meta>

export const Numbers: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 12 }}>
      <CountBadge count={1} />
      <CountBadge count={9} />
      <CountBadge count={99} />
      <CountBadge count={100} label="未読100件" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible()
    await expect(canvas.getByText('未読100件')).toBeInTheDocument()
  },
}

export const Nothing: Story = {
  args: { count: 0, label: '未読0件' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/0/)).toBeNull()
  },
}
