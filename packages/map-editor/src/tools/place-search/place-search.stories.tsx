import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { FoundPlace, MapEditorServices } from '../../core/services.ts'
import { ja } from '../../messages/ja.ts'
import { button, editorMeta, lastObject, onChange } from '../../stories/editor-story.ts'
import { viewpoint } from '../../stories/story-document.ts'
import { MapDriver } from '../../testing/map-driver.ts'

const gazetteer: readonly FoundPlace[] = [
  { id: 'test:1', name: '奈良井宿', address: '長野県塩尻市', position: [137.811, 35.967], icon: 'hotel' },
  { id: 'test:2', name: '奈良井駅', address: '長野県塩尻市', position: [137.816, 35.971], icon: 'train' },
  { id: 'test:3', name: '鳥居峠', address: '長野県木曽郡木祖村', position: [137.798, 35.957] },
]

const searchPlaces: NonNullable<MapEditorServices['searchPlaces']> = async (query) => ({
  ok: true,
  places: gazetteer.filter(({ name }) => name.includes(query)),
  attribution: 'Gazetteer of Tests (CC BY 4.0)',
})

const meta = {
  ...editorMeta,
  title: 'map-editor/Places',
  args: { ...editorMeta.args, services: { searchPlaces } },
} satisfies Meta<typeof editorMeta.component>

export default meta
type Story = StoryObj<typeof meta>

const field = (root: HTMLElement) => within(root).findByRole('combobox', { name: ja.places.label })
const option = (root: HTMLElement, name: string) => within(root).findByRole('option', { name: new RegExp(`^${name}`) })

async function search(root: HTMLElement, query: string): Promise<HTMLElement> {
  await MapDriver.open(root, viewpoint)
  await userEvent.click(button(root, ja.tools.placeSearch))
  const input = await field(root)
  await waitFor(() => expect(input).toHaveFocus())
  await userEvent.type(input, query)
  return input
}

export const FindsAPlace: Story = {
  play: async ({ canvasElement }) => {
    await search(canvasElement, '奈良井')
    await userEvent.hover(await option(canvasElement, '奈良井駅'))
    await expect(await option(canvasElement, '奈良井駅')).toHaveAttribute('aria-selected', 'true')
    await expect(within(canvasElement).getByText('Gazetteer of Tests (CC BY 4.0)')).toBeVisible()
  },
}

export const MakesASpotOfIt: Story = {
  play: async ({ canvasElement }) => {
    await search(canvasElement, '奈良井')
    await userEvent.click(await option(canvasElement, '奈良井宿'))
    await userEvent.click(button(canvasElement, new RegExp(`^${ja.places.add}`)))
    await expect(lastObject('spot')).toMatchObject({ name: '奈良井宿', placeId: 'test:1', icon: 'hotel' })
    await expect(await within(canvasElement).findByRole('dialog', { name: /奈良井宿/ })).toBeVisible()
  },
}

export const ByKeyboardAlone: Story = {
  play: async ({ canvasElement }) => {
    const map = await MapDriver.open(canvasElement, viewpoint)
    await map.key('/')
    const input = await field(canvasElement)
    await waitFor(() => expect(input).toHaveFocus())
    await userEvent.type(input, '奈良井')
    const station = await option(canvasElement, '奈良井駅')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(input).toHaveAttribute('aria-activedescendant', station.id)
    await userEvent.keyboard('{Enter}')
    await expect(within(canvasElement).queryAllByRole('option')).toEqual([])
    await expect(input).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(lastObject('spot').name).toBe('奈良井駅'))
  },
}

export const LeavesWithEscape: Story = {
  play: async ({ canvasElement }) => {
    const input = await search(canvasElement, '鳥居')
    await option(canvasElement, '鳥居峠')
    await userEvent.keyboard('{Escape}')
    await expect(input).toHaveValue('')
    await userEvent.keyboard('{Escape}')
    await expect(within(canvasElement).queryByRole('combobox')).toBeNull()
    await expect(button(canvasElement, ja.tools.select)).toHaveAttribute('aria-pressed', 'true')
  },
}

/** The map has moved there, and nothing else has happened. */
export const LeavesNothingBehindWithEscape: Story = {
  play: async ({ canvasElement }) => {
    await search(canvasElement, '鳥居')
    await userEvent.click(await option(canvasElement, '鳥居峠'))
    await expect(await within(canvasElement).findByText(ja.places.foundGuide)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(button(canvasElement, ja.tools.select)).toHaveAttribute('aria-pressed', 'true')
    await expect(onChange).not.toHaveBeenCalled()
  },
}

export const FindsNothing: Story = {
  play: async ({ canvasElement }) => {
    await search(canvasElement, 'どこにもない')
    await expect(await within(canvasElement).findByText(ja.places.problems.notFound)).toBeVisible()
  },
}

let requestCount = 0
export const AsksAgainAfterAFailure: Story = {
  args: {
    services: {
      searchPlaces: async (query, options) => {
        requestCount += 1
        if (requestCount === 1) throw new Error('offline')
        return searchPlaces(query, options)
      },
    },
  },
  play: async ({ canvasElement }) => {
    requestCount = 0
    await search(canvasElement, '鳥居')
    await expect(await within(canvasElement).findByText(ja.places.problems.unavailable)).toBeVisible()
    await userEvent.click(button(canvasElement, ja.places.retry))
    await expect(await option(canvasElement, '鳥居峠')).toBeVisible()
  },
}

export const WaitsForTheAnswer: Story = {
  args: { services: { searchPlaces: () => new Promise(() => undefined) } },
  play: async ({ canvasElement }) => {
    await search(canvasElement, '鳥居')
    await expect(await within(canvasElement).findByText(ja.places.searching)).toBeVisible()
  },
}

export const GoesThereWithANavigationLine: Story = {
  args: {
    services: { searchPlaces, fetchDirections: async ({ stops }) => ({ ok: true, path: stops }) },
  },
  play: async ({ canvasElement }) => {
    const map = await MapDriver.open(canvasElement, viewpoint)
    await userEvent.click(button(canvasElement, ja.tools.navigationLine))
    await map.click([137.79, 35.95])
    await map.key('/')
    const input = await field(canvasElement)
    await expect(input).toHaveFocus()
    await userEvent.type(input, '鳥居')
    await userEvent.click(await option(canvasElement, '鳥居峠'))
    await waitFor(() => expect(button(canvasElement, /確定/)).not.toHaveAttribute('aria-disabled', 'true'))
    await userEvent.click(button(canvasElement, /確定/))
    await expect(lastObject('navigationLine').path.at(-1)).toEqual([137.798, 35.957])
  },
}

export const OnAPhone: Story = {
  args: { width: 390, height: 844 },
  play: async ({ canvasElement }) => {
    await MapDriver.open(canvasElement, viewpoint)
    const tool = within(canvasElement).queryByRole('button', { name: ja.tools.placeSearch })
    if (!tool) await userEvent.click(button(canvasElement, ja.tools.more))
    await userEvent.click(await within(canvasElement).findByRole('button', { name: ja.tools.placeSearch }))
    await userEvent.type(await field(canvasElement), '奈良井')
    await expect(await option(canvasElement, '奈良井宿')).toBeVisible()
  },
}

export const WithoutASearch: Story = {
  args: { services: {} },
  play: async ({ canvasElement }) => {
    await MapDriver.open(canvasElement, viewpoint)
    await expect(within(canvasElement).queryByRole('button', { name: ja.tools.placeSearch })).toBeNull()
  },
}
