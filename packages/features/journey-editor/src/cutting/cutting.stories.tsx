import { type Line, layerId, mapObjectId, type Position, serializeMapDocument } from '@mishiori/map-document'
import { aCard } from '@repo/articles/testing/sample-cards'
import type { Journey } from '@repo/contract'
import { aJourneyAnswer, aStageAnswer } from '@repo/journeys/testing/sample-answer'
import { withJourneysMessages } from '@repo/journeys/testing/with-journeys-messages'
import { type FakeRequest, fakeApi, refusal } from '@repo/web-kit/testing/fake-api'
import { aViewer } from '@repo/web-kit/testing/sample-viewer'
import { withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { JourneyEditorPage } from '../journey-editor-page.tsx'

/** 40 km north along a meridian, up to a pass and down again. */
const PATH: readonly Position[] = Array.from({ length: 401 }, (_, index) => [
  137.7 + Math.sin(index / 30) / 50,
  35.6 + index * 0.0009,
])
const LINE: Line = {
  id: mapObjectId('line-1'),
  kind: 'line',
  name: '木曽路',
  description: '',
  color: 'red',
  path: PATH,
  elevationsMeters: PATH.map((_, index) => 400 + 900 * Math.sin((index / 400) * Math.PI)),
}
const layersOf = (line: Line) =>
  serializeMapDocument({
    layers: [{ id: layerId('layer-1'), name: '道', objects: [line] }],
    mainLineId: line.id,
  })

const anArticle = (line: Line) => ({ ...aCard({ id: 61, title: '中山道を歩く' }), layer: layersOf(line) })
const stop = (id: string, kind: string, ja: string, index: number) => {
  const [lng = 0, lat = 0] = PATH[index] ?? []
  return { id, kind, name: { ja, en: ja }, lat, lng, alongMeters: index * 100, detourMeters: 20, tags: {} }
}
const ALONG = {
  region: null,
  coverage: 'all',
  places: [stop('N1', 'hut', '峠の小屋', 130), stop('N2', 'station', '藪原駅', 250)],
  hasMore: false,
  start: null,
  end: null,
}

let requests: FakeRequest[] = []
let journey: Journey = aJourneyAnswer()
const KEPT = `mishiori-journey-cut-${aViewer().id}-5`

const meta = {
  title: 'web/journeys/Cutting',
  decorators: [withJourneysMessages, withSite],
  parameters: { root: { viewer: aViewer() } },
  beforeEach: () => {
    requests = []
    journey = aJourneyAnswer()
    return fakeApi(
      {
        'GET /api/v1/journeys/5': () => journey,
        'GET /api/v1/self/routes': () => ({
          data: [aCard({ id: 61, title: '中山道を歩く' })],
          total: 1,
          per_page: 20,
          current_page: 1,
          counts: {},
          unlisted_count: 0,
        }),
        'GET /api/v1/routes/61': () => anArticle(LINE),
        'POST /api/v1/along': () => ALONG,
        'POST /api/v1/self/journeys/5/entries': () => {
          journey = { ...journey, version: 2, entries: [1, 2, 3].map((id) => aStageAnswer(id)) }
          return journey
        },
      },
      requests,
    )
  },
  render: () => <JourneyEditorPage journey={aJourneyAnswer()} userId={aViewer().id} />,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function choose(canvas: Canvas) {
  await userEvent.click(canvas.getByRole('button', { name: 'ルートを区切って追加' }))
  const dialog = within(canvas.getByRole('dialog', { name: '区切るルートを選ぶ' }))
  await userEvent.click(await dialog.findByRole('button', { name: '「中山道を歩く」を選ぶ' }))
  await expect(await canvas.findByRole('heading', { name: '「中山道を歩く」を区切る' })).toHaveFocus()
  await canvas.findByRole('list', { name: '区間' })
}
const days = (canvas: Canvas) => within(canvas.getByRole('list', { name: '区間' })).getAllByRole('listitem')
const cuts = (canvas: Canvas) =>
  canvas
    .queryAllByRole('slider', { name: /日目の終わり/ })
    .map((slider) => Number(slider.getAttribute('aria-valuenow')))
const sent = () => requests.find(({ path }) => path === '/api/v1/self/journeys/5/entries')?.body

/** As few days as the limit allows, all of the same time; then moved, undone and taken. */
export const ByHours: Story = {
  play: async ({ canvas }) => {
    await choose(canvas)
    await expect(days(canvas)).toHaveLength(1)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '1日の上限' }), '5')
    await userEvent.click(canvas.getByRole('button', { name: '案を作る' }))
    await expect(days(canvas).length).toBeGreaterThan(2)
    const proposed = cuts(canvas)
    const [first] = canvas.getAllByRole('slider', { name: '1日目の終わり' })
    first?.focus()
    await userEvent.keyboard('{ArrowRight}{PageUp}')
    await expect(cuts(canvas)[0]).toBe((proposed[0] ?? 0) + 1100)
    await userEvent.click(canvas.getByRole('button', { name: '元に戻す' }))
    await userEvent.click(canvas.getByRole('button', { name: '元に戻す' }))
    await expect(cuts(canvas)).toEqual(proposed)
    await userEvent.click(canvas.getByRole('button', { name: `${proposed.length + 1}区間を追加` }))
    await expect(canvas.getByRole('region', { name: '日程とルート' })).toHaveFocus()
    await waitFor(() => expect(sent()).toBeDefined(), { timeout: 5000 })
    await expect(sent()).toMatchObject({
      entries: [0, ...proposed].map((from_m, index) => ({
        kind: 'stage',
        article_id: 61,
        day: index + 1,
        part: { object_id: 'line-1', from_m },
      })),
    })
    await expect(localStorage.getItem(KEPT)).toBeNull()
  },
}

