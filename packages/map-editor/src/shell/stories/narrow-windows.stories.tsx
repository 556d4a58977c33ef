import type { Position } from '@mishiori/map-document'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { MapEditorServices } from '../../core/services.ts'
import { en, enTravel } from '../../messages/en.ts'
import { dropFile } from '../../stories/drop-file.ts'
import { editorMeta, lastDocument } from '../../stories/editor-story.ts'
import { straight, viewpoint } from '../../stories/story-document.ts'
import { aCircle, aDocument, aLine } from '../../testing/fixtures.ts'
import { MapDriver } from '../../testing/map-driver.ts'

const services: MapEditorServices = {
  readRouteFile: async () => ({ ok: false, message: 'This file has no route in it.' }),
}

/** Windows in which the panels have the least room: English words are the longest. */
const meta = {
  title: 'map-editor/Narrow windows',
  ...editorMeta,
  args: {
    ...editorMeta.args,
    messages: en,
    height: 700,
    document: aDocument([aLine({ name: 'Ridge', path: straight })]),
    services,
  },
} satisfies Meta<typeof editorMeta.component>

export default meta
type Story = StoryObj<typeof meta>

/** Whether a hand that presses its middle would press the element itself. */
function isInReach(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}

const ON_THE_LINE: Position = [137.83, 35.96]
const guide = (root: HTMLElement) => within(root).findByRole('group', { name: en.guide.label })
const confirm = (root: HTMLElement) => within(root).findByRole('button', { name: /^Confirm/ })

/** The guide of a tool with a slider, whose words and buttons share the room. */
const erasing: Story = {
  play: async ({ canvasElement }) => {
    const map = await MapDriver.open(canvasElement, viewpoint)
    await waitFor(async () => {
      await map.click(ON_THE_LINE)
      await expect(within(canvasElement).getByRole('button', { name: en.lines.menu('Ridge') })).toBeVisible()
    })
    await map.key('e')
    await expect(isInReach(await confirm(canvasElement))).toBe(true)
    await expect(isInReach(await within(canvasElement).findByRole('slider', { name: 'Radius' }))).toBe(true)
    await expect((await guide(canvasElement)).getBoundingClientRect().height).toBeLessThan(160)
  },
}

export const ErasingAt820: Story = { ...erasing, args: { width: 820 } }
export const ErasingAt1024: Story = { ...erasing, args: { width: 1024 } }
export const ErasingAt1152: Story = { ...erasing, args: { width: 1152 } }

/** Beside the open list of layers, or its button, all tools are there without scrolling. */
const allTools: Story = {
  play: async ({ canvasElement }) => {
    await MapDriver.open(canvasElement, viewpoint)
    const tools = within(canvasElement).getByRole('toolbar', { name: en.tools.label })
    await expect(tools.scrollWidth).toBeLessThanOrEqual(tools.clientWidth)
  },
}

export const AllToolsAt820: Story = { ...allTools, args: { width: 820 } }
export const AllToolsAt1024: Story = { ...allTools, args: { width: 1024 } }

/** The room beside the tools and under them is the map's. */
export const TheMapIsPressedBesideTheTools: Story = {
  args: { width: 1152 },
  play: async ({ canvasElement }) => {
    const map = await MapDriver.open(canvasElement, viewpoint)
    await map.key('l')
    const { left, bottom } = (await guide(canvasElement)).getBoundingClientRect()
    await expect(document.elementFromPoint(left - 8, bottom - 8)).toBe(map.canvas)
    const tools = within(canvasElement).getByRole('toolbar', { name: en.tools.label }).getBoundingClientRect()
    await expect(document.elementFromPoint(tools.left - 8, tools.bottom + 4)).toBe(map.canvas)
    // A card beside a pin would keep away from it.
    const notices = within(canvasElement).getByRole('region', { name: en.notices.label })
    await expect(notices.offsetHeight).toBe(0)
  },
}

/** What went wrong stays until it is closed, and must leave the work in reach. */
export const NoticesLeaveTheGuideInReach: Story = {
  args: { width: 1152 },
  play: async ({ canvasElement }) => {
    const map = await MapDriver.open(canvasElement, viewpoint)
    dropFile(map.canvas, new File(['<gpx/>'], 'empty.gpx'))
    const notices = within(await within(canvasElement).findByRole('region', { name: en.notices.label }))
    const notice = await notices.findByText('This file has no route in it.')
    await map.key('l')
    await waitFor(async () => expect(isInReach(await confirm(canvasElement))).toBe(true))
    await expect(isInReach(within(canvasElement).getByRole('button', { name: /^Cancel/ }))).toBe(true)
    await expect(isInReach(notice)).toBe(true)
    await userEvent.click(notices.getByRole('button', { name: en.common.close }))
    await expect(notice).not.toBeInTheDocument()
  },
}

/** On a phone a guide may have three lines, and a notice is beneath them. */
export const NoticesAreUnderALongGuide: Story = {
  args: {
    width: 390,
    height: 844,
    messages: { ...en, travel: enTravel },
    document: aDocument([aCircle({ isNoGo: true })]),
    services: {
      ...services,
      travel: { profiles: ['walk'] },
      fetchDirections: async () => ({ ok: false, problem: 'notFound' }),
    },
  },
  play: async ({ canvasElement }) => {
    const map = await MapDriver.open(canvasElement, viewpoint)
    dropFile(map.canvas, new File(['<gpx/>'], 'empty.gpx'))
    const notices = await within(canvasElement).findByRole('region', { name: en.notices.label })
    const notice = await within(notices).findByText('This file has no route in it.')
    await userEvent.click(within(canvasElement).getByRole('button', { name: en.tools.navigationLine }))
    await map.tap([137.8, 35.95])
    await map.tap([137.83, 35.97])
    const [text] = await within(canvasElement).findAllByText(enTravel.noWayAround(enTravel.profiles.walk))
    const end = text?.getBoundingClientRect().bottom ?? Number.NaN
    await expect(end).toBeGreaterThan(98)
    await waitFor(() => expect(notices.getBoundingClientRect().top).toBeGreaterThan(end))
    await expect(notice).toBeVisible()
  },
}

export const UndoIsInReachBesideTheLayerSheet: Story = {
  args: { width: 390, height: 844 },
  play: async ({ canvasElement }) => {
    await MapDriver.open(canvasElement, viewpoint)
    const root = within(canvasElement)
    await userEvent.click(await root.findByRole('button', { name: en.layers.open }))
    const row = (await root.findByText('Ridge')).closest<HTMLElement>('[role="treeitem"]')
    row?.focus()
    await userEvent.keyboard('{Delete}')
    await waitFor(() => expect(lastDocument().layers[0]?.objects).toEqual([]))
    const undo = await root.findByRole('button', { name: en.common.undo })
    await expect(isInReach(undo)).toBe(true)
    await userEvent.click(undo)
    await waitFor(() => expect(lastDocument().layers[0]?.objects).toHaveLength(1))
  },
}
