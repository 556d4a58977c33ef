import { type Position, rectangleSizeMeters } from '@mishiori/map-document'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ja } from '../../messages/ja.ts'
import { button, editorMeta, lastObject } from '../../stories/editor-story.ts'
import { viewpoint } from '../../stories/story-document.ts'
import { aCircle, aDocument, aPolygon } from '../../testing/fixtures.ts'
import { MapDriver } from '../../testing/map-driver.ts'

const meta = {
  title: 'map-editor/Shapes',
  ...editorMeta,
} satisfies Meta<typeof editorMeta.component>

export default meta
type Story = StoryObj<typeof meta>

const middle: Position = [137.82, 35.96]
/** Where the info window has room without moving the map. */
const low: Position = [137.82, 35.94]
const METERS_PER_DEGREE = 111_195

const guide = (root: HTMLElement) => within(root).getByRole('group', { name: ja.guide.label })
const notice = (root: HTMLElement, text: string) =>
  within(within(root).getByRole('region', { name: ja.notices.label })).findByText(text)
/** Metres east of a place, as degrees. */
const eastOf = ([lng, lat]: Position, meters: number): Position => [
  lng + meters / (METERS_PER_DEGREE * Math.cos((lat * Math.PI) / 180)),
  lat,
]

async function choose(root: HTMLElement, shape: 'circle' | 'rectangle' | 'polygon'): Promise<MapDriver> {
  const map = await MapDriver.open(root, viewpoint)
  await userEvent.click(button(root, /^図形/))
  await userEvent.click(button(root, new RegExp(`^${ja.objects.kinds[shape]}`)))
  return map
}

async function editPolygon(root: HTMLElement): Promise<MapDriver> {
  const map = await MapDriver.open(root, viewpoint)
  await userEvent.click(within(root).getByText('Polygon 1'))
  await userEvent.click(button(root, /図形を直す/))
  return map
}

export const ChoosesAShape: Story = {
  play: async ({ canvasElement }) => {
    const map = await MapDriver.open(canvasElement, viewpoint)
    await map.key('s')
    await expect(button(canvasElement, /^円/)).toHaveAttribute('aria-pressed', 'false')
    await map.key('2')
    await expect(button(canvasElement, /^四角/)).toHaveAttribute('aria-pressed', 'true')
    await expect(guide(canvasElement)).toHaveTextContent('角を決めます')
    await expect(button(canvasElement, /確定/)).toHaveAttribute('aria-disabled', 'true')
  },
}

export const DrawsACircle: Story = {
  play: async ({ canvasElement }) => {
    const map = await choose(canvasElement, 'circle')
    await map.click(middle)
    const radius = within(canvasElement).getByRole<HTMLInputElement>('textbox', { name: '半径（km）' })
    const before = Number(radius.value) * 1000
    await map.drag(eastOf(middle, before), eastOf(middle, 1500))
    await expect(Math.abs(Number(radius.value) - 1.5)).toBeLessThan(0.03)
    await map.drag(middle, [137.83, 35.965])
    await userEvent.click(button(canvasElement, /確定/))
    const circle = lastObject('circle')
    await expect(Math.abs(circle.radiusMeters - 1500)).toBeLessThan(30)
    await expect(circle.center[0]).toBeCloseTo(137.83, 3)
    await expect(circle.center[1]).toBeCloseTo(35.965, 3)
  },
}

/** Escape gives up what was typed; where nothing was typed, the shape. */
export const GivesUpFromTheFieldOfTheRadius: Story = {
  play: async ({ canvasElement }) => {
    const map = await choose(canvasElement, 'circle')
    await map.click(middle)
    const radius = within(canvasElement).getByRole<HTMLInputElement>('textbox', { name: '半径（km）' })
    const before = radius.value
    await userEvent.type(radius, '9{Escape}')
    await expect(radius).toHaveValue(before)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(radius).not.toBeInTheDocument())
  },
}

