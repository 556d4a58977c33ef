import { type LayerId, type MapDocument, type MapObjectId, mapObjectId } from '@mishiori/map-document'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Map as MapLibre } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { type ReactNode, useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { en } from '../messages/en.ts'
import { ja } from '../messages/ja.ts'
import type { MapEditorMessages } from '../messages/messages.ts'
import { offlineStyle } from '../stories/offline-style.ts'
import photo from '../stories/photo.svg?no-inline'
import { everyKind } from '../stories/story-document.ts'
import { withoutWebgl } from '../stories/without-webgl.ts'
import { aCircle, aDocument, aLine, aPolygon, aRectangle, aSpot } from '../testing/fixtures.ts'
import { MapDriver } from '../testing/map-driver.ts'
import { LayerList } from '../ui/layer-list/layer-list.tsx'
import { linesOnly } from './lines-only.ts'
import { MapView, type MapViewMode } from './map-view.tsx'

const image = new URL(photo, location.href).href

interface ReaderProps {
  readonly document: MapDocument
  readonly messages?: MapEditorMessages
  readonly width?: number
  readonly mode?: MapViewMode
  /** Shown beside the map: the article's own list. */
  readonly hasList?: boolean
  readonly hasWindow?: boolean
  readonly fallback?: ReactNode
}

function Reader({ document, messages = ja, width = 900, mode = 'detail', ...shown }: ReaderProps) {
  const { hasList = false, hasWindow = true, fallback } = shown
  const [selectedId, setSelectedId] = useState<MapObjectId | null>(null)
  const [hiddenLayerIds, setHiddenLayerIds] = useState<ReadonlySet<LayerId>>(new Set())
  return (
    <div style={{ width, height: 600, position: 'relative' }}>
      <MapView
        value={document}
        mode={mode}
        messages={messages}
        hiddenLayerIds={hiddenLayerIds}
        mapStyle={offlineStyle()}
        workerUrl={workerUrl}
        selectedId={selectedId}
        hasWindow={hasWindow}
        fallback={fallback}
        onSelect={setSelectedId}
      />
      {hasList && (
        <div style={{ position: 'absolute', top: 16, left: 16 }}>
          <LayerList
            messages={messages}
            layers={(mode === 'lines' ? linesOnly(document) : document).layers}
            mainLineId={document.mainLineId}
            selectedLayerId={null}
            selectedObjectId={selectedId}
            hiddenLayerIds={hiddenLayerIds}
            onSelectObject={setSelectedId}
            onToggleLayer={(layerId) => setHiddenLayerIds(new Set(hiddenLayerIds.has(layerId) ? [] : [layerId]))}
          />
        </div>
      )}
    </div>
  )
}

const meta = {
  title: 'map-editor/MapView',
  component: Reader,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Reader>

export default meta
type Story = StoryObj<typeof meta>

const canvasOf = (root: HTMLElement) => within(root).findByRole('slider', { name: ja.map.label }, { timeout: 20_000 })

/** Wherever the map is, this is the middle of the canvas. */
const MIDDLE = { longitude: 0, latitude: 0, zoom: 1 } as const

/** Clicks the middle of the map, again until what is there has been drawn. */
async function openMiddle(root: HTMLElement, name: string): Promise<HTMLElement> {
  const map = await MapDriver.open(root, MIDDLE)
  return waitFor(
    async () => {
      await map.click([MIDDLE.longitude, MIDDLE.latitude])
      return within(root).findByRole('dialog', { name }, { timeout: 300 })
    },
    { timeout: 30_000 },
  )
}

/** Its window is elsewhere on the page: whoever cannot see it open has to be taken there, and back. */
export const OpenedByKey: Story = {
  args: { document: aDocument([aSpot({ name: '峠の茶屋', description: '冬は休み' })]), hasList: true },
  play: async ({ canvasElement }) => {
    await canvasOf(canvasElement)
    const row = within(canvasElement).getByRole('treeitem', { name: /峠の茶屋/ })
    row.focus()
    await userEvent.keyboard('{Enter}')
    const window = await within(canvasElement).findByRole('dialog', { name: /峠の茶屋/ })
    await expect(window).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(within(canvasElement).queryByRole('dialog')).toBeNull()
    await expect(row).toHaveFocus()
    await userEvent.click(within(row).getByText('峠の茶屋'))
    await expect(await within(canvasElement).findByRole('dialog', { name: /峠の茶屋/ })).not.toHaveFocus()
  },
}

export const EveryKindOfObject: Story = {
  args: {
    document: {
      ...everyKind,
      layers: everyKind.layers.map((layer, index) =>
        index > 0
          ? layer
          : {
              ...layer,
              objects: [
                ...layer.objects,
                aSpot({ name: '峠の茶屋', display: 'image', images: [image], color: 'teal' }),
              ],
            },
      ),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await canvasOf(canvasElement)).toBeVisible()
  },
}

/** Where the host says, and not in the sea off Africa. */
export const OpensAnEmptyDocument: Story = {
  args: { document: aDocument([]) },
  render: ({ document }) => {
    const [center, setCenter] = useState('')
    return (
      <div style={{ width: 900, height: 600 }}>
        <MapView
          value={document}
          messages={ja}
          mapStyle={offlineStyle()}
          workerUrl={workerUrl}
          initialView={{ longitude: 138, latitude: 36, zoom: 6 }}
          onMapReady={(map) => setCenter(map.getCenter().toArray().join())}
        />
        <output>{center}</output>
      </div>
    )
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('status')).toHaveTextContent('138,36'), {
      timeout: 20_000,
    })
  },
}

