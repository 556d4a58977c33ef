import { aReadingView } from '@repo/articles/testing/sample-reading'
import type { WalkLogInput, WalkLog as WalkLogWire } from '@repo/contract'
import { FlashStack } from '@repo/ui/flash-stack'
import { type FakeRequest, fakeApi, refusal } from '@repo/web-kit/testing/fake-api'
import { aViewer } from '@repo/web-kit/testing/sample-viewer'
import { withSite } from '@repo/web-kit/testing/site-story'
import { withMessages } from '@repo/web-kit/testing/with-messages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import type { HazardOnMap } from './form/hazard-fields.tsx'
import { messages as english } from './messages/en-us.ts'
import { messages as japanese } from './messages/ja.ts'
import { WalkLogMessagesProvider } from './messages/walk-log-messages.ts'
import { aWalkList, aWalkLog, aWalkSummary } from './testing/sample-walks.ts'
import { ageOfDay, type WalkList } from './walk-log.ts'
import { pendingWalk, WalkLogsSection } from './walk-logs-section.tsx'

const VIEWER = aViewer()
const { article } = aReadingView()
const LOGS = `/api/v1/routes/${article.id}/walk-logs`

const shown =
  (walks: WalkList | null, hazards: readonly HazardOnMap[] = []) =>
  () => (
    <>
      <FlashStack />
      <div style={{ maxWidth: 688 }}>
        <WalkLogsSection
          article={article}
          token={null}
          walks={walks}
          today="2026-10-19"
          estimateMinutes={245}
          hazards={hazards}
        />
      </div>
    </>
  )

/** As the API answers. */
const aWireLog = (input: WalkLogInput, id = 9): WalkLogWire => ({
  walked_on: input.walked_on,
  minutes: input.minutes ?? null,
  conditions: input.conditions,
  text: input.text,
  visibility: input.visibility,
  id,
  photos: [],
  track: null,
  part: input.part ?? null,
  edited_at: null,
  prohibition_reason: null,
  is_own: true,
  user: { id: VIEWER.id, name: VIEWER.name, nickname: VIEWER.nickname, avatar: null },
  created_at: '2026-10-19T01:00:00.000Z',
})
const aWireList = (data: WalkLogWire[], next: string | null = null) => ({
  data,
  next,
  summary: { total: data.length, conditions: [], people: { total: 1, shown: [] }, typical: null },
  viewer_can: { share: true },
})

const meta = {
  title: 'web/walks/Walks',
  decorators: [withMessages(WalkLogMessagesProvider, { ja: japanese, 'en-us': english }), withSite],
  parameters: { root: { viewer: VIEWER }, address: '/routes/7' },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const TwoWalks: Story = {
  render: shown(aWalkList()),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /^歩いた記録\s*2$/ })).toBeVisible()
    await expect(canvas.getByText('2026年10月18日')).toBeVisible()
    const age = ageOfDay('2026-10-18', new Date().toISOString().slice(0, 10), 'ja')
    await expect(canvas.getAllByText(age)).toHaveLength(2)
    await expect(canvas.getByText('歩いた時間 4時間20分')).toBeVisible()
    await expect(canvas.getByText('The last shop before Nojiri closes at five.')).toHaveAttribute('lang', 'en-US')
    await expect(canvas.queryByText('歩いた人の時間')).toBeNull()
  },
}

export const InEnglish: Story = {
  globals: { locale: 'en-us' },
  render: shown(aWalkList({ summary: aWalkSummary({ walkerCount: 12, typical: { minutes: 250, people: 7 } }) })),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 people walked this')).toBeVisible()
    await expect(canvas.getByText(/median of 7 people · estimate 4 h 5 min/)).toBeVisible()
    await expect(canvas.getByText('Oct 18, 2026')).toBeVisible()
  },
}

