import { FlashStack } from '@repo/ui/flash-stack'
import { fakeApi, refusal } from '@repo/web-kit/testing/fake-api'
import { aViewer } from '@repo/web-kit/testing/sample-viewer'
import { withSite } from '@repo/web-kit/testing/site-story'
import { withMessages } from '@repo/web-kit/testing/with-messages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { messages as english } from '../messages/en-us.ts'
import { messages as japanese } from '../messages/ja.ts'
import { WalkLogMessagesProvider } from '../messages/walk-log-messages.ts'
import { aWalkList, aWalkLog } from '../testing/sample-walks.ts'
import { JourneyWalksSection } from './journey-walks-section.tsx'
import type { JourneyWalks } from './stage-walk.ts'

const stages = [
  { entryId: 5, articleId: 7, title: '奈良井宿 → 宮ノ越宿', name: '1日目', part: null },
  { entryId: 6, articleId: 8, title: '宮ノ越宿 → 上松宿', name: '2日目', part: null },
]
const walks: JourneyWalks = {
  logs: aWalkList().logs.map((log, at) => ({ ...log, entryId: 5 + at })),
  next: null,
  total: 2,
}

const meta = {
  title: 'web/walks/Of a journey',
  component: JourneyWalksSection,
  args: { journeyId: 1, token: null, walks, stages },
  decorators: [
    (Story) => (
      <>
        <FlashStack />
        <div style={{ maxWidth: 560 }}>
          <Story />
        </div>
      </>
    ),
    withMessages(WalkLogMessagesProvider, { ja: japanese, 'en-us': english }),
    withSite,
  ],
  parameters: { root: { viewer: aViewer() }, address: '/journeys/1' },
} satisfies Meta<typeof JourneyWalksSection>
export default meta
type Story = StoryObj<typeof meta>

export const Walked: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /^歩いた記録\s?2$/ })).toBeVisible()
    const [first, second] = canvas.getAllByRole('listitem').filter(({ id }) => id !== '')
    if (!first || !second) throw new Error('no walks')
    await expect(within(first).getByRole('link', { name: '1日目' })).toHaveAttribute('href', '/routes/7#walks')
    await expect(within(second).getByRole('link', { name: '2日目' })).toHaveAttribute('href', '/routes/8#walks')
  },
}

export const WalkedByNobody: Story = {
  args: { walks: { logs: [], next: null, total: 0 } },
  globals: { locale: 'en-us' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No walks yet\./)).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const CannotBeLoaded: Story = {
  args: { walks: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^歩いた記録を読み込めませんでした/)).toBeVisible()
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/journeys/1#walks')
  },
}

export const MoreOfThem: Story = {
  args: { walks: { ...walks, next: 'key', total: 3 } },
  beforeEach: () =>
    fakeApi({
      'GET /api/v1/journeys/1/walks': ({ path }) =>
        path.endsWith('?before=key') ? { ...answerOf(9), next: null, total: 3 } : refusal('request.invalid'),
    }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'もっと見る' }))
    await waitFor(() => expect(canvas.getByText('3人目です。')).toBeVisible())
    await expect(canvas.queryByRole('button', { name: 'もっと見る' })).toBeNull()
  },
}

export const TakesOneBack: Story = {
  args: { walks: { logs: [{ ...aWalkLog({ isOwn: true }), entryId: 5 }], next: null, total: 1 } },
  beforeEach: () =>
    fakeApi({
      'DELETE /api/v1/walk-logs/1': () => null,
      'GET /api/v1/journeys/1/walks': () => ({ data: [], next: null, total: 0 }),
    }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText((_, element) => element?.tagName === 'SUMMARY'))
    await userEvent.click(canvas.getByRole('button', { name: '削除する' }))
    await waitFor(() => expect(canvas.getByText(/^まだ記録はありません/)).toBeVisible())
    await waitFor(() => expect(screen.getByRole('button', { name: '元に戻す' })).toBeVisible())
  },
}

/** A page of one more walk, as the API answers it. */
function answerOf(id: number) {
  const user = { id: 30, name: 'ken', nickname: 'けん', avatar: null, place: '', profile: '' }
  const none = { minutes: null, part: null, track: null, edited_at: null, prohibition_reason: null }
  const walk = {
    id,
    user,
    walked_on: '2026-09-01',
    conditions: [],
    text: '3人目です。',
    photos: [],
    visibility: 'public',
  }
  return { data: [{ ...walk, ...none, created_at: '2026-09-01T00:00:00Z', is_own: false, entry_id: 5 }] }
}
