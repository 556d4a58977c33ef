import { cumulativeDistancesMeters, mapObjectId, type Position } from '@mishiori/map-document'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { MapEditorServices, SnapAnswer } from '../../core/services.ts'
import { en, enTravel } from '../../messages/en.ts'
import { ja, jaTravel as words } from '../../messages/ja.ts'
import type { MapEditorMessages } from '../../messages/messages.ts'
import { button, editorMeta, lastObject, onChange } from '../../stories/editor-story.ts'
import { viewpoint } from '../../stories/story-document.ts'
import { aDocument, aLine, aRecording } from '../../testing/fixtures.ts'
import { MapDriver } from '../../testing/map-driver.ts'

const fiveDecimals = (degrees: number) => Math.round(degrees * 1e5) / 1e5
const at = (east: number, north: number): Position => [
  fiveDecimals(137.79 + east / 1_000),
  fiveDecimals(35.94 + north / 1_000),
]
/** Beside a street that goes east, then through a field, then beside one that goes north. */
const TRACK: readonly Position[] = Array.from({ length: 40 }, (_, index) =>
  index < 20 ? at(index, 0.6 * Math.sin(index)) : at(20 + 0.5 * Math.cos(index), index - 20),
)
const along = cumulativeDistancesMeters(TRACK)
const meters = (index: number) => Math.round((along[index] ?? 0) * 10) / 10
const WAY = TRACK.map((position, index): Position => {
  if (index < 10) return at(index, 0)
  return index < 28 ? position : at(20, index - 20)
})
const alongWay = cumulativeDistancesMeters(WAY)
const PROPOSED: SnapAnswer = {
  ok: true,
  path: WAY,
  alongMeters: TRACK.map((_, index) => meters(index)),
  stretches: [
    { kind: 'moved', toMeters: meters(9), toProposedMeters: alongWay[9] ?? 0, movedMeters: 66 },
    { kind: 'kept', toMeters: meters(28), toProposedMeters: alongWay[28] ?? 0, movedMeters: 0 },
    { kind: 'moved', toMeters: meters(39), toProposedMeters: alongWay[39] ?? 0, movedMeters: 45 },
  ],
}

const messages: MapEditorMessages = { ...ja, travel: words }
const snapLine = fn<NonNullable<MapEditorServices['snapLine']>>()
const track = aLine({ id: mapObjectId('track'), name: '歩いた道', path: TRACK })

const meta = {
  title: 'map-editor/Match to ways',
  ...editorMeta,
  args: {
    ...editorMeta.args,
    document: aDocument([track]),
    services: { snapLine },
    messages,
  },
  beforeEach: () => {
    onChange.mockClear()
    snapLine.mockReset().mockResolvedValue(PROPOSED)
  },
} satisfies Meta<typeof editorMeta.component>
export default meta
type Story = StoryObj<typeof meta>

/** From the list, as the keyboard and a phone have it. */
async function choose(root: HTMLElement, { name = track.name, language = messages } = {}) {
  await MapDriver.open(root, viewpoint)
  const opener = within(root).queryByRole('button', { name: language.layers.open })
  if (opener) await userEvent.click(opener)
  await userEvent.click(await within(root).findByTitle(name))
  await userEvent.click(await within(root).findByRole('button', { name: language.lines.menu(name) }))
  await userEvent.click(await within(root).findByRole('menuitem', { name: language.travel?.snap.menu ?? '' }))
}

const accept = (root: HTMLElement) => within(root).findByRole('button', { name: new RegExp(words.snap.accept) })
const PROPOSAL = /^変わるのは2か所、ずれは最大 66 m。長さ .+ → .+。道のない \d+% はそのままです。/

export const Proposed: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement)
    await expect((await within(canvasElement).findAllByText(PROPOSAL))[0]).toBeVisible()
    await expect(onChange).not.toHaveBeenCalled()
    await userEvent.click(await accept(canvasElement))
    await expect(lastObject('line').path).toEqual(WAY)
    await userEvent.click(button(canvasElement, /元に戻す/))
    await expect(lastObject('line').path).toEqual(TRACK)
  },
}

