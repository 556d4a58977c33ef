import type { MapArticle } from '@repo/articles/article-summary'
import { aMapArticle } from '@repo/articles/testing/sample-cards'
import { withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Map as MapLibre, StyleSpecification } from 'maplibre-gl'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { clusterLayer, lineLayer, markLayer } from './found-layers.ts'
import { FoundMap, type FoundMapProps } from './found-map.tsx'
import { InfoWindow } from './info-window.tsx'

const onReady = fn<FoundMapProps['onReady']>()
const onRest = fn<FoundMapProps['onRest']>()
const onPick = fn<FoundMapProps['onPick']>()
const onPickMany = fn()
const onFailure = fn()

/** The sea alone, so that it needs no network. */
const SEA: StyleSpecification = {
  version: 8,
  sources: {},
  layers: [{ id: 'sea', type: 'background', paint: { 'background-color': '#cfe3ea' } }],
}
const CAMERA = { lat: 35.95, lng: 137.8, zoom: 9 }
/** By itself, and two others so close to each other that from afar they are one. */
const ALONE = aMapArticle({ id: 1, title: '西の峠', lng: 137.6 })
const PAIR = [
  aMapArticle({ id: 2, title: '東の峠', lng: 138 }),
  aMapArticle({ id: 3, title: '東の沢', lng: 138.02 }),
] as const
const PAIR_CENTER = { lng: 138.01, lat: CAMERA.lat }
const ARTICLES = [ALONE, ...PAIR]

interface FinderProps {
  articles: readonly MapArticle[]
  mapStyle?: StyleSpecification
}

function Finder({ articles, mapStyle = SEA }: FinderProps) {
  const [selected, setSelected] = useState<MapArticle | null>(null)
  return (
    <div style={{ position: 'relative', width: 640, height: 480 }}>
      <FoundMap
        mapStyle={mapStyle}
        camera={CAMERA}
        articles={articles}
        marks={articles}
        selected={selected}
        onRest={onRest}
        onPick={(id) => {
          onPick(id)
          setSelected(articles.find((article) => article.id === id) ?? null)
        }}
        onPickMany={onPickMany}
        onReady={onReady}
        onFailure={onFailure}
      >
        {selected ? <InfoWindow article={selected} onClose={() => setSelected(null)} /> : null}
      </FoundMap>
    </div>
  )
}

const meta = {
  title: 'web/finding/Map of what was found',
  component: Finder,
  args: { articles: ARTICLES },
  decorators: [withSite],
  beforeEach: () => {
    for (const told of [onReady, onRest, onPick, onPickMany, onFailure]) told.mockClear()
  },
} satisfies Meta<typeof Finder>
export default meta
type Story = StoryObj<typeof meta>

type Place = Readonly<Record<'lng' | 'lat', number>>

async function openedMap(): Promise<MapLibre> {
  await waitFor(() => expect(onReady).toHaveBeenCalled(), { timeout: 20_000 })
  const [map] = onReady.mock.lastCall ?? []
  if (!map) throw new Error('nobody was told of the map')
  return map
}

const drawnAt = (map: MapLibre, { lng, lat }: Place, layer: string) =>
  map.queryRenderedFeatures(map.project([lng, lat]), { layers: [layer] })

/** A click as a hand makes it, once there is something to click on. */
async function clickWhatIsDrawn(map: MapLibre, place: Place, layer: string): Promise<void> {
  await waitFor(() => expect(drawnAt(map, place, layer)).toHaveLength(1))
  const canvas = map.getCanvas()
  const [corner, { x, y }] = [canvas.getBoundingClientRect(), map.project([place.lng, place.lat])]
  const at = { clientX: corner.left + x, clientY: corner.top + y, bubbles: true, cancelable: true, view: window }
  for (const type of ['mousemove', 'mousedown', 'mouseup', 'click']) canvas.dispatchEvent(new MouseEvent(type, at))
}

const windowName = (title: string) => ({ name: `${title}のあらまし` })

export const AMarkOpensItsWindow: Story = {
  play: async ({ canvas, canvasElement }) => {
    const map = await openedMap()
    await expect(await canvas.findByRole('slider', { name: /^見つかったルートの地図/ })).toBeVisible()
    await clickWhatIsDrawn(map, ALONE, markLayer.id)
    await waitFor(() => expect(onPick.mock.calls).toEqual([[ALONE.id]]))
    const popup = await waitFor(() => {
      const element = canvasElement.querySelector<HTMLElement>('.maplibregl-popup')
      if (!element) throw new Error('no window stands on the map')
      return element
    })
    const opened = await within(popup).findByRole('region', windowName('西の峠'))
    await expect(opened).toBeVisible()
    await waitFor(() => expect(opened).toHaveFocus())
    await waitFor(() => expect(drawnAt(map, ALONE, markLayer.id)[0]?.properties.isSelected).toBe(true))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull())
    await expect(onFailure).not.toHaveBeenCalled()
  },
}