export const NoWalks: Story = {
  render: shown(
    aWalkList({ logs: [], summary: aWalkSummary({ total: 0, conditions: [], walkerCount: 0, walkers: [] }) }),
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/まだ記録はありません/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: '歩いた' })).toBeEnabled()
  },
}

export const ThatCannotBeLoaded: Story = {
  globals: { locale: 'en-us' },
  render: shown(null),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Walks couldn’t be loaded/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/routes/7#walks')
  },
}

export const ForVisitors: Story = {
  parameters: { root: { viewer: null } },
  render: shown(aWalkList()),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '歩いた' }))
    await expect(screen.queryByRole('dialog', { name: '歩いた記録をつける' })).toBeNull()
    await expect(pendingWalk.take()).toEqual({ articleId: article.id })
  },
}

const openForm = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(canvas.getByRole('button', { name: '歩いた' }))
  return within(await screen.findByRole('dialog', { name: '歩いた記録をつける' }))
}

export const ForWhoComesFromAWalk: Story = {
  parameters: { address: '/routes/7#log-walk' },
  render: shown(aWalkList()),
  play: async () => {
    const form = within(await screen.findByRole('dialog', { name: '歩いた記録をつける' }))
    await userEvent.click(form.getByRole('button', { name: 'キャンセル' }))
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

export const LogsAWalk: Story = {
  render: shown(aWalkList({ logs: [], summary: aWalkSummary({ total: 0, walkerCount: 0 }) })),
  play: async ({ canvas }) => {
    const received: FakeRequest[] = []
    const sent = () => received.filter(({ method }) => method === 'POST').map(({ body }) => body as WalkLogInput)
    const restore = fakeApi(
      {
        [`POST ${LOGS}`]: () => Response.json(aWireLog(sent().at(-1) as WalkLogInput), { status: 201 }),
        [`GET ${LOGS}`]: () => aWireList(sent().map((input) => aWireLog(input))),
      },
      received,
    )
    const form = await openForm(canvas)
    const day = form.getByLabelText(/歩いた日/)
    await userEvent.clear(day)
    await userEvent.click(form.getByRole('button', { name: '記録する' }))
    await expect(await form.findByText('歩いた日を入力してください。')).toBeVisible()
    await userEvent.type(day, '2026-10-12')
    await userEvent.click(form.getByRole('checkbox', { name: '雪' }))
    await userEvent.click(form.getByRole('checkbox', { name: '通れます' }))
    await userEvent.type(form.getByRole('textbox', { name: /ひとこと/ }), '峠に五センチ。')
    await userEvent.type(form.getByRole('textbox', { name: '時間' }), '3')
    await userEvent.click(form.getByRole('radio', { name: 'あなたのフォロワー' }))
    await userEvent.click(form.getByRole('button', { name: '記録する' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(sent()).toEqual([
      {
        walked_on: '2026-10-12',
        time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        part: null,
        minutes: 180,
        conditions: ['snow', 'passable'],
        text: '峠に五センチ。',
        visibility: 'followers',
        photo_ids: [],
        track_id: null,
      },
    ])
    await expect(await canvas.findByText('峠に五センチ。')).toBeVisible()
    await expect(canvas.getByText('フォロワーだけ')).toBeVisible()
    await expect(localStorage).toHaveLength(0)
    restore()
  },
}

/** What had arrived is changed; it does not become a second log. */
export const SendsAgainWhatHadArrived: Story = {
  render: shown(aWalkList()),
  play: async ({ canvas }) => {
    const received: (FakeRequest & { readonly key?: string | null })[] = []
    const arrived = new Map<string, string>()
    const create = ({ body }: FakeRequest) => {
      const text = JSON.stringify(body)
      const isFirst = arrived.size === 0
      if (isFirst) arrived.set('the key', text)
      if (isFirst) return refusal('server.unavailable', 503)
      return arrived.get('the key') === text
        ? Response.json(aWireLog(body as WalkLogInput), { status: 201 })
        : refusal('idempotency.body_differs', 422)
    }
    const restore = fakeApi(
      {
        [`POST ${LOGS}`]: create,
        'PUT /api/v1/self/walk-logs/9': ({ body }) => aWireLog(body as WalkLogInput),
        [`GET ${LOGS}`]: () => aWireList([]),
      },
      received,
    )
    const form = await openForm(canvas)
    const words = form.getByRole('textbox', { name: /ひとこと/ })
    await userEvent.type(words, '最初')
    await userEvent.click(form.getByRole('button', { name: '記録する' }))
    await form.findByText('書いた内容は、この端末に残っています。')
    await userEvent.type(words, 'の次')
    await userEvent.click(form.getByRole('button', { name: '記録する' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const written = received.filter(({ method }) => method !== 'GET')
    await expect(written.map(({ method, body }) => [method, (body as WalkLogInput).text])).toEqual([
      ['POST', '最初'],
      ['POST', '最初の次'],
      ['POST', '最初'],
      ['PUT', '最初の次'],
    ])
    restore()
  },
}

/** Whether it is above the buttons, where the form is longer than the window. */
const isInDialog = (text: HTMLElement) => {
  const { top, bottom, left, width } = text.getBoundingClientRect()
  return [top + 1, bottom - 1].every((y) => text.contains(document.elementFromPoint(left + width / 2, y)))
}

export const KeepsWhatWasNotSent: Story = {
  render: shown(aWalkList()),
  play: async ({ canvas }) => {
    const restore = fakeApi({ [`POST ${LOGS}`]: () => refusal('server.unavailable', 503) })
    const form = await openForm(canvas)
    await userEvent.type(form.getByRole('textbox', { name: /ひとこと/ }), '電波がない')
    await userEvent.click(form.getByRole('button', { name: '記録する' }))
    const kept = await form.findByText('書いた内容は、この端末に残っています。')
    await waitFor(() => expect(isInDialog(kept)).toBe(true))
    await userEvent.click(form.getByRole('button', { name: 'キャンセル' }))
    const again = await openForm(canvas)
    await expect(again.getByRole('textbox', { name: /ひとこと/ })).toHaveValue('電波がない')
    await userEvent.click(again.getByRole('button', { name: '最初から書く' }))
    await expect(again.getByRole('textbox', { name: /ひとこと/ })).toHaveValue('')
    await expect(localStorage).toHaveLength(0)
    restore()
  },
}

/** The button is in view when the field is not. */
export const ShowsWhatIsWrong: Story = {
  render: shown(aWalkList()),
  play: async ({ canvas }) => {
    const form = await openForm(canvas)
    const day = form.getByLabelText(/歩いた日/)
    await userEvent.clear(day)
    form.getByRole('radio', { name: '自分だけ' }).scrollIntoView()
    await userEvent.click(form.getByRole('button', { name: '記録する' }))
    await waitFor(() => expect(day).toHaveFocus())
    await waitFor(() => expect(isInDialog(day)).toBe(true))
    form.getByRole('radio', { name: '自分だけ' }).scrollIntoView()
    await userEvent.click(form.getByRole('button', { name: '記録する' }))
    await waitFor(() => expect(isInDialog(day)).toBe(true))
    await userEvent.click(form.getByRole('button', { name: 'キャンセル' }))
  },
}

export const AsksOfHazards: Story = {
  render: shown(aWalkList({ logs: [], summary: aWalkSummary({ total: 0, walkerCount: 0 }) }), [
    { objectId: 'bridge', name: '落ちた橋' },
  ]),
  play: async ({ canvas }) => {
    const received: FakeRequest[] = []
    const restore = fakeApi(
      {
        [`POST ${LOGS}`]: ({ body }) => Response.json(aWireLog(body as WalkLogInput), { status: 201 }),
        [`GET ${LOGS}`]: () => aWireList([]),
        [`PUT /api/v1/routes/${article.id}/hazards/bridge`]: () => refusal('hazard.not_found', 404),
      },
      received,
    )
    const form = await openForm(canvas)
    const asked = () => form.queryByRole('group', { name: '落ちた橋' })
    const day = form.getByLabelText<HTMLInputElement>(/歩いた日/)
    const today = day.value
    await userEvent.clear(day)
    await userEvent.type(day, '2026-01-01')
    await expect(asked()).toBeNull() // who walked then does not know how it is now
    await userEvent.clear(day)
    await userEvent.type(day, today)
    await userEvent.click(within(asked() ?? document.body).getByRole('checkbox', { name: 'まだある' }))
    await userEvent.click(form.getByRole('button', { name: '記録する' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const told = received.filter(({ method }) => method === 'PUT')
    await expect(told.map(({ body }) => body)).toEqual([{ answer: 'present' }])
    await waitFor(() => expect(screen.getByText('危険箇所への答えを送れませんでした。')).toBeVisible()) // it comes in slowly
    restore()
  },
}

export const ForSomebodyApart: Story = {
  render: shown(aWalkList({ canShare: false })),
  play: async ({ canvas }) => {
    const form = await openForm(canvas)
    await expect(form.getByRole('radio', { name: '自分だけ' })).toBeChecked()
    await expect(form.getByRole('radio', { name: 'だれでも' })).toBeDisabled()
    await waitFor(() => expect(form.getByText(/作者とはやりとりできないため/)).toBeVisible())
  },
}

const own = aWalkLog({ id: 5, isOwn: true, minutes: 95, isEdited: true, visibility: 'private' })

export const ChangesAndDeletesOnesOwn: Story = {
  render: shown(aWalkList({ logs: [own], summary: aWalkSummary({ total: 1 }) })),
  play: async ({ canvas }) => {
    const received: FakeRequest[] = []
    const wire = aWireLog(
      { walked_on: '2026-10-18', minutes: 95, conditions: [], text: '直した', visibility: 'private' },
      5,
    )
    const restore = fakeApi(
      {
        'PUT /api/v1/self/walk-logs/5': () => wire,
        'DELETE /api/v1/self/walk-logs/5': () => new Response(null, { status: 204 }),
        [`GET ${LOGS}`]: () => aWireList(received.some(({ method }) => method === 'DELETE') ? [] : [wire]),
      },
      received,
    )
    const choose = async (name: string) => {
      await userEvent.click(canvas.getByLabelText('せとうち太郎さんの2026年10月18日の記録のメニュー', { exact: false }))
      await userEvent.click(canvas.getByRole('button', { name }))
    }
    await choose('編集する')
    const form = within(await screen.findByRole('dialog', { name: '記録を編集する' }))
    await expect(form.getByRole('textbox', { name: '分' })).toHaveValue('35')
    await userEvent.type(form.getByRole('textbox', { name: '分' }), '0')
    await userEvent.click(form.getByRole('button', { name: '保存する' }))
    await waitFor(() => expect(canvas.getByText('直した')).toBeVisible())
    restore()
  },
}

export const ManyWalks: Story = {
  globals: { locale: 'en-us' },
  render: shown(aWalkList({ next: '2026-10-04.2' })),
  play: async ({ canvas }) => {
    const written = { minutes: null, conditions: [], visibility: 'public' } as const
    const further = aWireLog({ ...written, conditions: ['hot'], walked_on: '2026-09-01', text: 'Start early.' })
    const answers = [refusal('server.unavailable', 503), Response.json(aWireList([further]))]
    const restore = fakeApi({ [`GET ${LOGS}`]: () => answers.shift() })
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await expect(await canvas.findByText('Further walks couldn’t be loaded.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await expect(await canvas.findByText('Start early.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull()
    await expect(canvas.queryByText('Further walks couldn’t be loaded.')).toBeNull()
    restore()
  },
}
