import { aListedArticle, aListedUser, aProfile, DRAWN_MAP } from '@repo/articles/testing/sample-cards'
import { LONG_TITLE } from '@repo/web-kit/testing/long-title'
import { Address, withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { UserCard } from './user-card.tsx'
import { UserHeader } from './user-header.tsx'
import { UserRoutes, userPath } from './user-routes.tsx'

const meta = { title: 'web/finding/People', decorators: [withSite] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const SomebodyInAList: Story = {
  render: () => (
    <>
      <UserCard user={aListedUser()} />
      <Address />
    </>
  ),
  play: async ({ canvas }) => {
    const figures = within(canvas.getByLabelText('これまでの記録'))
    // Rounded visually, exact for screen readers.
    await expect(figures.getByText('12,345')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('link', { name: 'ひかり' }))
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/users/1'))
  },
}

export const ALongNameInAList: Story = {
  render: () => (
    <div style={{ width: 280 }}>
      <UserCard user={aListedUser({ nickname: LONG_TITLE, name: LONG_TITLE, likeCount: 0 })} />
    </div>
  ),
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article')
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth)
  },
}

export const AboutSomebody: Story = {
  globals: { locale: 'en-us' },
  render: () => (
    <UserHeader
      user={aProfile({
        place: 'Kamakura',
        profile: 'Old roads.',
        site: 'https://hikari.example/',
        instagram: 'hikari.k',
      })}
      mapPath={DRAWN_MAP}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('ひかり')
    await expect(canvasElement.querySelector('picture img')).toHaveAttribute('src', expect.stringContaining('#map'))
    const about = within(canvas.getByRole('region'))
    await expect(about.getByText('Old roads.')).toBeVisible()
    await expect(about.getByRole('link', { name: /hikari.example/ })).toHaveAttribute('rel', 'nofollow ugc noopener')
    await expect(canvas.queryByRole('link', { name: 'Edit profile' })).toBeNull()
  },
}

export const SomebodyInABlockWithTheReader: Story = {
  render: () => (
    <>
      <UserHeader user={aProfile({ canInteract: false })} mapPath={null} />
      <div style={{ width: 358 }}>
        <UserCard user={aListedUser({ canInteract: false })} />
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('この方とはやりとりできません。')).toHaveLength(2)
    await expect(canvas.queryByRole('button', { name: /フォロー/ })).toBeNull()
    await expect(canvas.queryByText(/ブロック/)).toBeNull()
    const card = canvas.getByRole('article')
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth)
  },
}

export const SomebodyWhomTheReaderBlocks: Story = {
  globals: { locale: 'en-us' },
  render: () => <UserHeader user={aProfile({ isBlocked: true, canInteract: false })} mapPath={null} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You’ve blocked ひかり/)).toBeVisible()
    await expect(canvas.queryByText('You can’t interact with this person.')).toBeNull()
    await expect(canvas.queryByRole('button', { name: /Follow/ })).toBeNull()
  },
}

export const SomebodyNewWhoSaysNothing: Story = {
  render: () => (
    <>
      <UserHeader user={aProfile({ routeCount: 0, likeCount: 0 })} mapPath={null} />
      <UserRoutes user={aProfile()} articles={[]} sort="created_at" hrefOf={() => ''} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('picture')).toBeNull()
    await expect(canvas.queryByRole('region')).toBeNull()
    await expect(canvas.getByText('ひかりさんが公開したルートはまだありません。')).toBeVisible()
  },
}

export const Myself: Story = {
  parameters: { root: { viewer: { id: 1, name: 'hikari.k', nickname: 'ひかり', avatar: null } } },
  render: () => <UserHeader user={aProfile()} mapPath={null} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'プロフィールを編集' })).toHaveAttribute('href', '/home/profile')
  },
}

export const TheirRoutesInAnotherOrder: Story = {
  render: () => (
    <>
      <UserRoutes
        user={aProfile()}
        articles={[aListedArticle(), aListedArticle({ id: 8, title: '木曽駒', thumbnail_path: null })]}
        sort="favorite_count"
        hrefOf={(sort) => userPath(1, { all: true, sort })}
      />
      <Address />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(2)
    await expect(canvas.getByRole('link', { name: '人気' })).toHaveAttribute('aria-current')
    await userEvent.click(canvas.getByRole('link', { name: 'コピーの多い順' }))
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/users/1/routes?sort=copy_count'))
  },
}
