import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { withEditorMessages } from '../testing/story-messages.tsx'
import { PublishDialog } from './publish-dialog.tsx'

const meta = {
  title: 'web/editor/Dialogs',
  decorators: [withEditorMessages],
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const onPublish = fn()

function Asking({ initial }: { initial: string }) {
  const [title, setTitle] = useState(initial)
  return <PublishDialog isOpen title={title} onTitle={setTitle} unlistedLeft={0} onPublish={onPublish} onClose={fn()} />
}

export const ChoosesWhoItIsFor: Story = {
  render: () => <Asking initial="鳥居峠を越える" />,
  play: async () => {
    await expect(await screen.findByRole('radio', { name: 'リンクを知っている人' })).toBeDisabled()
    await userEvent.click(screen.getByRole('button', { name: '公開する' }))
    await expect(onPublish).toHaveBeenCalledWith('public')
    await expect(screen.queryByRole('textbox')).toBeNull()
  },
}

export const AsksForAMissingTitle: Story = {
  render: () => <Asking initial="" />,
  beforeEach: () => {
    onPublish.mockClear()
  },
  play: async () => {
    const title = await screen.findByRole('textbox', { name: /タイトル/ })
    await waitFor(() => expect(title).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: '公開する' }))
    await expect(onPublish).not.toHaveBeenCalled()
    await expect(title).toBeInvalid()
    await expect(title).toHaveFocus()
    await userEvent.type(title, '鳥居峠{Enter}')
    await expect(onPublish).toHaveBeenCalledWith('public')
    await waitFor(() => expect(title).toBeVisible())
  },
}
