import { type Position, TRAVEL_PROFILES } from '@mishiori/map-document'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { MapEditorServices, ReachAnswer, ReachArea } from '../../../core/services.ts'
import { en, enTravel } from '../../../messages/en.ts'
import { ja, jaTravel as words } from '../../../messages/ja.ts'
import type { MapEditorMessages } from '../../../messages/messages.ts'
import { button, editorMeta, lastObject } from '../../../stories/editor-story.ts'
import { START, startFromHere } from '../../../stories/route-story.ts'
import { viewpoint } from '../../../stories/story-document.ts'
import { MapDriver } from '../../../testing/map-driver.ts'

/** A star around a place. */
const around = ([lng, lat]: Position, degrees: number): readonly Position[] =>
  Array.from({ length: 24 }, (_, index): Position => {
    const radius = degrees * (index % 2 === 0 ? 1 : 0.7)
    const angle = (index / 12) * Math.PI
    return [lng + radius * Math.sin(angle), lat + radius * 0.8 * Math.cos(angle)]
  })
const areaAt = (origin: Position, degrees: number): ReachArea => ({ outer: around(origin, degrees), holes: [] })

const fetchReach = fn<NonNullable<MapEditorServices['fetchReach']>>()
const messages: MapEditorMessages = { ...ja, travel: words }
const services: MapEditorServices = {
  fetchDirections: async ({ stops }) => ({ ok: true, path: stops }),
  fetchReach,
  travel: {
    profiles: TRAVEL_PROFILES,
    loops: true,
    reach: (profile) => ({ minutes: profile === 'car' ? 30 : 60, kilometers: 30 }),
  },
}

const meta = {
  title: 'map-editor/Reach',
  ...editorMeta,
  args: { ...editorMeta.args, services, messages },
  beforeEach: () => {
    fetchReach.mockReset().mockImplementation(async ({ origin, within: size }) => ({
      ok: true,
      areas: [areaAt(origin, 'minutes' in size ? size.minutes / 1_500 : size.kilometers / 100)],
    }))
  },
} satisfies Meta<typeof editorMeta.component>

export default meta
type Story = StoryObj<typeof meta>

async function begin(root: HTMLElement): Promise<MapDriver> {
  const map = await startFromHere(root)
  await userEvent.click(await within(root).findByRole('radio', { name: words.fromHere.kinds.reach }))
  return map
}

const keep = (root: HTMLElement) => within(root).findByRole('button', { name: new RegExp(words.reach.keep) })

export const ByTime: Story = {
  play: async ({ canvasElement }) => {
    await begin(canvasElement)
    await userEvent.click(button(canvasElement, words.reach.find))
    await expect(fetchReach.mock.lastCall?.[0]).toMatchObject({ within: { minutes: 30 }, profile: 'walk' })
    const said = await within(canvasElement).findAllByText(/^30 分で行ける範囲：広さ [\d.]+ km²、.+直線で [\d.]+ km。/)
    await expect(said.some((text) => text.closest('[role=status]'))).toBe(true)
    await userEvent.click(await keep(canvasElement))
    await expect(lastObject('polygon').name).toBe('30 分で行ける範囲')
    await expect(lastObject('polygon').vertices).toHaveLength(24)
  },
}

