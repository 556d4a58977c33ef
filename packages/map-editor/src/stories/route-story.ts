import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { MapEditorServices } from '../core/services.ts'
import { ja, jaTravel } from '../messages/ja.ts'
import { MapDriver } from '../testing/map-driver.ts'
import { button } from './editor-story.ts'
import { viewpoint } from './story-document.ts'

/** A road engine of this town: from each stop along the streets, first to the east, then to the north. */
export const fetchDirections: NonNullable<MapEditorServices['fetchDirections']> = async ({ stops }) => ({
  ok: true,
  path: stops.flatMap((stop, index) => {
    const next = stops[index + 1]
    return next ? [stop, [next[0], stop[1]] as const] : [stop]
  }),
})

export const canConfirm = (root: HTMLElement) =>
  waitFor(() => expect(button(root, /確定/)).not.toHaveAttribute('aria-disabled', 'true'))

export const START = [137.79, 35.95] as const
export const GOAL = [137.81, 35.965] as const

/** A start is set, and it is asked what to find from here. */
export async function startFromHere(root: HTMLElement): Promise<MapDriver> {
  const map = await MapDriver.open(root, viewpoint)
  await userEvent.click(button(root, ja.tools.navigationLine))
  await map.click(START)
  await within(root).findByText(jaTravel.fromHere.heading)
  return map
}

export async function drawRoute(root: HTMLElement): Promise<MapDriver> {
  const map = await MapDriver.open(root, viewpoint)
  await userEvent.click(button(root, 'ルート線'))
  await map.click(START)
  await map.click(GOAL)
  await canConfirm(root)
  return map
}
