import type { SaveStatus } from '@repo/authoring/save-status'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { withEditorMessages } from '../testing/story-messages.tsx'
import { SaveState } from './save-state.tsx'

const meta = {
  title: 'web/editor/SaveState',
  component: SaveState,
  args: { status: { kind: 'new' }, device: 'kept', onAct: fn() },
  decorators: [withEditorMessages],
} satisfies Meta<typeof SaveState>
export default meta
type Story = StoryObj<typeof meta>

const EVERY: readonly SaveStatus[] = [
  { kind: 'new' },
  { kind: 'changed' },
  { kind: 'saving' },
  { kind: 'saved', at: new Date('2026-11-21T14:32:00') },
  { kind: 'unpublished' },
  { kind: 'photosLeft', count: 2 },
  { kind: 'offline' },
  { kind: 'serverAway', isMaintained: false },
  { kind: 'conflict' },
  { kind: 'loggedOut' },
  { kind: 'refused', error: { code: 'article.limit_reached', params: { max: 10 } } },
]

export const EveryState: Story = {
  render: (args) => (
    <ul style={{ display: 'grid', gap: 16 }}>
      {EVERY.map((status) => (
        <li key={status.kind}>
          <SaveState {...args} status={status} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('14:32に保存しました')).toBeVisible()
    await expect(canvas.getByText('写真2枚は、まだ保存していません')).toBeVisible()
    await expect(canvas.getAllByRole('button')).toHaveLength(5)
  },
}

/** Deleted in another tab: nothing is lost, and one press restores and saves. */
export const InTheTrash: Story = {
  args: { status: { kind: 'refused', error: { code: 'article.trashed', params: {} } } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/ごみ箱にあるため/, { ignore: '[role=status]' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '元に戻して保存' }))
    await expect(args.onAct).toHaveBeenCalledOnce()
  },
}

export const OfflineOffersToTryAgain: Story = {
  args: { status: { kind: 'offline' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'もう一度' }))
    await expect(args.onAct).toHaveBeenCalledOnce()
  },
}

export const OfflineOnAFullDevice: Story = {
  args: { status: { kind: 'offline' }, device: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/この端末にも残せません/, { ignore: '[role=status]' })).toBeVisible()
  },
}

export const InMaintenance: Story = {
  args: { status: { kind: 'serverAway', isMaintained: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/メンテナンス中/, { ignore: '[role=status]' })).toBeVisible()
    await expect(canvas.queryByText(/通信/)).toBeNull()
  },
}

/** Each step of the way there would interrupt who writes. */
export const SavesQuietly: Story = {
  args: { status: { kind: 'changed' } },
  render: (args) => <Saving {...args} />,
  play: async ({ canvas }) => {
    const spoken = canvas.getByRole('status')
    for (const kind of ['changed', 'saving']) {
      await userEvent.click(canvas.getByRole('button', { name: kind }))
      await new Promise((resolve) => setTimeout(resolve, 150))
      await expect(spoken).toBeEmptyDOMElement()
    }
    await userEvent.click(canvas.getByRole('button', { name: 'offline' }))
    await waitFor(() => expect(spoken).not.toBeEmptyDOMElement())
    await userEvent.click(canvas.getByRole('button', { name: 'saved' }))
    await waitFor(() => expect(spoken).toHaveTextContent('14:32に保存しました'))
  },
}

function Saving(props: ComponentProps<typeof SaveState>) {
  const [status, setStatus] = useState<SaveStatus>(props.status)
  return (
    <>
      <SaveState {...props} status={status} />
      {EVERY.map((one) => (
        <button key={one.kind} type="button" onClick={() => setStatus(one)}>
          {one.kind}
        </button>
      ))}
    </>
  )
}
