import { withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { withAccountMessages } from '../testing/with-account-messages.ts'
import { NewEmailForm } from './email/new-email-form.tsx'
import { PendingEmailForm } from './email/pending-email-form.tsx'
import { ReauthenticateForm } from './reauthenticate/reauthenticate-form.tsx'
import type { Session } from './sessions/session.ts'
import { SessionList } from './sessions/session-list.tsx'

const meta = { title: 'web/account/Account settings', decorators: [withAccountMessages, withSite] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const EMAIL = 'ayumi@example.jp'

export const NewAddress: Story = {
  render: () => <NewEmailForm email={EMAIL} asksPassword={false} answer={undefined} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: '新しいメールアドレス' })).toBeVisible()
    await expect(canvas.queryByLabelText('現在のパスワード')).toBeNull()
  },
}

export const NewAddressRefused: Story = {
  globals: { locale: 'en-us' },
  render: () => (
    <NewEmailForm
      email={EMAIL}
      asksPassword={true}
      answer={{ entered: 'new@example.jp', wrongPassword: 'Current password is mismatched.' }}
    />
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Current password')
    await expect(field).toBeInvalid()
    await expect(canvas.getByRole('alert')).toHaveTextContent('Current password is mismatched.')
    await expect(canvas.getByRole('textbox', { name: 'New email address' })).toHaveValue('new@example.jp')
  },
}

export const AddressToProve: Story = {
  render: () => <PendingEmailForm pending={{ email: EMAIL, resendWait: 42 }} answer={undefined} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`${EMAIL}に6桁のコードを送りました。1時間使えます。`)).toBeVisible()
    await expect(canvas.getByRole('button', { name: /秒後に送れます/ })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: '変更をやめる' })).toBeEnabled()
  },
}

export const TooManyTries: Story = {
  render: () => (
    <PendingEmailForm
      pending={{ email: EMAIL, resendWait: 0 }}
      answer={{ problem: '試した回数が多すぎます。', waitSeconds: 30 }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('30秒後にもう一度試せます。')
    await expect(canvas.getByRole('button', { name: '変更する' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: '新しいコードを送る' })).toBeEnabled()
  },
}

export const ProvingWhoOneIs: Story = {
  render: () => <ReauthenticateForm email={EMAIL} hasPassword={true} answer={undefined} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('パスワード')).toHaveAttribute('autocomplete', 'current-password')
  },
}

export const WithoutPassword: Story = {
  render: () => (
    <ReauthenticateForm email={EMAIL} hasPassword={false} answer={{ problem: 'このパスキーは使えませんでした。' }}>
      <p>LINE</p>
    </ReauthenticateForm>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await expect(canvas.getByRole('alert')).toHaveTextContent('このパスキーは使えませんでした。')
    await expect(canvas.getByText('LINE')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'ログアウト' })).toBeEnabled()
  },
}

const session = (id: number, over: Partial<Session>): Session => ({
  id,
  browser: 'Chrome',
  system: 'Android',
  device: 'phone',
  startedAt: '2026-10-01T00:00:00.000Z',
  lastSeenAt: '2026-10-18T00:12:00.000Z',
  isCurrent: false,
  ...over,
})

export const Devices: Story = {
  globals: { locale: 'en-us' },
  render: () => (
    <SessionList
      sessions={[
        session(3, { browser: 'Microsoft Edge', system: 'Windows', device: 'computer', isCurrent: true }),
        session(2, {}),
        session(1, { browser: null, system: null, device: 'unknown' }),
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem')
    await expect(rows).toHaveLength(3)
    const [here, phone, unknown] = rows.map((row) => within(row))
    await expect(here?.getByText('This device')).toBeVisible()
    await expect(phone?.getByRole('button', { name: 'Log out Chrome on Android' })).toBeEnabled()
    await expect(unknown?.getByText('Unknown device')).toBeVisible()
  },
}
