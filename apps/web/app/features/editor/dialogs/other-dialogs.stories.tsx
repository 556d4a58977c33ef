import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { withEditorMessages } from '../testing/story-messages.tsx'
import { LogInDialog } from './log-in-dialog.tsx'
import { PublishDialog } from './publish-dialog.tsx'

const meta = {
  title: 'web/editor/Dialogs',
  decorators: [withEditorMessages],
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const onLogIn = fn()
const logIn = { isOpen: true, logInPath: '/login?next=%2Fhome%2Froutes%2F7%2Fedit', onLogIn, onClose: fn() }

export const SessionEnded: Story = {
  render: () => <LogInDialog {...logIn} isPersisted />,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'もう一度ログインする' }))
    await expect(onLogIn).toHaveBeenCalledOnce()
  },
}

export const SessionEndedOnAFullDevice: Story = {
  render: () => <LogInDialog {...logIn} isPersisted={false} />,
  play: async () => {
    const link = await screen.findByRole('link', { name: '別のタブでログインする' })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(screen.queryByRole('button', { name: 'もう一度ログインする' })).toBeNull()
  },
}

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
