import '@mishiori/map-editor/style.css'
import 'maplibre-gl/dist/maplibre-gl.css'
import { MapView } from '@mishiori/map-editor/view'
import { dropFill, toiletFill } from '@repo/ui/icons'
import { withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Map as MapLibre } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { type ShownPlace, usePlaceMarks } from './use-place-marks.ts'

const EMPTY = { layers: [], mainLineId: null }
const PLAIN = {
  version: 8 as const,
  sources: {},
  layers: [{ id: 'ground', type: 'background' as const, paint: { 'background-color': '#dcebe0' } }],
}
const PADDING = { top: 40, right: 40, bottom: 40, left: 40 }
const WATER: ShownPlace = {
  id: 'water',
  name: '峠の清水',
  position: [137.8, 35.95],
  icon: dropFill,
  color: 'var(--map-blue-text)',
}
const TOILETS: ShownPlace = {
  id: 'toilets',
  name: '丸山公園のトイレ',
  position: [137.803, 35.951],
  icon: toiletFill,
  color: 'var(--map-deepblue-text)',
}
/** Outside of what the map shows at first. */
const FAR: ShownPlace = { ...WATER, id: 'far', name: '奥の泉', position: [137.9, 36] }

interface MarkedMapProps {
  places: readonly ShownPlace[]
  chosenId: string | null
  onChoose?: (id: string) => void
}

let shown: MapLibre | null = null

function MarkedMap({ places, chosenId, ...choices }: MarkedMapProps) {
  const [map, setMap] = useState<MapLibre | null>(null)
  const [chosen] = useState(chosenId === null ? null : { id: chosenId })
  usePlaceMarks(map, { places, chosen, padding: PADDING, ...choices })
  shown = map
  return (
    <div style={{ height: 480 }}>
      <MapView
        value={EMPTY}
        mapStyle={PLAIN}
        workerUrl={workerUrl}
        initialView={{ longitude: 137.801, latitude: 35.95, zoom: 15 }}
        onMapReady={setMap}
      />
    </div>
  )
}

const meta = { title: 'web/map-kit/Place marks', component: MarkedMap, decorators: [withSite] } satisfies Meta<
  typeof MarkedMap
>
export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {
  args: { places: [WATER, TOILETS], chosenId: null, onChoose: fn() },
  play: async ({ args, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-is-choice]')).toHaveLength(2))
    const discs = canvasElement.querySelectorAll('[data-is-choice] > span:first-child')
    await userEvent.click(discs[1] as HTMLElement)
    await expect(args.onChoose).toHaveBeenLastCalledWith('toilets')
  },
}

export const Chosen: Story = {
  args: { places: [WATER, TOILETS], chosenId: 'water' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('峠の清水')).toBeVisible()
    await expect(canvas.getByText('丸山公園のトイレ')).not.toBeVisible()
  },
}

/** The map goes to a place that it does not show. */
export const ChosenElsewhere: Story = {
  args: { places: [WATER, FAR], chosenId: 'far' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('奥の泉')).toBeVisible()
    await waitFor(() => expect(shown?.getBounds().contains([137.9, 36])).toBe(true))
  },
}
