import { aListedUser } from '@repo/articles/testing/sample-cards'
import { FlashStack } from '@repo/ui/flash-stack'
import type { FollowListPerson } from '@repo/web-kit/person'
import { LONG_TITLE } from '@repo/web-kit/testing/long-title'
import { aViewer } from '@repo/web-kit/testing/sample-viewer'
import { withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { BlockedNotice } from './blocked-notice.tsx'
import type { FollowAnswer } from './follow-answer.ts'
import { FollowButton } from './follow-button.tsx'
import { PeopleList } from './people-list.tsx'
import { PersonMenu } from './person-menu.tsx'

const meta = {
  title: 'web/following/Following',
  decorators: [withSite],
  parameters: { root: { viewer: aViewer() } },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const answer = (state: FollowAnswer['state'], error: FollowAnswer['error'] = null) => ({
  action: (): FollowAnswer => ({ state, error }),
})
const FOLLOWING = { isFollowing: true, followerCount: 1_205 }
const user = aListedUser()
const aPerson = (over: Partial<FollowListPerson> = {}, isFollowing = false): FollowListPerson => ({
  id: 1,
  name: 'hikari.k',
  nickname: 'ひかり',
  avatar: null,
  routeCount: 6,
  followerCount: 1_204,
  isFollowing,
  isBlocked: false,
  canInteract: true,
  ...over,
})

export const NotFollowed: Story = {
  parameters: answer(FOLLOWING),
  render: () => <FollowButton person={user} variant="primary" />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'フォローする ひかりさん', pressed: false })
    await userEvent.click(button)
    await expect(await canvas.findByRole('button', { name: 'フォロー中 ひかりさん', pressed: true })).toBeVisible()
    await expect(button).toHaveFocus()
  },
}

export const Followed: Story = {
  parameters: answer({ isFollowing: false, followerCount: 1_203 }),
  globals: { locale: 'en-us' },
  render: () => <FollowButton person={{ ...user, isFollowing: true }} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Following ひかり', pressed: true }))
    await expect(await canvas.findByRole('button', { name: 'Follow ひかり', pressed: false })).toBeVisible()
  },
}

export const Refused: Story = {
  parameters: answer(null, { code: 'user.blocked' }),
  render: () => (
    <>
      <FollowButton person={user} />
      <FlashStack />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'フォローする ひかりさん' }))
    await expect(await screen.findByText('この方とはやりとりできません。')).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'フォローする ひかりさん' })).toBeVisible()
  },
}

export const AsksVisitorsToLogIn: Story = {
  parameters: { root: { viewer: null } },
  render: () => <FollowButton person={user} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'フォローする ひかりさん' }))
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'アカウントを作る' })).toBeVisible())
    await expect(sessionStorage.getItem('pending-follow')).toContain('"target":1')
  },
}

export const DoesWhatWasWantedBefore: Story = {
  parameters: answer(FOLLOWING),
  beforeEach: () => sessionStorage.setItem('pending-follow', JSON.stringify({ target: 1, at: Date.now() })),
  render: () => <FollowButton person={user} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'フォロー中 ひかりさん' })).toBeVisible()
    await expect(sessionStorage.getItem('pending-follow')).toBeNull()
  },
}

export const NotOfOneself: Story = {
  render: () => <FollowButton person={{ ...user, id: aViewer().id }} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const BlockedPeople: Story = {
  render: () => (
    <div style={{ maxWidth: 390 }}>
      <PeopleList
        label="フォロワー"
        people={[
          { ...aPerson(), isBlocked: true, canInteract: false },
          aPerson({ id: 2, nickname: 'みなと' }),
          aPerson({ id: 3, nickname: 'はるか', canInteract: false }),
        ]}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ブロック中')).toBeVisible()
    await expect(canvas.getByText('この方とはやりとりできません。')).toBeVisible()
    for (const name of ['ひかり', 'はるか']) {
      await expect(canvas.queryByRole('button', { name: `フォローする ${name}さん` })).toBeNull()
    }
    await expect(canvas.getByRole('button', { name: 'フォローする みなとさん' })).toBeVisible()
  },
}

export const People: Story = {
  render: () => (
    <div style={{ maxWidth: 390 }}>
      <PeopleList
        label="フォロワー"
        people={[aPerson(), aPerson({ id: 2, name: LONG_TITLE, nickname: LONG_TITLE }, true)]}
        next="/users/1/followers?before=7"
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'フォロワー' })
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
    await expect(canvas.getByRole('link', { name: 'もっと見る' })).toHaveAttribute(
      'href',
      '/users/1/followers?before=7',
    )
  },
}

export const AsksBeforeBlocking: Story = {
  render: () => <PersonMenu person={{ ...user, isBlocked: false }} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ひかりさんへの操作' }))
    await expect(await screen.findByRole('menuitem', { name: '報告する' })).toBeVisible()
    await userEvent.click(screen.getByRole('menuitem', { name: 'ブロックする' }))
    const dialog = await screen.findByRole('dialog', { name: 'ひかりさんをブロックしますか' })
    await waitFor(() => expect(dialog).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'キャンセル' }))
    await expect(canvas.getByRole('button', { name: 'ひかりさんへの操作' })).toHaveFocus()
  },
}

export const MenuPressedBeforeItWasThere: Story = {
  render: () => <PersonMenu person={{ ...user, isBlocked: false }} isOpenAtFirst />,
  play: async () => {
    await expect(await screen.findByRole('menuitem', { name: 'ブロックする' })).toBeVisible()
  },
}

export const OffersToUnblock: Story = {
  globals: { locale: 'en-us' },
  render: () => <PersonMenu person={{ ...user, isBlocked: true }} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for ひかり' }))
    await expect(await screen.findByRole('menuitem', { name: 'Unblock' })).toBeVisible()
  },
}

export const Blocked: Story = {
  render: () => <BlockedNotice person={user} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/ひかりさんをブロックしています/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'ブロックを解除する' })).toBeEnabled()
  },
}
