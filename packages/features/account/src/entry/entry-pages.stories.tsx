import { withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FailedAuthorizationPage } from './failed-authorization-page.tsx'
import { ForgetPasswordPage } from './forget-password-page.tsx'
import { ResetPasswordPage } from './reset-password-page.tsx'
import { UnsubscribePage } from './unsubscribe-page.tsx'

const meta = { title: 'web/account/Entry pages', decorators: [withSite] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const LinkIsSent: Story = {
  render: () => <ForgetPasswordPage answer={{ email: 'ayumi@example.jp', isSent: true, waitSeconds: 60 }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('パスワードを再設定するリンクをメールで送りました。')).toBeVisible()
    await expect(canvas.getByRole('textbox')).toHaveValue('ayumi@example.jp')
    await expect(canvas.getByRole('button', { name: 'もう一度送る' })).toBeDisabled()
  },
}

export const LinkWorksNoLonger: Story = {
  globals: { locale: 'en-us' },
  render: () => <ResetPasswordPage refusal="This link works no longer." answer={undefined} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This link works no longer.')
    await expect(canvas.getByRole('link', { name: 'Request a new link' })).toHaveAttribute('href', '/forgetpass')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const MailsAreStopped: Story = {
  render: () => <UnsubscribePage title="配信停止" kind="お知らせ" invalid={null} answer={{ isDone: true }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('「お知らせ」のメールはもう届きません。')
    await expect(canvas.getByRole('link', { name: '届くメールを選ぶ' })).toHaveAttribute(
      'href',
      '/home/account/sending',
    )
  },
}

const REFUSED = { title: 'Googleで続けられませんでした', problem: '許可されませんでした。', choosingPath: null }

export const ProviderRefusesAGuest: Story = {
  render: () => <FailedAuthorizationPage {...REFUSED} again={[{ name: 'google', label: 'Google' }]} isUser={false} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('許可されませんでした。')
    await expect(canvas.getByRole('button', { name: 'Googleで続ける' })).toBeEnabled()
  },
}

/** Linking began where activities are chosen, or in the settings. */
export const StravaRefusesAUser: Story = {
  parameters: { root: { hasStrava: true } },
  render: () => <FailedAuthorizationPage {...REFUSED} again={[]} isUser={true} choosingPath="/choose" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/choose')
  },
}
