import type { Position } from '@mishiori/map-document'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ja } from '../../messages/ja.ts'
import { button, editorMeta, lastDocument, lastObject, onChange } from '../../stories/editor-story.ts'
import { everyKind, straight, viewpoint } from '../../stories/story-document.ts'
import { aDocument, aLine, aSpot } from '../../testing/fixtures.ts'
import { MapDriver } from '../../testing/map-driver.ts'

const meta = {
  title: 'map-editor/MapEditor',
  ...editorMeta,
} satisfies Meta<typeof editorMeta.component>

export default meta
type Story = StoryObj<typeof meta>

const line = aLine({ path: straight })
/** Within a few metres: a pixel at this zoom is about 15. */
const expectNear = (actual: Position | undefined, expected: Position) => {
  expect(actual?.[0]).toBeCloseTo(expected[0], 3)
  expect(actual?.[1]).toBeCloseTo(expected[1], 3)
}

/** Selects the line by clicking it, again until the map has drawn it, and opens it for editing. */
async function editLine(root: HTMLElement): Promise<MapDriver> {
  const map = await MapDriver.open(root, viewpoint)
  const edit = await waitFor(
    async () => {
      await map.click([137.805, 35.96])
      return within(root).findByRole('button', { name: /線を直す/ }, { timeout: 300 })
    },
    { timeout: 30_000 },
  )
  await userEvent.click(edit)
  return map
}

export const EveryKindOfObject: Story = {
  args: { document: everyKind, fitOnOpen: true },
  play: async ({ canvasElement }) => {
    await MapDriver.open(canvasElement, viewpoint)
    await expect(within(canvasElement).getByRole('slider', { name: ja.profile.cursor })).toBeVisible()
    await expect(within(canvasElement).getByRole('tree')).toHaveTextContent('藪原宿〜奈良井宿')
  },
}

export const DrawsALine: Story = {
  play: async ({ canvasElement }) => {
    const map = await MapDriver.open(canvasElement, viewpoint)
    await userEvent.click(button(canvasElement, /^線/))
    for (const position of straight) await map.click(position)
    await userEvent.click(button(canvasElement, /元に戻す/))
    await expect(within(canvasElement).getByRole('group', { name: ja.guide.label })).toHaveTextContent('2点')
    await userEvent.click(button(canvasElement, /やり直す/))
    await expect(onChange).not.toHaveBeenCalled()
    await userEvent.click(button(canvasElement, /確定/))
    await expect(onChange).toHaveBeenCalledTimes(1)
    const path = lastObject('line').path
    await expect(path).toHaveLength(3)
    for (const [index, position] of straight.entries()) expectNear(path[index], position)
    await expect(lastDocument().mainLineId).toBe(lastDocument().layers[0]?.objects[0]?.id)
    const newestVertices = canvasElement.querySelector('.mishiori-overlay-halo')
    await waitFor(() => expect(newestVertices).not.toBeVisible())
  },
}

/** The overlay holds the newest points while they come fast. With the map they get what the others have: a dot in the middle to drag. */
export const TakesTheNewestPointsIntoTheMapAtRest: Story = {
  play: async ({ canvasElement }) => {
    const map = await MapDriver.open(canvasElement, viewpoint)
    await userEvent.click(button(canvasElement, /^線/))
    for (const position of straight) await map.click(position)
    const newestVertices = canvasElement.querySelector('.mishiori-overlay-halo')
    await waitFor(() => expect(newestVertices).not.toBeVisible())
    await map.drag([137.835, 35.96], [137.835, 35.95])
    await expect(within(canvasElement).getByRole('group', { name: ja.guide.label })).toHaveTextContent('4点')
  },
}

export const DragsAVertex: Story = {
  args: { document: aDocument([line]) },
  play: async ({ canvasElement }) => {
    const map = await editLine(canvasElement)
    await map.drag([137.82, 35.96], [137.825, 35.97])
    await map.key('Enter')
    await expect(onChange).toHaveBeenCalledTimes(1)
    await expect(lastObject('line').path).toHaveLength(3)
    expectNear(lastObject('line').path[1], [137.825, 35.97])
  },
}

export const InsertsAVertexByDraggingTheLine: Story = {
  args: { document: aDocument([line]) },
  play: async ({ canvasElement }) => {
    const map = await editLine(canvasElement)
    await map.drag([137.81, 35.96], [137.81, 35.968])
    await map.key('Enter')
    await expect(lastObject('line').path).toHaveLength(4)
    expectNear(lastObject('line').path[1], [137.81, 35.968])
  },
}

export const DeletesAVertex: Story = {
  args: { document: aDocument([line]) },
  play: async ({ canvasElement }) => {
    const map = await editLine(canvasElement)
    await map.click([137.82, 35.96])
    await map.key('Delete')
    await map.key('Enter')
    await expect(lastObject('line').path).toEqual([straight[0], straight[2]])
  },
}

export const CancelGivesBackTheSameDocument: Story = {
  args: { document: aDocument([line]) },
  play: async ({ canvasElement }) => {
    const map = await editLine(canvasElement)
    await map.drag([137.82, 35.96], [137.825, 35.97])
    await map.key('Escape')
    await expect(onChange).not.toHaveBeenCalled()
    await expect(within(canvasElement).queryByRole('button', { name: /確定/ })).toBeNull()
  },
}

