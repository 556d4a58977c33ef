import { mapObjectId, type Position } from '@mishiori/map-document'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ja } from '../../messages/ja.ts'
import { button, editorMeta, lastObject, onChange } from '../../stories/editor-story.ts'
import photo from '../../stories/photo.svg?no-inline'
import { viewpoint } from '../../stories/story-document.ts'
import { aDocument, aLine, aSpot } from '../../testing/fixtures.ts'
import { MapDriver } from '../../testing/map-driver.ts'

const path: readonly Position[] = [
  [137.8, 35.965],
  [137.82, 35.97],
  [137.84, 35.965],
]
const tea = aSpot({
  name: '峠の茶屋',
  icon: 'image',
  display: 'image',
  images: [new URL(photo, location.href).href],
  position: [137.82, 35.955],
})

const meta = {
  title: 'map-editor/Touch',
  ...editorMeta,
  args: {
    ...editorMeta.args,
    document: aDocument([aLine({ id: mapObjectId('ridge'), name: '尾根道', path }), tea]),
    width: 390,
    height: 780,
  },
} satisfies Meta<typeof editorMeta.component>

export default meta
type Story = StoryObj<typeof meta>

async function open(root: HTMLElement, name: string): Promise<MapDriver> {
  const map = await MapDriver.open(root, viewpoint)
  await userEvent.click(await within(root).findByRole('button', { name: /レイヤー/ }))
  await userEvent.click(await within(root).findByText(name))
  return map
}

async function editLine(root: HTMLElement): Promise<MapDriver> {
  const map = await open(root, '尾根道')
  await userEvent.click(await within(root).findByRole('button', { name: /線を直す/ }))
  return map
}

const DEGREES_PER_PIXEL = 360 / (512 * 2 ** viewpoint.zoom)
const eastOf = ([lng, lat]: Position, pixels: number): Position => [lng + pixels * DEGREES_PER_PIXEL, lat]
/** Where the finger lands beside a vertex: 15 pixels away, within the 44 that it gets. */
const beside = (position: Position) => eastOf(position, 15)

export const AHoldDeletesAVertex: Story = {
  play: async ({ canvasElement }) => {
    const map = await editLine(canvasElement)
    await (await map.hold(beside([137.82, 35.97]))).lift()
    await userEvent.click(button(canvasElement, /確定/))
    await expect(lastObject('line').path).toEqual([path[0], path[2]])
  },
}

export const AHoldOnTheLineInsertsAVertex: Story = {
  play: async ({ canvasElement }) => {
    const map = await editLine(canvasElement)
    await (await map.hold([137.81, 35.9675])).lift()
    await userEvent.click(button(canvasElement, /確定/))
    const { path: edited } = lastObject('line')
    await expect(edited).toHaveLength(4)
    await expect(edited[1]?.[0]).toBeCloseTo(137.81, 3)
  },
}

export const AHoldThenADragMovesAVertex: Story = {
  play: async ({ canvasElement }) => {
    const map = await editLine(canvasElement)
    const finger = await map.hold([137.82, 35.97])
    await finger.moveTo([137.825, 35.975])
    await finger.lift()
    await userEvent.click(button(canvasElement, /確定/))
    const { path: edited } = lastObject('line')
    await expect(edited).toHaveLength(3)
    await expect(edited[1]?.[0]).toBeCloseTo(137.825, 3)
  },
}

export const ATappedVertexIsDraggedAtOnce: Story = {
  play: async ({ canvasElement }) => {
    const map = await editLine(canvasElement)
    await map.tap([137.82, 35.97])
    await map.swipe([137.82, 35.97], [137.82, 35.975])
    await userEvent.click(button(canvasElement, /確定/))
    await expect(lastObject('line').path[1]?.[1]).toBeCloseTo(35.975, 3)
  },
}

/** A loupe shows what the finger hides, and the guide what lifting it does. */
export const AVertexIsDraggedAtFirstTouch: Story = {
  play: async ({ canvasElement }) => {
    const map = await editLine(canvasElement)
    const finger = await map.touch([137.82, 35.97])
    await finger.moveTo([137.825, 35.975])
    await expect(within(canvasElement).getByText(ja.guide.gestures.drag)).toBeVisible()
    await expect(canvasElement.querySelector('.mishiori-loupe canvas')).toBeVisible()
    await finger.lift()
    await expect(canvasElement.querySelector('.mishiori-loupe')).toBeNull()
    await userEvent.click(button(canvasElement, /確定/))
    await expect(lastObject('line').path).toHaveLength(3)
    await expect(lastObject('line').path[1]?.[0]).toBeCloseTo(137.825, 3)
  },
}

export const APointJustPlacedIsDraggedAtFirstTouch: Story = {
  args: { document: aDocument() },
  play: async ({ canvasElement }) => {
    const map = await MapDriver.open(canvasElement, viewpoint)
    await userEvent.click(button(canvasElement, /^線/))
    for (const position of path) await map.tap(position)
    await map.swipe([137.84, 35.965], [137.845, 35.96])
    await userEvent.click(button(canvasElement, /確定/))
    const placed = lastObject('line').path
    await expect(placed).toHaveLength(3)
    await expect(placed[2]?.[0]).toBeCloseTo(137.845, 3)
  },
}

