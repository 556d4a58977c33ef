import { mapObjectId, type Position } from '@mishiori/map-document'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { en } from '../../messages/en.ts'
import { editorMeta, lastObject, onChange } from '../../stories/editor-story.ts'
import { viewpoint } from '../../stories/story-document.ts'
import { aDocument, aLine, aPolygon } from '../../testing/fixtures.ts'
import { MapDriver } from '../../testing/map-driver.ts'

const path: readonly Position[] = [
  [137.79, 35.945],
  [137.8, 35.946],
  [137.81, 35.945],
  [137.82, 35.96],
  [137.84, 35.965],
]
const long = Array.from(
  { length: 5000 },
  (_, index): Position => [137.78 + index * 0.00001, 35.95 + (index % 7) * 0.0001],
)

const meta = {
  title: 'map-editor/Points',
  ...editorMeta,
  args: { ...editorMeta.args, document: aDocument([aLine({ id: mapObjectId('ridge'), name: '尾根道', path })]) },
} satisfies Meta<typeof editorMeta.component>

export default meta
type Story = StoryObj<typeof meta>

/** Opens the first object for editing, and the list of its points with a key. */
async function openList(
  root: HTMLElement,
  name = '尾根道',
): Promise<{ readonly map: MapDriver; readonly list: HTMLElement }> {
  const map = await MapDriver.open(root, viewpoint)
  await userEvent.click(await within(root).findByText(name))
  await userEvent.click(await within(root).findByRole('button', { name: /線を直す|図形を直す|Edit the line/ }))
  await map.key('g')
  return { map, list: await within(root).findByRole('group', { name: /^点の一覧|^Points/ }) }
}

async function type(list: HTMLElement, field: RegExp, text: string): Promise<HTMLElement> {
  const input = within(list).getByRole('textbox', { name: field })
  await userEvent.clear(input)
  await userEvent.type(input, `${text}{Enter}`)
  return input
}

const chosen = (list: HTMLElement) => within(list).getByRole('option', { selected: true })
const findAnnouncement = (root: HTMLElement, text: RegExp) => within(root).findByText(text)

export const EditsByNumber: Story = {
  play: async ({ canvasElement }) => {
    const { map, list } = await openList(canvasElement)
    await expect(within(list).getByRole('textbox', { name: '点の番号' })).toHaveFocus()
    await type(list, /点の番号/, '3')
    await expect(await findAnnouncement(canvasElement, /5点中3点目、前の点から東（\d+°）へ907 m/)).toBeInTheDocument()
    await expect(chosen(list)).toHaveAccessibleName('3点目 緯度35.94500° 経度137.81000°')
    await type(list, /緯度/, '35.95')
    await type(list, /経度/, '137.815')
    await userEvent.click(within(list).getByRole('button', { name: '後ろに点を足す' }))
    await expect(within(list).getByRole('textbox', { name: '緯度' })).toHaveFocus()
    await type(list, /緯度/, '35.97, 137.83')
    await userEvent.keyboard('{Escape}')
    await expect(within(canvasElement).getByRole('button', { name: '6点の一覧' })).toHaveFocus()
    await map.key('Enter')
    await expect(lastObject('line').path).toEqual([
      ...path.slice(0, 2),
      [137.815, 35.95],
      [137.83, 35.97],
      ...path.slice(3),
    ])
    await expect(onChange).toHaveBeenCalledTimes(1)
  },
}

export const RefusesWhatIsNoPlace: Story = {
  play: async ({ canvasElement }) => {
    const { list } = await openList(canvasElement)
    await expect(await type(list, /点の番号/, '6')).toHaveAccessibleDescription('1から5までの番号を入力してください。')
    await expect(await type(list, /緯度/, '86')).toHaveAccessibleDescription(
      '-85.06から85.06までの度数を入力してください。',
    )
    await expect(await type(list, /経度/, '東')).toHaveAccessibleDescription(
      '-180から180までの度数を入力してください。',
    )
    await userEvent.keyboard('{Escape}')
    await expect(within(list).getByRole('textbox', { name: '経度' })).toHaveValue('137.79')
    await userEvent.click(within(canvasElement).getByRole('button', { name: /キャンセル/ }))
    await expect(onChange).not.toHaveBeenCalled()
  },
}