export const TypesARadius: Story = {
  play: async ({ canvasElement }) => {
    const map = await choose(canvasElement, 'circle')
    await map.click(middle)
    const radius = within(canvasElement).getByRole('textbox', { name: '半径（km）' })
    const type = async (text: string) => {
      await userEvent.clear(radius)
      await userEvent.type(radius, `${text}{Enter}`)
    }
    await type('0')
    await expect(radius).toHaveAccessibleDescription('0 kmより大きい長さを入力してください。')
    await type('2000')
    await expect(await notice(canvasElement, '半径は1 m以上2,000 km未満にしてください。')).toBeVisible()
    await type('2.5')
    await userEvent.click(button(canvasElement, /元に戻す/))
    await userEvent.click(button(canvasElement, /やり直す/))
    await expect(radius).toHaveValue('2.5')
    await map.key('Enter')
    await expect(lastObject('circle').radiusMeters).toBe(2500)
  },
}

export const RefusesASizeThatDoesNotFit: Story = {
  play: async ({ canvasElement }) => {
    const map = await choose(canvasElement, 'rectangle')
    await map.click([137.8, 35.97])
    await map.click([137.84, 35.95])
    const height = within(canvasElement).getByRole('textbox', { name: '高さ（km）' })
    const type = async (text: string) => {
      await userEvent.clear(height)
      await userEvent.type(height, `${text}{Enter}`)
    }
    await type('0')
    await expect(height).toHaveAccessibleDescription('0 kmより大きい長さを入力してください。')
    await type('20000')
    await expect(
      await notice(canvasElement, ja.issues['latitude.out_of_range']({ code: 'latitude.out_of_range', max: 85.06 })),
    ).toBeVisible()
    const width = within(canvasElement).getByRole('textbox', { name: '幅（km）' })
    await userEvent.clear(width)
    await userEvent.type(width, '40000{Enter}')
    await expect(
      await notice(canvasElement, ja.issues['rectangle.too_wide']({ code: 'rectangle.too_wide' })),
    ).toBeVisible()
    await userEvent.click(button(canvasElement, /確定/))
    await expect(lastObject('rectangle').south).toBeCloseTo(35.95, 3)
    await expect(lastObject('rectangle').east).toBeCloseTo(137.84, 3)
  },
}

export const DrawsACircleByKeyboardAlone: Story = {
  play: async ({ canvasElement }) => {
    const map = await MapDriver.open(canvasElement, viewpoint)
    await map.key('s')
    await map.key('1')
    await map.key(' ')
    await expect(await within(canvasElement).findByText(/円 1を置きました。半径/)).toBeInTheDocument()
    await map.key('Tab')
    await map.key('ArrowRight', { shiftKey: true })
    await map.key('Tab')
    await map.key('ArrowLeft', { shiftKey: true })
    await map.key('Enter')
    const circle = lastObject('circle')
    await expect(circle.center[0]).toBeGreaterThan(middle[0] + 0.001)
    // a tenth of the diagonal of 1,280 × 720 pixels, less ten
    const pixels = 0.1 * Math.hypot(1280, 720) - 10
    await expect(Math.abs(circle.radiusMeters / 15.47 - pixels)).toBeLessThan(2)
  },
}

export const MovesACircleWithAFinger: Story = {
  args: { document: aDocument([aCircle({ center: low })]) },
  play: async ({ canvasElement }) => {
    const map = await MapDriver.open(canvasElement, viewpoint)
    await userEvent.click(within(canvasElement).getByText('Circle 1'))
    await userEvent.click(button(canvasElement, /図形を直す/))
    const finger = await map.hold(low)
    await finger.moveTo([137.81, 35.935])
    await finger.lift()
    await map.key('Enter')
    const circle = lastObject('circle')
    await expect(circle.center[0]).toBeCloseTo(137.81, 3)
    await expect(circle.radiusMeters).toBe(1500)
  },
}

export const DrawsARectangle: Story = {
  play: async ({ canvasElement }) => {
    const map = await choose(canvasElement, 'rectangle')
    await map.click([137.8, 35.97])
    await map.click([137.84, 35.95])
    const height = within(canvasElement).getByRole<HTMLInputElement>('textbox', { name: '高さ（km）' })
    await expect(Math.abs(Number(height.value) - 2.224)).toBeLessThan(0.03)
    await map.drag([137.8, 35.97], [137.79, 35.975], { shiftKey: true })
    await userEvent.click(button(canvasElement, /確定/))
    const square = lastObject('rectangle')
    const { widthMeters, heightMeters } = rectangleSizeMeters(square)
    await expect(widthMeters / heightMeters).toBeCloseTo(1, 5)
    await expect(square.east).toBeCloseTo(137.84, 3)
    await expect(square.south).toBeCloseTo(35.95, 3)
  },
}

