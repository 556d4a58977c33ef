import { aCard } from '@repo/articles/testing/sample-cards'
import type { Journey, JourneyEntry } from '@repo/contract'
import { aJourneyAnswer, aStageAnswer } from '@repo/journeys/testing/sample-answer'
import { withJourneysMessages } from '@repo/journeys/testing/with-journeys-messages'
import { FlashStack } from '@repo/ui/flash-stack'
import { type FakeRequest, fakeApi, refusal } from '@repo/web-kit/testing/fake-api'
import { aViewer } from '@repo/web-kit/testing/sample-viewer'
import { withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { JourneyEditorPage } from './journey-editor-page.tsx'

const TITLES = ['奈良井宿 → 宮ノ越宿', '宮ノ越宿 → 上松宿', '上松宿 → 野尻宿']
const stageOf = (id: number, over: Partial<JourneyEntry> = {}) =>
  aStageAnswer(id, { article: aCard({ id: 100 + id, title: TITLES[id - 1] ?? `${id}` }), ...over })
const threeDays = () => aJourneyAnswer({ entries: [stageOf(1), stageOf(2), stageOf(3)] })

let requests: FakeRequest[] = []
let journey: Journey = threeDays()
const changed = (change: Partial<Journey>) => {
  journey = { ...journey, ...change, version: journey.version + 1 }
  return journey
}
/** What was sent, without reading. */
const sent = () => requests.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`)

function isOrder(body: unknown): body is { entries: { id: number; day: number }[] } {
  return typeof body === 'object' && body !== null && 'entries' in body
}

const meta = {
  title: 'web/journeys/Editor',
  decorators: [withJourneysMessages, withSite],
  parameters: { root: { viewer: aViewer() } },
  beforeEach: () => {
    requests = []
    journey = threeDays()
    return fakeApi(
      {
        'GET /api/v1/journeys/5': () => journey,
        'PUT /api/v1/self/journeys/5': ({ body }) => changed(body as Partial<Journey>),
        'PUT /api/v1/self/journeys/5/order': ({ body }) =>
          changed({
            entries: (isOrder(body) ? body.entries : []).flatMap(({ id, day }) => {
              const entry = journey.entries.find((candidate) => candidate.id === id)
              return entry ? [{ ...entry, day }] : []
            }),
          }),
        'DELETE /api/v1/self/journeys/5/entries/2': () =>
          changed({ entries: journey.entries.filter(({ id }) => id !== 2) }),
        'POST /api/v1/self/journeys/5/entries': ({ body }) => {
          const [{ kind, day }] = (body as { entries: [{ kind: 'stage' | 'rest'; day: number }] }).entries
          const added = stageOf(journey.entries.length + 5, { kind, day, ...(kind === 'rest' && { article: null }) })
          return changed({ entries: [...journey.entries, added] })
        },
        'PUT /api/v1/self/journeys/5/entries/8': ({ body }) =>
          changed({
            entries: journey.entries.map((entry) => (entry.id === 8 ? { ...entry, ...(body as object) } : entry)),
          }),
        'GET /api/v1/self/routes': () => ({
          data: [aCard({ id: 61, title: '権兵衛峠' })],
          total: 1,
          per_page: 20,
          current_page: 1,
          counts: {},
          unlisted_count: 0,
        }),
      },
      requests,
    )
  },
  render: () => (
    <>
      <JourneyEditorPage journey={threeDays()} userId={aViewer().id} />
      <FlashStack />
    </>
  ),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const titles = (canvas: Pick<ReturnType<typeof within>, 'getAllByRole'>) =>
  canvas.getAllByRole('heading', { level: 3 }).map((heading: HTMLElement) => heading.textContent)

/** The focus stays on the button, so that it can be pressed again. */
export const MovesByKeyboard: Story = {
  play: async ({ canvas }) => {
    const up = canvas.getByRole('button', { name: '「上松宿 → 野尻宿」を上へ' })
    up.focus()
    await userEvent.keyboard('{Enter}')
    await expect(titles(canvas)).toEqual([TITLES[0], TITLES[2], TITLES[1]])
    await waitFor(() =>
      expect(canvas.getByText('「上松宿 → 野尻宿」は3件中2番目、2日目になりました。')).toBeInTheDocument(),
    )
    await waitFor(() => expect(canvas.getByRole('button', { name: '「上松宿 → 野尻宿」を上へ' })).toHaveFocus())
    await waitFor(() => expect(sent()).toEqual(['PUT /api/v1/self/journeys/5/order']), { timeout: 5000 })
    await expect(requests.at(-1)?.body).toEqual({
      entries: [
        { id: 1, day: 1 },
        { id: 3, day: 2 },
        { id: 2, day: 3 },
      ],
    })
  },
}

export const MovesByHandle: Story = {
  play: async ({ canvas, canvasElement }) => {
    const rows = [...canvasElement.querySelectorAll('[data-entry]')]
    const handle = rows[0]?.querySelector('span')
    const last = rows[2]?.getBoundingClientRect()
    if (!handle || !last) throw new Error('no rows')
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: handle, coords: { clientX: 5, clientY: 5 } },
      { target: handle, coords: { clientX: 5, clientY: last.bottom - 4 } },
      { keys: '[/MouseLeft]', target: handle },
    ])
    await expect(titles(canvas)).toEqual([TITLES[1], TITLES[2], TITLES[0]])
  },
}

export const TakesOutAndPutsBack: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '「宮ノ越宿 → 上松宿」を外す' }))
    await expect(titles(canvas)).toEqual([TITLES[0], TITLES[2]])
    await waitFor(() => expect(sent()).toEqual(['DELETE /api/v1/self/journeys/5/entries/2']), { timeout: 5000 })
    await userEvent.click(canvas.getByRole('button', { name: '元に戻す' }))
    await expect(titles(canvas)).toEqual(TITLES)
    await waitFor(() => expect(sent()).toContain('POST /api/v1/self/journeys/5/entries'), { timeout: 5000 })
  },
}

/** The day that was added gets its number from the server meanwhile. */
export const WritesANoteOnWhatWasJustAdded: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '休息日を追加' }))
    await userEvent.click(canvas.getByRole('button', { name: '「休息日」のメモ' }))
    const note = canvas.getByRole('textbox', { name: '「休息日」のメモ' })
    await userEvent.type(note, '温泉')
    await waitFor(() => expect(sent()).toContain('POST /api/v1/self/journeys/5/entries'), { timeout: 5000 })
    await waitFor(() => expect(sent()).toContain('PUT /api/v1/self/journeys/5/entries/8'), { timeout: 5000 })
    await expect(note).toHaveFocus()
    await userEvent.keyboard('へ')
    await expect(canvas.getByRole('textbox', { name: '「休息日」のメモ' })).toHaveValue('温泉へ')
  },
}

export const TakesOutTheLast: Story = {
  render: () => (
    <main id="content" tabIndex={-1}>
      <JourneyEditorPage journey={aJourneyAnswer({ entries: [stageOf(2)] })} userId={aViewer().id} />
    </main>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '「宮ノ越宿 → 上松宿」を外す' }))
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
  },
}

export const ADayLater: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '2日目から後を1日遅らせる' }))
    await expect(canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      '11日目10月17日(土)',
      '33日目10月19日(月)',
      '44日目10月20日(火)',
    ])
  },
}

export const AddsFromTheOwnList: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ルートを追加' }))
    const dialog = within(canvas.getByRole('dialog', { name: 'ルートを追加' }))
    await userEvent.click(await dialog.findByRole('button', { name: '「権兵衛峠」を追加' }))
    await expect(dialog.getByRole('button', { name: '「権兵衛峠」は追加ずみです。もう一度追加' })).toBeVisible()
    await userEvent.click(dialog.getAllByRole('button', { name: '閉じる' }).at(-1) ?? document.body)
    await expect(titles(canvas).at(-1)).toBe('権兵衛峠')
    await expect(canvas.getByRole('heading', { level: 2, name: /4日目/ })).toBeVisible()
  },
}

/** Each list by words: what was typed last is what is shown. */
export const SearchesByWords: Story = {
  beforeEach: () =>
    fakeApi(
      {
        'GET /api/v1/routes': ({ path }) => ({
          data: path.includes('q=') ? [aCard({ id: 62, title: '馬籠峠' })] : [],
          total: 1,
          per_page: 20,
          current_page: 1,
          is_capped: false,
        }),
      },
      requests,
    ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ルートを追加' }))
    const dialog = within(canvas.getByRole('dialog', { name: 'ルートを追加' }))
    await userEvent.click(dialog.getByRole('tab', { name: '公開ルート' }))
    await expect(await dialog.findByText('見つかりませんでした。')).toBeVisible()
    await userEvent.type(dialog.getByRole('searchbox', { name: 'ことばでさがす' }), '馬籠')
    await expect(await dialog.findByRole('button', { name: '「馬籠峠」を追加' })).toBeVisible()
    await expect(requests.filter(({ path }) => path.includes('q=')).map(({ path }) => path)).toEqual([
      `/api/v1/routes?${new URLSearchParams({ page: '1', q: '馬籠' })}`,
    ])
  },
}

export const SaysWhyItIsNotPublic: Story = {
  beforeEach: () => fakeApi({ 'PUT /api/v1/self/journeys/5': () => refusal('journey.title_required') }, requests),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^公開/ }))
    await expect(await canvas.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent(
      'タイトルを入力してください',
    )
    await expect(canvas.getByRole('radio', { name: /^下書き/ })).toBeChecked()
  },
}

/** The page says so, and the device keeps it. */
export const WithoutANetwork: Story = {
  beforeEach: () =>
    fakeApi({ 'PUT /api/v1/self/journeys/5': () => Promise.reject(new TypeError('Failed to fetch')) }, requests),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /タイトル/ }), 'を歩く')
    await expect(
      await canvas.findByText('この端末に残しています。つながったら送ります', {}, { timeout: 5000 }),
    ).toBeVisible()
    await expect(localStorage.getItem(`mishiori-journey-edits-${aViewer().id}-5`)).toContain('木曽路を歩く')
  },
}