/** A day ends where one can stay. */
export const AtHuts: Story = {
  play: async ({ canvas }) => {
    await choose(canvas)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '区切り方' }), 'hut')
    await waitFor(() => expect(canvas.getByRole('button', { name: '案を作る' })).toBeEnabled())
    await userEvent.click(canvas.getByRole('button', { name: '案を作る' }))
    await expect(days(canvas)[0]).toHaveTextContent('終わりは峠の小屋の近く')
  },
}

/** By its own number, a press on the curve's grip, and what the device kept. */
export const ByHand: Story = {
  play: async ({ canvas }) => {
    await choose(canvas)
    await userEvent.click(canvas.getByRole('button', { name: '区切りを追加' }))
    const field = canvas.getByRole('textbox', { name: '1日目の終わり（km）' })
    await userEvent.clear(field)
    await userEvent.type(field, '12,5{Enter}')
    await expect(cuts(canvas)).toEqual([12_500])
    await userEvent.click(canvas.getByRole('button', { name: '1日目の終わりを0.10 km手前へ' }))
    await expect(cuts(canvas)).toEqual([12_400])
    const [grip] = canvas.getAllByRole('slider', { name: '1日目の終わり' })
    const box = grip?.parentElement?.getBoundingClientRect()
    if (!grip || !box) throw new Error('no grip')
    grip.setPointerCapture = () => {}
    grip.hasPointerCapture = () => true
    await fireEvent.pointerDown(grip, { pointerId: 1 })
    await fireEvent.pointerMove(grip, { pointerId: 1, clientX: box.left + box.width / 2 })
    const [half = 0] = cuts(canvas)
    const middle = Number(grip.getAttribute('aria-valuemax')) / 2
    await expect(Math.abs(half - middle)).toBeLessThan(700)
    await expect(localStorage.getItem(KEPT)).toContain(String(half))
    grip.focus()
    await userEvent.keyboard('{Delete}')
    await expect(cuts(canvas)).toEqual([])
  },
}

/** What was cut before the page was gone is there again. */
export const AfterACrash: Story = {
  beforeEach: () => {
    const plan = { fromMeters: 0, toMeters: 40_000, cuts: [9000, 21_000] }
    localStorage.setItem(KEPT, JSON.stringify({ articleId: 61, objectId: 'line-1', refs: null, plan }))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: '区間' })
    await expect(cuts(canvas)).toEqual([9000, 21_000])
    await userEvent.click(canvas.getByRole('button', { name: 'キャンセル' }))
    await expect(localStorage.getItem(KEPT)).toBeNull()
    await expect(canvas.getByRole('region', { name: '日程とルート' })).toBeVisible()
  },
}

/** Cuts between stages that are there already: they move, and none comes or goes. */
export const MovesCutsLater: Story = {
  beforeEach: () => {
    const article = aCard({ id: 61, title: '中山道を歩く' })
    const part = (from_m: number, to_m: number) => ({ object_id: 'line-1', from_m, to_m })
    journey = aJourneyAnswer({
      entries: [
        aStageAnswer(1, { article, part: part(0, 15_000) }),
        aStageAnswer(2, { article, part: part(15_000, 40_000) }),
      ],
    })
    return fakeApi(
      {
        'PUT /api/v1/self/journeys/5/entries/1': () => journey,
        'PUT /api/v1/self/journeys/5/entries/2': () => journey,
      },
      requests,
    )
  },
  render: () => <JourneyEditorPage journey={journey} userId={aViewer().id} />,
  play: async ({ canvas }) => {
    const [move] = canvas.getAllByRole('button', { name: '「中山道を歩く」の区切りを動かす' })
    if (!move) throw new Error('no cut')
    await userEvent.click(move)
    await canvas.findByRole('list', { name: '区間' })
    await expect(canvas.queryByRole('button', { name: '区切りを追加' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '1日目の終わりを0.10 km先へ' }))
    await userEvent.click(canvas.getByRole('button', { name: '区切りを保存' }))
    const changes = () => requests.filter(({ method }) => method === 'PUT').map(({ body }) => body)
    await waitFor(() => expect(changes()).toHaveLength(2), { timeout: 5000 })
    await expect(changes()).toEqual([
      { note: '', part: { object_id: 'line-1', from_m: 0, to_m: 15_100 } },
      { note: '', part: { object_id: 'line-1', from_m: 15_100, to_m: 40_000 } },
    ])
  },
}

export const WithoutElevations: Story = {
  beforeEach: () => {
    const { elevationsMeters: _, ...flat } = LINE
    return fakeApi({ 'GET /api/v1/routes/61': () => anArticle(flat) }, requests)
  },
  play: async ({ canvas }) => {
    await choose(canvas)
    await userEvent.click(canvas.getByRole('button', { name: '案を作る' }))
    await expect(days(canvas).length).toBeGreaterThan(1)
  },
}

export const CannotBeLoaded: Story = {
  beforeEach: () => fakeApi({ 'GET /api/v1/routes/61': () => refusal('article.not_found', 404) }, requests),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ルートを区切って追加' }))
    const dialog = within(canvas.getByRole('dialog', { name: '区切るルートを選ぶ' }))
    await userEvent.click(await dialog.findByRole('button', { name: '「中山道を歩く」を選ぶ' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('ルートを読み込めませんでした。')
  },
}
