import { RuledList } from '@repo/ui/ruled-list'
import { withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { LogInAlternatives } from '../entry/log-in-alternatives.tsx'
import { NoticeLine } from '../notice-line.tsx'
import { withAccountMessages } from '../testing/with-account-messages.ts'
import { LinkedService } from './linked-service.tsx'
import { NewPasskey } from './passkeys/new-passkey.tsx'
import { PasskeyRow } from './passkeys/passkey-row.tsx'

const meta = { title: 'web/account/Ways in', decorators: [withAccountMessages, withSite] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const LONG = 'a.very.long.address.that.does.not.break@a.very.long.host.of.an.organisation.example.com'
const PROVIDERS = [
  ...[
    ['google', 'Google'],
    ['apple', 'Apple'],
    ['line', 'LINE'],
    ['x', 'X'],
    ['facebook', 'Facebook'],
    ['strava', 'Strava'],
    ['oidc', 'Hill ID'],
  ].map(([name = '', label = '']) => ({ name, label })),
]

/** As browsers do where the connection is not secure. */
function withoutWebAuthn() {
  const known = Object.getOwnPropertyDescriptor(window, 'PublicKeyCredential')
  Reflect.deleteProperty(window, 'PublicKeyCredential')
  return () => {
    if (known) Object.defineProperty(window, 'PublicKeyCredential', known)
  }
}

export const BelowTheLogIn: Story = {
  render: () => <LogInAlternatives providers={PROVIDERS} next="/home" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'パスキーでログイン' })).toBeEnabled()
    const button = canvas.getByRole('button', { name: 'Googleで続ける' })
    const form = button.closest('form')
    await expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/auth/google'])
  },
}

export const BelowTheLogInWithoutAny: Story = {
  beforeEach: withoutWebAuthn,
  render: () => <LogInAlternatives providers={[]} next="/home" />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('または')).toBeNull()
  },
}

export const Services: Story = {
  render: () => (
    <div style={{ maxWidth: 320 }}>
      <RuledList>
        <LinkedService
          service={{ name: 'google', label: 'Google', link: { email: LONG, linkedAt: '2026-11-25T00:00:00Z' } }}
          isLast={false}
        />
        <LinkedService service={{ name: 'line', label: 'LINE', link: undefined }} isLast={false} />
      </RuledList>
    </div>
  ),
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list')
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
    await expect(canvas.getByRole('button', { name: 'Googleとの連携を解除' })).toBeEnabled()
    await expect(canvas.getByRole('button', { name: 'LINEと連携する' })).toBeEnabled()
  },
}

export const TheLastService: Story = {
  globals: { locale: 'en-us' },
  render: () => (
    <RuledList>
      <LinkedService
        service={{ name: 'x', label: 'X', link: { email: null, linkedAt: '2026-11-25T00:00:00Z' } }}
        isLast={true}
      />
    </RuledList>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Unlink X' })).toBeDisabled()
    await expect(canvas.getByText(/^linked since/)).toBeVisible()
  },
}

export const PasskeyOfALongName: Story = {
  render: () => (
    <div style={{ maxWidth: 320 }}>
      <RuledList>
        <PasskeyRow
          passkey={{ id: 1, name: LONG, createdAt: '2026-11-20T00:00:00Z', lastUsedAt: '2026-11-25T00:00:00Z' }}
        />
      </RuledList>
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText(`${LONG}の名前を変える`))
    await expect(canvas.getByRole('textbox', { name: '名前' })).toHaveValue(LONG)
    const list = canvas.getByRole('list')
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
  },
}

export const ANewPasskey: Story = {
  globals: { locale: 'en-us' },
  render: () => <NewPasskey count={2} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Passkey 3')
  },
}

export const NoPasskeysHere: Story = {
  beforeEach: withoutWebAuthn,
  render: () => <NewPasskey count={0} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/パスキーを使えません/)).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const WhatHasComeOfIt: Story = {
  render: () => (
    <>
      <NoticeLine done="パスキーを削除しました。" />
      <NoticeLine problem="このサービスとは連携していません。" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('パスキーを削除しました。')
    await expect(canvas.getByRole('alert')).toBeVisible()
  },
}
