import { compass, envelopeOpen, gear, plus } from '@repo/ui/icons'
import { aViewer } from '@repo/web-kit/testing/sample-viewer'
import { Address, withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { MenuItem } from './menu-item.ts'
import { MenuList } from './menu-list.tsx'
import { SideMenu } from './side-menu.tsx'

const meta = {
  title: 'web/site-shell/Side menu',
  component: SideMenu,
  decorators: [
    (Story) => (
      <div style={{ width: 280, background: 'var(--surface)' }}>
        <Story />
      </div>
    ),
    withSite,
  ],
} satisfies Meta<typeof SideMenu>
export default meta
type Story = StoryObj<typeof meta>

const as = (over: Parameters<typeof aViewer>[0], address = '/home') => ({
  address,
  root: { viewer: aViewer(over) },
})

export const Visitor: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '登録' })).toHaveAttribute('href', '/signup')
    await expect(canvas.getByRole('link', { name: 'ログイン' })).toHaveAttribute('href', '/login')
    await expect(canvas.getByText(/アカウントを作ると/)).toBeVisible()
  },
}

export const User: Story = {
  args: { totals: { '/home/routes': 46 } },
  parameters: as({ unreadCount: 12 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'ホーム' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'お知らせ 未読12件' })).toHaveTextContent('12')
    await expect(canvas.getByRole('link', { name: 'マイルート 46' })).not.toHaveAttribute('aria-current')
  },
}

export const NothingUnread: Story = {
  parameters: as({ unreadCount: 0 }, '/home/routes/12/history'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'お知らせ' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'マイルート' })).toHaveAttribute('aria-current', 'true')
  },
}

export const NinetyNine: Story = { parameters: as({ unreadCount: 99 }, '/home/notify') }

/** The eye gets the rounded number, the ear the full one. */
export const MoreThanFits: Story = {
  parameters: as({ unreadCount: 1234 }, '/home/notify'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'お知らせ 未読1,234件' })).toHaveTextContent('99+')
  },
}

export const LongNameInEnglish: Story = {
  globals: { locale: 'en-us' },
  args: { totals: { '/home/routes': 12_345 } },
  parameters: as({ nickname: 'A_name_that_nobody_would_ever_want_to_read_aloud_in_one_breath.', unreadCount: 100 }),
}

export const Renewed: Story = {
  parameters: { address: '/home', root: { viewer: aViewer(), renewalUrl: 'https://support.example/renewal' } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /変わったところを見る/ })
    await expect(link).toHaveAttribute('href', 'https://support.example/renewal')
    await expect(link).toHaveAttribute('rel', 'noopener')
  },
}

const onChoose = fn()
const allKinds: readonly MenuItem[] = [
  { kind: 'internal', to: '/tutorial', label: 'はじめてのガイド', icon: compass, isTutorial: true },
  {
    kind: 'internal',
    to: '/home/account',
    label: 'アカウント設定',
    icon: gear,
    children: [
      { handle: 'email', label: 'メールアドレス' },
      { handle: 'password', label: 'パスワード' },
    ],
  },
  { kind: 'external', href: 'https://support.example/', label: 'お問い合わせ', icon: envelopeOpen },
  { kind: 'callback', onChoose, label: 'ルートを作る', icon: plus },
]

export const KindsOfItems: Story = {
  parameters: { address: '/home/account/password' },
  render: () => (
    <>
      <MenuList label="見本" items={allKinds} />
      <Address />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'はじめてのガイド' })).toHaveAttribute('data-tutorial')
    await expect(canvas.getByRole('link', { name: 'パスワード' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: /お問い合わせ/ })).toHaveAttribute('target', '_blank')
    await userEvent.click(canvas.getByRole('button', { name: 'ルートを作る' }))
    await expect(onChoose).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('link', { name: 'メールアドレス' }))
    await expect(await canvas.findByText('/home/account/email')).toBeVisible()
  },
}
