import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { BottomSheet } from './bottom-sheet.tsx'

function OpenedBottomSheet() {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>ひらく</Button>
      <BottomSheet
        isOpen={isOpen}
        onClose={close}
        title="「沢の渡り」を削除しますか"
        actions={
          <>
            <Button variant="ghost" onClick={close}>
              キャンセル
            </Button>
            <Button variant="danger" onClick={close}>
              削除する
            </Button>
          </>
        }
      >
        <p>線の色をえらびます。</p>
      </BottomSheet>
    </>
  )
}

const meta = { title: 'ui/BottomSheet', component: OpenedBottomSheet } satisfies Meta<typeof OpenedBottomSheet>
export default meta
type Story = StoryObj<typeof meta>

export const TrapsFocus: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ひらく' }))
    const dialog = canvas.getByRole('dialog', { name: '「沢の渡り」を削除しますか' })
    await expect(dialog).toContainElement(document.activeElement as HTMLElement) // the dialog has just taken the focus
  },
}

export const GivesFocusBack: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'ひらく' })
    await userEvent.click(opener)
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()
  },
}

/** The heading lies in what a finger pulls at, the button beside it does not. */
export const IsPulledByAThumb: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ひらく' }))
    const sheet = canvas.getByRole('dialog')
    await Promise.all(sheet.getAnimations().map(({ finished }) => finished))
    const { left, top, width } = sheet.getBoundingClientRect()
    const at = (y: number) => document.elementFromPoint(left + width / 2, top + y)
    const grabber = at(4)
    await expect(grabber).toHaveAttribute('aria-hidden', 'true')
    await expect(at(43)).toBe(grabber)
    const close = canvas.getByRole('button', { name: 'Close' }).getBoundingClientRect()
    const hit = document.elementFromPoint(close.left + close.width / 2, close.top + 4)
    await expect(hit?.closest('button')).toHaveAccessibleName('Close')
  },
}
