import { encodePolyline, type Position } from '@mishiori/map-document'
import { useLanguage } from '@repo/web-kit/language'
import { withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { messages as english } from './messages/en-us.ts'
import { messages as japanese } from './messages/ja.ts'
import { StravaMessagesProvider } from './messages/strava-messages.ts'
import type { StravaActivity, StravaConnection, StravaImport } from './strava.ts'
import { StravaPage } from './strava-page.tsx'

type PageProps = Parameters<typeof StravaPage>[0]

const STRAVA: StravaConnection = {
  isOffered: true,
  isConnected: true,
  athleteName: '森 歩',
  readsPrivate: true,
  mayPublish: false,
}

function Page(props: PageProps) {
  const { locale } = useLanguage()
  return (
    <StravaMessagesProvider locale={locale} messages={locale === 'ja' ? japanese : english}>
      <StravaPage {...props} />
    </StravaMessagesProvider>
  )
}

const meta = {
  title: 'web/strava/Page',
  component: Page,
  decorators: [withSite],
  args: { strava: STRAVA, list: null, job: null, page: 1, terms: '' },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

export const NotConfigured: Story = {
  args: { strava: { ...STRAVA, isOffered: false, isConnected: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'ここではStravaと連携できません' })).toBeVisible()
    await expect(canvas.getByText('Stravaで書き出したファイルを読み込めます。')).toBeVisible()
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/home/routes/create_from_file')
  },
}

const path = (seed: number) =>
  Array.from(
    { length: 60 },
    (_, at): Position => [137.78 + at / 900, 35.93 + Math.sin(at / (6 + (seed % 5))) / (40 + seed)],
  )

const anActivity = (number: number, over: Partial<StravaActivity> = {}): StravaActivity => ({
  id: String(12_345_678_900 - number),
  name: `朝の散歩 ${number}`,
  sport: 'TrailRun',
  startedAt: new Date(Date.UTC(2026, 9, 30 - number, 21)).toISOString(),
  distanceKm: 12.34,
  elevationGain: 640,
  polyline: encodePolyline(path(number)),
  isPrivate: false,
  articleId: null,
  ...over,
})

const listed = (data: StravaActivity[], over: { hasMore?: boolean; page?: number; lookedThrough?: number } = {}) => ({
  ok: true as const,
  data: { data, page: 1, hasMore: false, lookedThrough: data.length, ...over },
})

const anImport = (over: Partial<StravaImport> = {}): StravaImport => ({
  id: 4,
  state: 'running',
  wait: null,
  total: 4,
  success: 2,
  failed: 0,
  items: [
    { activityId: '1', name: '鳥居峠を越える', state: 'imported', articleId: 31, error: null },
    { activityId: '2', name: '馬籠から妻籠', state: 'already', articleId: 12, error: null },
    { activityId: '3', name: '', state: 'waiting', articleId: null, error: null },
    { activityId: '4', name: '奈良井の町', state: 'waiting', articleId: null, error: null },
  ],
  ...over,
})

export const NotConnected: Story = {
  args: { strava: { ...STRAVA, isConnected: false, athleteName: null } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Stravaと連携する' })
    const form = button.closest('form')
    await expect(form).toHaveAttribute('action', '/auth/strava')
    await expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      purpose: 'link',
      next: '/home/routes/create_from_strava',
    })
    await expect(canvas.getByText(/本人にしか見せられません/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: /GPX・FIT・TCXファイル/ })).toHaveAttribute(
      'href',
      '/home/routes/create_from_file',
    )
  },
}

export const NotConnectedWherePublishingIsAllowed: Story = {
  args: { strava: { ...STRAVA, isConnected: false, mayPublish: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('公開するまで、ほかの人には見えません。')).toBeVisible()
  },
}

/** Imported activities and those without a track cannot be chosen; the modal has the options before it begins. */
export const Choosing: Story = {
  args: {
    list: listed(
      [
        anActivity(0, { name: '鳥居峠を越える' }),
        anActivity(1, { isPrivate: true }),
        anActivity(2, { name: 'ローラー台', sport: 'VirtualRide', polyline: null, elevationGain: null }),
        anActivity(3, { articleId: 12 }),
        anActivity(4, { name: 'とても長い名前の山歩き'.repeat(8) }),
      ],
      { hasMore: true },
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('checkbox', { name: /ローラー台/ })).toBeDisabled()
    await expect(canvas.getByRole('checkbox', { name: /取り込み済み/ })).toBeDisabled()
    await expect(canvas.getByRole('link', { name: '下書きを開く' })).toHaveAttribute('href', '/home/routes/12/edit')
    await expect(canvas.getByRole('link', { name: '古いもの' })).toHaveAttribute(
      'href',
      '/home/routes/create_from_strava?page=2',
    )
    await userEvent.click(canvas.getByRole('checkbox', { name: /鳥居峠/ }))
    await userEvent.click(canvas.getByRole('checkbox', { name: /散歩 1/ }))
    await userEvent.click(canvas.getByRole('button', { name: '2件を取り込む' }))
    const dialog = await canvas.findByRole('dialog', { name: 'アクティビティ2件を取り込む' })
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(canvas.queryByRole('textbox', { name: /タイトル/ })).toBeNull()
    await userEvent.click(canvas.getByRole('radio', { name: '1つのルートにまとめる' }))
    await userEvent.type(canvas.getByRole('textbox', { name: /タイトル/ }), '秋の旅')
    const form = dialog.querySelector('form') ?? undefined
    await expect([...new FormData(form)]).toEqual([
      ['intent', 'import'],
      ['activity', '12345678900'],
      ['activity', '12345678899'],
      ['mode', 'one'],
      ['title', '秋の旅'],
    ])
  },
}

