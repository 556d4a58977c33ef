import { mapObjectId } from '@mishiori/map-document'
import type { Meta, StoryObj } from '@storybook/react-vite'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ja, jaColors } from '../messages/ja.ts'
import { offlineStyle } from '../stories/offline-style.ts'
import { passGround } from '../stories/panels/pass-ground.ts'
import { passLine } from '../stories/panels/story-map.ts'
import { forgetReadyMap, readyMap, storeReadyMap } from '../stories/ready-map.ts'
import { aDocument } from '../testing/fixtures.ts'
import { ElevationProfile } from '../ui/elevation-profile/elevation-profile.tsx'
import { MapView } from './map-view.tsx'
import { useLineColors } from './use-line-colors.ts'

const line = { ...passLine(), kind: 'navigationLine', travelMode: 'walking', waypoints: [] } as const
const services = { fetchGround: async () => ({ ok: true, stretches: passGround }) as const }
const document = aDocument([line, { ...passLine(3), id: mapObjectId('other'), color: 'blue' }])

function ColoringReader({ isDrawn = true }: { readonly isDrawn?: boolean }) {
  const [cursor, setCursor] = useState<number | null>(null)
  const { coloring, onMapReady } = useLineColors({ line, isDrawn, services, words: jaColors })
  return (
    <div style={{ width: '100%', height: 640, display: 'grid', gridTemplateRows: '1fr auto', position: 'relative' }}>
      <MapView
        value={document}
        messages={ja}
        mapStyle={offlineStyle()}
        workerUrl={workerUrl}
        cursor={cursor}
        onCursor={setCursor}
        onMapReady={(map) => {
          onMapReady(map)
          storeReadyMap(map)
        }}
      />
      <ElevationProfile
        messages={ja}
        line={line}
        coloring={coloring}
        cursorMeters={cursor}
        onCursor={setCursor}
        variant="strip"
      />
    </div>
  )
}

const meta = {
  title: 'map-editor/MapView line colors',
  component: ColoringReader,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => forgetReadyMap,
} satisfies Meta<typeof ColoringReader>
export default meta
type Story = StoryObj<typeof meta>

const drawnTones = async () => {
  const map = await readyMap()
  const features = map.getSource('mishiori-colored-line') ? map.querySourceFeatures('mishiori-colored-line') : []
  return new Set(features.map(({ properties }) => properties.tone))
}

export const ColorsTheMap: Story = {
  play: async ({ canvasElement }) => {
    const root = within(canvasElement)
    await root.findByRole('slider', { name: ja.map.label }, { timeout: 20_000 })
    await userEvent.click(root.getByRole('radio', { name: '路面' }))
    await waitFor(async () =>
      expect(await drawnTones()).toEqual(new Set(['gray', 'blue', 'green', 'orange', 'brown', 'olive', 'unknown'])),
    )
    await userEvent.click(root.getByRole('radio', { name: '線の色' }))
    await waitFor(async () => expect(await drawnTones()).toEqual(new Set()))
    await userEvent.click(root.getByRole('radio', { name: '道の種類' }))
    await waitFor(async () => expect(await drawnTones()).toContain('magenta'))
  },
}

export const HiddenLayer: Story = {
  args: { isDrawn: false },
  play: async ({ canvasElement }) => {
    const root = within(canvasElement)
    await root.findByRole('slider', { name: ja.map.label }, { timeout: 20_000 })
    await userEvent.click(root.getByRole('radio', { name: '路面' }))
    await expect(await root.findByRole('list', { name: '路面' })).toBeVisible()
    await expect(await drawnTones()).toEqual(new Set())
  },
}
