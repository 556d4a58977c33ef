import { mapObjectId, type Position } from '@mishiori/map-document'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { MapEditorServices } from '../../core/services.ts'
import { ja } from '../../messages/ja.ts'
import { editorMeta } from '../../stories/editor-story.ts'
import { forgetReadyMap, readyMap, storeReadyMap } from '../../stories/ready-map.ts'
import { viewpoint } from '../../stories/story-document.ts'
import { aDocument, aLine } from '../../testing/fixtures.ts'
import { MapDriver } from '../../testing/map-driver.ts'

const wave = (latitude: number, top: number, count: number) => ({
  path: Array.from({ length: count }, (_, index): Position => [137.78 + index * 0.002, latitude]),
  elevationsMeters: Array.from({ length: count }, (_, index) => 500 + Math.round(top * Math.sin(index / 5))),
})
const ridge = aLine({ id: mapObjectId('ridge'), name: '尾根道', ...wave(35.97, 200, 40) })
const valley = aLine({ id: mapObjectId('valley'), name: '沢道', color: 'blue', ...wave(35.962, 80, 25) })
const road = aLine({ id: mapObjectId('road'), name: '林道', color: 'green', path: wave(35.954, 0, 30).path })

const meta = {
  title: 'map-editor/Profiles',
  ...editorMeta,
  args: { ...editorMeta.args, document: aDocument([ridge, valley, road]) },
} satisfies Meta<typeof editorMeta.component>

export default meta
type Story = StoryObj<typeof meta>

const profile = (root: HTMLElement, name: string) => within(root).findByRole('region', { name: `${name}の標高グラフ` })
const slider = (panel: HTMLElement) => within(panel).getByRole('slider', { name: '線の上の位置' })
const dots = (root: HTMLElement) =>
  [...root.querySelectorAll<SVGElement>('.mishiori-overlay-cursor')].filter((dot) => dot.style.display !== 'none')

async function compareWith(panel: HTMLElement, name: string): Promise<void> {
  await userEvent.click(within(panel).getByRole('button', { name: '比べる線…' }))
  await userEvent.click(await within(panel).findByRole('menuitem', { name }))
}

export const ComparesTwoLines: Story = {
  play: async ({ canvasElement }) => {
    const map = await MapDriver.open(canvasElement, viewpoint)
    const panel = await profile(canvasElement, '尾根道')
    await expect(within(panel).getByText(/^標高：線の記録/)).toBeVisible()
    await compareWith(panel, '沢道')
    const cursor = slider(panel)
    cursor.focus()
    for (let presses = 0; presses < 3; presses += 1) await userEvent.keyboard('{PageUp}')
    await expect(cursor.getAttribute('aria-valuetext')).toMatch(/^2\.1\d km、標高 \d+ m, 沢道 \d+ m$/)
    await waitFor(() => expect(dots(canvasElement)).toHaveLength(2))
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(dots(canvasElement)).toHaveLength(1))
    await map.hover([137.8, 35.962])
    await waitFor(() => expect(Number(cursor.getAttribute('aria-valuenow'))).toBeGreaterThan(1700))
    await waitFor(() => expect(dots(canvasElement)).toHaveLength(2))
    await userEvent.click(within(panel).getByRole('button', { name: '比べる線…' }))
    await userEvent.click(within(panel).getByRole('menuitem', { name: '沢道を標高グラフから外す' }))
    await expect(within(panel).queryByRole('group', { name: '標高グラフに出す線' })).toBeNull()
  },
}

/** While its points are edited, too. */
export const FollowsTheMapWhileALineIsEdited: Story = {
  play: async ({ canvasElement }) => {
    const map = await MapDriver.open(canvasElement, viewpoint)
    await userEvent.click(within(canvasElement).getByText('尾根道', { selector: '[role="treeitem"] *' }))
    await userEvent.click(await within(canvasElement).findByRole('button', { name: ja.info.editLine }))
    await map.hover([137.8, 35.97])
    const cursor = slider(await profile(canvasElement, '尾根道'))
    await waitFor(() => expect(Number(cursor.getAttribute('aria-valuenow'))).toBeGreaterThan(1700))
    await waitFor(() => expect(dots(canvasElement)).toHaveLength(1))
    await map.hover([137.82, 35.93])
    await waitFor(() => expect(dots(canvasElement)).toHaveLength(0))
  },
}

export const MeasuresAPartOfEachLine: Story = {
  play: async ({ canvasElement }) => {
    await MapDriver.open(canvasElement, viewpoint)
    const panel = await profile(canvasElement, '尾根道')
    await compareWith(panel, '沢道')
    await userEvent.click(within(panel).getByRole('button', { name: '区間を測る' }))
    const length = () => within(panel).getByText('区間').nextElementSibling?.textContent
    const ofRidge = length()
    await userEvent.click(within(panel).getByRole('button', { name: '沢道' }))
    const other = await profile(canvasElement, '沢道')
    await expect(within(other).queryByText('区間')).toBeNull()
    await userEvent.click(within(other).getByRole('button', { name: '区間を測る' }))
    await expect(length()).not.toBe(ofRidge)
    await userEvent.click(within(other).getByRole('button', { name: '尾根道' }))
    await expect(length()).toBe(ofRidge)
  },
}

const heights: NonNullable<MapEditorServices['fetchElevations']> = async (positions) => ({
  ok: true,
  elevationsMeters: positions.map((_, index) => 700 + Math.round((index / (positions.length - 1)) * 29) * 5),
  source: '基盤地図情報',
})

