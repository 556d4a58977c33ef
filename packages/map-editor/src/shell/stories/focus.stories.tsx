import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { en } from '../../messages/en.ts'
import { editorMeta } from '../../stories/editor-story.ts'
import { straight, viewpoint } from '../../stories/story-document.ts'
import { aDocument, aLine } from '../../testing/fixtures.ts'
import { MapDriver } from '../../testing/map-driver.ts'

const meta = {
  title: 'map-editor/Focus',
  ...editorMeta,
  args: {
    ...editorMeta.args,
    messages: en,
    height: 700,
    document: aDocument([aLine({ name: 'Ridge', path: straight })]),
  },
} satisfies Meta<typeof editorMeta.component>

export default meta
type Story = StoryObj<typeof meta>

/** Of what has the focus. */
const focusedName = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent

/** There may be a thousand layers, of which Tab is not to pass one to reach the map's own buttons. */
export const ControlsComeBeforeTheLayers: Story = {
  args: { width: 1152 },
  play: async ({ canvasElement }) => {
    await MapDriver.open(canvasElement, viewpoint)
    const root = within(canvasElement)
    const { map } = en
    const first = await root.findByRole('button', { name: map.zoomIn })
    first.focus()
    for (const name of [map.zoomOut, map.fit, map.locate, map.shortcuts]) {
      await userEvent.tab()
      await expect(focusedName()).toBe(name)
    }
    const tree = root.getByRole('tree')
    const isBefore = first.compareDocumentPosition(tree) & Node.DOCUMENT_POSITION_FOLLOWING
    await expect(isBefore).toBeTruthy()
    await waitFor(async () => {
      await userEvent.tab()
      await expect(tree).toContainElement(document.activeElement as HTMLElement) // Tab leads to elements
    })
  },
}