export const ByDistanceAndKeys: Story = {
  play: async ({ canvasElement }) => {
    await begin(canvasElement)
    within(canvasElement).getByRole('radio', { name: words.loop.measures.time }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    const length = within(canvasElement).getByRole('textbox', { name: 'km' })
    await userEvent.clear(length)
    await userEvent.type(length, '1.5{Enter}')
    await waitFor(() => expect(fetchReach.mock.lastCall?.[0]).toMatchObject({ within: { kilometers: 1.5 } }))
    await expect((await within(canvasElement).findAllByText(/^1\.5 kmで行ける範囲：/))[0]).toBeVisible()
    await waitFor(() => expect(button(canvasElement, /^ここから行ける範囲：1\.5 km/)).toHaveFocus())
  },
}

/** Also while another answer is awaited. */
async function staysFolded(root: HTMLElement) {
  await expect(button(root, /^ここから行ける範囲：/)).toHaveAttribute('aria-expanded', 'false')
  await expect(within(root).queryByRole('button', { name: words.reach.find })).toBeNull()
}

/** A press on the map asks again from there, another profile by that. */
export const FromAnotherPlace: Story = {
  play: async ({ canvasElement }) => {
    const map = await begin(canvasElement)
    await userEvent.click(button(canvasElement, words.reach.find))
    await keep(canvasElement)
    const answer = Promise.withResolvers<ReachAnswer>()
    fetchReach.mockReturnValueOnce(answer.promise)
    await map.click([START[0] + 0.01, START[1]])
    await waitFor(() => expect(fetchReach).toHaveBeenCalledTimes(2))
    await staysFolded(canvasElement)
    answer.resolve({ ok: true, areas: [areaAt(START, 0.02)] })
    await keep(canvasElement)
    await staysFolded(canvasElement)
    const [first, second] = fetchReach.mock.calls.map(([{ origin }]) => origin)
    await expect(second).not.toEqual(first)
    await userEvent.click(within(canvasElement).getByRole('radio', { name: words.profiles.hike }))
    await waitFor(() => expect(fetchReach.mock.lastCall?.[0]).toMatchObject({ profile: 'hike' }))
    await keep(canvasElement)
  },
}

export const ApartAndWithHoles: Story = {
  beforeEach: () => {
    fetchReach.mockImplementation(async ({ origin: [lng, lat] }) => ({
      ok: true,
      areas: [
        { outer: around([lng, lat], 0.02), holes: [around([lng + 0.008, lat], 0.003)] },
        areaAt([lng + 0.05, lat], 0.005),
      ],
    }))
  },
  play: async ({ canvasElement }) => {
    await begin(canvasElement)
    await userEvent.click(button(canvasElement, words.reach.find))
    const said = await within(canvasElement).findAllByText(/離れた範囲が1か所あり、.+中に、行けない所が1か所あります。/)
    await expect(said[0]).toBeVisible()
  },
}

export const TooFar: Story = {
  play: async ({ canvasElement }) => {
    await begin(canvasElement)
    const minutes = within(canvasElement).getByRole('textbox', { name: words.loop.minutes })
    await userEvent.clear(minutes)
    await userEvent.type(minutes, '61')
    await userEvent.click(button(canvasElement, words.reach.find))
    const refusal = '調べられるのは1 時間、または30 kmまでです。'
    await expect(within(canvasElement).getByText(refusal)).toHaveRole('alert')
    await expect(minutes).toBeInvalid()
    await expect(minutes).toHaveAccessibleDescription(refusal)
    await expect(fetchReach).not.toHaveBeenCalled()
    await userEvent.clear(minutes)
    await expect(minutes).toBeValid()
    await userEvent.type(minutes, '60{Enter}')
    await waitFor(() => expect(fetchReach.mock.lastCall?.[0]).toMatchObject({ within: { minutes: 60 } }))
  },
}

/** As fast as a car one does not come so long: the fields are there to ask for less. */
export const TooFarByCar: Story = {
  play: async ({ canvasElement }) => {
    await begin(canvasElement)
    const minutes = within(canvasElement).getByRole('textbox', { name: words.loop.minutes })
    await userEvent.clear(minutes)
    await userEvent.type(minutes, '60{Enter}')
    await keep(canvasElement)
    await userEvent.click(button(canvasElement, words.moreProfiles(TRAVEL_PROFILES.length - 5)))
    await userEvent.click(within(canvasElement).getByRole('radio', { name: words.profiles.car }))
    const said = await within(canvasElement).findAllByText('調べられるのは30 分、または30 kmまでです。')
    await expect(said.some((text) => text.closest('[role=status]'))).toBe(true)
    await expect(within(canvasElement).queryByRole('button', { name: ja.directions.retry })).toBeNull()
    await expect(fetchReach).toHaveBeenCalledOnce()
    await userEvent.click(button(canvasElement, words.reach.find))
    await expect(within(canvasElement).getByRole('textbox', { name: words.loop.hours })).toBeInvalid()
    const hours = within(canvasElement).getByRole('textbox', { name: words.loop.hours })
    await userEvent.clear(hours)
    await userEvent.type(hours, '0.5{Enter}')
    await keep(canvasElement)
    await expect(fetchReach.mock.lastCall?.[0]).toMatchObject({ within: { minutes: 30 }, profile: 'car' })
  },
}

export const NoRoadHere: Story = {
  beforeEach: () => {
    fetchReach.mockResolvedValue({ ok: false, problem: 'notFound' })
  },
  play: async ({ canvasElement }) => {
    await begin(canvasElement)
    await userEvent.click(button(canvasElement, words.reach.find))
    const said = await within(canvasElement).findAllByText(words.noWay(words.profiles.walk))
    await expect(said[0]).toBeVisible()
    await expect(button(canvasElement, /確定/)).toHaveAttribute('aria-disabled', 'true')
  },
}

export const FailsOnce: Story = {
  beforeEach: () => {
    fetchReach.mockResolvedValueOnce({ ok: false, problem: 'unavailable' })
  },
  play: async ({ canvasElement }) => {
    await begin(canvasElement)
    await userEvent.click(button(canvasElement, words.reach.find))
    await userEvent.click(await within(canvasElement).findByRole('button', { name: ja.directions.retry }))
    await keep(canvasElement)
    await expect(fetchReach).toHaveBeenCalledTimes(2)
  },
}

export const OnAPhone: Story = {
  args: { width: 390, height: 844 },
  play: async ({ canvasElement }) => {
    const map = await MapDriver.open(canvasElement, viewpoint)
    await userEvent.click(button(canvasElement, ja.tools.navigationLine))
    await map.tap(START)
    await userEvent.click(await within(canvasElement).findByRole('radio', { name: words.fromHere.kinds.reach }))
    await userEvent.click(button(canvasElement, words.reach.find))
    await userEvent.click(await keep(canvasElement))
    await expect(lastObject('polygon').name).toBe('30 分で行ける範囲')
  },
}

export const English: Story = {
  args: { messages: { ...en, travel: enTravel } },
  play: async ({ canvasElement }) => {
    const map = await MapDriver.open(canvasElement, viewpoint)
    await userEvent.click(button(canvasElement, en.tools.navigationLine))
    await map.click(START)
    await userEvent.click(await within(canvasElement).findByRole('radio', { name: enTravel.fromHere.kinds.reach }))
    await userEvent.click(button(canvasElement, enTravel.reach.find))
    await expect((await within(canvasElement).findAllByText(/^Within 30 min: an area of /))[0]).toBeVisible()
  },
}
