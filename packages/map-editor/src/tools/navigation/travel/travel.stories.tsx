import { mapObjectId, type Position, TRAVEL_PROFILES, type TravelProfile } from '@mishiori/map-document'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { MapEditorServices, TravelChoices } from '../../../core/services.ts'
import { ja, jaTravel as words } from '../../../messages/ja.ts'
import type { MapEditorMessages } from '../../../messages/messages.ts'
import { button, editorMeta, lastObject } from '../../../stories/editor-story.ts'
import { canConfirm, drawRoute, GOAL, START } from '../../../stories/route-story.ts'
import { viewpoint } from '../../../stories/story-document.ts'
import { aCircle, aDocument } from '../../../testing/fixtures.ts'
import { MapDriver } from '../../../testing/map-driver.ts'

/** Streets that lead east and north, and two ways around; step-free is only what needs no climbing. */
const fetchDirections: NonNullable<MapEditorServices['fetchDirections']> = async ({
  stops,
  profile,
  routeOptions,
  alternatives = 0,
}) => {
  if (profile === 'stepFree' || routeOptions?.avoidFerries) return { ok: false, problem: 'notFound' }
  const [start, goal] = [stops[0] ?? START, stops.at(-1) ?? GOAL]
  const corner = (share: number): readonly Position[] => {
    const lng = start[0] + (goal[0] - start[0]) * share
    return [start, [lng, start[1]], [lng, goal[1]], goal]
  }
  return {
    ok: true,
    path: corner(1),
    durationSeconds: 2_820,
    ...(alternatives > 0 && {
      alternatives: [
        { path: corner(0), durationSeconds: 3_060 },
        { path: corner(0.5), durationSeconds: 4_500 },
      ],
    }),
  }
}

/** The land rises to the east. */
const fetchElevations: NonNullable<MapEditorServices['fetchElevations']> = async (positions) => ({
  ok: true,
  elevationsMeters: positions.map(([lng], index) => 600 + (lng - START[0]) * 9_000 + (index % 20) * 4),
  source: 'GSI',
})

const onProfile = fn<(profile: TravelProfile) => void>()
const PROFILES: readonly TravelProfile[] = ['hike', 'walk', 'stepFree', 'cityBike', 'mountainBike']
const travel: TravelChoices = {
  profiles: [...PROFILES, ...TRAVEL_PROFILES.filter((profile) => !PROFILES.includes(profile))],
  onProfile,
}
const messages: MapEditorMessages = { ...ja, travel: words }
const services: MapEditorServices = { fetchDirections, fetchElevations, travel }

const meta = {
  title: 'map-editor/Ways of going',
  ...editorMeta,
  args: { ...editorMeta.args, services, messages },
} satisfies Meta<typeof editorMeta.component>

export default meta
type Story = StoryObj<typeof meta>

const profile = (root: HTMLElement, name: TravelProfile) =>
  within(root).getByRole('radio', { name: words.profiles[name] })
const candidate = (root: HTMLElement, name: RegExp) => within(root).getByRole('radio', { name })
const open = (root: HTMLElement) => userEvent.click(button(root, ja.tools.navigationLine))

export const ByAProfile: Story = {
  play: async ({ canvasElement }) => {
    onProfile.mockClear()
    await MapDriver.open(canvasElement, viewpoint)
    await open(canvasElement)
    await expect(profile(canvasElement, 'walk')).toBeChecked()
    await userEvent.click(profile(canvasElement, 'hike'))
    await expect(onProfile.mock.calls).toEqual([['hike']])
    await userEvent.click(within(canvasElement).getByRole('switch', { name: words.optionNames.avoidSteps }))
    await userEvent.selectOptions(
      within(canvasElement).getByRole('combobox', { name: words.optionNames.hardestPath }),
      words.upToGrade(2),
    )
    const map = await MapDriver.open(canvasElement, viewpoint)
    await map.click(START)
    await map.click(GOAL)
    await canConfirm(canvasElement)
    await userEvent.click(button(canvasElement, /確定/))
    await expect(lastObject('navigationLine')).toMatchObject({
      profile: 'hike',
      routeOptions: { avoidSteps: true, hardestPath: 2 },
    })
  },
}

