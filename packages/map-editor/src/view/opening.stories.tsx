import { mapObjectId } from '@mishiori/map-document'
import type { Meta, StoryObj } from '@storybook/react-vite'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { en } from '../messages/en.ts'
import { ja } from '../messages/ja.ts'
import type { MapEditorMessages } from '../messages/messages.ts'
import { offlineStyle } from '../stories/offline-style.ts'
import { aDocument, aLine } from '../testing/fixtures.ts'
import { MapView } from './map-view.tsx'

const walk = aLine({
  path: [
    [137.6, 36.2],
    [137.7, 36.3],
  ],
})
const abroad = aLine({
  id: mapObjectId('abroad'),
  name: 'Tour du Mont Blanc',
  path: [
    [6.8, 45.8],
    [7.7, 46.1],
  ],
})

interface ReaderProps {
  readonly messages?: MapEditorMessages
  readonly width?: number
  readonly opensWhole?: boolean
}

function Reader({ messages = ja, width = 900, opensWhole = false }: ReaderProps) {
  const [zoom, setZoom] = useState('')
  return (
    <div style={{ width, height: 480 }}>
      <MapView
        value={aDocument([walk, abroad])}
        messages={messages}
        opensWhole={opensWhole}
        mapStyle={offlineStyle()}
        workerUrl={workerUrl}
        onMapReady={(map) => {
          const showZoom = () => setZoom(map.getZoom().toFixed(1))
          showZoom()
          map.on('moveend', showZoom)
        }}
      />
      <output>{zoom}</output>
    </div>
  )
}

const meta = {
  title: 'map-editor/MapView/Opening',
  component: Reader,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Reader>

export default meta
type Story = StoryObj<typeof meta>

const zoomOf = (root: HTMLElement) => Number(within(root).getByRole('status').textContent)

/** Near the line that the map is about; the rest is told of and one press away. */
export const OpensOnTheMainLine: Story = {
  play: async ({ canvasElement }) => {
    const root = within(canvasElement)
    await expect(await root.findByText(ja.map.elsewhere(1), {}, { timeout: 20_000 })).toBeVisible()
    await waitFor(() => expect(zoomOf(canvasElement)).toBeGreaterThan(9))
    const notice = root.getByText(ja.map.elsewhere(1)).parentElement
    await userEvent.click(within(notice ?? canvasElement).getByRole('button', { name: ja.map.fit }))
    await waitFor(() => expect(zoomOf(canvasElement)).toBeLessThan(4))
    await expect(root.queryByText(ja.map.elsewhere(1))).toBeNull()
    await expect(root.getByRole('slider')).toHaveFocus()
  },
}

/** As for a journey: every part of it, with nothing to tell of. */
export const OpensOnEverything: Story = {
  args: { opensWhole: true },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('status')).not.toBeEmptyDOMElement(), {
      timeout: 20_000,
    })
    await expect(zoomOf(canvasElement)).toBeLessThan(4)
    await expect(within(canvasElement).queryByText(ja.map.elsewhere(1))).toBeNull()
  },
}

export const InEnglishOnAPhone: Story = {
  args: { messages: en, width: 390 },
  play: async ({ canvasElement }) => {
    const notice = await within(canvasElement).findByText(en.map.elsewhere(1), {}, { timeout: 20_000 })
    await expect(notice).toBeVisible()
  },
}