export const ShowsLinesOnly: Story = {
  args: { document: everyKind, mode: 'lines', hasList: true },
  play: async ({ canvasElement }) => {
    await canvasOf(canvasElement)
    const tree = within(within(canvasElement).getByRole('tree'))
    await expect(tree.queryByText('沢の渡り')).toBeNull()
    await userEvent.click(tree.getByText('帰りの電車'))
    await waitFor(() =>
      expect(tree.getByRole('treeitem', { name: /^帰りの電車/ })).toHaveAttribute('aria-selected', 'true'),
    )
    await expect(within(canvasElement).queryByRole('dialog')).toBeNull()
  },
}

export const ChoosesALineOnTheMap: Story = {
  args: {
    document: aDocument([
      aLine({
        path: [
          [-1, 0],
          [1, 0],
        ],
      }),
      aSpot({ position: [0, 0] }),
    ]),
    mode: 'lines',
    hasList: true,
  },
  play: async ({ canvasElement }) => {
    const map = await MapDriver.open(canvasElement, MIDDLE)
    const line = within(canvasElement).getByRole('treeitem', { name: /^Line 1/ })
    await waitFor(
      async () => {
        await map.click([MIDDLE.longitude, MIDDLE.latitude])
        await expect(line).toHaveAttribute('aria-selected', 'true')
      },
      { timeout: 30_000 },
    )
    await expect(within(canvasElement).queryByRole('dialog')).toBeNull()
  },
}

const tea = aSpot({ id: mapObjectId('tea'), position: [137, 36] })
const hut = aSpot({ id: mapObjectId('hut'), position: [139, 36] })