export const AddsASpotAndNamesIt: Story = {
  play: async ({ canvasElement }) => {
    const map = await MapDriver.open(canvasElement, viewpoint)
    await userEvent.click(button(canvasElement, /^スポット/))
    await map.click([137.82, 35.95])
    const dialog = within(await within(canvasElement).findByRole('dialog'))
    const name = dialog.getByRole('textbox', { name: /名前/ })
    await userEvent.clear(name)
    await userEvent.type(name, '沢の渡り')
    await userEvent.click(dialog.getByRole('button', { name: ja.spotCard.look }))
    await userEvent.click(dialog.getByRole('radio', { name: '黄' }))
    await userEvent.click(dialog.getByRole('button', { name: ja.spotCard.done }))
    await expect(lastDocument().layers[0]?.objects).toMatchObject([{ kind: 'spot', name: '沢の渡り', color: 'yellow' }])
    expectNear(lastObject('spot').position, [137.82, 35.95])
  },
}

export const UndoesAndRedoesTheDocument: Story = {
  args: { document: aDocument([aSpot({ position: [137.82, 35.96] })]) },
  play: async ({ canvasElement, args }) => {
    const map = await MapDriver.open(canvasElement, viewpoint)
    await userEvent.click(within(canvasElement).getByText('Spot 1'))
    await map.key('Delete')
    await expect(lastDocument().layers[0]?.objects).toEqual([])
    await map.key('z', { ctrlKey: true })
    await expect(lastDocument()).toBe(args.document)
    await map.key('z', { ctrlKey: true, shiftKey: true })
    await expect(lastDocument().layers[0]?.objects).toEqual([])
  },
}

export const DrawsByKeyboardAlone: Story = {
  play: async ({ canvasElement }) => {
    const map = await MapDriver.open(canvasElement, viewpoint)
    await map.key('l')
    await map.key(' ')
    await map.key('ArrowRight', { shiftKey: true })
    await map.key(' ')
    await map.key('ArrowDown', { shiftKey: true })
    await map.key(' ')
    await expect(await within(canvasElement).findByText(/3点目を置きました/)).toBeInTheDocument()
    await map.key('Enter')
    const path = lastObject('line').path
    await expect(path).toHaveLength(3)
    expectNear(path[0], [137.82, 35.96])
    await expect(path[1]?.[0]).toBeGreaterThan(137.83)
    await expect(path[2]?.[1]).toBeLessThan(35.95)
  },
}

export const ShowsWhatTheHostPointsAt: Story = {
  args: { document: aDocument([line, aSpot({ name: '鳥居峠' })]), focus: { objectId: aSpot().id, at: 1 } },
  play: async ({ canvasElement }) => {
    await MapDriver.open(canvasElement, viewpoint)
    await expect(await within(canvasElement).findByRole('dialog', { name: /鳥居峠/ })).toBeVisible()
  },
}

export const OnAPhone: Story = {
  args: { document: aDocument([line]), width: 390, height: 844 },
  play: async ({ canvasElement }) => {
    const map = await MapDriver.open(canvasElement, viewpoint)
    await userEvent.click(button(canvasElement, /^線/))
    await map.tap([137.81, 35.97])
    await map.tap([137.83, 35.975])
    await userEvent.click(button(canvasElement, /確定/))
    await expect(lastDocument().layers[0]?.objects).toHaveLength(2)
  },
}

export const HoldsWhatAHostTellsOnAPhone: Story = {
  args: {
    document: aDocument([line]),
    width: 390,
    height: 844,
    lineExtras: () => (
      <section>
        <h3>途中にあるもの</h3>
        <button type="button" style={{ height: 1200 }}>
          最初の水場
        </button>
      </section>
    ),
  },
  play: async ({ canvasElement }) => {
    const map = await MapDriver.open(canvasElement, viewpoint)
    await userEvent.click(button(canvasElement, /^線/))
    await map.tap([137.81, 35.97])
    await map.tap([137.83, 35.975])
    const heading = await within(canvasElement).findByRole('heading', { name: '途中にあるもの' })
    const { top } = canvasElement.getBoundingClientRect()
    await expect(heading.getBoundingClientRect().top - top).toBeGreaterThan(250)
    await expect(button(canvasElement, /確定/).getBoundingClientRect().bottom - top).toBeLessThanOrEqual(844)
  },
}

export const GivesTheFocusBackFromTheLayerSheet: Story = {
  args: { document: aDocument([line]), width: 390, height: 844 },
  play: async ({ canvasElement }) => {
    await MapDriver.open(canvasElement, viewpoint)
    button(canvasElement, /レイヤー/).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await within(canvasElement).findByText('Line 1')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(within(canvasElement).queryByText('Line 1')).toBeNull()
    await waitFor(() => expect(button(canvasElement, /レイヤー/)).toHaveFocus())
  },
}

export const HoldsALineToInsertAVertex: Story = {
  // Above the half-open sheet, so that selecting it does not move the map.
  args: { document: aDocument([aLine({ path: straight.map(([lng]) => [lng, 35.975]) })]), width: 390, height: 844 },
  play: async ({ canvasElement }) => {
    const map = await MapDriver.open(canvasElement, viewpoint)
    await userEvent.click(button(canvasElement, /レイヤー/))
    await userEvent.click(await within(canvasElement).findByText('Line 1'))
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /線を直す/ }))
    const finger = await map.hold([137.81, 35.975])
    await finger.moveTo([137.81, 35.982])
    await finger.lift()
    await userEvent.click(button(canvasElement, /確定/))
    await expect(lastObject('line').path).toHaveLength(4)
    expectNear(lastObject('line').path[1], [137.81, 35.982])
  },
}
