import type { RouteArticleInput, WalkLogInput } from '@repo/contract'
import { FlashStack } from '@repo/ui/flash-stack'
import { type FakeRequest, fakeApi, refusal } from '@repo/web-kit/testing/fake-api'
import { aViewer } from '@repo/web-kit/testing/sample-viewer'
import { withSite } from '@repo/web-kit/testing/site-story'
import { withMessages } from '@repo/web-kit/testing/with-messages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { messages as english } from '../../messages/en-us.ts'
import { messages as japanese } from '../../messages/ja.ts'
import { WalkLogMessagesProvider } from '../../messages/walk-log-messages.ts'
import { WalkLogDialog } from '../walk-log-dialog.tsx'

const VIEWER = aViewer()
const onDone = fn()

const meta = {
  title: 'web/walks/Track of a walk',
  decorators: [withMessages(WalkLogMessagesProvider, { ja: japanese, 'en-us': english }), withSite],
  parameters: { root: { viewer: VIEWER }, address: '/routes/7' },
  render: () => (
    <>
      <FlashStack />
      <WalkLogDialog
        place={{ userId: VIEWER.id, articleId: 7, logId: null, part: null }}
        token={null}
        log={null}
        canShare
        onClose={() => {}}
        onDone={onDone}
      />
    </>
  ),
  beforeEach: () => void onDone.mockClear(),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const points = Array.from({ length: 25 }, (_, at) => {
  const time = new Date(Date.parse('2026-11-03T00:00:00Z') + at * 60_000).toISOString()
  return `<trkpt lat="35" lon="${139 + at * 0.001}"><time>${time}</time></trkpt>`
})
const gpx = (content: string) =>
  new File([`<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1">${content}</gpx>`], 'morning.gpx')
const choose = async (file: File) => {
  const dialog = await screen.findByRole('dialog', { name: '歩いた記録をつける' })
  const input = dialog.querySelector<HTMLInputElement>('input[type="file"][accept*=".gpx"]')
  if (!input) throw new Error('No file can be chosen.')
  await userEvent.upload(input, file, { applyAccept: false })
  return within(dialog)
}

/** Nothing is sent before the log is; a log that fails does not make a second article. */
export const OfAFile: Story = {
  play: async () => {
    const received: FakeRequest[] = []
    const answers = [() => refusal('server.unavailable', 503), ({ body }: FakeRequest) => body]
    const restore = fakeApi(
      {
        'GET /api/v1/self/routes': () => ({ data: [], next: null, total: 0 }),
        'POST /api/v1/routes': () => Response.json({ id: 31 }, { status: 201 }),
        'POST /api/v1/routes/7/walk-logs': (request) => {
          const answer = answers.shift()?.(request)
          return answer instanceof Response ? answer : refusal('article.not_found', 404)
        },
      },
      received,
    )
    const form = await choose(gpx(`<trk><trkseg>${points.join('')}</trkseg></trk>`))
    await expect(await form.findByText('morning.gpx', {}, { timeout: 20_000 })).toBeVisible()
    await expect(form.getByText('2.19 km')).toBeVisible()
    await expect(form.getByText('24分')).toBeVisible()
    await expect(form.getByLabelText(/歩いた日/)).toHaveValue('2026-11-03')
    const sent = () => received.filter(({ method }) => method === 'POST')
    await expect(sent()).toEqual([])
    await userEvent.click(form.getByRole('button', { name: '記録する' }))
    await waitFor(() => expect(sent()).toHaveLength(2))
    const [article, log] = sent().map(({ body }) => body)
    await expect((article as RouteArticleInput).is_draft).toBe(true)
    await expect(log as WalkLogInput).toMatchObject({ track_id: 31, walked_on: '2026-11-03' })
    await form.findByText('書いた内容は、この端末に残っています。')
    await userEvent.click(form.getByRole('button', { name: '記録する' }))
    await waitFor(() => expect(sent().map(({ path }) => path)).toHaveLength(3))
    await expect(sent().filter(({ path }) => path.endsWith('/routes'))).toHaveLength(1)
    restore()
  },
}

export const OfAFileWithoutATrack: Story = {
  play: async () => {
    const restore = fakeApi({ 'GET /api/v1/self/routes': () => ({ data: [], next: null, total: 0 }) })
    const form = await choose(gpx('<wpt lat="35" lon="139"><name>A</name></wpt>'))
    await expect(await form.findByText('このファイルには軌跡がありません。', {}, { timeout: 20_000 })).toBeVisible()
    await choose(new File(['{'], 'broken.gpx'))
    await waitFor(() => expect(form.queryByText('このファイルには軌跡がありません。')).toBeNull())
    restore()
  },
}

export const OfADayOfTheTimeline: Story = {
  play: async () => {
    const path = '_p~iF~ps|U_ulLnnqC_mqNvxq`@'
    const move = {
      kind: 'move',
      start_at: '2026-11-03T00:00:00Z',
      end_at: '2026-11-03T01:00:00Z',
      path,
      distance_km: 3,
    }
    const day = { date: '2026-11-03', time_zone: 'Asia/Tokyo', distance_km: 6, previous: null, next: null }
    const segments = ['WALKING', 'IN_TRAIN'].map((type) => ({ ...move, type }))
    const days = [refusal('timeline.day_not_found', 404), { ...day, segments: segments.slice(1) }, { ...day, segments }]
    const restore = fakeApi({
      'GET /api/v1/self/routes': () => ({ data: [], next: null, total: 0 }),
      'GET /api/v1/self/timeline/days/2026-11-03': () => days.shift(),
    })
    const form = within(await screen.findByRole('dialog', { name: '歩いた記録をつける' }))
    const date = form.getByLabelText(/歩いた日/)
    await userEvent.clear(date)
    await userEvent.type(date, '2026-11-03')
    const take = () => userEvent.click(form.getByRole('button', { name: 'この日のタイムラインを使う' }))
    await take()
    await expect(await form.findByText('この日のタイムラインはありません。')).toBeVisible()
    await take()
    await expect(await form.findByText('この日のタイムラインに、歩いた道のりはありません。')).toBeVisible()
    await take()
    await expect(await form.findByText('2026-11-03')).toBeVisible()
    await userEvent.click(form.getByRole('button', { name: '軌跡を外す' }))
    await expect(form.getByRole('button', { name: 'ファイルを選ぶ' })).toBeVisible()
    restore()
  },
}