export const GivenUp: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement)
    await accept(canvasElement)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(within(canvasElement).queryByText(PROPOSAL)).toBeNull())
    await expect(onChange).not.toHaveBeenCalled()
  },
}

/** A proposal is only shown: the map can be seen, the line cannot be redrawn meanwhile. */
export const StillProposed: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement)
    await accept(canvasElement)
  },
}

export const Recording: Story = {
  args: {
    document: aDocument([
      aRecording({
        id: mapObjectId('track'),
        name: '秋の記録',
        path: TRACK,
        timestampsMs: TRACK.map((_, index) => Date.UTC(2026, 9, 18) + index * 60_000),
      }),
    ]),
  },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, { name: '秋の記録' })
    await expect((await within(canvasElement).findAllByText(new RegExp(words.snap.unlocks)))[0]).toBeVisible()
    await expect(within(canvasElement).queryByRole('spinbutton')).toBeNull() // its ends are cut off elsewhere
    await userEvent.click(await accept(canvasElement))
    await expect(lastObject('line').timestampsMs).toHaveLength(WAY.length)
  },
}

export const Asking: Story = {
  beforeEach: () => {
    snapLine.mockReturnValue(new Promise(() => {}))
  },
  play: async ({ canvasElement }) => {
    await choose(canvasElement)
    await expect((await within(canvasElement).findAllByText(words.snap.asking))[0]).toBeVisible()
    await userEvent.click(button(canvasElement, new RegExp(ja.common.cancel)))
    await waitFor(() => expect(within(canvasElement).queryByText(words.snap.asking)).toBeNull())
  },
}

const saying = (answer: SnapAnswer, text: string): Story => ({
  beforeEach: () => {
    snapLine.mockResolvedValue(answer)
  },
  play: async ({ canvasElement }) => {
    await choose(canvasElement)
    await expect((await within(canvasElement).findAllByText(text))[0]).toBeVisible()
    await expect(await accept(canvasElement)).toHaveAttribute('aria-disabled', 'true')
  },
})

const unchanged = (kind: 'kept' | 'same'): SnapAnswer => ({
  ok: true,
  path: TRACK,
  alongMeters: TRACK.map((_, index) => meters(index)),
  stretches: [{ kind, toMeters: meters(39), toProposedMeters: meters(39), movedMeters: 0 }],
})

export const NoWaysHere: Story = saying(unchanged('kept'), words.snap.problems.noWays)
export const NothingToChange: Story = saying(unchanged('same'), words.snap.problems.nothingToChange)
export const TooLong: Story = saying({ ok: false, problem: 'tooLong', max: 100 }, words.snap.tooLong('100 km'))
export const TooManyPoints: Story = saying(
  { ok: false, problem: 'tooManyPoints', max: 20_000 },
  words.snap.tooManyPoints(20_000),
)

export const FailsOnce: Story = {
  beforeEach: () => {
    snapLine.mockReset().mockResolvedValueOnce({ ok: false, problem: 'unavailable' }).mockResolvedValue(PROPOSED)
  },
  play: async ({ canvasElement }) => {
    await choose(canvasElement)
    await userEvent.click(await within(canvasElement).findByRole('button', { name: ja.directions.retry }))
    await expect((await within(canvasElement).findAllByText(PROPOSAL))[0]).toBeVisible()
  },
}

export const OnAPhone: Story = {
  args: { width: 390, height: 844 },
  play: async ({ canvasElement }) => {
    await choose(canvasElement)
    await expect((await within(canvasElement).findAllByText(PROPOSAL))[0]).toBeVisible()
    await userEvent.click(await accept(canvasElement))
    await expect(lastObject('line').path).toEqual(WAY)
  },
}

const english: MapEditorMessages = { ...en, travel: enTravel }

export const English: Story = {
  args: { messages: english },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, { language: english })
    const text = await within(canvasElement).findAllByText(/^2 stretches change, by up to 66 m\. Length /)
    await expect(text[0]).toBeVisible()
  },
}
