import { readDraft } from '@repo/authoring/draft-codec'
import { readArticle } from '@repo/authoring/opened-article'
import { aDraft, aStoredDraft } from '@repo/authoring/testing/sample-drafts'
import { anArticle } from '@repo/web-kit/testing/sample-article'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { withEditorMessages } from '../testing/story-messages.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'

const walk = {
  tmpId: 'walk',
  objectType: 'RECORDING_LINE',
  name: '朝の散歩',
  text: '',
  color: 'blue',
  mode: 'walking',
  path: '_p~iF~ps|U_ulLnnqC',
}

const meta = {
  title: 'web/editor/ConflictDialog',
  component: ConflictDialog,
  args: {
    isOpen: true,
    mine: aDraft({ summary: '半日のコース' }),
    mineAt: new Date('2026-11-20T14:40:00'),
    theirs: readArticle(anArticle({ title: '別の題', version: 9 })),
    userId: 1,
    onChoose: fn(),
    onClose: fn(),
  },
  decorators: [withEditorMessages],
} satisfies Meta<typeof ConflictDialog>
export default meta
type Story = StoryObj<typeof meta>

export const TwoVersions: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByText('違うところ：タイトル、概要')).toBeVisible())
    await expect(screen.getAllByText('地図に1個、本文7文字')).toHaveLength(2)
    await expect(screen.queryByText(/日時つきの記録/)).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: /両方残す/ }))
    await expect(args.onChoose).toHaveBeenCalledWith('keepBoth')
  },
}

export const DeletedElsewhere: Story = {
  args: { theirs: null },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: /新しい下書き/ })).toBeVisible())
    await expect(screen.queryByRole('button', { name: /上書き/ })).toBeNull()
  },
}

/** Somebody took the recording away elsewhere; over it, readers would see it again. */
export const WouldShowARecording: Story = {
  args: {
    mine: readDraft(aStoredDraft({ visibility: 'public', layer: [{ id: 'l1', name: 'レイヤー1', objects: [walk] }] })),
    theirs: readArticle(anArticle({ status: 'public', is_draft: false, version: 9 })),
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/日時つきの記録が、読む人にも見える/)).toBeVisible())
  },
}
