import { mapObjectId, type Position } from '@mishiori/map-document'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { button, editorMeta, lastObject, onChange } from '../../stories/editor-story.ts'
import { viewpoint } from '../../stories/story-document.ts'
import { aCircle, aDocument, aLine, aPolygon, aRectangle } from '../../testing/fixtures.ts'
import { MapDriver } from '../../testing/map-driver.ts'

const wood = aPolygon({
  name: '林',
  vertices: [
    [137.8, 35.955],
    [137.84, 35.955],
    [137.82, 35.935],
  ],
})

const meta = {
  title: 'map-editor/Whole shapes',
  ...editorMeta,
  args: { ...editorMeta.args, document: aDocument([wood]) },
} satisfies Meta<typeof editorMeta.component>

export default meta
type Story = StoryObj<typeof meta>

const inside: Position = [137.82, 35.948]

async function edit(root: HTMLElement, name: string): Promise<MapDriver> {
  const map = await MapDriver.open(root, viewpoint)
  await userEvent.click(await within(root).findByText(name))
  await userEvent.click(await within(root).findByRole('button', { name: /図形を直す/ }))
  return map
}

export const DragsAPolygonByItsInside: Story = {
  play: async ({ canvasElement }) => {
    const map = await edit(canvasElement, '林')
    await map.drag(inside, [137.83, 35.953])
    await expect(
      await within(canvasElement).findByText(/^林を元の位置から北東（\d+°）へ1\.0\d km動かしました$/),
    ).toBeInTheDocument()
    await userEvent.click(button(canvasElement, /元に戻す/))
    await userEvent.click(button(canvasElement, /やり直す/))
    await map.key('Enter')
    const { vertices } = lastObject('polygon')
    await expect(vertices).toHaveLength(3)
    for (const [index, [lng, lat]] of wood.vertices.entries()) {
      await expect(vertices[index]?.[0]).toBeCloseTo(lng + 0.01, 3)
      await expect(vertices[index]?.[1]).toBeCloseTo(lat + 0.005, 3)
    }
  },
}

export const DragsACircleAndARectangle: Story = {
  args: {
    document: aDocument([
      aCircle({ name: '見晴らし', center: [137.8, 35.945] }),
      aRectangle({ name: '宿場', west: 137.84, east: 137.87, south: 35.93, north: 35.95 }),
    ]),
  },
  play: async ({ canvasElement }) => {
    const map = await edit(canvasElement, '見晴らし')
    await map.drag([137.805, 35.949], [137.815, 35.949])
    await map.key('Enter')
    await expect(lastObject('circle').center[0]).toBeCloseTo(137.81, 3)
    await expect(lastObject('circle').radiusMeters).toBe(1500)
    await map.key('Escape')
    await userEvent.click(within(canvasElement).getByText('宿場'))
    await userEvent.click(button(canvasElement, /図形を直す/))
    await map.drag([137.85, 35.935], [137.85, 35.94])
    await map.key('Enter')
    const { north, south } = lastObject('rectangle', 1)
    await expect(north).toBeCloseTo(35.955, 3)
    await expect(north - south).toBeCloseTo(0.02, 9)
  },
}

export const MovesByKeyboardAlone: Story = {
  play: async ({ canvasElement }) => {
    const map = await edit(canvasElement, '林')
    await map.key('w')
    await expect(await within(canvasElement).findByText('矢印キーで林の全体を動かします')).toBeInTheDocument()
    await map.key('ArrowRight', { shiftKey: true })
    await map.key('ArrowUp')
    await expect(await within(canvasElement).findByText(/^林を元の位置から北（0°）へ/)).toBeInTheDocument()
    await map.key('Enter')
    await expect(onChange).toHaveBeenCalledTimes(1)
    const [first] = lastObject('polygon').vertices
    // 10 pixels to the east and 1 to the north, of 360 / (512 * 2 ** 12) degrees each
    await expect(first?.[0]).toBeCloseTo(137.8 + 0.001717, 5)
    await expect(first?.[1]).toBeCloseTo(35.955 + 0.000139, 5)
  },
}

export const AFingerPansUnlessItRests: Story = {
  args: { width: 390, height: 780 },
  play: async ({ canvasElement }) => {
    const map = await MapDriver.open(canvasElement, viewpoint)
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /レイヤー/ }))
    await userEvent.click(await within(canvasElement).findByText('林'))
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /図形を直す/ }))
    const moved = /^林を元の位置から/
    await map.swipe(inside, [137.825, 35.948])
    await expect(within(canvasElement).queryByText(moved)).toBeNull()
    await userEvent.click(button(canvasElement, /キャンセル/))
    await expect(onChange).not.toHaveBeenCalled()
  },
}

const path: readonly Position[] = Array.from({ length: 9 }, (_, index) => [137.78 + index * 0.01, 35.96])

export const ErasesByKeyboardAlone: Story = {
  args: { document: aDocument([aLine({ id: mapObjectId('ridge'), name: '尾根道', path })]) },
  play: async ({ canvasElement }) => {
    const map = await MapDriver.open(canvasElement, viewpoint)
    await userEvent.click(await within(canvasElement).findByText('尾根道'))
    await map.key('e')
    for (let presses = 0; presses < 3; presses += 1) await map.key(']')
    await expect(await within(canvasElement).findByText('半径1.00 km')).toBeInTheDocument()
    await map.key('ArrowUp')
    await map.key('ArrowDown')
    await expect(await within(canvasElement).findByText('円の中に3点')).toBeInTheDocument()
    await waitFor(() => expect(canvasElement.querySelector('.mishiori-overlay[data-kind="area"]')).not.toBeNull())
    await map.key(' ')
    await expect(await within(canvasElement).findByText(/残り6点/)).toBeInTheDocument()
    await map.key('[')
    await expect(await within(canvasElement).findByText('半径500 m')).toBeInTheDocument()
    await map.key('Enter')
    await expect(lastObject('line').path).toEqual(path.toSpliced(3, 3))
    await waitFor(() => expect(canvasElement.querySelector('.mishiori-overlay[data-kind="area"]')).toBeNull())
  },
}