export const MoreThanTwenty: Story = {
  args: { list: listed(Array.from({ length: 21 }, (_, number) => anActivity(number))) },
  play: async ({ canvas, userEvent }) => {
    const boxes = canvas.getAllByRole('checkbox')
    for (const box of boxes.slice(0, 20)) await userEvent.click(box)
    await expect(boxes[20]).toBeDisabled()
    await expect(canvas.getByText(/一度に取り込めるのは20件までです/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'すべて外す' }))
    await expect(boxes[20]).toBeEnabled()
  },
}

export const Found: Story = {
  args: { terms: '峠', list: listed([anActivity(0, { name: '鳥居峠' })], { lookedThrough: 200, hasMore: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('200件の中から見つかったもの')).toBeVisible()
    await expect(canvas.getByRole('searchbox', { name: '名前でさがす' })).toHaveValue('峠')
    await expect(canvas.getByRole('link', { name: 'さらに古いものからさがす' })).toHaveAttribute(
      'href',
      '/home/routes/create_from_strava?q=%E5%B3%A0&page=2',
    )
  },
}

export const NoneFound: Story = { args: { terms: '海', list: listed([], { lookedThrough: 200, hasMore: true }) } }

export const Empty: Story = { args: { strava: { ...STRAVA, readsPrivate: false }, list: listed([]) } }

export const Disconnecting: Story = {
  args: { list: listed([anActivity(0)]) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '連携を解除' }))
    const dialog = await canvas.findByRole('dialog', { name: 'Stravaとの連携を解除しますか' })
    await waitFor(() => expect(dialog).toBeVisible())
    const form = dialog.querySelector('form') ?? undefined
    await expect([...new FormData(form)]).toEqual([['intent', 'disconnect']])
    await userEvent.click(canvas.getByRole('checkbox', { name: /取り込んだルートも削除する/ }))
    await expect([...new FormData(form)]).toEqual([
      ['intent', 'disconnect'],
      ['routes', 'delete'],
    ])
  },
}

export const ListUnavailable: Story = {
  args: { list: { ok: false, error: { code: 'strava.unavailable' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('いまStravaに問題が起きています')
    await expect(canvas.getByRole('link', { name: 'もう一度読む' })).toBeVisible()
  },
}

export const TooManyAccesses: Story = {
  args: { list: { ok: false, error: { code: 'strava.too_many', params: { seconds: 754 } } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent(/あと12分\d+秒で、もう一度読みます/)
  },
}

export const PermissionMissing: Story = {
  args: { list: { ok: false, error: { code: 'strava.permission_missing' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'もう一度連携する' })).toBeVisible()
  },
}

export const ConnectionLost: Story = { args: { list: { ok: false, error: { code: 'strava.not_connected' } } } }

export const Refused: Story = {
  args: { list: listed([anActivity(0)]), problem: 'いま別の取り込みをしています。' },
}

export const Running: Story = {
  args: { job: anImport() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: '4件中2件が終わりました' })).toBeVisible()
    await expect(canvas.getByText('このページを閉じても、取り込みは続きます。')).toBeVisible()
    await expect(canvas.getByText('アクティビティ 3')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '残りを取りやめる' })).toBeVisible()
  },
}

export const WaitingForTheLimit: Story = {
  args: { job: anImport({ wait: { seconds: 421, code: 'strava.too_many' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent(/あと[67]分\d+秒で自動的に続けます/)
  },
}

export const WaitingForStrava: Story = {
  args: { job: anImport({ wait: { seconds: 42, code: 'strava.unavailable' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent(/あと\d+秒でもう一度試します/)
  },
}

const ended = anImport().items.map((item, at) =>
  at < 2 ? item : { ...item, state: 'failed' as const, error: at === 2 ? 'strava.not_found' : 'strava.no_track' },
)

export const DoneInPart: Story = {
  args: { job: anImport({ state: 'done', failed: 2, items: ended }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '2件を取り込み、2件は取り込めませんでした' })).toHaveFocus()
    await expect(canvas.getByText('このアクティビティは、もうStravaにありません。')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '鳥居峠を越える' })).toHaveAttribute('href', '/home/routes/31/edit')
  },
}

export const Done: Story = {
  args: { job: anImport({ state: 'done', total: 2, items: ended.slice(0, 2) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '2件を取り込みました' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'ほかのアクティビティを選ぶ' })).toBeVisible()
  },
}

export const NothingImported: Story = {
  args: { job: anImport({ state: 'done', total: 2, success: 0, failed: 2, items: ended.slice(2) }) },
}

export const Cancelled: Story = {
  args: {
    job: anImport({
      state: 'cancelled',
      items: anImport().items.map((item, at) => (at < 2 ? item : { ...item, state: 'cancelled' })),
    }),
  },
}
