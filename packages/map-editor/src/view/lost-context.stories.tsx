import type { MapObjectId } from '@mishiori/map-document'
import type { Meta, StoryObj } from '@storybook/react-vite'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { ja } from '../messages/ja.ts'
import { loseContext } from '../stories/lost-context.ts'
import { offlineStyle } from '../stories/offline-style.ts'
import { forgetReadyMap, readyMap, storeReadyMap } from '../stories/ready-map.ts'
import { aCircle, aDocument } from '../testing/fixtures.ts'
import { MapDriver } from '../testing/map-driver.ts'
import { MapView } from './map-view.tsx'

const document = aDocument([aCircle({ name: '湖', center: [0, 0], radiusMeters: 900_000 })])

function Reader() {
  const [selectedId, setSelectedId] = useState<MapObjectId | null>(null)
  return (
    <div style={{ width: 900, height: 600 }}>
      <MapView
        value={document}
        messages={ja}
        mapStyle={offlineStyle()}
        workerUrl={workerUrl}
        selectedId={selectedId}
        onSelect={setSelectedId}
        onMapReady={storeReadyMap}
      />
    </div>
  )
}

const meta = {
  title: 'map-editor/MapView without its context',
  component: Reader,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => forgetReadyMap,
} satisfies Meta<typeof Reader>

export default meta
type Story = StoryObj<typeof meta>

/** The browser takes the context away and gives it back: the map shows its objects where it showed them, and they can be chosen. */
export const IsGivenBack: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('slider', { name: ja.map.label }, { timeout: 20_000 })
    const first = await readyMap()
    first.jumpTo({ center: [2, 1], zoom: 3 })
    const { uncaught, restore } = await loseContext(first)
    await restore()
    await waitFor(async () => expect((await readyMap()) === first).toBe(false), { timeout: 20_000 })
    const again = await readyMap()
    await expect([again.getCenter().toArray(), again.getZoom()]).toEqual([[2, 1], 3])
    const drawn = () => again.queryRenderedFeatures(again.project([2, 1])).map(({ source }) => source)
    await waitFor(() => expect(drawn()).toContainEqual(expect.stringContaining('mishiori')), { timeout: 20_000 })
    const map = await MapDriver.open(canvasElement, { longitude: 2, latitude: 1, zoom: 3 })
    await map.click([2, 1])
    await expect(await within(canvasElement).findByRole('dialog', { name: ja.info.label('湖') })).toBeVisible()
    await expect(uncaught).toEqual([])
  },
}
