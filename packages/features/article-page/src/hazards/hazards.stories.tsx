import { type ArticleFacts, toHazard } from '@repo/articles/article-facts'
import { MapLinkProvider, useMapLinks } from '@repo/articles/map-links'
import { aLayer, anArticle, anObject, aReadingView } from '@repo/articles/testing/sample-reading'
import type { HazardState } from '@repo/contract'
import { FlashStack } from '@repo/ui/flash-stack'
import { type FakeRequest, fakeApi, refusal } from '@repo/web-kit/testing/fake-api'
import { aViewer } from '@repo/web-kit/testing/sample-viewer'
import { withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { HazardProvider, pendingHazard } from './hazard-context.tsx'
import { HazardNotes } from './hazard-notes.tsx'

const hazard = (over: Partial<HazardState> = {}): HazardState => ({
  object_id: 'rocks',
  seen_on: '2026-11-01',
  last_seen_on: '2026-11-01',
  is_stale: false,
  present_count: 0,
  gone_count: 0,
  answer: null,
  ...over,
})
const OLD = hazard({ object_id: 'bridge', seen_on: '2026-06-01', last_seen_on: '2026-06-20', is_stale: true })
const UNKNOWN = hazard({ object_id: 'bees', seen_on: null, last_seen_on: '2026-10-01' })

let requests: FakeRequest[] = []

function Shown() {
  return <p data-testid="shown">{useMapLinks().shown?.id}</p>
}

function Notes(over: Partial<ArticleFacts>) {
  const article = anArticle({
    hazards: [hazard(), { ...OLD, present_count: 1, gone_count: 2 }, UNKNOWN].map(toHazard),
    ...over,
  })
  const objects = [
    anObject({ id: 'rocks', name: '落石' }),
    anObject({ id: 'bridge', name: '流れた橋' }),
    anObject({ id: 'bees', name: 'Bees', language: 'en-us' }),
  ]
  return (
    <MapLinkProvider>
      <HazardProvider article={article} token={null}>
        <HazardNotes view={aReadingView({ article, layers: [aLayer({ objects })] })} />
        <Shown />
        <FlashStack />
      </HazardProvider>
    </MapLinkProvider>
  )
}

const meta = {
  title: 'web/article-page/Hazards',
  component: Notes,
  decorators: [withSite],
  parameters: { root: { viewer: aViewer() } },
  beforeEach: () => {
    requests = []
    const answers = {
      'PUT /api/v1/routes/7/hazards/rocks': () =>
        hazard({ present_count: 1, answer: 'present', last_seen_on: '2026-11-26' }),
      'PUT /api/v1/routes/7/hazards/bridge': () => refusal('server.unavailable', 503),
    }
    return fakeApi(answers, requests)
  },
} satisfies Meta<typeof Notes>
export default meta
type Story = StoryObj<typeof meta>

const noteOf = (root: HTMLElement, name: string) =>
  within(
    within(root)
      .getByRole('button', { name: `${name}を地図で見る` })
      .closest('li') ?? root,
  )

export const SaysHowOldTheyAre: Story = {
  play: async ({ canvas, canvasElement }) => {
    const fresh = noteOf(canvasElement, '落石')
    await expect(fresh.getByText('2026年11月01日に確認')).toBeVisible()
    await expect(fresh.queryByText(/だれも確認していません/)).toBeNull()
    const old = noteOf(canvasElement, '流れた橋')
    await expect(old.getByText('90日以上、だれも確認していません。')).toBeVisible()
    await expect(old.getByText('「まだある」1人・「もうない」2人')).toBeVisible()
    await expect(noteOf(canvasElement, 'Bees').getByText(/確認した日は書かれていません/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '流れた橋を地図で見る' }))
    await expect(canvas.getByTestId('shown')).toHaveTextContent('bridge')
  },
}

export const TakesAWord: Story = {
  play: async ({ canvasElement }) => {
    const note = noteOf(canvasElement, '落石')
    await userEvent.click(note.getByRole('button', { name: 'まだある' }))
    await expect(note.getByRole('button', { name: 'まだある' })).toHaveAttribute('aria-pressed', 'true')
    await waitFor(() => expect(note.getByText('2026年11月26日に確認')).toBeVisible())
    await expect(requests.map(({ body }) => body)).toEqual([{ answer: 'present' }])
    await userEvent.click(note.getByRole('button', { name: 'まだある' }))
    await waitFor(() => expect(requests.map(({ body }) => body)).toEqual([{ answer: 'present' }, { answer: null }]))
  },
}

export const IsAsItWasWhenItFails: Story = {
  play: async ({ canvas, canvasElement }) => {
    const note = noteOf(canvasElement, '流れた橋')
    await userEvent.click(note.getByRole('button', { name: 'もうない' }))
    await waitFor(() => expect(canvas.getByText('答えを送れませんでした。')).toBeVisible())
    await expect(note.getByText('「まだある」1人・「もうない」2人')).toBeVisible()
    await expect(note.getByRole('button', { name: 'もうない' })).toHaveAttribute('aria-pressed', 'false')
  },
}

export const AsksVisitorsToLogIn: Story = {
  parameters: { root: { viewer: null } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(noteOf(canvasElement, '落石').getByRole('button', { name: 'もうない' }))
    await expect(await canvas.findByRole('dialog', { name: 'アカウントを作る' })).toBeInTheDocument()
    await expect(requests).toEqual([])
    await expect(pendingHazard.take()).toEqual({ articleId: 7, objectId: 'rocks', said: 'gone' })
  },
}

export const AnswersAfterTheLogIn: Story = {
  beforeEach: () => pendingHazard.keep({ articleId: 7, objectId: 'rocks', said: 'present' }),
  play: async ({ canvasElement }) => {
    const note = noteOf(canvasElement, '落石')
    await waitFor(() => expect(note.getByRole('button', { name: 'まだある' })).toHaveAttribute('aria-pressed', 'true'))
    await expect(requests.map(({ body }) => body)).toEqual([{ answer: 'present' }])
  },
}

export const OfOnesOwn: Story = {
  globals: { locale: 'en-us' },
  args: { viewerCan: { edit: true, interact: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Gone' })).toBeNull()
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/home/routes/7/edit')
  },
}

export const WithoutAnyThereIsNothing: Story = {
  args: { hazards: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull()
  },
}
