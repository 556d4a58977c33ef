import { type Line, mapObjectId, type Position } from '@mishiori/map-document'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { editorMeta, lastDocument, onChange } from '../../stories/editor-story.ts'
import { viewpoint } from '../../stories/story-document.ts'
import { aDocument, aLine } from '../../testing/fixtures.ts'
import { MapDriver } from '../../testing/map-driver.ts'

const path: readonly Position[] = [
  [137.79, 35.945],
  [137.8, 35.946],
  [137.81, 35.945],
  [137.82, 35.96],
  [137.84, 35.965],
]
const ridge = aLine({ id: mapObjectId('ridge'), name: '尾根道', path })
const valley = aLine({
  id: mapObjectId('valley'),
  name: '沢道',
  color: 'blue',
  path: [[137.842, 35.965] as const, [137.85, 35.95] as const],
})

const meta = {
  title: 'map-editor/Line tools',
  ...editorMeta,
  args: { ...editorMeta.args, document: aDocument([ridge, valley]) },
} satisfies Meta<typeof editorMeta.component>

export default meta
type Story = StoryObj<typeof meta>

const lines = (): readonly Line[] =>
  (lastDocument().layers[0]?.objects ?? []).filter((object) => object.kind === 'line')
const findButton = (root: HTMLElement, name: RegExp) => within(root).findByRole('button', { name })

/** Opens the menu of the ridge's info window. */
async function openMenu(root: HTMLElement): Promise<{ readonly map: MapDriver; readonly menu: HTMLElement }> {
  const map = await MapDriver.open(root, viewpoint)
  await userEvent.click(await within(root).findByText('尾根道'))
  await userEvent.click(await findButton(root, /尾根道を変える/))
  return { map, menu: await within(root).findByRole('menu', { name: /尾根道を変える/ }) }
}

async function choose(root: HTMLElement, name: string): Promise<MapDriver> {
  const { map, menu } = await openMenu(root)
  await userEvent.click(within(menu).getByRole('menuitem', { name }))
  return map
}

const slider = (root: HTMLElement, name: string) => within(root).findByRole('slider', { name })

/** As the arrow keys do it. */
async function step(element: HTMLElement, times: number): Promise<void> {
  element.focus()
  if (!(element instanceof HTMLInputElement)) throw new Error('A slider is an input.')
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  set?.call(element, String(element.valueAsNumber + times))
  element.dispatchEvent(new Event('input', { bubbles: true }))
}

export const Menu: Story = {
  play: async ({ canvasElement }) => {
    const { menu } = await openMenu(canvasElement)
    const items = within(menu).getAllByRole('menuitem')
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      '終点から続ける',
      '始点から続ける',
      '向きを逆にする',
      '始点につなぐ',
      '点を減らす…',
      '範囲で消す…',
      '沢道とつなぐ',
      '複製',
      '隠す',
    ])
  },
}

export const Reverses: Story = {
  play: async ({ canvasElement }) => {
    const map = await choose(canvasElement, '向きを逆にする')
    await expect(lines()[0]?.path).toEqual(path.toReversed())
    await expect(await within(canvasElement).findByText('尾根道の向きを逆にしました')).toBeInTheDocument()
    await map.key('z', { ctrlKey: true })
    await expect(lines()[0]?.path).toEqual(path)
  },
}

export const ClosesToALoop: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, '始点につなぐ')
    await expect(lines()[0]?.path.at(-1)).toEqual(path[0])
    await userEvent.click(await findButton(canvasElement, /尾根道を変える/))
    const closed = await within(canvasElement).findByRole('menuitem', { name: /始点につなぐ/ })
    await expect(closed).toHaveAttribute('aria-disabled', 'true')
    await expect(closed).toHaveAccessibleDescription('この線はすでに始点に戻っています。')
  },
}

export const JoinsTwoLines: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, '沢道とつなぐ')
    await expect(lines()).toHaveLength(1)
    await expect(lines()[0]?.path).toEqual([...path, ...valley.path])
  },
}

export const DuplicatesAndHides: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, '複製')
    await expect(lines().map(({ name }) => name)).toEqual(['尾根道', '尾根道のコピー', '沢道'])
    await userEvent.click(await findButton(canvasElement, /尾根道を変える/))
    await userEvent.click(await within(canvasElement).findByRole('menuitem', { name: '隠す' }))
    await expect(await within(canvasElement).findByRole('treeitem', { name: /^尾根道, .*非表示/ })).toBeVisible()
    await expect(onChange).toHaveBeenCalledTimes(1)
  },
}

export const ContinuesFromTheStart: Story = {
  play: async ({ canvasElement }) => {
    const map = await choose(canvasElement, '始点から続ける')
    await map.click([137.8, 35.93])
    await map.key('Enter')
    await expect(lines()[0]?.path).toHaveLength(6)
    await expect(lines()[0]?.path.slice(1)).toEqual(path)
  },
}

