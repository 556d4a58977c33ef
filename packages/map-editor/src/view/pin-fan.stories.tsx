import { type MapObjectId, mapObjectId, type Position } from '@mishiori/map-document'
import type { Meta, StoryObj } from '@storybook/react-vite'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ja } from '../messages/ja.ts'
import { offlineStyle } from '../stories/offline-style.ts'
import { aDocument, aSpot } from '../testing/fixtures.ts'
import { MapDriver } from '../testing/map-driver.ts'
import { MapView } from './map-view.tsx'

const spot = (id: string, name: string, position: Position) => aSpot({ id: mapObjectId(id), name, position })

const crowded = aDocument([
  spot('tea', '峠の茶屋', [137.81, 35.95]),
  spot('view', '展望台', [137.81, 35.95]),
  spot('stone', '一里塚', [137.81001, 35.95]),
])

function Reader() {
  const [selectedId, setSelectedId] = useState<MapObjectId | null>(null)
  return (
    <div style={{ width: 700, height: 500 }}>
      <MapView
        value={crowded}
        messages={ja}
        mapStyle={offlineStyle()}
        workerUrl={workerUrl}
        selectedId={selectedId}
        onSelect={setSelectedId}
      />
    </div>
  )
}

const meta = {
  title: 'map-editor/MapView with pins in one place',
  component: Reader,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Reader>

export default meta
type Story = StoryObj<typeof meta>

const MIDDLE = { longitude: 0, latitude: 0, zoom: 1 } as const

/** Clicks the middle of the map, again until its pins have been drawn. */
async function openFan(root: HTMLElement): Promise<{ readonly fan: HTMLElement; readonly canvas: HTMLElement }> {
  const map = await MapDriver.open(root, MIDDLE)
  const fan = await waitFor(
    async () => {
      await map.click([MIDDLE.longitude, MIDDLE.latitude])
      return within(root).findByRole('group', { name: ja.map.pinsHere(3) }, { timeout: 300 })
    },
    { timeout: 30_000 },
  )
  return { fan, canvas: map.canvas }
}

const overlaps = (a: DOMRect, b: DOMRect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

export const FannedOut: Story = {
  play: async ({ canvasElement }) => {
    const { fan } = await openFan(canvasElement)
    const boxes = within(fan)
      .getAllByRole('button')
      .map((button) => button.getBoundingClientRect())
    await expect(boxes).toHaveLength(3)
    for (const [index, box] of boxes.entries()) {
      await expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
      for (const other of boxes.slice(index + 1)) await expect(overlaps(box, other)).toBe(false)
    }
  },
}

export const ChosenByKey: Story = {
  play: async ({ canvasElement }) => {
    const { fan } = await openFan(canvasElement)
    await expect(within(fan).getByRole('button', { name: '峠の茶屋' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(within(fan).getByRole('button', { name: '一里塚' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}')
    await expect(await within(canvasElement).findByRole('dialog', { name: /展望台/ })).toBeVisible()
    await expect(fan.isConnected).toBe(false)
  },
}

export const ClosedByEscape: Story = {
  play: async ({ canvasElement }) => {
    const { fan, canvas } = await openFan(canvasElement)
    await userEvent.keyboard('{Escape}')
    await expect(fan.isConnected).toBe(false)
    await expect(canvas).toHaveFocus()
    await expect(within(canvasElement).queryByRole('dialog')).toBeNull()
  },
}
