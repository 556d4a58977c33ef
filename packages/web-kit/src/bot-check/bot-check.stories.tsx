import { Button } from '@repo/ui/button'
import { TextField } from '@repo/ui/text-field'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps, SubmitEvent } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { withSite } from '../testing/site-story.tsx'
import { BotCheck } from './bot-check.tsx'

const LABELS = { working: /確かめています|Checking/, failed: /確かめられませんでした|Could not check/ }

/** What was sent in `bot_check`. */
const onSend = fn<(answer: string) => void>()

/** A form with the check, as those that open accounts have it. */
function CheckedForm(props: ComponentProps<typeof BotCheck>) {
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSend(String(new FormData(event.currentTarget).get('bot_check')))
  }
  return (
    <form onSubmit={send}>
      <TextField label="E-mail" name="email" max={null} />
      <BotCheck {...props} />
      <Button type="submit" variant="primary">
        Send
      </Button>
    </form>
  )
}

const meta = {
  title: 'web/account/Bot check',
  component: CheckedForm,
  decorators: [withSite],
  beforeEach: () => {
    onSend.mockClear()
  },
} satisfies Meta<typeof CheckedForm>
export default meta
type Story = StoryObj<typeof meta>

/** The usual case: done before anybody has typed, and nothing is seen of it. */
export const Done: Story = {
  args: { prepare: async () => 'answer' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByRole('status')).toHaveAttribute('data-status', 'done'))
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('button'))
    await expect(onSend.mock.calls).toEqual([['answer']])
  },
}

/** Submitted by the keyboard before the proof is ready: shows a message, and submits automatically afterwards. */
let finish = (_answer: string) => {}
export const FasterThanTheWork: Story = {
  args: {
    prepare: () =>
      new Promise((resolve) => {
        finish = resolve
      }),
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox'), 'walker@example.com{Enter}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(LABELS.working))
    await expect(onSend).not.toHaveBeenCalled()
    finish('late answer')
    await waitFor(() => expect(onSend.mock.calls).toEqual([['late answer']]))
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

/** As it looks meanwhile. */
export const Working: Story = {
  args: { prepare: () => new Promise(() => {}) },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(LABELS.working))
  },
}

/** Refused because the answer was missing: the form goes again by itself, once there is one. */
export const AskedFor: Story = {
  args: { isRequired: true, prepare: async () => 'answer' },
  play: () => waitFor(() => expect(onSend.mock.calls).toEqual([['answer']])),
}

/** An unavailable proof does not cause a loop. */
export const AskedForInVain: Story = {
  args: { isRequired: true, prepare: () => Promise.reject(new Error('nobody answers')) },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(LABELS.failed))
    await expect(onSend).not.toHaveBeenCalled()
  },
}

/** The server or the worker did not answer: the form goes without. */
export const Failed: Story = {
  args: { prepare: () => Promise.reject(new Error('nobody answers')) },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(LABELS.failed))
    await userEvent.click(canvas.getByRole('button'))
    await expect(onSend.mock.calls).toEqual([['']])
  },
}
