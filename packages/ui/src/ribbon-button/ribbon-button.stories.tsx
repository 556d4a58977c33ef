import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { RibbonButton } from './ribbon-button.tsx'

const meta = {
  title: 'ui/RibbonButton',
  component: RibbonButton,
  args: { label: 'ストックする', isOn: false },
  decorators: [
    (Story) => (
      <div style={{ padding: 24, background: '#b9d3c0' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RibbonButton>
export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {}
export const On: Story = { args: { label: 'ストックを変える', isOn: true } }

export const Pressed: Story = {
  render: (args) => {
    const [isOn, setIsOn] = useState(args.isOn)
    return <RibbonButton {...args} isOn={isOn} aria-pressed={isOn} onClick={() => setIsOn(!isOn)} />
  },
  play: async ({ canvas }) => {
    const ribbon = canvas.getByRole('button', { name: 'ストックする' })
    await userEvent.click(ribbon)
    await expect(ribbon).toHaveAttribute('aria-pressed', 'true')
    const { width, height } = ribbon.getBoundingClientRect()
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  },
}
