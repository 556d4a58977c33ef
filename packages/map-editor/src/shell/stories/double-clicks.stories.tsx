import type { Position } from '@mishiori/map-document'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { ja } from '../../messages/ja.ts'
import { button, editorMeta, lastObject, onChange } from '../../stories/editor-story.ts'
import { viewpoint } from '../../stories/story-document.ts'
import { MapDriver } from '../../testing/map-driver.ts'

const meta = {
  title: 'map-editor/Double clicks',
  ...editorMeta,
} satisfies Meta<typeof editorMeta.component>

export default meta
type Story = StoryObj<typeof meta>

const PIXEL = 360 / (512 * 2 ** viewpoint.zoom)
const first: Position = [137.79, 35.96]
const second: Position = [137.82, 35.96]
const third: Position = [137.85, 35.96]

/** The hand trembles by a pixel between the clicks. */
async function doubleClick(map: MapDriver, [lng, lat]: Position): Promise<void> {
  const again: Position = [lng + PIXEL, lat]
  await map.click([lng, lat])
  await map.click(again)
  map.canvas.dispatchEvent(new MouseEvent('dblclick', { ...map.at(again), bubbles: true, cancelable: true }))
}

export const BeginsALineWithOnePointAndEndsItWithTheLast: Story = {
  play: async ({ canvasElement }) => {
    const map = await MapDriver.open(canvasElement, viewpoint)
    await userEvent.click(button(canvasElement, /^線/))
    await doubleClick(map, first)
    await expect(onChange).not.toHaveBeenCalled()
    await expect(button(canvasElement, /確定/)).toHaveAttribute('aria-disabled', 'true')
    await map.click(second)
    await expect(within(canvasElement).getByRole('group', { name: ja.guide.label })).toHaveTextContent('2点')
    await doubleClick(map, third)
    await expect(onChange).toHaveBeenCalledTimes(1)
    await expect(lastObject('line').path).toHaveLength(3)
  },
}