export const FiveThousandPoints: Story = {
  args: { document: aDocument([aLine({ name: '尾根道', path: long })]) },
  play: async ({ canvasElement }) => {
    const { map, list } = await openList(canvasElement)
    const rows = within(list).getByRole('listbox')
    await expect(within(list).getAllByRole('option').length).toBeLessThan(20)
    rows.focus()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(chosen(list)).toHaveAttribute('aria-posinset', '5000'))
    await expect(rows).toHaveAttribute('aria-activedescendant', chosen(list).id)
    await expect(within(list).getAllByRole('option').length).toBeLessThan(20)
    await userEvent.keyboard('{PageUp}{ArrowDown}')
    const deleted = Number(chosen(list).getAttribute('aria-posinset')) - 1
    await expect(deleted).toBeGreaterThan(4990)
    await userEvent.keyboard('{Delete}')
    await expect(rows).toHaveFocus()
    await userEvent.keyboard('{Home}{Insert}')
    await expect(chosen(list)).toHaveAttribute('aria-posinset', '2')
    await userEvent.keyboard('{Enter}')
    await expect(within(list).getByRole('textbox', { name: '緯度' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await map.key('Enter')
    const { path: edited } = lastObject('line')
    await expect(edited).toHaveLength(5000)
    await expect(edited.includes(long[deleted] ?? [0, 0])).toBe(false)
  },
}

export const EditsACorner: Story = {
  args: { document: aDocument([aPolygon()]) },
  play: async ({ canvasElement }) => {
    const { map, list } = await openList(canvasElement, 'Polygon 1')
    await type(list, /点の番号/, '3')
    await userEvent.click(within(list).getByRole('button', { name: '後ろに点を足す' }))
    await userEvent.click(within(canvasElement).getByRole('button', { name: /元に戻す/ }))
    await type(list, /点の番号/, '1')
    await type(list, /緯度/, '35.98')
    await map.key('Enter')
    await expect(lastObject('polygon').vertices).toEqual([[137.8, 35.98], ...aPolygon().vertices.slice(1)])
  },
}

export const AddsAndDeletesACornerByKeyboard: Story = {
  args: { document: aDocument([aPolygon({ name: '広場' })]) },
  play: async ({ canvasElement }) => {
    const { map } = await openList(canvasElement, '広場')
    const corners = aPolygon().vertices
    await userEvent.keyboard('{Escape}')
    for (const key of ['Tab', 'm']) await map.key(key)
    await expect(
      await findAnnouncement(canvasElement, new RegExp(`^${corners.length + 1}点中2点目`)),
    ).toBeInTheDocument()
    for (const key of ['Tab', 'Delete', 'Enter']) await map.key(key)
    const [first, second, ...others] = lastObject('polygon').vertices
    await expect(first).toEqual(corners[0])
    await expect(second?.[0]).toBeCloseTo(((corners[0]?.[0] ?? 0) + (corners[1]?.[0] ?? 0)) / 2, 3)
    await expect(others).toEqual(corners.slice(2))
  },
}

export const SpeaksWhileDrawingByKeyboard: Story = {
  args: { document: aDocument(), messages: en },
  play: async ({ canvasElement }) => {
    const map = await MapDriver.open(canvasElement, viewpoint)
    await map.key('l')
    await map.key('ArrowUp')
    await expect(await findAnnouncement(canvasElement, /^Crosshair at 35\.96\d° N, 137\.820° E/)).toBeInTheDocument()
    await map.key(' ')
    await map.key('ArrowRight', { shiftKey: true })
    await expect(
      await findAnnouncement(canvasElement, /^2\.\d\d km east \(90°\) of the last point$/),
    ).toBeInTheDocument()
    await map.key(' ')
    await expect(
      await findAnnouncement(canvasElement, /^Point 2 added\. 2\.\d\d km, 2\.\d\d km east \(90°\)/),
    ).toBeInTheDocument()
    await map.key('Tab')
    await map.key('Tab')
    await map.key('ArrowDown', { shiftKey: true })
    await expect(
      await findAnnouncement(canvasElement, /^Point 2 of 2 moved\..* east \(9\d°\) of the previous point$/),
    ).toBeInTheDocument()
    await map.key('Enter')
    await expect(lastObject('line').path).toHaveLength(2)
  },
}

export const OnAPhone: Story = {
  args: { width: 390, height: 844 },
  play: async ({ canvasElement }) => {
    await MapDriver.open(canvasElement, viewpoint)
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /レイヤー/ }))
    await userEvent.click(await within(canvasElement).findByText('尾根道'))
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /線を直す/ }))
    const button = await within(canvasElement).findByRole('button', { name: '5点の一覧' })
    await userEvent.pointer({ keys: '[TouchA]', target: button })
    const list = await within(canvasElement).findByRole('group', { name: '点の一覧' })
    // In a field, the phone's keyboard would come up over what is edited.
    await expect(within(list).getByRole('listbox')).toHaveFocus()
    await userEvent.click(within(list).getByRole('option', { name: /^2点目/ }))
    await userEvent.click(within(list).getByRole('button', { name: '削除' }))
    await userEvent.keyboard('{Escape}')
    await userEvent.click(within(canvasElement).getByRole('button', { name: /確定/ }))
    await expect(lastObject('line').path).toEqual(path.toSpliced(1, 1))
  },
}
