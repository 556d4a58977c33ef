import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { withEditorMessages } from '../testing/story-messages.tsx'
import { LogInDialog } from './log-in-dialog.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { PublishedDialog } from './published-dialog.tsx'

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

export const ChoosesWhoItIsFor: Story = {
  render: () => <PublishDialog isOpen unlistedLeft={0} onPublish={onPublish} onClose={fn()} />,
  play: async () => {
    await expect(await screen.findByRole('radio', { name: 'リンクを知っている人' })).toBeDisabled()
    await userEvent.click(screen.getByRole('button', { name: '公開する' }))
    await expect(onPublish).toHaveBeenCalledWith('public')
  },
}

export const Published: Story = {
  render: () => (
    <PublishedDialog
      isOpen
      address="https://mishiori.example/routes/7"
      status="public"
      isNarrowed={false}
      onClose={fn()}
    />
  ),
  play: async () => {
    const address = await screen.findByRole('textbox', { name: 'ルートのアドレス' })
    await expect(address).toHaveValue('https://mishiori.example/routes/7')
    await waitFor(() => expect(screen.getByText('だれでも読めます。一覧と検索にも表示されます。')).toBeVisible())
  },
}

/** As every route from Strava is where the operator lets none be published: nothing says that it is out. */
export const ForItsAuthorAlone: Story = {
  render: () => (
    <PublishedDialog
      isOpen
      address="https://mishiori.example/routes/7"
      status="private"
      isNarrowed={false}
      onClose={fn()}
    />
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: '自分だけのルートとして保存しました' })
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(dialog).toHaveTextContent('あなただけが開けます。')
    await expect(dialog).not.toHaveTextContent('公開')
  },
}

export const ToFewerReaders: Story = {
  render: () => (
    <PublishedDialog isOpen address="https://mishiori.example/s/7" status="linkShared" isNarrowed onClose={fn()} />
  ),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: /リンクを知っている人だけ/ })).toBeVisible())
    await expect(screen.getByText('このアドレスを知っている人だけが読めます。')).toBeVisible()
  },
}
