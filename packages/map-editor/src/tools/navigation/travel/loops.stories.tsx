import { type Position, TRAVEL_PROFILES } from '@mishiori/map-document'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { DirectionsPath, MapEditorServices } from '../../../core/services.ts'
import { ja, jaTravel as words } from '../../../messages/ja.ts'
import type { MapEditorMessages } from '../../../messages/messages.ts'
import { button, editorMeta, lastObject } from '../../../stories/editor-story.ts'
import { forgetReadyMap, readyMap, storeReadyMap } from '../../../stories/ready-map.ts'
import { canConfirm, START, startFromHere } from '../../../stories/route-story.ts'
import { viewpoint } from '../../../stories/story-document.ts'
import { MapDriver } from '../../../testing/map-driver.ts'

const [lng, lat] = START
const around = (width: number, height: number, repeatedMeters: number): DirectionsPath => {
  const waypoints: readonly Position[] = [
    [lng, lat + height],
    [lng + width, lat + height],
    [lng + width, lat],
  ]
  return { path: [START, ...waypoints, START], waypoints, durationSeconds: 6_600, repeatedMeters }
}
const [FIRST, ...OTHERS] = [around(0.02, 0.02, 0), around(0.03, 0.012, 240), around(0.012, 0.03, 1_900)] as const

const fetchDirections = fn<NonNullable<MapEditorServices['fetchDirections']>>(async ({ loop, stops }) =>
  loop ? { ok: true, ...FIRST, alternatives: OTHERS } : { ok: true, path: stops },
)
const messages: MapEditorMessages = { ...ja, travel: words }
const services: MapEditorServices = { fetchDirections, travel: { profiles: TRAVEL_PROFILES, loops: true } }

const meta = {
  title: 'map-editor/Loops',
  ...editorMeta,
  args: { ...editorMeta.args, services, messages },
  beforeEach: () => {
    fetchDirections.mockClear()
  },
} satisfies Meta<typeof editorMeta.component>

export default meta
type Story = StoryObj<typeof meta>

const loopNamed = (root: HTMLElement, number: number) =>
  within(root).findByRole('radio', { name: new RegExp(words.loop.name(number)) })

export const ByDistance: Story = {
  play: async ({ canvasElement }) => {
    await startFromHere(canvasElement)
    const length = within(canvasElement).getByRole('textbox', { name: 'km' })
    await userEvent.clear(length)
    await userEvent.type(length, '8')
    await userEvent.click(button(canvasElement, words.loop.find))
    await expect(fetchDirections.mock.lastCall?.[0]).toMatchObject({
      stops: [expect.anything()],
      loop: { kilometers: 8 },
    })
    await userEvent.click(await loopNamed(canvasElement, 3))
    await expect(await loopNamed(canvasElement, 3)).toHaveAccessibleName(/うち往復 1\.90 km/)
    // The question folded away, and has what was asked for when it is opened again.
    const fold = button(canvasElement, words.fromHere.asked(words.fromHere.kinds.loop, '8 km'))
    await expect(fold).toHaveAttribute('aria-expanded', 'false')
    await expect(within(canvasElement).queryByRole('textbox', { name: 'km' })).toBeNull()
    await userEvent.click(fold)
    await expect(within(canvasElement).getByRole('textbox', { name: 'km' })).toHaveValue('8')
    await userEvent.click(fold)
    await canConfirm(canvasElement)
    await userEvent.click(button(canvasElement, /確定/))
    await expect(lastObject('navigationLine').waypoints).toEqual(OTHERS[1]?.waypoints)
  },
}

export const ByTimeAndKeys: Story = {
  play: async ({ canvasElement }) => {
    await startFromHere(canvasElement)
    within(canvasElement).getByRole('radio', { name: words.loop.measures.length }).focus()
    await userEvent.keyboard('{ArrowRight}')
    const hours = within(canvasElement).getByRole('textbox', { name: words.loop.hours })
    await userEvent.clear(hours)
    await userEvent.type(hours, '2{Enter}')
    await waitFor(() => expect(fetchDirections.mock.lastCall?.[0]).toMatchObject({ loop: { minutes: 150 } }))
    const first = await loopNamed(canvasElement, 1)
    await expect(first).toBeChecked()
    // The field that had the focus is gone.
    await waitFor(() => expect(button(canvasElement, /^ここから一周：/)).toHaveFocus())
    first.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(await loopNamed(canvasElement, 2)).toBeChecked()
  },
}

export const NoSize: Story = {
  play: async ({ canvasElement }) => {
    await startFromHere(canvasElement)
    const length = within(canvasElement).getByRole('textbox', { name: 'km' })
    await userEvent.clear(length)
    await userEvent.keyboard('{Enter}')
    await expect(within(canvasElement).getByText(ja.shapes.sizeInvalid('km'))).toHaveRole('alert')
    await userEvent.click(within(canvasElement).getByRole('radio', { name: words.loop.measures.time }))
    await expect(within(canvasElement).queryByText(ja.shapes.sizeInvalid('km'))).toBeNull()
    await expect(fetchDirections).not.toHaveBeenCalled()
  },
}

/** Even the only one that was found, and where it leads out of the map in view. */
export const IsShownWhole: Story = {
  args: {
    services: { ...services, fetchDirections: async () => ({ ok: true, ...around(0.6, 0.4, 0) }) },
    onMapReady: storeReadyMap,
  },
  beforeEach: forgetReadyMap,
  play: async ({ canvasElement }) => {
    await startFromHere(canvasElement)
    const map = await readyMap()
    const farthest = [lng + 0.6, lat + 0.4] as const
    await expect(map.getBounds().contains([...farthest])).toBe(false)
    await userEvent.click(button(canvasElement, words.loop.find))
    await loopNamed(canvasElement, 1)
    await waitFor(() => expect(map.getBounds().contains([...farthest])).toBe(true), { timeout: 5_000 })
    await expect(map.getBounds().contains([lng, lat])).toBe(true)
  },
}

export const NoLoopHere: Story = {
  args: { services: { ...services, fetchDirections: async () => ({ ok: false, problem: 'noLoop' }) } },
  play: async ({ canvasElement }) => {
    await startFromHere(canvasElement)
    await userEvent.click(button(canvasElement, words.loop.find))
    const said = await within(canvasElement).findAllByText(words.noLoop)
    await expect(said[0]).toBeVisible()
    await expect(button(canvasElement, /確定/)).toHaveAttribute('aria-disabled', 'true')
    await expect(button(canvasElement, words.loop.find)).toBeEnabled()
  },
}

export const OnAPhone: Story = {
  args: { width: 390, height: 844 },
  play: async ({ canvasElement }) => {
    const map = await MapDriver.open(canvasElement, viewpoint)
    await userEvent.click(button(canvasElement, ja.tools.navigationLine))
    await map.tap(START)
    await userEvent.click(await within(canvasElement).findByRole('button', { name: words.loop.find }))
    await userEvent.click(await loopNamed(canvasElement, 2))
    await canConfirm(canvasElement)
    await expect(sheetHeight(canvasElement)).toBeLessThan(844 * 0.5)
    await userEvent.click(button(canvasElement, /確定/))
    await expect(lastObject('navigationLine').waypoints).toEqual(OTHERS[0]?.waypoints)
  },
}

/** Of what lies over the map at the bottom of a phone. */
function sheetHeight(root: HTMLElement): number {
  const sheet = button(root, /確定/).closest('[data-covers-map]')
  return sheet?.getBoundingClientRect().height ?? Number.POSITIVE_INFINITY
}
