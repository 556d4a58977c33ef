import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { CodeInput, type CodeInputProps } from './code-input.tsx'

const meta = {
  title: 'ui/CodeInput',
  component: CodeInput,
  args: { label: '6桁の確認コード', name: 'code', onComplete: fn() },
} satisfies Meta<typeof CodeInput>
export default meta
type Story = StoryObj<typeof meta>

export const PasteFillsAll: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Digit 1' }))
    await userEvent.paste('407 215')
    await expect(args.onComplete).toHaveBeenLastCalledWith('407215')
    await expect(canvas.getByRole('textbox', { name: 'Digit 6' })).toHaveFocus()
  },
}

export const TypingMovesOnAndBack: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Digit 1' }))
    await userEvent.keyboard('4x0')
    await expect(canvas.getByRole('textbox', { name: 'Digit 3' })).toHaveFocus()
    await userEvent.keyboard('{Backspace}7215')
    await expect(canvas.getByRole('textbox', { name: 'Digit 2' })).toHaveValue('7')
    await expect(args.onComplete).not.toHaveBeenCalled()
  },
}

export const Invalid: Story = {
  args: { error: '確認コードが違うか、期限（1時間）が切れています。' },
}

export const MendingOneDigitWaits: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Digit 1' }))
    await userEvent.keyboard('407215')
    await expect(args.onComplete).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('textbox', { name: 'Digit 3' }))
    await userEvent.keyboard('8')
    await expect(canvas.getByRole('textbox', { name: 'Digit 3' })).toHaveValue('8')
    await expect(args.onComplete).toHaveBeenCalledOnce()
  },
}

/** Refuses whatever is typed. */
function Refusing({ onComplete, ...props }: CodeInputProps) {
  const [refusals, setRefusals] = useState(0)
  const refuse = (code: string) => {
    onComplete?.(code)
    setRefusals(refusals + 1)
  }
  return <CodeInput {...props} refusals={refusals} onComplete={refuse} />
}

export const AfterAWrongCode: Story = {
  render: Refusing,
  play: async ({ canvas, args }) => {
    const first = canvas.getByRole('textbox', { name: 'Digit 1' })
    await userEvent.click(first)
    await userEvent.keyboard('407215')
    await expect(args.onComplete).toHaveBeenLastCalledWith('407215')
    await expect(first).toHaveFocus()
    await userEvent.keyboard('407315')
    await expect(args.onComplete).toHaveBeenLastCalledWith('407315')
    await expect(first).toHaveFocus()
  },
}

export const TakesTheFocus: Story = {
  args: { takesFocus: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Digit 1' })).toHaveFocus())
  },
}
