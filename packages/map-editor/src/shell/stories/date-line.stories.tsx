import { mapObjectId, type Position } from '@mishiori/map-document'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ja } from '../../messages/ja.ts'
import { editorMeta } from '../../stories/editor-story.ts'
import { forgetReadyMap, readyMap, storeReadyMap } from '../../stories/ready-map.ts'
import { aDocument, aLine, aRecording, aSpot } from '../../testing/fixtures.ts'
import { MapDriver } from '../../testing/map-driver.ts'

const meta = {
  title: 'map-editor/Date line',
  ...editorMeta,
  args: { ...editorMeta.args, onMapReady: storeReadyMap },
  beforeEach: () => {
    editorMeta.beforeEach()
    forgetReadyMap()
  },
} satisfies Meta<typeof editorMeta.component>

export default meta
type Story = StoryObj<typeof meta>

const west = { longitude: 179.99, latitude: -17, zoom: 12 }
const east = { ...west, longitude: -179.99 }
const path: readonly Position[] = [
  [179.97, -17.02],
  [179.99, -17.025],
  [-179.99, -17.02],
  [-179.97, -17.025],
]
const spot = aSpot({ name: 'Taveuni', position: [179.995, -17.035] })

/** Opens a map that is seen from the west of 180°, and drags it until it is seen from the east of it. */
async function openAndCross(root: HTMLElement): Promise<MapDriver> {
  const pointer = await MapDriver.open(root, west)
  const map = await readyMap()
  map.jumpTo({ center: [west.longitude, west.latitude], zoom: west.zoom })
  await pointer.drag([180, -16.97], [179.98, -16.97])
  await waitFor(() => expect(map.getCenter().lng).toBeCloseTo(east.longitude, 3))
  pointer.look(east)
  return pointer
}

const isWithin = (inner: DOMRect, outer: DOMRect) =>
  inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom

export const OpensASpotBeyondIt: Story = {
  args: { document: aDocument([spot]) },
  play: async ({ canvasElement }) => {
    const pointer = await openAndCross(canvasElement)
    const [lng, lat] = spot.position
    const info = await waitFor(async () => {
      await pointer.click([lng - 360, lat + 0.001])
      return within(canvasElement).getByRole('dialog', { name: /Taveuni/ })
    })
    await expect(isWithin(info.getBoundingClientRect(), pointer.canvas.getBoundingClientRect())).toBe(true)
    await expect(Math.abs((await readyMap()).getCenter().lng - east.longitude)).toBeLessThan(0.1)
  },
}

async function shownVertices(): Promise<number> {
  const map = await readyMap()
  const handles = map.querySourceFeatures('mishiori-handles', { filter: ['==', 'kind', 'vertex'] })
  return new Set(handles.map(({ properties }) => properties.index)).size
}

export const HasHandlesOnBothSides: Story = {
  args: { document: aDocument([aLine({ id: mapObjectId('ferry'), name: 'Ferry', path })]) },
  play: async ({ canvasElement }) => {
    await openAndCross(canvasElement)
    await userEvent.click(await within(canvasElement).findByTitle('Ferry'))
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /線を直す/ }))
    await waitFor(async () => expect(await shownVertices()).toBe(path.length))
  },
}

export const ShowsTheEndsOfARecording: Story = {
  args: {
    document: aDocument([aRecording({ name: 'Ferry', path, elevationsMeters: [], timestampsMs: [] })]),
  },
  play: async ({ canvasElement }) => {
    const pointer = await openAndCross(canvasElement)
    await userEvent.click(await within(canvasElement).findByTitle('Ferry'))
    await userEvent.click(await within(canvasElement).findByRole('button', { name: ja.recordings.trim }))
    const view = pointer.canvas.getBoundingClientRect()
    await waitFor(() => {
      const discs = [...canvasElement.querySelectorAll('.mishiori-overlay-stop')]
      expect(discs.map((disc) => isWithin(disc.getBoundingClientRect(), view))).toEqual([true, true])
    })
  },
}