export const ANumberIsGoneCloserToUntilItComesApart: Story = {
  play: async ({ canvas }) => {
    const map = await openedMap()
    await waitFor(() => expect(drawnAt(map, PAIR_CENTER, clusterLayer.id)[0]?.properties.point_count).toBe(2))
    await clickWhatIsDrawn(map, PAIR_CENTER, clusterLayer.id)
    await waitFor(() => expect(map.getZoom()).toBeGreaterThan(CAMERA.zoom))
    await waitFor(() => expect(onRest.mock.lastCall?.[0].camera.zoom).toBe(map.getZoom()))
    const [west, , east] = onRest.mock.lastCall?.[0].box ?? [0, 0, 0, 0]
    await expect(west < PAIR[0].lng && PAIR[1].lng < east).toBe(true)
    await expect(onPick).not.toHaveBeenCalled()
    await clickWhatIsDrawn(map, PAIR[1], markLayer.id)
    await expect(await canvas.findByRole('region', windowName('東の沢'))).toBeVisible()
    await expect(onPick.mock.calls).toEqual([[PAIR[1].id]])
  },
}

/** Two routes from the same station. */
const SAME_PLACE = [aMapArticle({ id: 4, lng: 137.8 }), aMapArticle({ id: 5, lng: 137.8 })] as const

export const ANumberThatNothingSeparatesIsListed: Story = {
  args: { articles: SAME_PLACE },
  play: async () => {
    const map = await openedMap()
    await clickWhatIsDrawn(map, SAME_PLACE[0], clusterLayer.id)
    await waitFor(() => expect(onPickMany).toHaveBeenCalled())
    await expect([...(onPickMany.mock.lastCall?.[0] ?? [])].sort()).toEqual([4, 5])
    await expect(map.getZoom()).toBe(CAMERA.zoom)
    await expect(onPick).not.toHaveBeenCalled()
  },
}

export const EverythingFoundIsShown: Story = {
  args: { articles: [ALONE, aMapArticle({ id: 6, title: '遠い峠', lng: 142 })] },
  play: async ({ canvas }) => {
    const map = await openedMap()
    await userEvent.click(canvas.getByRole('button', { name: '全体を表示' }))
    await waitFor(() => expect(map.getBounds().contains([142, CAMERA.lat])).toBe(true))
    await expect(map.getBounds().contains([ALONE.lng, CAMERA.lat])).toBe(true)
  },
}

export const TheLinesOfTheList: Story = {
  args: { articles: [ALONE] },
  play: async ({ canvas }) => {
    const map = await openedMap()
    const middle = { lng: ALONE.lng + 0.01, lat: ALONE.lat + 0.005 }
    await waitFor(() => expect(drawnAt(map, middle, lineLayer.id)).toHaveLength(1))
    await userEvent.click(canvas.getByRole('button', { name: '拡大' }))
    await waitFor(() => expect(map.getZoom()).toBe(CAMERA.zoom + 1))
    await userEvent.click(canvas.getByRole('button', { name: '縮小' }))
    await waitFor(() => expect(map.getZoom()).toBe(CAMERA.zoom))
  },
}

/** Its tiles are no pictures. */
const TILES_LOST: StyleSpecification = {
  ...SEA,
  sources: { land: { type: 'raster', tiles: ['data:image/png,{z}-{x}-{y}'], tileSize: 256 } },
  layers: [...SEA.layers, { id: 'land', type: 'raster', source: 'land' }],
}

export const AMapThatLacksTilesStays: Story = {
  args: { mapStyle: TILES_LOST, articles: [ALONE] },
  play: async ({ canvas }) => {
    const map = await openedMap()
    await waitFor(() => expect(drawnAt(map, ALONE, markLayer.id)).toHaveLength(1))
    await expect(canvas.getByRole('slider')).toBeVisible()
    await expect(onFailure).not.toHaveBeenCalled()
  },
}

export const AMapWithoutAStyleIsNone: Story = {
  args: { mapStyle: { ...SEA, layers: [{ id: 'land', type: 'raster', source: 'nowhere' }] } },
  play: async () => {
    await waitFor(() => expect(onFailure).toHaveBeenCalled())
    await expect(onReady).not.toHaveBeenCalled()
  },
}