export const DrawsAPolygon: Story = {
  play: async ({ canvasElement }) => {
    const map = await choose(canvasElement, 'polygon')
    await map.click([137.8, 35.97])
    await map.click([137.84, 35.97])
    await map.click([137.8, 35.97])
    await expect(await notice(canvasElement, '図形には3つ以上の点が必要です。')).toBeVisible()
    await map.click([137.82, 35.945])
    await map.hover([137.81, 35.96])
    await map.click([137.8, 35.97])
    await expect(guide(canvasElement)).toHaveTextContent('3点')
    await map.drag([137.82, 35.945], [137.825, 35.94])
    await map.drag([137.82, 35.97], [137.82, 35.98])
    await expect(guide(canvasElement)).toHaveTextContent('4点')
    await userEvent.click(button(canvasElement, /確定/))
    const polygon = lastObject('polygon')
    await expect(polygon.vertices).toHaveLength(4)
    await expect(polygon.vertices[1]?.[1]).toBeCloseTo(35.98, 3)
    await expect(polygon.vertices[3]?.[0]).toBeCloseTo(137.825, 3)
  },
}

export const MovesACornerOfARectangleByKeyboardAlone: Story = {
  play: async ({ canvasElement }) => {
    const map = await MapDriver.open(canvasElement, viewpoint)
    for (const key of ['s', '2', ' ']) await map.key(key)
    await map.key('ArrowRight', { shiftKey: true })
    await map.key('ArrowDown', { shiftKey: true })
    await map.key(' ')
    const height = within(canvasElement).getByRole<HTMLInputElement>('textbox', { name: '高さ（km）' })
    const before = Number(height.value)
    await map.key('Tab', { shiftKey: true })
    for (let press = 0; press < 3; press += 1) await map.key('ArrowDown', { shiftKey: true })
    await waitFor(() => expect(Number(height.value)).not.toBe(before))
    await map.key('Enter')
    const { widthMeters, heightMeters } = rectangleSizeMeters(lastObject('rectangle'))
    await expect(heightMeters / widthMeters).not.toBeCloseTo(1, 1)
  },
}

export const ClosesAPolygonByKeyboardAlone: Story = {
  play: async ({ canvasElement }) => {
    const map = await MapDriver.open(canvasElement, viewpoint)
    await map.key('s')
    await map.key('3')
    await map.key(' ')
    await map.key('ArrowRight', { shiftKey: true })
    await map.key(' ')
    await map.key('ArrowDown', { shiftKey: true })
    await map.key(' ')
    await map.key('Enter')
    await expect(lastObject('polygon').vertices).toHaveLength(3)
  },
}

const box: readonly Position[] = [
  [137.8, 35.95],
  [137.84, 35.95],
  [137.84, 35.93],
  [137.8, 35.93],
]

export const WarnsOfCrossingSides: Story = {
  args: { document: aDocument([aPolygon({ vertices: box })]) },
  play: async ({ canvasElement }) => {
    const map = await editPolygon(canvasElement)
    await map.drag([137.8, 35.95], [137.86, 35.94])
    await expect(guide(canvasElement)).toHaveTextContent('辺が交わっています')
    await map.key('Enter')
    await expect(lastObject('polygon').vertices).toHaveLength(4)
  },
}

export const DeletesACornerWithAFinger: Story = {
  args: { document: aDocument([aPolygon({ vertices: box })]) },
  play: async ({ canvasElement }) => {
    const map = await editPolygon(canvasElement)
    await (await map.hold([137.8, 35.93])).lift()
    await expect(guide(canvasElement)).toHaveTextContent('3点')
    await map.key('Enter')
    await expect(lastObject('polygon').vertices).toEqual(box.slice(0, 3))
  },
}

export const OnAPhone: Story = {
  args: { width: 390, height: 780 },
  play: async ({ canvasElement }) => {
    const map = await choose(canvasElement, 'circle')
    await map.tap(middle)
    await waitFor(() => expect(within(canvasElement).getByRole('textbox', { name: '半径（km）' })).toBeVisible())
    await userEvent.click(button(canvasElement, /確定/))
    await expect(lastObject('circle').radiusMeters).toBeGreaterThan(0)
  },
}
