import { FlashStack } from '@repo/ui/flash-stack'
import { fakeApi, refusal } from '@repo/web-kit/testing/fake-api'
import { aViewer } from '@repo/web-kit/testing/sample-viewer'
import { withSite } from '@repo/web-kit/testing/site-story'
import { withMessages } from '@repo/web-kit/testing/with-messages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { messages as english } from '../messages/en-us.ts'
import { messages as japanese } from '../messages/ja.ts'
import { YearsMessagesProvider } from '../messages/years-messages.ts'
import { aYear, sampleReport, sampleTracks, sampleYears } from '../testing/sample-years.ts'
import { OwnYearsPage } from './own-years-page.tsx'

const TRACKS = 'GET /api/v1/self/years/2026/tracks'
const viewer = aViewer()
const PUBLIC = `GET /api/v1/users/${viewer.id}/years`

const meta = {
  title: 'web/years/Own years',
  component: OwnYearsPage,
  args: { view: aYear(), isPublic: false },
  decorators: [
    (Story) => (
      <>
        <FlashStack />
        <Story />
      </>
    ),
    withMessages(YearsMessagesProvider, { ja: japanese, 'en-us': english }),
    withSite,
  ],
  parameters: { root: { viewer }, address: '/home/years' },
  beforeEach: () => fakeApi({ [TRACKS]: () => sampleTracks }),
} satisfies Meta<typeof OwnYearsPage>
export default meta
type Story = StoryObj<typeof meta>

export const AYear: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '2026', current: 'page' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'すべて', current: 'page' })).toHaveAttribute(
      'href',
      '/home/years?year=2026',
    )
    await expect(canvas.getByRole('link', { name: '自転車' })).toHaveAttribute(
      'href',
      '/home/years?year=2026&sport=cycling',
    )
    await expect(canvas.getByText('36件の活動')).toBeVisible()
    await expect(canvas.getByText('王ヶ頭')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('list', { name: '種目' })).toHaveTextContent('登山'))
    await userEvent.click(canvas.getByRole('button', { name: '10件をすべて表示' }))
    await expect(canvas.getByText('岡谷市')).toBeVisible()
  },
}

export const InEnglish: Story = {
  args: { isPublic: true },
  globals: { locale: 'en-us' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('36 activities')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See it as others do' })).toHaveAttribute(
      'href',
      `/users/${viewer.id}/years`,
    )
    await userEvent.click(canvas.getByText('Show as a table'))
    await expect(canvas.getAllByRole('row')).toHaveLength(13)
    await userEvent.click(canvas.getByRole('radio', { name: 'Weeks' }))
    await expect(canvas.getByRole('columnheader', { name: 'Week from' })).toBeVisible()
  },
}

export const AllYears: Story = {
  args: { view: aYear({ weeks: [] }, { year: null }) },
  beforeEach: () => fakeApi({ 'GET /api/v1/self/years/all/tracks': () => sampleTracks }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '年ごとの流れ' })).toBeVisible()
    await userEvent.click(canvas.getByText('表で見る'))
    await expect(canvas.getAllByRole('row').map((row) => row.firstChild?.textContent)).toEqual([
      ...['年', '2023', '2024', '2025', '2026'],
    ])
  },
}

export const ALaterPage: Story = {
  args: {
    view: aYear(
      { activities: { data: sampleReport.activities.data, next: null } },
      { before: '2026-06-13.walk_log.18' },
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '最新へ' })).toHaveAttribute('href', '/home/years?year=2026')
    await expect(canvas.queryByRole('heading', { name: '通った市区町村' })).toBeNull()
  },
}

export const NothingOfASport: Story = {
  args: {
    view: aYear(
      { total: { count: 0, distance_km: null, climb_m: null, seconds: null }, activities: { data: [], next: null } },
      { sport: 'driving' },
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('この年に、この種目の活動はありません')).toBeVisible()
  },
}

