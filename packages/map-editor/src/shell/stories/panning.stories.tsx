import type { Position } from '@mishiori/map-document'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { button, editorMeta, lastObject } from '../../stories/editor-story.ts'
import { forgetReadyMap, readyMap, storeReadyMap } from '../../stories/ready-map.ts'
import { straight, viewpoint } from '../../stories/story-document.ts'
import { aDocument, aLine } from '../../testing/fixtures.ts'
import { MapDriver } from '../../testing/map-driver.ts'

const meta = {
  title: 'map-editor/Panning',
  ...editorMeta,
  args: { ...editorMeta.args, onMapReady: storeReadyMap },
  beforeEach: () => {
    editorMeta.beforeEach()
    forgetReadyMap()
  },
} satisfies Meta<typeof editorMeta.component>

export default meta
type Story = StoryObj<typeof meta>

const BESIDE: Position = [137.78, 35.93]

async function drawStraight(root: HTMLElement): Promise<MapDriver> {
  const pointer = await MapDriver.open(root, viewpoint)
  await userEvent.click(button(root, /^線/))
  for (const position of straight) await pointer.click(position)
  return pointer
}

export const PansWhileALineIsDrawn: Story = {
  play: async ({ canvasElement }) => {
    const pointer = await drawStraight(canvasElement)
    const map = await readyMap()
    const before = map.getCenter()
    await pointer.drag(BESIDE, [BESIDE[0] + 0.02, BESIDE[1]])
    await expect(map.getCenter().lng).toBeCloseTo(before.lng - 0.02, 3)
    await expect(map.dragPan.isEnabled()).toBe(true)
    await userEvent.click(button(canvasElement, /確定/))
    await expect(lastObject('line').path).toHaveLength(straight.length)
  },
}

/** How often the map is drawn while something is done, and in some frames of the window after it. */
async function framesOfAMoment(act: () => Promise<void> = async () => {}): Promise<number> {
  const map = await readyMap()
  let frames = 0
  const count = () => {
    frames += 1
  }
  map.on('render', count)
  await act()
  for (let n = 0; n < 10; n++) await new Promise((resolve) => requestAnimationFrame(resolve))
  map.off('render', count)
  return frames
}

export const ClicksOfALineCostNoFrameOfTheMap: Story = {
  play: async ({ canvasElement }) => {
    const pointer = await drawStraight(canvasElement)
    await waitFor(() => expect(canvasElement.querySelector('.mishiori-overlay-halo')).not.toBeVisible())
    await pointer.click(BESIDE) // takes the focus from a vertex that is on the map already
    await waitFor(async () => expect(await framesOfAMoment()).toBe(0))
    await expect(await framesOfAMoment(() => pointer.click([BESIDE[0] + 0.01, BESIDE[1]]))).toBe(0)
    await userEvent.click(button(canvasElement, /確定/))
    await expect(lastObject('line').path).toHaveLength(straight.length + 2)
  },
}

export const KeysZoomAndShowAll: Story = {
  args: { document: aDocument([aLine({ path: straight })]) },
  play: async ({ canvasElement }) => {
    const pointer = await MapDriver.open(canvasElement, viewpoint)
    const map = await readyMap()
    const zoomed = (by: number) => waitFor(() => expect(map.getZoom()).toBeCloseTo(viewpoint.zoom + by, 1))
    await pointer.key('+')
    await zoomed(1)
    await pointer.key('-')
    await zoomed(0)
    await pointer.key('-')
    await zoomed(-1)
    await pointer.key('0')
    await waitFor(() => expect(map.getZoom()).toBeGreaterThan(viewpoint.zoom - 0.9))
    await waitFor(() => expect(map.getBounds().contains([straight[0]?.[0] ?? 0, straight[0]?.[1] ?? 0])).toBe(true))
  },
}
