import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { stack } from '../icon/icons.ts'
import { ChoiceMenu } from './choice-menu.tsx'

const change = fn()

const meta = {
  title: 'ui/ChoiceMenu',
  component: ChoiceMenu,
  args: {
    label: '地図の種類',
    icon: stack,
    choices: [
      { value: 'embedded', label: 'Mishioriの地図' },
      { value: 'gsi-pale', label: '地理院地図 淡色', text: '日本' },
      { value: 'openfreemap', label: 'OpenFreeMap', text: 'いまはつながりません' },
    ],
    value: 'embedded',
    onChange: change,
  },
} satisfies Meta<typeof ChoiceMenu>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: '地図の種類' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('menuitemradio', { name: 'Mishioriの地図' })).toHaveAttribute(
      'aria-checked',
      'true',
    )
  },
}

export const ChoosesByKeyboard: Story = {
  play: async ({ canvas }) => {
    change.mockClear()
    const trigger = canvas.getByRole('button', { name: '地図の種類' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('menuitemradio', { name: 'Mishioriの地図' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(change).toHaveBeenCalledWith('gsi-pale')
    await expect(trigger).toHaveFocus()
  },
}

export const WithSwitches: Story = {
  args: {
    switches: [
      { value: 'hiking', label: 'ハイキングコース', text: 'trails.exampleから読み込みます', isOn: true },
      { value: 'cycling', label: 'サイクリングコース', isOn: false },
    ],
    switchesLabel: '重ねる地図',
    onSwitch: fn(),
  },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: '地図の種類' }).focus()
    await userEvent.keyboard('{Enter}{End}')
    const group = await screen.findByRole('group', { name: '重ねる地図' })
    await expect(group.querySelectorAll('[role=menuitemcheckbox]')).toHaveLength(2)
    await expect(screen.getByRole('menuitemcheckbox', { name: 'サイクリングコース' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSwitch).toHaveBeenCalledWith('cycling', true)
    await expect(screen.getByRole('menuitemcheckbox', { name: /ハイキングコース/ })).toBeChecked()
  },
}
