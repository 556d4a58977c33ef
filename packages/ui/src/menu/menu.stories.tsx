import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { Icon } from '../icon/icon.tsx'
import { copy, dotsThree, pencil, trash } from '../icon/icons.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Menu } from './menu.tsx'

const rename = fn()

const meta = {
  title: 'ui/Menu',
  component: Menu,
  args: {
    trigger: <IconButton label="レイヤーの操作" icon={dotsThree} />,
    items: [
      { label: '名前を変える', icon: <Icon path={pencil} />, onSelect: rename },
      { label: '複製', icon: <Icon path={copy} />, isDisabled: true, onSelect: fn() },
      { label: '削除', icon: <Icon path={trash} />, isDanger: true, onSelect: fn() },
    ],
  },
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'レイヤーの操作' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('menuitem', { name: '名前を変える' })).toHaveFocus()
  },
}

export const ChoosesByKeyboard: Story = {
  play: async ({ canvas }) => {
    rename.mockClear()
    const trigger = canvas.getByRole('button', { name: 'レイヤーの操作' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('menu')
    await userEvent.keyboard('{Enter}')
    await expect(rename).toHaveBeenCalledOnce()
    await expect(trigger).toHaveFocus()
  },
}

/** An item that opens a dialog does so from the button that stays. */
export const LeavesTheFocusOnItsButton: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'レイヤーの操作' })
    let focused: Element | null = null
    rename.mockImplementationOnce(() => {
      focused = document.activeElement
    })
    await userEvent.click(trigger)
    await userEvent.click(await screen.findByRole('menuitem', { name: '名前を変える' }))
    await expect(focused).toBe(trigger)
  },
}
