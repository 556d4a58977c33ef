import { aDraft, anEntry, aStoredDraft } from '@repo/authoring/testing/sample-drafts'
import { readWork } from '@repo/authoring/unsaved-work'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { withEditorMessages } from '../testing/story-messages.tsx'
import { RestoreBar } from './restore-bar.tsx'

const meta = {
  title: 'web/editor/RestoreBar',
  component: RestoreBar,
  args: {
    offer: readWork(anEntry({ draft: aStoredDraft({ title: '新しい題', summary: '概要' }) })),
    saved: aDraft(),
    onTake: fn(),
    onDiscard: fn(),
  },
  decorators: [withEditorMessages],
} satisfies Meta<typeof RestoreBar>
export default meta
type Story = StoryObj<typeof meta>

export const ChangesOfASavedRoute: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('（タイトル、概要）')
    await expect(canvas.queryByRole('button', { name: 'あとで' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '続きから編集する' }))
    await expect(args.onTake).toHaveBeenCalledOnce()
  },
}

export const ARouteThatWasNeverSaved: Story = {
  args: { saved: null, onLater: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('「新しい題」は保存されないまま')
    await userEvent.click(canvas.getByRole('button', { name: '捨てる' }))
    await expect(args.onDiscard).toHaveBeenCalledOnce()
  },
}
