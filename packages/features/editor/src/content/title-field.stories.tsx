import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { withEditorMessages } from '../testing/story-messages.tsx'
import { TitleField } from './title-field.tsx'

const onEnter = fn()

function Title({ start }: { start: string }) {
  const [title, setTitle] = useState(start)
  return <TitleField language="ja" title={title} placeholder="タイトル" onChange={setTitle} onEnter={onEnter} />
}

const meta = {
  title: 'web/editor/Title',
  decorators: [withEditorMessages],
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Counted by characters, of which some are two units of a string. */
export const AsLongAsItMayBe: Story = {
  render: () => <Title start={'𠮷'.repeat(255)} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(canvas.getByRole('textbox')).not.toHaveAttribute('aria-invalid')
  },
}

export const TooLongIsNotCut: Story = {
  render: () => <Title start={'峠'.repeat(255)} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.click(field)
    await userEvent.paste('越え')
    await expect(field).toHaveValue(`${'峠'.repeat(255)}越え`)
    await expect(canvas.getByRole('alert')).toHaveTextContent('257')
    await expect(field).toBeInvalid()
    await userEvent.keyboard('{Backspace}{Backspace}')
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

export const EnterLeadsToTheText: Story = {
  render: () => <Title start="峠を越える" />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}')
    await expect(canvas.getByRole('textbox')).toHaveValue('峠を越える')
    await expect(onEnter).toHaveBeenCalledOnce()
  },
}
