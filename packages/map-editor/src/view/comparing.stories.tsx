import { type MapDocument, mapObjectId, type Position } from '@mishiori/map-document'
import type { Meta, StoryObj } from '@storybook/react-vite'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ja } from '../messages/ja.ts'
import { offlineStyle } from '../stories/offline-style.ts'
import { aDocument, aLine } from '../testing/fixtures.ts'
import { ElevationProfile } from '../ui/elevation-profile/elevation-profile.tsx'
import { MapView } from './map-view.tsx'
import { useComparedLines } from './use-compared-lines.ts'

const wave = (latitude: number, heightMeters: number, count: number) => ({
  path: Array.from({ length: count }, (_, index): Position => [137.79 + index * 0.002, latitude]),
  elevationsMeters: Array.from({ length: count }, (_, index) => 500 + Math.round(heightMeters * Math.sin(index / 5))),
})
const ridge = aLine({ id: mapObjectId('ridge'), name: '尾根道', ...wave(35.97, 200, 40) })
const valley = aLine({ id: mapObjectId('valley'), name: '沢道', color: 'blue', ...wave(35.962, 80, 25) })

function ComparingReader({ document }: { readonly document: MapDocument }) {
  const [cursor, setCursor] = useState<number | null>(null)
  const compared = useComparedLines({ value: document })
  return (
    <div style={{ width: 900, height: 640, display: 'grid', gridTemplateRows: '1fr auto', position: 'relative' }}>
      <MapView
        value={document}
        messages={ja}
        mapStyle={offlineStyle()}
        workerUrl={workerUrl}
        profiledIds={compared.ids}
        cursor={cursor}
        onCursor={setCursor}
      />
      {compared.profile && (
        <ElevationProfile
          messages={ja}
          {...compared.profile}
          cursorMeters={cursor}
          onCursor={setCursor}
          variant="strip"
        />
      )}
    </div>
  )
}

const meta = {
  title: 'map-editor/MapView comparing lines',
  component: ComparingReader,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ComparingReader>

export default meta
type Story = StoryObj<typeof meta>

export const ComparesElevations: Story = {
  args: { document: aDocument([ridge, valley]) },
  play: async ({ canvasElement }) => {
    const root = within(canvasElement)
    await root.findByRole('slider', { name: ja.map.label }, { timeout: 20_000 })
    await userEvent.click(root.getByRole('button', { name: ja.profile.compare }))
    await userEvent.click(await root.findByRole('menuitem', { name: '沢道' }))
    const cursor = root.getByRole('slider', { name: ja.profile.cursor })
    cursor.focus()
    await userEvent.keyboard('{PageUp}')
    await expect(cursor.getAttribute('aria-valuetext')).toMatch(/, 沢道 \d+ m$/)
    const dots = () =>
      [...canvasElement.querySelectorAll<SVGElement>('.mishiori-overlay-cursor')].filter(
        (dot) => dot.style.display !== 'none',
      )
    await waitFor(() => expect(dots()).toHaveLength(2))
    await userEvent.click(root.getByRole('button', { name: '沢道' }))
    await expect(root.getByRole('region', { name: ja.profile.label('沢道') })).toBeVisible()
  },
}