export const SimplifiesWithAPreview: Story = {
  play: async ({ canvasElement }) => {
    const map = await choose(canvasElement, '点を減らす…')
    const tolerance = await slider(canvasElement, '許容するずれ')
    await expect(tolerance).toHaveAttribute('aria-valuetext', '10 m')
    await step(tolerance, 4)
    await expect(tolerance).toHaveAttribute('aria-valuetext', '200 m')
    await expect(await within(canvasElement).findByText(/ずれ200 m以内で4点/)).toBeInTheDocument()
    await expect(onChange).not.toHaveBeenCalled()
    await map.key('Enter')
    await expect(lines()[0]?.path).toEqual(path.toSpliced(1, 1))
    await expect(onChange).toHaveBeenCalledTimes(1)
  },
}

/** Its fields go away with the tool; the keys go on at the map. */
export const LeavesAToolFromItsFields: Story = {
  play: async ({ canvasElement }) => {
    const map = await choose(canvasElement, '点を減らす…')
    const tolerance = await slider(canvasElement, '許容するずれ')
    tolerance.focus()
    await userEvent.keyboard('{Escape}')
    await expect(tolerance).not.toBeInTheDocument()
    await waitFor(() => expect(map.canvas).toHaveFocus())
  },
}

export const ErasesWithinACircle: Story = {
  play: async ({ canvasElement }) => {
    const map = await choose(canvasElement, '範囲で消す…')
    await step(await slider(canvasElement, '半径'), 3)
    await expect(await slider(canvasElement, '半径')).toHaveAttribute('aria-valuetext', '1.00 km')
    await map.hover([137.805, 35.946])
    await waitFor(() => expect(canvasElement.querySelector('.mishiori-overlay[data-kind="area"]')).not.toBeNull())
    await map.click([137.805, 35.946])
    await expect(await within(canvasElement).findByText(/残り3点/)).toBeInTheDocument()
    await userEvent.click(await findButton(canvasElement, /元に戻す/))
    await map.click([137.81, 35.945])
    await map.hover([137.81, 35.945])
    await map.key('Enter')
    await expect(lines()[0]?.path).toEqual([path[0], path[3], path[4]])
  },
}

export const TakesUpTheEraserByKey: Story = {
  play: async ({ canvasElement }) => {
    const map = await MapDriver.open(canvasElement, viewpoint)
    await userEvent.click(await within(canvasElement).findByText('尾根道'))
    await userEvent.click(await findButton(canvasElement, /線を直す/))
    await map.key('e')
    await slider(canvasElement, '半径')
    await map.key('e')
    await waitFor(() => expect(within(canvasElement).queryByRole('slider', { name: '半径' })).toBeNull())
    await map.key('Tab')
    await map.key('Delete')
    await map.key('Enter')
    await waitFor(() => expect(lines()[0]?.path).toEqual(path.slice(1)))
  },
}

export const TakesUpTheEraserWhileDrawing: Story = {
  play: async ({ canvasElement }) => {
    const map = await MapDriver.open(canvasElement, viewpoint)
    await map.key('l')
    await map.click([137.81, 35.95])
    await map.click([137.83, 35.97])
    await map.key('e')
    await slider(canvasElement, '半径')
    await map.key('e')
    await waitFor(() => expect(within(canvasElement).queryByRole('slider', { name: '半径' })).toBeNull())
  },
}

export const SplitsAtAVertexByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const map = await MapDriver.open(canvasElement, viewpoint)
    await userEvent.click(await within(canvasElement).findByText('尾根道'))
    await userEvent.click(await findButton(canvasElement, /線を直す/))
    for (let presses = 0; presses < 3; presses += 1) await map.key('Tab')
    await expect(await findButton(canvasElement, /ここで分ける/)).toBeVisible()
    await map.key('x')
    await expect(lines().map((line) => line.path.length)).toEqual([3, 3, 2])
    await expect(await within(canvasElement).findByText(/^線を分けました。後半は/)).toBeInTheDocument()
    await expect(onChange).toHaveBeenCalledTimes(1)
  },
}

export const OnAPhone: Story = {
  args: { width: 390, height: 844 },
  play: async ({ canvasElement }) => {
    await MapDriver.open(canvasElement, viewpoint)
    await userEvent.click(await findButton(canvasElement, /レイヤー/))
    await userEvent.click(await within(canvasElement).findByText('尾根道'))
    await userEvent.click(await findButton(canvasElement, /尾根道を変える/))
    await userEvent.click(await within(canvasElement).findByRole('menuitem', { name: '点を減らす…' }))
    await step(await slider(canvasElement, '許容するずれ'), 4)
    await userEvent.click(await findButton(canvasElement, /確定/))
    await expect(lines()[0]?.path).toHaveLength(4)
  },
}