/** A host that writes its request anew at each render moves the camera only when it asks for something. */
export const MovesOnlyWhenAsked: Story = {
  args: { document: aDocument([tea, hut]) },
  render: ({ document }) => {
    const [at, setAt] = useState(1)
    const [center, setCenter] = useState('')
    const [map, setMap] = useState<MapLibre | null>(null)
    return (
      <div style={{ width: 900, height: 600 }}>
        <MapView
          value={document}
          messages={ja}
          mapStyle={offlineStyle()}
          workerUrl={workerUrl}
          focus={{ objectId: tea.id, at }}
          onMapReady={(ready) => {
            setMap(ready)
            ready.on('moveend', () => setCenter(String(Math.round(ready.getCenter().lng))))
          }}
        />
        <button type="button" onClick={() => map?.jumpTo({ center: [138, 35] })}>
          Away
        </button>
        <button type="button" onClick={() => setAt(at + 1)}>
          Again
        </button>
        <output>{center}</output>
      </div>
    )
  },
  play: async ({ canvasElement }) => {
    await canvasOf(canvasElement)
    const root = within(canvasElement)
    const isAt = (longitude: string) => waitFor(() => expect(root.getByRole('status')).toHaveTextContent(longitude))
    await isAt('137')
    await userEvent.click(root.getByRole('button', { name: 'Away' }))
    await isAt('138')
    await new Promise((resolve) => setTimeout(resolve, 300))
    await isAt('138')
    await userEvent.click(root.getByRole('button', { name: 'Again' }))
    await isAt('137')
  },
}

const along = (id: string, latitude: number) =>
  aLine({
    id: mapObjectId(id),
    name: id,
    path: [
      [-1, latitude],
      [1, latitude],
    ],
  })

/** The window stands where the line was clicked, and the map stays; chosen in the list, a line has it at its own place. */
export const OpensALineWhereItIsClicked: Story = {
  args: { document: aDocument([along('north', 0.5), along('middle', 0), along('south', -0.5)]), hasList: true },
  play: async ({ canvasElement }) => {
    const root = within(canvasElement)
    const name = ja.info.label('middle')
    const window = await openMiddle(canvasElement, name)
    const canvas = (await canvasOf(canvasElement)).getBoundingClientRect()
    const aside = (box: DOMRect) => Math.abs(box.left + box.width / 2 - (canvas.left + canvas.width / 2))
    const above = (box: DOMRect) => canvas.top + canvas.height / 2 - box.bottom
    await expect(aside(window.getBoundingClientRect())).toBeLessThan(2)
    await expect(above(window.getBoundingClientRect())).toBeGreaterThan(0)
    await expect(above(window.getBoundingClientRect())).toBeLessThan(40)
    const tree = within(root.getByRole('tree'))
    await userEvent.click(tree.getByText('south'))
    await userEvent.click(tree.getByText('middle'))
    const atItsPlace = await root.findByRole('dialog', { name })
    await waitFor(() => expect(aside(atItsPlace.getBoundingClientRect())).toBeGreaterThan(100))
  },
}

export const TellsTheRadiusOfACircle: Story = {
  args: { document: aDocument([aCircle({ radiusMeters: 1234 })]) },
  play: async ({ canvasElement }) => {
    const window = within(await openMiddle(canvasElement, 'Circle 1の情報'))
    await expect(window.getByText(/1\.23/)).toBeVisible()
    await expect(window.queryByRole('button', { name: /図形を直す/ })).toBeNull()
  },
}

export const TellsTheSizeOfARectangle: Story = {
  args: { document: aDocument([aRectangle()]) },
  play: async ({ canvasElement }) => {
    const window = within(await openMiddle(canvasElement, 'Square 1の情報'))
    await expect(window.getByText('2.70 km × 2.22 km')).toBeVisible()
  },
}

export const OpensAPolygon: Story = {
  args: { document: aDocument([aPolygon()]) },
  play: async ({ canvasElement }) => {
    await expect(await openMiddle(canvasElement, 'Polygon 1の情報')).toBeVisible()
  },
}

export const ShowsThePhotosOfASpot: Story = {
  args: {
    document: aDocument([aSpot({ name: '峠の茶屋', icon: 'image', display: 'image', images: [image, `${image}#2`] })]),
  },
  play: async ({ canvasElement }) => {
    const window = within(await openMiddle(canvasElement, '峠の茶屋の情報'))
    const photos = window.getByRole('list', { name: '写真2枚' })
    await expect(within(photos).getByRole('img', { name: '峠の茶屋の写真 1 / 2' })).toBeVisible()
    await expect(photos).toHaveAttribute('tabindex', '0')
  },
}

const elsewhere = 'https://photos.example.invalid/a-rather-long-name/gate.jpg'

