import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { DirectionsAnswer, DirectionsRequest, MapEditorServices } from '../../core/services.ts'
import { ja } from '../../messages/ja.ts'
import { button, editorMeta, lastObject } from '../../stories/editor-story.ts'
import { canConfirm, fetchDirections, GOAL, START } from '../../stories/route-story.ts'
import { viewpoint } from '../../stories/story-document.ts'
import { MapDriver } from '../../testing/map-driver.ts'

const meta = { title: 'map-editor/Navigation lines, refused', ...editorMeta } satisfies Meta<
  typeof editorMeta.component
>

export default meta
type Story = StoryObj<typeof meta>

async function requestDirections(root: HTMLElement): Promise<MapDriver> {
  const map = await MapDriver.open(root, viewpoint)
  await userEvent.click(button(root, ja.tools.navigationLine))
  await map.click(START)
  await map.click(GOAL)
  return map
}

/**
 * The reason stands in the guide, and what is drawn cannot be confirmed. Asking again is offered where the same
 * question may be answered.
 */
const refusedFor = (problem: keyof typeof ja.directions.problems): Story => ({
  args: { services: { fetchDirections: async () => ({ ok: false, problem }) } },
  play: async ({ canvasElement }) => {
    await requestDirections(canvasElement)
    const guide = within(canvasElement).getByRole('group', { name: ja.guide.label })
    await waitFor(() => expect(guide).toHaveTextContent(ja.directions.problems[problem]))
    await expect(button(canvasElement, /確定/)).toHaveAttribute('aria-disabled', 'true')
    const retry = within(canvasElement).queryAllByRole('button', { name: ja.directions.retry })
    await expect(retry).toHaveLength(problem === 'unavailable' ? 1 : 0)
  },
})

export const TooLong: Story = { ...refusedFor('tooLong') }
export const TooManyWaypoints: Story = refusedFor('tooManyWaypoints')
export const Unavailable: Story = refusedFor('unavailable')

export const FailsAltogether: Story = {
  ...refusedFor('unavailable'),
  args: { services: { fetchDirections: () => Promise.reject(new Error('No network')) } },
}

type Answer = (answer: DirectionsAnswer) => void
const pending: Answer[] = []
const requested = fn<NonNullable<MapEditorServices['fetchDirections']>>(
  () => new Promise<DirectionsAnswer>((resolve) => pending.push(resolve)),
)
const answerTo = (request: DirectionsRequest | undefined) =>
  request ? fetchDirections(request, { signal: new AbortController().signal }) : Promise.reject(new Error('Not asked'))

/** The first question is answered after the one that overtook it: its answer is not heard. */
export const OvertakenAnswer: Story = {
  args: { services: { fetchDirections: requested } },
  beforeEach: () => {
    pending.length = 0
    requested.mockClear()
  },
  play: async ({ canvasElement }) => {
    const map = await requestDirections(canvasElement)
    await waitFor(() => expect(requested).toHaveBeenCalledTimes(1))
    await map.click([137.835, 35.975])
    await waitFor(() => expect(requested).toHaveBeenCalledTimes(2))
    await expect(requested.mock.calls[0]?.[1].signal.aborted).toBe(true)
    pending[1]?.(await answerTo(requested.mock.calls[1]?.[0]))
    await canConfirm(canvasElement)
    pending[0]?.({ ok: false, problem: 'tooLong' })
    await userEvent.click(button(canvasElement, /確定/))
    await expect(lastObject('navigationLine').waypoints).toHaveLength(1)
    await expect(within(canvasElement).queryByText(ja.directions.problems.tooLong)).toBeNull()
  },
}
