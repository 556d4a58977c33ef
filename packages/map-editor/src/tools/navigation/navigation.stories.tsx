import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { ja } from '../../messages/ja.ts'
import { button, editorMeta, lastObject } from '../../stories/editor-story.ts'
import { canConfirm, drawRoute, fetchDirections } from '../../stories/route-story.ts'
import { viewpoint } from '../../stories/story-document.ts'
import { MapDriver } from '../../testing/map-driver.ts'

const meta = {
  title: 'map-editor/Navigation lines',
  ...editorMeta,
  args: { ...editorMeta.args, services: { fetchDirections } },
} satisfies Meta<typeof editorMeta.component>

export default meta
type Story = StoryObj<typeof meta>

export const FollowsTheRoads: Story = {
  play: async ({ canvasElement }) => {
    const map = await drawRoute(canvasElement)
    await map.click([137.835, 35.975])
    await canConfirm(canvasElement)
    await expect(within(canvasElement).getByText(/経由地 1 \/ 25/)).toBeVisible()
  },
}

export const GoesThroughWaypoints: Story = {
  play: async ({ canvasElement }) => {
    const map = await drawRoute(canvasElement)
    await map.drag([137.8, 35.95], [137.8, 35.94])
    await canConfirm(canvasElement)
    await userEvent.click(button(canvasElement, /車/))
    await canConfirm(canvasElement)
    await userEvent.click(button(canvasElement, /確定/))
    await expect(lastObject('navigationLine').waypoints).toHaveLength(1)
    await expect(lastObject('navigationLine').waypoints[0]?.[1]).toBeCloseTo(35.94, 2)
    await expect(lastObject('navigationLine').travelMode).toBe('driving')
  },
}

let answers = 0
export const AsksAgainAfterAFailure: Story = {
  args: {
    services: {
      fetchDirections: async (request, options) => {
        answers += 1
        return answers === 1 ? { ok: false, problem: 'unavailable' } : fetchDirections(request, options)
      },
    },
  },
  play: async ({ canvasElement }) => {
    answers = 0
    const map = await MapDriver.open(canvasElement, viewpoint)
    await userEvent.click(button(canvasElement, 'ルート線'))
    await map.click([137.79, 35.95])
    await map.click([137.81, 35.965])
    await expect((await within(canvasElement).findAllByText(ja.directions.problems.unavailable))[0]).toBeVisible()
    await expect(button(canvasElement, /確定/)).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button(canvasElement, 'もう一度'))
    await canConfirm(canvasElement)
  },
}

export const WaitsForTheWay: Story = {
  args: { services: { fetchDirections: () => new Promise(() => undefined) } },
  play: async ({ canvasElement }) => {
    const map = await MapDriver.open(canvasElement, viewpoint)
    await userEvent.click(button(canvasElement, 'ルート線'))
    await map.click([137.79, 35.95])
    await map.click([137.81, 35.965])
    await expect((await within(canvasElement).findAllByText('道をさがしています'))[0]).toBeVisible()
    await expect(button(canvasElement, /キャンセル/)).toBeDisabled()
  },
}

export const OnAPhone: Story = {
  args: { width: 390, height: 844 },
  play: async ({ canvasElement }) => {
    const map = await MapDriver.open(canvasElement, viewpoint)
    await userEvent.click(button(canvasElement, 'ルート線'))
    await map.tap([137.8, 35.96])
    await map.tap([137.815, 35.97])
    await canConfirm(canvasElement)
    await userEvent.click(button(canvasElement, /経由地0か所/))
    await expect(within(canvasElement).getByText('ゴール')).toBeVisible()
  },
}

export const WithoutAnEngine: Story = {
  args: { services: {} },
  play: async ({ canvasElement }) => {
    await MapDriver.open(canvasElement, viewpoint)
    await expect(within(canvasElement).queryByRole('button', { name: 'ルート線' })).toBeNull()
  },
}
