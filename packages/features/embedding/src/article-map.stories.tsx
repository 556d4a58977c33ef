import { type Line, layerId, type MapColor, mapObjectId, serializeMapDocument } from '@mishiori/map-document'
import { anArticle } from '@repo/articles/testing/sample-reading'
import { fakeApi, refusal } from '@repo/web-kit/testing/fake-api'
import { withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Suspense } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import ArticleMap from './article-map.tsx'
import { MapWindow } from './map-window.tsx'

const lineOf = (name: string, color: MapColor, south: number): Line => ({
  id: mapObjectId(name),
  kind: 'line',
  name,
  description: '',
  color,
  path: [
    [137.79, 35.94 - south],
    [137.81, 35.96 - south],
  ],
})
const map = serializeMapDocument({
  layers: [
    { id: layerId('l1'), name: '歩いた道', objects: [lineOf('峠道', 'red', 0)] },
    { id: layerId('l2'), name: '下見の道', objects: [lineOf('国道', 'blue', 0.01)] },
  ],
  mainLineId: mapObjectId('峠道'),
})
/** What the card around the window is told. */
const told = fn()

const meta = {
  title: 'web/embed/Live map',
  parameters: {
    layout: 'fullscreen',
    root: {
      mapTiles: { vectorUrl: '/no-tiles/{z}/{x}/{y}.mvt', reliefUrl: '/no-tiles/{z}/{x}/{y}.png', streets: null },
    },
  },
  decorators: [withSite],
  beforeEach: () => {
    told.mockClear()
    const frame = window.frameElement
    const tell = ({ type }: Event) => told(type)
    for (const news of ['shown', 'failed']) frame?.addEventListener(news, tell)
    return () => {
      for (const news of ['shown', 'failed']) frame?.removeEventListener(news, tell)
    }
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const window_ = (id: number) => (
  <MapWindow title="鳥居峠を越える">
    {(options) => (
      <Suspense fallback={null}>
        <ArticleMap view={{ article: anArticle({ id }) }} options={options} />
      </Suspense>
    )}
  </MapWindow>
)

export const ShowsTheLayersOfItsAddress: Story = {
  parameters: { address: '/embed/71/map#layer=l1' },
  beforeEach: () => fakeApi({ 'GET /api/v1/routes/71': () => map }),
  render: () => window_(71),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(told).toHaveBeenCalledWith('shown'), { timeout: 30_000 })
    await userEvent.click(canvas.getByRole('button', { name: /レイヤー/ }))
    await expect(canvas.getByRole('button', { name: '下見の道を表示' })).toBeVisible()
  },
}

export const SaysThatThereIsNoMap: Story = {
  parameters: { address: '/embed/72/map' },
  beforeEach: () => fakeApi({ 'GET /api/v1/routes/72': () => refusal('article.not_found', 404) }),
  render: () => window_(72),
  play: async () => {
    await waitFor(() => expect(told).toHaveBeenCalledWith('failed'))
    await expect(told).not.toHaveBeenCalledWith('shown')
  },
}