/** The rest of the profiles; arrow keys choose among all of them. */
export const ByKeys: Story = {
  play: async ({ canvasElement }) => {
    await MapDriver.open(canvasElement, viewpoint)
    await open(canvasElement)
    await userEvent.click(button(canvasElement, words.moreProfiles(5)))
    await expect(within(canvasElement).getAllByRole('radio')).toHaveLength(10)
    profile(canvasElement, 'walk').focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
    await expect(profile(canvasElement, 'roadBike')).toBeChecked()
    await expect(profile(canvasElement, 'roadBike')).toHaveFocus()
    await expect(within(canvasElement).queryByRole('switch', { name: words.optionNames.avoidSteps })).toBeNull()
  },
}

export const Alternatives: Story = {
  play: async ({ canvasElement }) => {
    const map = await drawRoute(canvasElement)
    await expect(within(canvasElement).getByText(words.candidates(3))).toBeVisible()
    await expect(candidate(canvasElement, /おすすめ/)).toBeChecked()
    await waitFor(() => expect(candidate(canvasElement, /別の道 1.*登り.*51/)).toBeVisible(), { timeout: 5_000 })
    candidate(canvasElement, /おすすめ/).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(candidate(canvasElement, /別の道 1/)).toBeChecked()
    // The middle of the third path, where the two others are not.
    await map.click([(START[0] + GOAL[0]) / 2, (START[1] + GOAL[1]) / 2])
    await expect(candidate(canvasElement, /別の道 2/)).toBeChecked()
    await userEvent.click(button(canvasElement, ja.common.undo))
    await expect(candidate(canvasElement, /別の道 1/)).toBeChecked()
    await userEvent.click(button(canvasElement, /確定/))
    const turn = lastObject('navigationLine').path[2]
    await expect(turn?.[0]).toBeCloseTo(START[0], 3)
    await expect(turn?.[1]).toBeCloseTo(GOAL[1], 3)
  },
}

/** Whoever sets a waypoint says where the line goes: there is nothing to choose from any more. */
export const AWaypointDropsThem: Story = {
  play: async ({ canvasElement }) => {
    const map = await drawRoute(canvasElement)
    await expect(within(canvasElement).getByText(words.candidates(3))).toBeVisible()
    await map.click([137.835, 35.975])
    await expect(within(canvasElement).queryByText(words.candidates(3))).toBeNull()
    await canConfirm(canvasElement)
    await expect(within(canvasElement).queryByText(words.candidates(3))).toBeNull()
  },
}

export const NoWayForAProfile: Story = {
  play: async ({ canvasElement }) => {
    await drawRoute(canvasElement)
    await userEvent.click(profile(canvasElement, 'stepFree'))
    const said = await within(canvasElement).findAllByText(words.noWay(words.profiles.stepFree))
    await expect(said[0]).toBeVisible()
    await expect(button(canvasElement, /確定/)).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button(canvasElement, words.tryProfile(words.profiles.walk)))
    await canConfirm(canvasElement)
    await expect(profile(canvasElement, 'walk')).toBeChecked()
  },
}

export const NoWayWithOptions: Story = {
  play: async ({ canvasElement }) => {
    await drawRoute(canvasElement)
    await userEvent.click(within(canvasElement).getByRole('switch', { name: words.optionNames.avoidFerries }))
    const said = await within(canvasElement).findAllByText(words.noWayWithOptions(words.profiles.walk))
    await expect(said[0]).toBeVisible()
    await userEvent.click(button(canvasElement, words.dropOptions))
    await canConfirm(canvasElement)
  },
}

const NO_GO = aDocument([aCircle({ center: [137.8, 35.958], radiusMeters: 300, isNoGo: true })])
const around = fn(fetchDirections)

/** Hatched on the map; every question names it. */
export const AroundANoGoArea: Story = {
  args: { document: NO_GO, services: { ...services, fetchDirections: around } },
  beforeEach: () => {
    around.mockClear()
  },
  play: async ({ canvasElement }) => {
    await drawRoute(canvasElement)
    await expect(around.mock.lastCall?.[0].noGo).toHaveLength(1)
  },
}

const refusedAround = (problem: 'notFound' | 'tooMuchNoGo', text: string): Story => ({
  args: { document: NO_GO, services: { ...services, fetchDirections: async () => ({ ok: false, problem }) } },
  play: async ({ canvasElement }) => {
    const map = await MapDriver.open(canvasElement, viewpoint)
    await open(canvasElement)
    await map.click(START)
    await map.click(GOAL)
    const said = await within(canvasElement).findAllByText(text)
    await expect(said[0]).toBeVisible()
    await expect(button(canvasElement, /確定/)).toHaveAttribute('aria-disabled', 'true')
  },
})

