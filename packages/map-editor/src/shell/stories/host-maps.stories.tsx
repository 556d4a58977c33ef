import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Map as MapLibre } from 'maplibre-gl'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { MapFailure } from '../../map/map-canvas.tsx'
import { ja } from '../../messages/ja.ts'
import { EditorStage, type EditorStageProps } from '../../stories/editor-stage.tsx'
import { button, editorMeta, lastObject } from '../../stories/editor-story.ts'
import { loseContext } from '../../stories/lost-context.ts'
import { everyKind, straight, viewpoint } from '../../stories/story-document.ts'
import { MapDriver } from '../../testing/map-driver.ts'

/** A map of nothing but night, which shares no layer with the other one. */
const NIGHT: NonNullable<EditorStageProps['mapStyle']> = {
  version: 8,
  sources: {},
  layers: [{ id: 'night', type: 'background', paint: { 'background-color': '#1b2733' } }],
}
const CHANGE = 'Another map'

const onMapError = fn<(failure: MapFailure) => void>()
const onMapReady = fn<(map: MapLibre) => void>()

function readyMap(): MapLibre {
  const [map] = onMapReady.mock.lastCall ?? []
  if (!map) throw new Error('The host was not told of a map.')
  return map
}

/** A host with a choice of maps. */
function Host(props: EditorStageProps) {
  const [isNight, setIsNight] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsNight(true)}>
        {CHANGE}
      </button>
      <EditorStage {...props} {...(isNight && { mapStyle: NIGHT })} />
    </>
  )
}

const meta = {
  title: 'map-editor/Maps of the host',
  ...editorMeta,
  args: { ...editorMeta.args, onMapError, onMapReady },
  render: (args) => <Host {...args} />,
  beforeEach: () => {
    editorMeta.beforeEach()
    onMapError.mockClear()
    onMapReady.mockClear()
  },
} satisfies Meta<typeof EditorStage>

export default meta
type Story = StoryObj<typeof meta>

/** What of the document is drawn, as the map knows it. */
const shownObjects = () =>
  readyMap()
    .queryRenderedFeatures()
    .filter(({ source }) => source !== 'land')
    .map(({ source, id, layer }) => `${source} ${id} ${layer.id}`)

/** What is on the map stays on it, and a line that is being drawn goes on. */
export const ChangesWhileALineIsDrawn: Story = {
  args: { document: everyKind },
  play: async ({ canvasElement }) => {
    const map = await MapDriver.open(canvasElement, viewpoint)
    await waitFor(() => expect(shownObjects().length).toBeGreaterThan(everyKind.layers.length))
    const before = new Set(shownObjects())
    await userEvent.click(button(canvasElement, /^線/))
    for (const position of straight.slice(0, 2)) await map.click(position)
    await userEvent.click(button(canvasElement, CHANGE))
    await waitFor(() => expect(readyMap().getLayer('night')).toBeDefined())
    await expect(readyMap().getLayer('land')).toBeUndefined()
    for (const position of straight.slice(2)) await map.click(position)
    await userEvent.click(button(canvasElement, /確定/))
    await expect(lastObject('line', everyKind.layers[0]?.objects.length).path).toHaveLength(3)
    await waitFor(() => expect(shownObjects()).toEqual(expect.arrayContaining([...before])))
  },
}

/** A context that the browser takes away and gives back: the line that was begun goes on, and the map shows all as before. */
export const TheContextIsLost: Story = {
  args: { document: everyKind },
  play: async ({ canvasElement }) => {
    const first = await MapDriver.open(canvasElement, viewpoint)
    await waitFor(() => expect(shownObjects().length).toBeGreaterThan(everyKind.layers.length))
    const before = new Set(shownObjects())
    const center = readyMap().getCenter()
    await userEvent.click(button(canvasElement, /^線/))
    for (const position of straight.slice(0, 1)) await first.click(position)
    const { uncaught, restore } = await loseContext(readyMap())
    for (const position of straight.slice(1, 2)) await first.click(position)
    await userEvent.click(button(canvasElement, CHANGE))
    await restore()
    await waitFor(() => expect(onMapReady).toHaveBeenCalledTimes(2), { timeout: 20_000 })
    await expect(readyMap().getCenter()).toEqual(center)
    await expect(readyMap().getLayer('night')).toBeDefined()
    const second = await MapDriver.open(canvasElement, viewpoint)
    await expect(second.canvas).not.toBe(first.canvas)
    for (const position of straight.slice(2, 3)) await second.click(position)
    await userEvent.click(button(canvasElement, /確定/))
    await expect(lastObject('line', everyKind.layers[0]?.objects.length).path).toHaveLength(3)
    await waitFor(() => expect(shownObjects()).toEqual(expect.arrayContaining([...before])), { timeout: 20_000 })
    await expect(uncaught).toEqual([])
  },
}

/** Drawn in the colours of whatever it is in, also when that changes. */
export const TakesTheColoursAround: Story = {
  args: { document: everyKind },
  play: async ({ canvasElement }) => {
    await MapDriver.open(canvasElement, viewpoint)
    await waitFor(() => expect(shownObjects().length).toBeGreaterThan(0))
    const drawn = () => JSON.stringify(readyMap().getStyle().layers)
    await expect(drawn()).not.toContain('#123456')
    canvasElement.style.setProperty('--me-map-casing', '#123456')
    await waitFor(() => expect(drawn()).toContain('#123456'))
    canvasElement.style.removeProperty('--me-map-casing')
    await waitFor(() => expect(drawn()).not.toContain('#123456'))
  },
}

/** A style that cannot be loaded: the host is told, the person too, and the rest of the editor goes on. */
export const AStyleThatIsNotThere: Story = {
  args: { document: everyKind, mapStyle: '/no-such-style.json' },
  play: async ({ canvasElement }) => {
    const root = within(canvasElement)
    await expect(await root.findByText(ja.map.unavailableTitle)).toBeVisible()
    await expect(onMapError).toHaveBeenCalledWith(expect.objectContaining({ reason: 'style' }))
    await expect(root.getByRole('tree')).toHaveTextContent('藪原宿〜奈良井宿')
    await expect(button(canvasElement, ja.map.retry)).toBeVisible()
  },
}