export const LinksPhotosOfOtherSites: Story = {
  args: {
    document: aDocument([aSpot({ name: '峠の茶屋', icon: 'image', display: 'image', images: [elsewhere, image] })]),
  },
  play: async ({ canvasElement }) => {
    const window = within(await openMiddle(canvasElement, '峠の茶屋の情報'))
    const link = await window.findByRole('link', { name: ja.photos.elsewhere('photos.example.invalid') })
    await expect(link).toHaveAttribute('href', elsewhere)
    await expect(window.getByRole('img', { name: '峠の茶屋の写真 2 / 2' })).toBeVisible()
  },
}

export const HidesALayer: Story = {
  args: { document: everyKind, hasList: true },
  play: async ({ canvasElement }) => {
    await canvasOf(canvasElement)
    const root = within(canvasElement)
    await userEvent.click(root.getByRole('button', { name: ja.layers.hide('帰り道') }))
    await expect(root.getByRole('treeitem', { name: /^帰り道, .*非表示/ })).toBeVisible()
    await userEvent.click(root.getByText('見晴らし'))
    await expect(await root.findByRole('dialog', { name: ja.info.label('見晴らし') })).toBeVisible()
  },
}

export const InEnglishOnAPhone: Story = {
  args: {
    document: aDocument([aSpot({ name: 'Tea house', description: 'Closed on Mondays' })]),
    messages: en,
    width: 390,
  },
  play: async ({ canvasElement }) => {
    const root = within(canvasElement)
    await expect(await root.findByRole('slider', { name: en.map.label }, { timeout: 20_000 })).toBeVisible()
    const window = within(await openMiddle(canvasElement, en.info.label('Tea house')))
    await expect(window.getByText('Closed on Mondays')).toBeVisible()
    await userEvent.click(window.getByRole('button', { name: en.common.close }))
    await waitFor(() => expect(root.queryByRole('dialog')).toBeNull())
  },
}

export const WithoutAMap: Story = {
  args: { document: everyKind, hasList: true },
  beforeEach: withoutWebgl,
  play: async ({ canvasElement }) => {
    const root = within(canvasElement)
    await expect(await root.findByText(ja.map.unavailableTitle)).toBeVisible()
    await userEvent.click(root.getByText('沢の渡り'))
    await expect(await root.findByRole('dialog', { name: ja.info.label('沢の渡り') })).toBeVisible()
  },
}

const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#9cb" d="M0 0h4v3H0Z"/><path d="m0 3 2-2 2 1" fill="none" stroke="#357" stroke-width=".1"/></svg>')}`

/** The picture fills the view; the message leaves most of it. */
export const WithoutAMapButAPicture: Story = {
  args: { document: everyKind, fallback: <img src={PICTURE} alt="" /> },
  beforeEach: withoutWebgl,
  play: async ({ canvasElement }) => {
    const message = await within(canvasElement).findByRole('alert')
    const picture = canvasElement.querySelector('img')
    const [card, whole] = [message.getBoundingClientRect(), picture?.getBoundingClientRect() ?? new DOMRect()]
    await expect(whole.height).toBeGreaterThan(2 * card.height)
    await expect(card.bottom).toBeLessThanOrEqual(whole.bottom)
    await expect(card.top).toBeGreaterThan(whole.top + whole.height / 2)
  },
}

/** As a text beside it speaks of an object: highlighted, without its window. */
export const HighlightedWithoutItsWindow: Story = {
  args: { document: everyKind, hasList: true, hasWindow: false },
  play: async ({ canvasElement }) => {
    await canvasOf(canvasElement)
    const tree = within(within(canvasElement).getByRole('tree'))
    await userEvent.click(tree.getByText('沢の渡り'))
    await waitFor(() =>
      expect(tree.getByRole('treeitem', { name: /^沢の渡り/ })).toHaveAttribute('aria-selected', 'true'),
    )
    await expect(within(canvasElement).queryByRole('dialog')).toBeNull()
  },
}
