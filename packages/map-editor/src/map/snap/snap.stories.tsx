import { haversineDistanceMeters, mapObjectId, type Position } from '@mishiori/map-document'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { button, editorMeta, lastObject } from '../../stories/editor-story.ts'
import { viewpoint } from '../../stories/story-document.ts'
import { aCircle, aDocument, aLine, aPolygon, aSpot } from '../../testing/fixtures.ts'
import { MapDriver } from '../../testing/map-driver.ts'

/** A pixel of the opening view is about 0.00017 degrees of longitude: these are 6 pixels. */
const CLOSE = 0.001

const trail = aLine({
  id: mapObjectId('trail'),
  name: '登山道',
  color: 'blue',
  path: [
    [137.8, 35.97],
    [137.83, 35.97],
    [137.85, 35.95],
  ],
})
const ridge = aLine({
  id: mapObjectId('ridge'),
  name: '尾根道',
  path: [
    [137.8, 35.945],
    [137.82, 35.94],
    [137.84, 35.945],
  ],
})

const meta = {
  title: 'map-editor/Snapping',
  ...editorMeta,
  args: { ...editorMeta.args, document: aDocument([ridge, trail]) },
} satisfies Meta<typeof editorMeta.component>

export default meta
type Story = StoryObj<typeof meta>

const mark = (root: HTMLElement) => root.querySelector<SVGElement>('[data-snap]')?.dataset.snap ?? null
const off = ([lng, lat]: Position): Position => [lng + CLOSE, lat + CLOSE / 2]

async function edit(root: HTMLElement, name = '尾根道'): Promise<MapDriver> {
  const map = await MapDriver.open(root, viewpoint)
  await userEvent.click(await within(root).findByText(name))
  await userEvent.click(await within(root).findByRole('button', { name: /線を直す|図形を直す/ }))
  return map
}

export const DrawsToVerticesAndLines: Story = {
  play: async ({ canvasElement }) => {
    const map = await MapDriver.open(canvasElement, viewpoint)
    await map.key('l')
    await userEvent.click(button(canvasElement, '点に合わせる'))
    await expect(await within(canvasElement).findByText('近くの点や線に合わせます')).toBeInTheDocument()
    await map.hover(off([137.83, 35.97]))
    await waitFor(() => expect(mark(canvasElement)).toBe('vertex'))
    await map.click(off([137.83, 35.97]))
    await map.hover([137.815, 35.9703])
    await waitFor(() => expect(mark(canvasElement)).toBe('edge'))
    await map.click([137.815, 35.9703])
    await map.hover([137.815, 35.96])
    await waitFor(() => expect(mark(canvasElement)).toBeNull())
    await map.key('Enter')
    const line = lastObject('line', 2)
    await expect(line.path[0]).toEqual([137.83, 35.97])
    await expect(line.path[1]?.[1]).toBe(35.97)
  },
}

export const DragsToAVertex: Story = {
  play: async ({ canvasElement }) => {
    const map = await edit(canvasElement)
    await map.key('k')
    await expect(button(canvasElement, '点に合わせる')).toHaveAttribute('aria-pressed', 'true')
    await map.drag([137.84, 35.945], off([137.85, 35.95]))
    await map.key('k')
    await map.drag([137.8, 35.945], off([137.8, 35.97]))
    await map.key('Enter')
    const { path } = lastObject('line')
    await expect(path[2]).toEqual([137.85, 35.95])
    await expect(path[0]).not.toEqual([137.8, 35.97])
    await expect(mark(canvasElement)).toBeNull()
  },
}

export const InsertsOnALineWithAFinger: Story = {
  play: async ({ canvasElement }) => {
    const map = await edit(canvasElement)
    await map.key('k')
    const finger = await map.hold([137.81, 35.9425])
    await finger.moveTo([137.81, 35.9702])
    await waitFor(() => expect(mark(canvasElement)).toBe('edge'))
    await finger.lift()
    await map.key('Enter')
    const { path } = lastObject('line')
    await expect(path).toHaveLength(4)
    await expect(path[1]?.[1]).toBe(35.97)
    await expect(mark(canvasElement)).toBeNull()
  },
}

export const PlacesByKeyboard: Story = {
  args: {
    document: aDocument([
      aLine({
        id: mapObjectId('trail'),
        path: [
          [137.8202, 35.96],
          [137.84, 35.97],
        ],
      }),
    ]),
  },
  play: async ({ canvasElement }) => {
    const map = await MapDriver.open(canvasElement, viewpoint)
    await map.key('k')
    await map.key('l')
    await map.key(' ')
    await map.key('ArrowDown', { shiftKey: true })
    await map.key(' ')
    await map.key('Enter')
    await expect(lastObject('line', 1).path[0]).toEqual([137.8202, 35.96])
  },
}

export const ACornerIsNotDrawnToItself: Story = {
  args: { document: aDocument([aPolygon(), aSpot({ position: [137.86, 35.955] })]) },
  play: async ({ canvasElement }) => {
    const map = await edit(canvasElement, 'Polygon 1')
    await map.key('k')
    await map.drag([137.8, 35.97], [137.8008, 35.9702])
    await map.drag([137.84, 35.97], off([137.86, 35.955]))
    await map.key('Enter')
    const { vertices } = lastObject('polygon')
    await expect(vertices[0]?.[0]).toBeCloseTo(137.8008, 4)
    await expect(vertices[1]).toEqual([137.86, 35.955])
  },
}

export const RemembersTheSwitch: Story = {
  beforeEach: () => sessionStorage.setItem('mishiori.map-editor.snapping', 'on'),
  play: async ({ canvasElement }) => {
    const map = await MapDriver.open(canvasElement, viewpoint)
    await map.key('p')
    await expect(button(canvasElement, '点に合わせる')).toHaveAttribute('aria-pressed', 'true')
    await map.click(off([137.85, 35.95]))
    await expect(lastObject('spot', 2).position).toEqual([137.85, 35.95])
  },
}

export const DrawsToTheEdgeOfACircle: Story = {
  args: { document: aDocument([aCircle({ center: [137.82, 35.955] })]) },
  play: async ({ canvasElement }) => {
    const map = await MapDriver.open(canvasElement, viewpoint)
    await map.key('l')
    await map.key('k')
    // A kilometre and a half to the east of the middle, and 6 pixels more.
    const beside: Position = [137.82 + 1500 / (111_195 * Math.cos((35.955 * Math.PI) / 180)) + CLOSE, 35.955]
    await map.hover(beside)
    await waitFor(() => expect(mark(canvasElement)).toBe('edge'))
    await map.click(beside)
    await map.click([137.82, 35.975])
    await map.key('Enter')
    const start = lastObject('line', 1).path[0]
    await expect(haversineDistanceMeters([137.82, 35.955], start ?? [0, 0])).toBeCloseTo(1500, 0)
  },
}