export const NoWayAroundANoGoArea: Story = refusedAround('notFound', words.noWayAround(words.profiles.walk))
export const TooMuchNoGo: Story = refusedAround('tooMuchNoGo', words.tooMuchNoGo)

/** The layers take the card's place, and lead back to it. */
export const BesideTheLayers: Story = {
  play: async ({ canvasElement }) => {
    await MapDriver.open(canvasElement, viewpoint)
    await open(canvasElement)
    await userEvent.click(button(canvasElement, words.showLayers))
    await expect(within(canvasElement).getByRole('tree')).toBeVisible()
    await userEvent.click(button(canvasElement, words.showTool(ja.tools.navigationLine)))
    await expect(profile(canvasElement, 'walk')).toBeChecked()
  },
}

/** Of a region without ferries and mountain paths, and on a device where somebody went by bicycle last. */
export const ForARegion: Story = {
  args: {
    services: {
      ...services,
      travel: { ...travel, options: ['avoidSteps', 'hills'], initialProfile: () => 'eBike' },
    },
  },
  play: async ({ canvasElement }) => {
    await MapDriver.open(canvasElement, viewpoint)
    await open(canvasElement)
    await expect(profile(canvasElement, 'eBike')).toBeChecked()
    await expect(within(canvasElement).queryByRole('switch')).toBeNull()
    await expect(within(canvasElement).getByRole('combobox', { name: words.optionNames.hills })).toBeVisible()
  },
}

const OLD = aDocument([
  {
    kind: 'navigationLine',
    id: mapObjectId('old'),
    name: '宿場まで',
    description: '',
    color: 'teal',
    path: [START, [GOAL[0], START[1]], GOAL],
    waypoints: [],
    travelMode: 'driving',
  },
])

/** A line from before there were profiles goes by car, and is not written anew by being opened. */
export const AnOldLine: Story = {
  args: { document: OLD },
  play: async ({ canvasElement }) => {
    await MapDriver.open(canvasElement, viewpoint)
    await userEvent.click(within(canvasElement).getByTitle('宿場まで'))
    await userEvent.click(await within(canvasElement).findByRole('button', { name: ja.info.editLine }))
    await expect(profile(canvasElement, 'car')).toBeChecked()
  },
}

const CORNER: Position = [GOAL[0], START[1]]
const openOld = async (root: HTMLElement) => {
  await MapDriver.open(root, viewpoint)
  await userEvent.click(within(root).getByTitle('宿場まで'))
  await userEvent.click(await within(root).findByRole('button', { name: ja.info.editLine }))
}

/** What the way between two stops could be instead is asked for on wish; the line is marked among the answers, and stays. */
export const OtherWaysOfAnOldLine: Story = {
  args: { document: OLD },
  play: async ({ canvasElement }) => {
    await openOld(canvasElement)
    await expect(within(canvasElement).queryByText(words.candidates(3))).toBeNull()
    button(canvasElement, words.findOthers).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await within(canvasElement).findByText(words.candidates(3))).toBeVisible()
    await expect(candidate(canvasElement, /おすすめ/)).toBeChecked()
    await expect(candidate(canvasElement, /おすすめ/)).toHaveFocus()
    await userEvent.click(candidate(canvasElement, /別の道 1/))
    await userEvent.click(button(canvasElement, /確定/))
    await expect(lastObject('navigationLine').path[2]).toEqual([START[0], GOAL[1]])
  },
}

/** A line that goes where no way is suggested any more comes last. */
export const AnOldLineApart: Story = {
  args: {
    document: aDocument(
      OLD.layers.flatMap(({ objects }) =>
        objects.map((object) => ({ ...object, color: 'red' as const, path: [START, [137.82, 35.94], GOAL] })),
      ),
    ),
  },
  play: async ({ canvasElement }) => {
    await openOld(canvasElement)
    await userEvent.click(button(canvasElement, words.findOthers))
    await expect(await within(canvasElement).findByText(words.candidates(4))).toBeVisible()
    await expect(candidate(canvasElement, new RegExp(words.former))).toBeChecked()
  },
}

