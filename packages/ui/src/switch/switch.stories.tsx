import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Switch, type SwitchProps } from './switch.tsx'

function StatefulSwitch(props: Omit<SwitchProps, 'isOn' | 'onChange'>) {
  const [isOn, setIsOn] = useState(false)
  return <Switch {...props} isOn={isOn} onChange={setIsOn} />
}

const meta = {
  title: 'ui/Switch',
  component: StatefulSwitch,
  args: { label: '等高線を見せる' },
} satisfies Meta<typeof StatefulSwitch>
export default meta
type Story = StoryObj<typeof meta>

export const Turns: Story = {
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch', { name: '等高線を見せる' })
    await userEvent.click(control)
    await expect(control).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(control).not.toBeChecked()
  },
}

export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch', { name: '等高線を見せる' })
    await userEvent.click(control)
    await expect(control).not.toBeChecked()
    await expect(control).toHaveAttribute('aria-disabled', 'true')
    await expect(control).toHaveFocus()
  },
}