/** Tapping beside it puts it aside and adds nothing. */
export const AChosenPointHasABar: Story = {
  play: async ({ canvasElement }) => {
    const map = await editLine(canvasElement)
    const bar = () => within(canvasElement).queryByRole('group', { name: ja.vertices.bar })
    await map.tap([137.82, 35.97])
    await waitFor(() => expect(bar()).toBeVisible())
    await map.tap([137.83, 35.98])
    await waitFor(() => expect(bar()).toBeNull())
    await map.tap([137.82, 35.97])
    await userEvent.click(await within(canvasElement).findByRole('button', { name: ja.vertices.addPoint }))
    await map.tap([137.82, 35.97])
    await userEvent.click(await within(canvasElement).findByRole('button', { name: ja.vertices.removePoint }))
    await userEvent.click(button(canvasElement, /確定/))
    await expect(lastObject('line').path).toHaveLength(3)
    await expect(lastObject('line').path[1]?.[0]).toBeCloseTo(137.83, 3)
  },
}

export const AHoldSaysWhatItDoes: Story = {
  play: async ({ canvasElement }) => {
    const map = await editLine(canvasElement)
    const finger = await map.hold([137.82, 35.97])
    await expect(within(canvasElement).getByText(ja.guide.gestures.holdPoint)).toBeVisible()
    await finger.lift()
    await expect(within(canvasElement).queryByText(ja.guide.gestures.holdPoint)).toBeNull()
  },
}

const middle: Position = [137.82, 35.96]

/** A tap puts a circle down, 174 pixels across on this phone. */
async function placeCircle(root: HTMLElement) {
  const map = await MapDriver.open(root, viewpoint)
  await userEvent.click(button(root, /^図形/))
  await userEvent.click(button(root, new RegExp(`^${ja.objects.kinds.circle}`)))
  await map.tap(middle)
  const field = await within(root).findByRole<HTMLInputElement>('textbox', {
    name: ja.shapes.inUnit(ja.shapes.radius, 'km'),
  })
  return { map, radius: () => Number(field.value) }
}

export const PansFromTheEdgeOfANewCircle: Story = {
  args: { document: aDocument() },
  play: async ({ canvasElement }) => {
    const { map, radius } = await placeCircle(canvasElement)
    const placed = radius()
    await map.swipe(eastOf(middle, -87), eastOf(middle, -150))
    await expect(radius()).toBe(placed)
  },
}

export const ATappedRadiusIsDraggedAtItsHandleOnly: Story = {
  args: { document: aDocument() },
  play: async ({ canvasElement }) => {
    const { map, radius } = await placeCircle(canvasElement)
    const placed = radius()
    await map.tap(eastOf(middle, 87))
    await map.swipe(eastOf(middle, 87), eastOf(middle, 120))
    await waitFor(() => expect(radius() / placed).toBeCloseTo(120 / 87, 1))
    const dragged = radius()
    await map.swipe(eastOf(middle, -120), eastOf(middle, -170))
    await expect(radius()).toBe(dragged)
  },
}

export const PansFromTheLine: Story = {
  play: async ({ canvasElement }) => {
    const map = await editLine(canvasElement)
    await map.swipe([137.83, 35.9675], [137.83, 35.96])
    await userEvent.click(button(canvasElement, /確定/))
    await expect(onChange).not.toHaveBeenCalled()
  },
}

export const PansFromASelectedSpot: Story = {
  args: { document: aDocument([aSpot({ name: '峠の茶屋', position: [137.82, 35.97] })]) },
  play: async ({ canvasElement }) => {
    const map = await open(canvasElement, '峠の茶屋')
    await map.swipe([137.82, 35.971], [137.825, 35.975])
    await expect(onChange).not.toHaveBeenCalled()
    await expect(within(canvasElement).queryByRole('button', { name: /確定/ })).toBeNull()
  },
}

export const APhotoInTheHandStaysAPhoto: Story = {
  args: { width: 1280, height: 720 },
  play: async ({ canvasElement }) => {
    const map = await MapDriver.open(canvasElement, viewpoint)
    await userEvent.click(await within(canvasElement).findByText('峠の茶屋'))
    await map.key('m')
    const keyInit = { key: 'ArrowRight', shiftKey: true, bubbles: true, cancelable: true }
    for (let repeats = 0; repeats < 8; repeats += 1) map.canvas.dispatchEvent(new KeyboardEvent('keydown', keyInit))
    const sketch = canvasElement.querySelector('.mishiori-overlay-photo image')
    await waitFor(() => expect(sketch).toBeVisible())
    await expect(sketch).toHaveAttribute('href', tea.images[0])
    map.canvas.dispatchEvent(new KeyboardEvent('keyup', keyInit))
    await map.key('Enter')
    await expect(lastObject('spot', 1).position[0]).toBeCloseTo(137.82 + 80 * (360 / (512 * 2 ** 12)), 4)
  },
}
