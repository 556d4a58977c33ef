import { aCard, aListedArticle } from '@repo/articles/testing/sample-cards'
import type { Answer, FeedPage } from '@repo/contract'
import { FlashStack } from '@repo/ui/flash-stack'
import type { FollowListPerson } from '@repo/web-kit/person'
import { aViewer } from '@repo/web-kit/testing/sample-viewer'
import { withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { withOwnMessages } from '../testing/with-own-messages.ts'
import { FeedSection } from './feed-section.tsx'
import { OwnFollows } from './follows-page.tsx'
import { SuggestedPeople } from './suggested-people.tsx'

const meta = {
  title: 'web/home/Follows',
  decorators: [withOwnMessages, withSite],
  parameters: { root: { viewer: aViewer() } },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const person = (id: number, nickname: string, isFollowing: boolean): FollowListPerson => ({
  id,
  name: `walker.${id}`,
  nickname,
  avatar: null,
  routeCount: id,
  followerCount: 12 * id,
  isFollowing,
  isBlocked: false,
  canInteract: true,
})
const counts = { following: 83, followers: 1_204 }
const everybody = { side: 'following', q: '', before: null } as const
const nobody = { data: [], next: null }

export const Following: Story = {
  render: () => (
    <OwnFollows
      query={everybody}
      people={{ data: [person(1, 'ひかり', true), person(2, '瀬戸内 太郎', true)], next: '17' }}
      counts={counts}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'フォロー中 83' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(2)
    await expect(canvas.getByRole('link', { name: 'もっと見る' })).toHaveAttribute('href', '/home/follows?before=17')
  },
}

export const Followers: Story = {
  render: () => (
    <OwnFollows
      query={{ ...everybody, side: 'followers' }}
      people={{ data: [person(1, 'ひかり', false)], next: null }}
      counts={counts}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ひかりさんへの操作' }))
    await expect(await screen.findByRole('menuitem', { name: 'ブロックする' })).toBeVisible()
    await userEvent.click(screen.getByRole('menuitem', { name: 'フォロワーから外す' }))
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'ひかりさんをフォロワーから外しますか' })).toBeVisible(),
    )
    await userEvent.click(screen.getByRole('button', { name: 'キャンセル' }))
    await expect(canvas.getByRole('button', { name: 'ひかりさんへの操作' })).toHaveFocus()
  },
}

export const NobodyOfThatName: Story = {
  render: () => <OwnFollows query={{ ...everybody, q: '峠' }} people={nobody} counts={counts} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: '名前' })).toHaveValue('峠')
    await expect(canvas.getByRole('link', { name: 'すべて見る' })).toHaveAttribute('href', '/home/follows')
  },
}

export const FollowsNobody: Story = {
  globals: { locale: 'en-us' },
  render: () => (
    <OwnFollows query={everybody} people={nobody} counts={{ following: 0, followers: 0 }}>
      <SuggestedPeople people={[person(3, 'Maya', false)]} />
    </OwnFollows>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You aren’t following anyone yet.')).toBeVisible()
    await expect(canvas.queryByRole('searchbox')).toBeNull()
    await expect(canvas.getByRole('list', { name: 'People you may like' })).toBeVisible()
  },
}

export const FollowedByNobody: Story = {
  render: () => (
    <OwnFollows query={{ ...everybody, side: 'followers' }} people={nobody} counts={{ following: 0, followers: 0 }} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('まだフォロワーはいません。')).toBeVisible()
  },
}

const page = (data: FeedPage['data'], next: string | null): Answer<FeedPage> => ({
  ok: true,
  status: 200,
  headers: new Headers(),
  data: { data, next },
})
const lost: Answer<FeedPage> = {
  ok: false,
  status: 0,
  headers: new Headers(),
  body: null,
  error: { code: 'network' },
}
const first = {
  kind: 'articles',
  articles: [aListedArticle({ id: 31 }), aListedArticle({ id: 30 })],
  next: '5_30',
} as const
const readPage = fn(
  async (_before: string): Promise<Answer<FeedPage>> => page([aCard({ id: 29, title: '中山道を歩く' })], null),
)

export const Feed: Story = {
  render: () => <FeedSection feed={first} readPage={readPage} />,
  play: async ({ canvas }) => {
    readPage.mockClear()
    await userEvent.click(canvas.getByRole('link', { name: 'もっと見る' }))
    await expect(await canvas.findByRole('heading', { name: '中山道を歩く' })).toBeVisible()
    await expect(canvas.getByText('ルートをあと1件表示しました。')).toHaveRole('status')
    await expect(readPage).toHaveBeenCalledOnce()
    await expect(readPage).toHaveBeenCalledWith('5_30')
    await expect(canvas.queryByRole('link', { name: 'もっと見る' })).toBeNull()
  },
}

function FeedReadAgain() {
  const [isNew, setNew] = useState(false)
  const again = {
    kind: 'articles',
    articles: [aListedArticle({ id: 32, title: '新しい道' }), aListedArticle({ id: 31 })],
    next: '6_31',
  }
  return (
    <>
      <button type="button" onClick={() => setNew(true)}>
        読み直す
      </button>
      <FeedSection feed={isNew ? { ...again, kind: 'articles' } : first} readPage={readPage} />
    </>
  )
}

/** While a new article pushes the last one off the first page. */
export const FeedThatIsReadAgain: Story = {
  render: () => <FeedReadAgain />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'もっと見る' }))
    await canvas.findByRole('heading', { name: '中山道を歩く' })
    await userEvent.click(canvas.getByRole('button', { name: '読み直す' }))
    await canvas.findByRole('heading', { name: '新しい道' })
    const links = canvas.getAllByRole('heading', { level: 3 }).map((heading) => heading.querySelector('a')?.pathname)
    await expect(links).toEqual(['/routes/32', '/routes/31', '/routes/30', '/routes/29'])
  },
}

export const FeedThatCannotGoOn: Story = {
  render: () => (
    <>
      <FeedSection feed={first} readPage={async () => lost} />
      <FlashStack />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'もっと見る' }))
    await expect(await screen.findByText('新しいルートを読み込めませんでした。')).toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'もっと見る' })).toBeVisible()
  },
}

export const FeedOfNobody: Story = {
  render: () => <FeedSection feed={{ kind: 'empty', suggested: [person(3, 'まや', false)], followsSomebody: false }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('フォローすると、その人の新しいルートがここに並びます。')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'フォローする まやさん' })).toBeVisible()
  },
}

export const QuietFeed: Story = {
  globals: { locale: 'en-us' },
  render: () => <FeedSection feed={{ kind: 'empty', suggested: [], followsSomebody: true }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The people you follow haven’t published anything yet.')).toBeVisible()
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}

export const FailedFeed: Story = {
  render: () => <FeedSection feed={{ kind: 'failed' }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('新しいルートを読み込めませんでした。')).toBeVisible()
  },
}
