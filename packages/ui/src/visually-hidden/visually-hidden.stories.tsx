import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { VisuallyHidden } from './visually-hidden.tsx'

const meta = {
  title: 'ui/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: '1,234件' },
  render: (args) => (
    <p>
      <span aria-hidden="true">1.2K</span>
      <VisuallyHidden {...args} />
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>
export default meta
type Story = StoryObj<typeof meta>

export const BesideWhatIsSeen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,234件').getBoundingClientRect().width).toBe(1)
  },
}
