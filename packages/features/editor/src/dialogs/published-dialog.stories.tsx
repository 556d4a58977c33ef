import { withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { withEditorMessagesInSite } from '../testing/story-messages.tsx'
import { PublishedDialog } from './published-dialog.tsx'

const meta = {
  title: 'web/editor/Published dialog',
  decorators: [withEditorMessagesInSite, withSite],
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const onTell = fn()
const published = {
  isOpen: true,
  title: '鳥居峠を越える',
  address: 'https://mishiori.example/routes/7',
  previewPath: '/previews/x.webp',
  status: 'public',
  isNarrowed: false,
  onTell: undefined,
  onClose: fn(),
} satisfies ComponentProps<typeof PublishedDialog>

export const Published: Story = {
  render: () => <PublishedDialog {...published} onTell={onTell} />,
  play: async () => {
    const hasNews = ({ textContent }: HTMLElement) => textContent === 'ルートを公開しました'
    await waitFor(() => expect(screen.getAllByRole('status').some(hasNews)).toBe(true))
    const address = await screen.findByRole('textbox', { name: 'ルートのアドレス' })
    await expect(address).toHaveValue('https://mishiori.example/routes/7')
    await waitFor(() => expect(screen.getByText('だれでも読めます。一覧と検索にも表示されます。')).toBeVisible())
    await expect(screen.getByRole('link', { name: 'LINE' })).toHaveAttribute(
      'href',
      'https://social-plugins.line.me/lineit/share?url=https%3A%2F%2Fmishiori.example%2Froutes%2F7',
    )
    const x = new URL(screen.getByRole('link', { name: 'Xに投稿' }).getAttribute('href') ?? '')
    await expect(Object.fromEntries(x.searchParams)).toEqual({
      text: '鳥居峠を越える',
      url: 'https://mishiori.example/routes/7',
    })
    const code = screen.getByRole('button', { name: 'QRコード' })
    await expect(code).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(code)
    await waitFor(() => expect(screen.getByRole('img', { name: 'ルートのアドレスのQRコード' })).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: '次は、物語を書く' }))
    await expect(onTell).toHaveBeenCalledOnce()
  },
}

/** As every route from Strava is where the operator lets none be published: nothing says that it is out. */
export const ForItsAuthorAlone: Story = {
  render: () => <PublishedDialog {...published} status="private" />,
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: '自分だけのルートとして保存しました' })
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(dialog).toHaveTextContent('あなただけが開けます。')
    await expect(dialog).not.toHaveTextContent('公開')
    await expect(screen.queryByRole('link', { name: 'LINE' })).toBeNull()
  },
}

export const ToFewerReaders: Story = {
  render: () => (
    <PublishedDialog {...published} address="https://mishiori.example/s/7" status="linkShared" isNarrowed />
  ),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: /リンクを知っている人だけ/ })).toBeVisible())
    await expect(screen.getByText('このアドレスを知っている人だけが読めます。')).toBeVisible()
  },
}
