import { Button } from '@repo/ui/button'
import { browserApi } from '@repo/web-kit/browser-api'
import { fakeApi, refusal } from '@repo/web-kit/testing/fake-api'
import { aViewer } from '@repo/web-kit/testing/sample-viewer'
import { withSite } from '@repo/web-kit/testing/site-story'
import { useLogInRequired } from '@repo/web-kit/use-log-in-required'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

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

const PROVIDERS = 'GET /api/v1/auth/providers'
const noProviders = () => fakeApi({ [PROVIDERS]: () => ({ data: [] }) })

/** What the actions of the account pages answer a sheet: a code that is not 407215 is wrong. */
async function answerSheet({ request }: { request: Request }) {
  const { pathname } = new URL(request.url)
  const form = await request.formData()
  if (pathname === '/signup') return { step: 'verify' }
  if (form.get('intent') === 'resend') return { notice: '新しいコードを送りました。', resendWait: 0 }
  return form.getAll('code').join('') === '407215' ? { step: 'done' } : { problem: 'コードが違います。' }
}

const meta = {
  title: 'web/accounts/Account sheet',
  component: LogInButton,
  parameters: { address: '/routes/12?lang=en-us#heading-3', action: answerSheet },
  decorators: [withSite],
  beforeEach: noProviders,
} satisfies Meta<typeof LogInButton>
export default meta
type Story = StoryObj<typeof meta>

export const SignsVisitorsUp: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ナイスを送る' }))
    const sheet = await canvas.findByRole('dialog', { name: 'アカウントを作る' })
    await waitFor(() => expect(sheet).toBeVisible())
    const field = (name: RegExp) => canvas.getByRole('textbox', { name })
    await userEvent.type(field(/^ユーザー名/), 'mori.ayumi')
    await userEvent.type(field(/^メールアドレス/), 'mori@example.org')
    await userEvent.type(within(sheet).getByLabelText(/^パスワード/, { selector: 'input' }), 'a long way to the pass')
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.click(within(sheet).getByRole('button', { name: 'アカウントを作る' }))
    const first = await canvas.findByRole('textbox', { name: '1桁目' })
    await waitFor(() => expect(first).toHaveFocus())

    await userEvent.keyboard('111111')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('コードが違います。')
    await userEvent.click(canvas.getByRole('button', { name: '新しいコードを送る' }))
    const cleared = () => canvas.getByRole('textbox', { name: '1桁目' })
    await waitFor(() => expect(cleared()).toHaveValue(''))
    await waitFor(() => expect(cleared()).toHaveFocus())
    await userEvent.keyboard('407215')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'ナイスを送る' })).toHaveFocus()
  },
}

export const OffersServices: Story = {
  beforeEach: () => fakeApi({ [PROVIDERS]: () => ({ data: [{ name: 'google', label: 'Google' }] }) }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ナイスを送る' }))
    const google = await canvas.findByRole('button', { name: /Google/ })
    const next = google.closest('form')?.querySelector('[name="next"]')
    await expect(next).toHaveValue('/routes/12?lang=en-us#heading-3')
  },
}

export const AsksForTheCodeFirst: Story = {
  parameters: { root: { viewer: aViewer({ isVerified: false }) } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ナイスを送る' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '1桁目' })).toHaveFocus())
    await waitFor(() => expect(canvas.getByText(/mori@example.org/)).toBeVisible())
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
  beforeEach: () =>
    fakeApi({
      [PROVIDERS]: () => ({ data: [] }),
      'PUT /api/v1/routes/12/favorite': () => refusal('auth.login_required', 401),
    }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ナイスを送る' }))
    const dialog = await canvas.findByRole('dialog', { name: 'ログイン' })
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(canvas.getByText('ログインの期限が切れました。')).toBeVisible()
  },
}
