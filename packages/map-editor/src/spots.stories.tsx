import type { Position } from '@mishiori/map-document'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { button, editorMeta, onChange } from './stories/editor-story.ts'
import { viewpoint } from './stories/story-document.ts'
import { aDocument, aSpot } from './testing/fixtures.ts'
import { MapDriver } from './testing/map-driver.ts'

/** Where the info window has room without moving the map. */
const spot = aSpot({ name: '峠の茶屋', position: [137.82, 35.94] })
/** On the pin, above its foot. */
const pin: Position = [137.82, 35.941]

const meta = {
  title: 'map-editor/Spots',
  ...editorMeta,
  args: { ...editorMeta.args, document: aDocument([spot]) },
} satisfies Meta<typeof editorMeta.component>

export default meta
type Story = StoryObj<typeof meta>

const queryWindow = (root: HTMLElement) => within(root).queryByRole('dialog', { name: /峠の茶屋/ })

/** Cancelling leaves the spot selected, with its window closed. */
export const OpensASpotAfterItsMoveWasCancelled: Story = {
  play: async ({ canvasElement }) => {
    const map = await MapDriver.open(canvasElement, viewpoint)
    await userEvent.click(await within(canvasElement).findByText('峠の茶屋'))
    await map.drag(pin, [137.83, 35.941])
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /キャンセル/ }))
    await expect(queryWindow(canvasElement)).toBeNull()
    await waitFor(async () => {
      await map.click(pin)
      await expect(queryWindow(canvasElement)).toBeVisible()
    })
    await expect(onChange).not.toHaveBeenCalled()
  },
}

/** Its pin stands above the place, so a click on it would lift it. */
export const AClickOnANewPinLeavesItWhereItIs: Story = {
  args: { document: aDocument() },
  play: async ({ canvasElement }) => {
    const map = await MapDriver.open(canvasElement, viewpoint)
    await userEvent.click(button(canvasElement, /^スポット/))
    await map.click(spot.position)
    await map.click(pin)
    await map.key('z', { ctrlKey: true })
    await expect(button(canvasElement, /確定/)).toHaveAttribute('aria-disabled', 'true')
  },
}
