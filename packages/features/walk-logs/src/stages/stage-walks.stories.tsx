import { FlashStack } from '@repo/ui/flash-stack'
import { type FakeRequest, fakeApi } from '@repo/web-kit/testing/fake-api'
import { aViewer } from '@repo/web-kit/testing/sample-viewer'
import { withSite } from '@repo/web-kit/testing/site-story'
import { withMessages } from '@repo/web-kit/testing/with-messages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { messages as english } from '../messages/en-us.ts'
import { messages as japanese } from '../messages/ja.ts'
import { WalkLogMessagesProvider } from '../messages/walk-log-messages.ts'
import { aWalkSummary } from '../testing/sample-walks.ts'
import type { WalkedStage } from './stage-walk.ts'
import { pendingStageWalk, StageWalks } from './stage-walks.tsx'

const part = { object_id: 'line-1', from_m: 3200, to_m: 8100 }
const stage: WalkedStage = { entryId: 5, articleId: 7, title: '宮ノ越宿 → 上松宿', part }
const summary = { entryId: 5, ...aWalkSummary({ typical: { minutes: 260, people: 6 } }) }

const meta = {
  title: 'web/walks/Stages',
  component: StageWalks,
  args: { stage, summary, today: '2026-10-19' },
  decorators: [
    (Story) => (
      <>
        <FlashStack />
        <div style={{ maxWidth: 520 }}>
          <Story />
        </div>
      </>
    ),
    withMessages(WalkLogMessagesProvider, { ja: japanese, 'en-us': english }),
    withSite,
  ],
  parameters: { root: { viewer: aViewer() }, address: '/journeys/1' },
} satisfies Meta<typeof StageWalks>
export default meta
type Story = StoryObj<typeof meta>

export const Walked: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: '最近の道の様子' })).toHaveTextContent('すべりやすい')
    await expect(canvas.getByRole('link', { name: '2人が歩きました' })).toHaveAttribute('href', '/routes/7#walks')
    await expect(canvas.getByText('4時間20分')).toBeVisible()
  },
}

export const WalkedByNobody: Story = {
  args: { summary: null },
  globals: { locale: 'en-us' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'I walked this: 宮ノ越宿 → 上松宿' })).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

export const ForVisitors: Story = {
  parameters: { root: { viewer: null } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '「宮ノ越宿 → 上松宿」を歩いた' }))
    await expect(pendingStageWalk.take()).toEqual({ entryId: 5 })
  },
}

export const LogsAPart: Story = {
  play: async ({ canvas }) => {
    const received: FakeRequest[] = []
    const log = {
      id: 9,
      walked_on: '2026-10-19',
      minutes: null,
      conditions: [],
      text: '',
      photos: [],
      visibility: 'public',
    }
    const user = { id: 1, name: 'walker', nickname: '', avatar: null }
    const times = { created_at: '2026-10-19T01:00:00.000Z', edited_at: null, prohibition_reason: null }
    const restore = fakeApi(
      {
        'GET /api/v1/self/routes': () => ({ data: [], next: null, total: 0 }),
        'POST /api/v1/routes/7/walk-logs': () =>
          Response.json({ ...log, ...times, user, part, track: null, is_own: true }, { status: 201 }),
      },
      received,
    )
    await userEvent.click(canvas.getByRole('button', { name: '「宮ノ越宿 → 上松宿」を歩いた' }))
    const form = within(await screen.findByRole('dialog', { name: '歩いた記録をつける' }))
    await waitFor(() => expect(form.getByText('宮ノ越宿 → 上松宿')).toBeVisible())
    await expect(form.getByText(/3\.20\s?km〜8\.10\s?km/)).toBeVisible()
    await userEvent.click(form.getByRole('button', { name: '記録する' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const [sent] = received.filter(({ method }) => method === 'POST')
    await expect(sent?.body).toMatchObject({ part })
    restore()
  },
}
