import { aViewer } from '@repo/web-kit/testing/sample-viewer'
import { withSite } from '@repo/web-kit/testing/site-story'
import { smallDesktop } from '@repo/web-kit/testing/small-desktop'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { SiteHeader } from './site-header.tsx'

const meta = {
  title: 'web/site-shell/Site header',
  component: SiteHeader,
  parameters: { layout: 'fullscreen' },
  decorators: [withSite],
} satisfies Meta<typeof SiteHeader>
export default meta
type Story = StoryObj<typeof meta>

const OFFERS = ['embedded', 'gsi-pale'].map((id) => ({ id, name: id, styleUrl: null, isReachable: true }))
const phone = { viewport: { value: 'mobile2' } }
const as = (over: Parameters<typeof aViewer>[0]) => ({ root: { viewer: aViewer(over) } })

export const Visitor: Story = {
  parameters: { address: '/routes?sort=favorite_count' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('さがす', { selector: 'summary' }))
    await expect(canvas.getByRole('link', { name: '人気のルート' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'すべてのルート' })).not.toHaveAttribute('aria-current')
    await expect(canvas.getByRole('link', { name: 'ログイン' })).toBeVisible()
  },
}

export const User: Story = {
  parameters: as({ unreadCount: 9 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'お知らせ（未読9件）' })).toHaveTextContent('9')
    await userEvent.click(canvas.getByLabelText('森下 あゆみさんのアカウント'))
    for (const name of ['ホーム', 'プロフィール', 'アカウント設定'])
      await expect(canvas.getByRole('link', { name })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'ログアウト' })).toBeVisible()
  },
}

export const OnASmallDesktop: Story = {
  globals: smallDesktop.globals,
  parameters: { ...smallDesktop.parameters, ...as({ unreadCount: 99 }) },
  play: async ({ canvas }) => {
    await expect(window.innerWidth).toBe(1024)
    await expect(canvas.getByRole('link', { name: '地図からさがす' }).offsetHeight).toBeLessThanOrEqual(44)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1024)
  },
}

/** The dialog closes after the choice and does not cover the new route. */
export const NewRouteLeavesItsDialog: Story = {
  parameters: as({}),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('ルートを作る', { selector: 'a > span' }))
    const dialog = await canvas.findByRole('dialog', { name: 'ルートを作る' })
    await userEvent.click(await within(dialog).findByRole('link', { name: /地図に描く/ }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}

export const NothingUnread: Story = {
  parameters: as({ unreadCount: 0 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'お知らせ' })).toHaveTextContent(/^お知らせ$/)
  },
}

export const NinetyNine: Story = { parameters: as({ unreadCount: 99 }) }

export const MoreThanFits: Story = {
  parameters: as({ unreadCount: 100 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'お知らせ（未読100件）' })).toHaveTextContent('99+')
  },
}

export const LongNameInEnglish: Story = {
  globals: { locale: 'en-us' },
  parameters: as({ nickname: 'A_name_that_nobody_would_ever_want_to_read_aloud_in_one_breath.' }),
}

export const PhoneVisitor: Story = {
  globals: phone,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'メニュー' }))
    const drawer = within(canvasElement).getByRole('dialog', { name: 'メニュー' })
    await expect(within(drawer).getByRole('link', { name: '地図からさがす' })).toBeVisible()
    await expect(within(drawer).getByRole('link', { name: 'ログイン' })).toBeVisible()
    await expect(drawer.getBoundingClientRect().width).toBe(280)
    await userEvent.click(within(drawer).getByRole('button', { name: '閉じる' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'メニュー' })).toHaveFocus()
  },
}

export const PhoneUser: Story = {
  globals: phone,
  parameters: as({ unreadCount: 100 }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'メニュー' }))
    const drawer = canvas.getByRole('dialog', { name: 'メニュー' })
    await expect(within(drawer).getByRole('link', { name: 'お知らせ 未読100件' })).toBeVisible()
    await expect(within(drawer).getByRole('button', { name: 'ログアウト' })).toBeVisible()
    await userEvent.click(within(drawer).getByRole('link', { name: 'すべてのルート' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}

/** The menu of a page whose map fills the window has what the footer of others has. */
export const WithoutAFooter: Story = {
  args: { isFit: true },
  parameters: { root: { basemaps: OFFERS } },
  play: async ({ canvas, canvasElement }) => {
    const menu = canvasElement.querySelector('header summary')
    if (menu?.checkVisibility()) {
      await userEvent.click(menu)
      await expect(canvas.getByRole('button', { name: '地図の種類' })).toBeVisible()
    } else await userEvent.click(canvas.getByRole('button', { name: 'メニュー' }))
    await waitFor(() => expect(screen.getByRole('link', { name: 'プライバシー' })).toBeVisible())
    await expect(screen.getByRole('link', { name: '利用規約' })).toHaveAttribute('href', '/term')
  },
}
