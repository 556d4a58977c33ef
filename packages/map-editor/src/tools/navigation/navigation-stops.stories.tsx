import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ja } from '../../messages/ja.ts'
import { button, editorMeta, lastDocument, lastObject } from '../../stories/editor-story.ts'
import { canConfirm, drawRoute, fetchDirections, GOAL, START } from '../../stories/route-story.ts'
import { viewpoint } from '../../stories/story-document.ts'
import { MapDriver } from '../../testing/map-driver.ts'

const meta = {
  title: 'map-editor/Navigation lines/Stops',
  ...editorMeta,
  args: { ...editorMeta.args, services: { fetchDirections } },
} satisfies Meta<typeof editorMeta.component>

export default meta
type Story = StoryObj<typeof meta>

const END = [137.835, 35.975] as const
const { waypoint, remove, later, reverse, stops, placeSpot } = ja.directions

/** From the start to the end, over what was the goal before. */
async function drawThrough(root: HTMLElement): Promise<MapDriver> {
  const map = await drawRoute(root)
  await map.click(END)
  await canConfirm(root)
  return map
}

const stopMenu = async (root: HTMLElement, name: string) => within(await within(root).findByRole('group', { name }))

async function confirm(root: HTMLElement) {
  await canConfirm(root)
  await userEvent.click(button(root, /確定/))
  return lastObject('navigationLine')
}

export const DeletesAStopByMouse: Story = {
  play: async ({ canvasElement }) => {
    const map = await drawThrough(canvasElement)
    await map.click(GOAL)
    const menu = await stopMenu(canvasElement, waypoint(1))
    await userEvent.click(menu.getByRole('button', { name: new RegExp(remove(waypoint(1))) }))
    await expect((await confirm(canvasElement)).waypoints).toEqual([])
  },
}

export const DeletesAStopWithAFinger: Story = {
  args: { width: 390, height: 844 },
  play: async ({ canvasElement }) => {
    const map = await drawOnAPhone(canvasElement)
    const finger = await map.hold([137.81, 35.965])
    await finger.lift()
    await expect((await confirm(canvasElement)).waypoints).toEqual([])
  },
}

export const DeletesAStopByKey: Story = {
  play: async ({ canvasElement }) => {
    const map = await drawThrough(canvasElement)
    await map.key('Tab')
    await map.key('Tab')
    await expect(await within(canvasElement).findByRole('group', { name: waypoint(1) })).toBeVisible()
    await map.key('Delete')
    await expect((await confirm(canvasElement)).waypoints).toEqual([])
  },
}

export const PlacesASpotAtAStop: Story = {
  play: async ({ canvasElement }) => {
    const map = await drawThrough(canvasElement)
    await map.click(GOAL)
    const menu = await stopMenu(canvasElement, waypoint(1))
    await userEvent.click(menu.getByRole('button', { name: placeSpot }))
    await expect(within(canvasElement).queryByRole('group', { name: waypoint(1) })).toBeNull()
    await expect((await confirm(canvasElement)).waypoints).toHaveLength(1)
    await expect(lastObject('spot', 1).position[0]).toBeCloseTo(GOAL[0], 3)
    await map.key('z', { ctrlKey: true })
    await expect(lastDocument().layers[0]?.objects).toEqual([])
  },
}

async function openList(root: HTMLElement, waypoints: number) {
  await userEvent.click(button(root, stops(waypoints)))
  return within(await within(root).findByRole('list', { name: stops(waypoints) }))
}

const startsAt = async (line: { readonly path: readonly (readonly number[])[] }, [lng, lat]: readonly number[]) => {
  await expect(line.path[0]?.[0]).toBeCloseTo(lng ?? 0, 2)
  await expect(line.path[0]?.[1]).toBeCloseTo(lat ?? 0, 2)
}

export const OrdersStopsByMouse: Story = {
  play: async ({ canvasElement }) => {
    await drawThrough(canvasElement)
    const list = await openList(canvasElement, 1)
    await userEvent.click(list.getByRole('button', { name: later(waypoint(1)) }))
    const line = await confirm(canvasElement)
    await expect(line.waypoints[0]?.[0]).toBeCloseTo(END[0], 2)
    await expect(line.path.at(-1)?.[0]).toBeCloseTo(GOAL[0], 2)
  },
}

/** The focus goes with the stop: pressing the same key again moves it on. */
export const OrdersStopsByKey: Story = {
  play: async ({ canvasElement }) => {
    await drawThrough(canvasElement)
    const list = await openList(canvasElement, 1)
    list.getByRole('button', { name: later(ja.directions.start) }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(list.getByRole('button', { name: later(waypoint(1)) })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(list.getByRole('button', { name: ja.directions.goal })).toHaveFocus())
    const line = await confirm(canvasElement)
    await startsAt(line, GOAL)
    await expect(line.path.at(-1)?.[0]).toBeCloseTo(START[0], 2)
  },
}

export const ReversesByMouse: Story = {
  play: async ({ canvasElement }) => {
    await drawThrough(canvasElement)
    await userEvent.click(button(canvasElement, reverse))
    await startsAt(await confirm(canvasElement), END)
  },
}

export const ReversesByKey: Story = {
  play: async ({ canvasElement }) => {
    await drawThrough(canvasElement)
    button(canvasElement, reverse).focus()
    await userEvent.keyboard('{Enter}')
    await startsAt(await confirm(canvasElement), END)
  },
}

const PHONE_STOPS = [
  [137.8, 35.965],
  [137.81, 35.965],
  [137.82, 35.975],
] as const

async function drawOnAPhone(root: HTMLElement): Promise<MapDriver> {
  const map = await MapDriver.open(root, viewpoint)
  await userEvent.click(button(root, 'ルート線'))
  for (const stop of PHONE_STOPS) await map.tap(stop)
  await canConfirm(root)
  return map
}

export const OrdersAndReversesOnAPhone: Story = {
  args: { width: 390, height: 844 },
  play: async ({ canvasElement }) => {
    await drawOnAPhone(canvasElement)
    const list = await openList(canvasElement, 1)
    await userEvent.click(list.getByRole('button', { name: later(waypoint(1)) }))
    await userEvent.click(button(canvasElement, reverse))
    const line = await confirm(canvasElement)
    await startsAt(line, PHONE_STOPS[1])
    await expect(line.path.at(-1)?.[0]).toBeCloseTo(PHONE_STOPS[0][0], 2)
  },
}

/** A tap chooses a stop; what can be done with it lies under the thumb, where it covers none of them. */
export const ChoosesAStopOnAPhone: Story = {
  args: { width: 390, height: 844 },
  play: async ({ canvasElement }) => {
    const map = await drawOnAPhone(canvasElement)
    await map.tap([137.81, 35.965])
    const menu = await stopMenu(canvasElement, waypoint(1))
    await expect(menu.getByRole('button', { name: placeSpot })).toBeVisible()
    for (const stop of PHONE_STOPS) {
      const { clientX, clientY } = map.at(stop)
      await expect(document.elementFromPoint(clientX, clientY)).toBe(map.canvas)
    }
    await userEvent.click(menu.getByRole('button', { name: new RegExp(remove(waypoint(1))) }))
    await expect((await confirm(canvasElement)).waypoints).toEqual([])
  },
}