/** Nothing else is found: the line can be kept as it is. */
export const NoOtherWay: Story = {
  args: {
    document: OLD,
    services: { ...services, fetchDirections: async () => ({ ok: true, path: [START, CORNER, GOAL] }) },
  },
  play: async ({ canvasElement }) => {
    await openOld(canvasElement)
    button(canvasElement, words.findOthers).focus()
    await userEvent.keyboard('{Enter}')
    const answer = await within(canvasElement).findByText(words.noOthers)
    await waitFor(() => expect(answer).toHaveFocus())
    // Somebody leaves it, and opens the layers for a while.
    await userEvent.click(button(canvasElement, words.showLayers))
    await userEvent.click(button(canvasElement, words.showTool(ja.tools.navigationLine)))
    const again = await within(canvasElement).findByText(words.noOthers)
    await expect(again).toBeVisible()
    await expect(again).not.toHaveFocus()
    await canConfirm(canvasElement)
  },
}

/** Where the data of today has no way at all, the line is as good as before: nothing is offered in its place. */
export const NoWayToCompareWith: Story = {
  args: {
    document: aDocument(
      OLD.layers.flatMap(({ objects }) =>
        objects.map((object) => ({
          ...object,
          profile: 'walk' as const,
          routeOptions: { avoidFerries: true as const },
        })),
      ),
    ),
  },
  play: async ({ canvasElement }) => {
    await openOld(canvasElement)
    await userEvent.click(button(canvasElement, words.findOthers))
    await expect(await within(canvasElement).findByText(words.noOthers)).toBeVisible()
    await expect(within(canvasElement).queryByRole('button', { name: words.dropOptions })).toBeNull()
    await expect(within(canvasElement).queryByText(words.noWayWithOptions(words.profiles.walk))).toBeNull()
    await canConfirm(canvasElement)
  },
}

const flaky = fn<NonNullable<MapEditorServices['fetchDirections']>>()

/** What may help is to ask again, beside the line as it is. */
export const OtherWaysAfterAFailure: Story = {
  args: { document: OLD, services: { ...services, fetchDirections: flaky } },
  beforeEach: () => {
    flaky.mockReset()
    flaky.mockImplementation(fetchDirections)
    flaky.mockResolvedValueOnce({ ok: false, problem: 'unavailable' })
  },
  play: async ({ canvasElement }) => {
    await openOld(canvasElement)
    const card = within(within(canvasElement).getByRole('region', { name: ja.tools.navigationLine }))
    await userEvent.click(card.getByRole('button', { name: words.findOthers }))
    await expect(await card.findByText(ja.directions.problems.unavailable)).toBeVisible()
    await expect(within(canvasElement).queryByRole('button', { name: ja.directions.retry })).toBeNull()
    await userEvent.click(card.getByRole('button', { name: words.findOthers }))
    await expect(await card.findByText(words.candidates(3))).toBeVisible()
    await expect(card.queryByText(ja.directions.problems.unavailable)).toBeNull()
  },
}

export const OnAPhone: Story = {
  args: { width: 390, height: 844 },
  play: async ({ canvasElement }) => {
    const map = await MapDriver.open(canvasElement, viewpoint)
    await open(canvasElement)
    await userEvent.click(profile(canvasElement, 'hike'))
    await map.tap([137.8, 35.96])
    await map.tap([137.815, 35.97])
    await canConfirm(canvasElement)
    await userEvent.click(candidate(canvasElement, /別の道 1/))
    await expect(candidate(canvasElement, /別の道 1/)).toBeChecked()
    await userEvent.click(button(canvasElement, words.optionsSet(0)))
    await userEvent.click(within(canvasElement).getByRole('switch', { name: words.optionNames.avoidSteps }))
    await canConfirm(canvasElement)
    await userEvent.click(button(canvasElement, words.optionsSet(1)))
    await expect(candidate(canvasElement, /おすすめ/)).toBeChecked()
  },
}

export const InANarrowWindow: Story = {
  args: { width: 900, height: 700 },
  play: async ({ canvasElement }) => {
    await drawRoute(canvasElement)
    await userEvent.click(button(canvasElement, new RegExp(words.profile)))
    await userEvent.click(candidate(canvasElement, /別の道 2/))
    await expect(candidate(canvasElement, /別の道 2/)).toBeChecked()
    await canConfirm(canvasElement)
  },
}