export const LooksUpElevations: Story = {
  args: { document: aDocument([road]), services: { fetchElevations: heights } },
  play: async ({ canvasElement }) => {
    const panel = await profile(canvasElement, '林道')
    await expect(await within(panel).findByText(/^標高：基盤地図情報/)).toBeVisible()
    await expect(within(panel).getByText('登り').nextElementSibling).toHaveTextContent('145m')
  },
}

let isDown = true

export const LooksUpElevationsAgain: Story = {
  args: {
    document: aDocument([road]),
    services: { fetchElevations: (...args) => (isDown ? Promise.reject(new Error('down')) : heights(...args)) },
  },
  beforeEach: () => {
    isDown = true
  },
  play: async ({ canvasElement }) => {
    const panel = await profile(canvasElement, '林道')
    await expect(await within(panel).findByText('標高を調べられませんでした。')).toBeVisible()
    isDown = false
    await userEvent.click(within(panel).getByRole('button', { name: 'もう一度調べる' }))
    await expect(await within(panel).findByText(/^標高：基盤地図情報/)).toBeVisible()
  },
}

export const WaitsForElevations: Story = {
  args: { document: aDocument([road]), services: { fetchElevations: () => new Promise(() => {}) } },
  play: async ({ canvasElement }) => {
    const panel = await profile(canvasElement, '林道')
    await expect(within(panel).getByRole('status')).toHaveTextContent('標高を調べています…')
  },
}

/** The list of a phone, in whose sheet the profiles are. */
async function openListOnAPhone(canvasElement: HTMLElement) {
  await MapDriver.open(canvasElement, viewpoint)
  const root = within(canvasElement)
  await userEvent.click(root.getByRole('button', { name: ja.layers.open }))
  return root
}

/** In the sheet of the list, whose profile keeps its lines when the sheet is closed. */
export const ComparesTwoLinesOnAPhone: Story = {
  args: { width: 390, height: 844 },
  play: async ({ canvasElement }) => {
    const root = await openListOnAPhone(canvasElement)
    await compareWith(await profile(canvasElement, '尾根道'), '沢道')
    await userEvent.click(root.getByRole('button', { name: ja.common.close }))
    await waitFor(() => expect(root.queryByRole('region', { name: '尾根道の標高グラフ' })).toBeNull())
    await userEvent.click(root.getByRole('button', { name: ja.layers.open }))
    const panel = await profile(canvasElement, '尾根道')
    slider(panel).focus()
    await userEvent.keyboard('{PageUp}')
    await expect(slider(panel).getAttribute('aria-valuetext')).toMatch(/, 沢道 \d+ m$/)
    await waitFor(() => expect(dots(canvasElement)).toHaveLength(2))
    await userEvent.click(within(panel).getByRole('button', { name: '区間を測る' }))
    await expect(within(panel).getByRole('slider', { name: ja.profile.rangeStart })).toBeVisible()
  },
}

/** The sheet of a selected line has its profile too. */
export const OfASelectedLineOnAPhone: Story = {
  args: { width: 390, height: 844 },
  play: async ({ canvasElement }) => {
    const root = await openListOnAPhone(canvasElement)
    await userEvent.click(await root.findByText('沢道'))
    await expect(await profile(canvasElement, '沢道')).toBeVisible()
    await expect(root.getByRole('dialog', { name: '沢道の情報' })).toBeVisible()
  },
}

/** The window of a line stands this far above it. */
const LIFT_PIXELS = 16
/** Of latitude, in pixels of the stories' viewpoint. */
const degrees = (pixels: number) =>
  (pixels * 360 * Math.cos((viewpoint.latitude * Math.PI) / 180)) / (512 * 2 ** viewpoint.zoom)
const BELOW = 35.915

/** Its whole way lies where the profile opens. */
const hiddenByItsProfile = aDocument([aLine({ id: mapObjectId('low'), name: '下の道', ...wave(BELOW, 60, 30) })])

/** Only what the map has in its tiles can be met on it. */
async function untilDrawn(): Promise<void> {
  const map = await readyMap()
  await waitFor(() => expect(map.loaded()).toBe(true))
}

export const UncoversALineChosenFromTheList: Story = {
  args: {
    document: hiddenByItsProfile,
    onMapReady: storeReadyMap,
  },
  beforeEach: forgetReadyMap,
  play: async ({ canvasElement }) => {
    const map = await MapDriver.open(canvasElement, viewpoint)
    await untilDrawn()
    const root = within(canvasElement)
    await userEvent.click(await within(await root.findByRole('tree')).findByText('下の道'))
    const info = await root.findByRole('dialog', { name: ja.info.label('下の道') })
    const panel = await profile(canvasElement, '下の道')
    const edges = () => ({ window: info.getBoundingClientRect().bottom, profile: panel.getBoundingClientRect().top })
    await expect(edges().window).toBeLessThan(edges().profile)
    // The map is there already: the next press meets the line where it is seen.
    const [lng, line] = [137.8, map.at([137.8, BELOW]).clientY]
    const shown = { ...viewpoint, latitude: viewpoint.latitude - degrees(line - (edges().window + LIFT_PIXELS)) }
    map.look(shown)
    await untilDrawn()
    await map.click([lng, BELOW])
    await expect(await root.findByRole('dialog', { name: ja.info.label('下の道') })).toBeVisible()
    await map.click([lng, BELOW + 0.02])
    await waitFor(() => expect(root.queryByRole('dialog')).toBeNull())
  },
}
