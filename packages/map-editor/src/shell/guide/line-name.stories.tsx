import { mapObjectId, type Position } from '@mishiori/map-document'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ja } from '../../messages/ja.ts'
import { button, editorMeta, lastObject, onChange } from '../../stories/editor-story.ts'
import { viewpoint } from '../../stories/story-document.ts'
import { aDocument, aSpot } from '../../testing/fixtures.ts'
import { MapDriver } from '../../testing/map-driver.ts'

const START: Position = [137.81, 35.955]
const END: Position = [137.83, 35.96]

const meta = {
  title: 'map-editor/Name of a drawn line',
  ...editorMeta,
  args: {
    ...editorMeta.args,
    document: aDocument([
      aSpot({ id: mapObjectId('yabuhara'), name: '藪原', position: START }),
      aSpot({ id: mapObjectId('narai'), name: '奈良井', position: END }),
    ]),
  },
} satisfies Meta<typeof editorMeta.component>
export default meta
type Story = StoryObj<typeof meta>

async function drawLine(root: HTMLElement, press: (map: MapDriver, at: Position) => Promise<void>) {
  const map = await MapDriver.open(root, viewpoint)
  await userEvent.click(await within(root).findByRole('button', { name: /^線/ }))
  for (const at of [START, [137.82, 35.965] as const, END]) await press(map, at)
  await waitFor(() => expect(button(root, /確定/)).not.toHaveAttribute('aria-disabled', 'true'))
  await userEvent.click(button(root, /確定/))
  return map
}

export const IsOfferedOnce: Story = {
  play: async ({ canvasElement }) => {
    await drawLine(canvasElement, (map, at) => map.click(at))
    const name = await within(canvasElement).findByRole('textbox', { name: ja.lines.newName })
    await expect(name).toHaveValue('藪原 → 奈良井')
    await expect(name).not.toHaveFocus()
    await userEvent.click(name)
    await userEvent.keyboard('鳥居峠を越える{Enter}')
    await waitFor(() => expect(lastObject('line', 2).name).toBe('鳥居峠を越える'))
    await expect(within(canvasElement).queryByRole('textbox', { name: ja.lines.newName })).toBeNull()
  },
}

export const OnAPhone: Story = {
  args: { width: 390, height: 780 },
  play: async ({ canvasElement }) => {
    onChange.mockClear()
    await drawLine(canvasElement, (map, at) => map.tap(at))
    const name = await within(canvasElement).findByRole('textbox', { name: ja.lines.newName })
    await expect(name).toHaveValue('藪原 → 奈良井')
    await userEvent.click(button(canvasElement, '閉じる'))
    await expect(within(canvasElement).queryByRole('textbox', { name: ja.lines.newName })).toBeNull()
    await expect(lastObject('line', 2).name).toBe('藪原 → 奈良井')
  },
}