export const NothingYet: Story = {
  args: { view: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '記録をはじめる' })).toHaveAttribute('href', '/home/routes/record')
    await expect(canvas.getByRole('link', { name: '歩いた記録を見る' })).toHaveAttribute('href', '/home/walks')
  },
}

export const TracksFail: Story = {
  play: async ({ canvas }) => {
    const restore = fakeApi({ [TRACKS]: () => sampleTracks })
    await userEvent.click(await canvas.findByRole('button', { name: 'もう一度読み込む' }))
    await waitFor(() => expect(canvas.queryByText('軌跡を読み込めませんでした。')).toBeNull())
    restore()
  },
  beforeEach: () => fakeApi({ [TRACKS]: () => refusal('server.unexpected', 500) }),
}

export const WithoutTracks: Story = {
  beforeEach: () => fakeApi({ [TRACKS]: () => ({ tracks: [], bounds: null, next_zoom: null }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/軌跡はありません/)).toBeVisible()
  },
}

export const IsShown: Story = {
  play: async ({ canvas }) => {
    const sent: unknown[] = []
    const restore = fakeApi({
      'PUT /api/v1/self/years': ({ body }) => {
        sent.push(body)
        return new Response(null, { status: 204 })
      },
    })
    await userEvent.click(canvas.getByRole('switch', { name: 'プロフィールに表示する' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'あゆみを公開しますか？' }))
    await waitFor(() => expect(dialog.getByText(/非公開の場所の中/)).toBeVisible())
    await expect(sent).toHaveLength(0)
    await userEvent.click(dialog.getByRole('button', { name: '公開する' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(sent).toEqual([{ is_public: true }])
    await waitFor(() => expect(screen.getByText('あゆみをプロフィールに表示しました。')).toBeVisible())
    restore()
  },
}

export const CannotBeHidden: Story = {
  args: { isPublic: true },
  play: async ({ canvas }) => {
    const restore = fakeApi({ 'PUT /api/v1/self/years': () => refusal('server.unexpected', 500) })
    await userEvent.click(canvas.getByRole('switch', { name: 'プロフィールに表示する' }))
    await waitFor(() => expect(canvas.getByRole('alert')).not.toBeEmptyDOMElement())
    restore()
  },
}

/** The picture, in both shapes. */
export const Card: Story = {
  beforeEach: () =>
    fakeApi({
      [TRACKS]: () => sampleTracks,
      [PUBLIC]: () => sampleYears,
      [`${PUBLIC}/2026`]: () => sampleReport,
      [`${PUBLIC}/2026/tracks`]: () => sampleTracks,
    }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'カードを作る' }))
    const dialog = within(await screen.findByRole('dialog', { name: '2026年のカード' }))
    const picture = await dialog.findByRole('img', { name: /2026年のあゆみ/ })
    await waitFor(() => expect(picture).toHaveProperty('width', 1200))
    await userEvent.click(dialog.getByRole('radio', { name: '縦長' }))
    await waitFor(() =>
      expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['1080', '1350']),
    )
    await userEvent.click(dialog.getByRole('checkbox', { name: '市区町村の名前を入れる' }))
    const saved: string[] = []
    const click = HTMLAnchorElement.prototype.click
    HTMLAnchorElement.prototype.click = function save() {
      saved.push(this.download)
    }
    await userEvent.click(dialog.getByRole('button', { name: 'PNGで保存' }))
    await waitFor(() => expect(saved).toEqual(['mishiori-2026.png']))
    HTMLAnchorElement.prototype.click = click
  },
}

export const CardFails: Story = {
  beforeEach: () =>
    fakeApi({
      [TRACKS]: () => sampleTracks,
      [PUBLIC]: () => sampleYears,
      [`${PUBLIC}/2026`]: () => refusal('server.unexpected', 500),
      [`${PUBLIC}/2026/tracks`]: () => sampleTracks,
    }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'カードを作る' }))
    const dialog = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(dialog.getByText('カードを描けませんでした。')).toBeVisible())
    await expect(dialog.getByRole('button', { name: 'PNGで保存' })).toBeDisabled()
  },
}
