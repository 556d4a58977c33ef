import { Button } from '@repo/ui/button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { browserApi } from '../../../platform/http/browser-api.ts'
import { fakeApi, refusal } from '../../../testing/fake-api.ts'
import { aViewer } from '../../../testing/sample-viewer.ts'
import { withSite } from '../../../testing/site-story.tsx'
import { useLogInRequired } from './use-log-in-required.ts'

function LogInButton() {
  const isLogInRequired = useLogInRequired()
  return (
    <Button
      onClick={({ currentTarget }) => {
        if (!isLogInRequired()) currentTarget.textContent = '送りました'
      }}
    >
      ナイスを送る
    </Button>
  )
}

const meta = {
  title: 'web/site-shell/Log in required',
  component: LogInButton,
  parameters: { address: '/routes/12?lang=en-us#heading-3' },
  decorators: [withSite],
} satisfies Meta<typeof LogInButton>
export default meta
type Story = StoryObj<typeof meta>

export const AsksVisitors: Story = {
  play: async ({ canvas }) => {
    const asker = canvas.getByRole('button', { name: 'ナイスを送る' })
    await userEvent.click(asker)
    const dialog = await canvas.findByRole('dialog', { name: 'ログインすると、続けられます' })
    await waitFor(() => expect(dialog).toBeVisible())
    const next = '?next=%2Froutes%2F12%3Flang%3Den-us%23heading-3'
    await expect(canvas.getByRole('link', { name: 'ログイン' })).toHaveAttribute('href', `/login${next}`)
    await expect(canvas.getByRole('link', { name: '登録' })).toHaveAttribute('href', `/signup${next}`)
    await expect(canvas.getByRole('link', { name: 'できることを見る' })).toHaveAttribute('href', '/#how')
  },
}

export const GivesTheFocusBack: Story = {
  play: async ({ canvas }) => {
    const asker = canvas.getByRole('button', { name: 'ナイスを送る' })
    await userEvent.click(asker)
    await canvas.findByRole('dialog')
    await userEvent.click(canvas.getByRole('button', { name: '閉じる' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(asker).toHaveFocus()
  },
}

export const LetsUsersGoOn: Story = {
  parameters: { root: { viewer: aViewer() } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ナイスを送る' }))
    await expect(canvas.getByRole('button', { name: '送りました' })).toBeVisible()
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
}

function Sender() {
  return <Button onClick={() => void browserApi().favoriteRoute({ params: { id: '12' } })}>ナイスを送る</Button>
}

export const AsksWhoseSessionHasEnded: Story = {
  parameters: { root: { viewer: aViewer() } },
  render: () => <Sender />,
  beforeEach: () => fakeApi({ 'PUT /api/v1/routes/12/favorite': () => refusal('auth.login_required', 401) }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ナイスを送る' }))
    const dialog = await canvas.findByRole('dialog', { name: 'ログインすると、続けられます' })
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(canvas.getByText('ログインの期限が切れました。')).toBeVisible()
  },
}
