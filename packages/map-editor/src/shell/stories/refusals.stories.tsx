import { mapObjectId } from '@mishiori/map-document'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { formatIssue } from '../../messages/format.ts'
import { ja } from '../../messages/ja.ts'
import { button, editorMeta, lastObject, onChange } from '../../stories/editor-story.ts'
import { straight, viewpoint } from '../../stories/story-document.ts'
import { aDocument, aLine, aSpot } from '../../testing/fixtures.ts'
import { MapDriver } from '../../testing/map-driver.ts'

const meta = { title: 'map-editor/What cannot be done says why', ...editorMeta } satisfies Meta<
  typeof editorMeta.component
>
export default meta
type Story = StoryObj<typeof meta>

const notice = async (root: HTMLElement, text: string) =>
  within(await within(root).findByRole('region', { name: ja.notices.label })).findByText(text)

/** It would set a point in the middle of the map, where nobody looks. */
export const EnterBeforeALineIsOne: Story = {
  play: async ({ canvasElement }) => {
    const map = await MapDriver.open(canvasElement, viewpoint)
    await userEvent.click(button(canvasElement, /^線/))
    await map.click(straight[0] ?? [0, 0])
    await map.key('Enter')
    await expect(await notice(canvasElement, ja.guide.confirmNeedsPoints(2))).toBeVisible()
    await expect(onChange).not.toHaveBeenCalled()
    await map.click(straight[1] ?? [0, 0])
    await map.key('Enter')
    await expect(lastObject('line').path).toHaveLength(2)
  },
}

/** While the way is fetched there is nothing to confirm, and no stop to be set. */
export const EnterWhileAWayIsFetched: Story = {
  args: { services: { fetchDirections: () => new Promise(() => {}) } },
  play: async ({ canvasElement }) => {
    const map = await MapDriver.open(canvasElement, viewpoint)
    await map.key('n')
    for (const stop of straight.slice(0, 2)) await map.click(stop)
    await map.key('Enter')
    await expect(await notice(canvasElement, ja.directions.asking)).toBeVisible()
    await expect(within(canvasElement).getByRole('button', { name: /確定/ })).toHaveAttribute('aria-disabled', 'true')
    await expect(within(canvasElement).queryByText(ja.directions.waypoints(1, 25))).toBeNull()
  },
}

export const PastingWhileAWayIsFetched: Story = {
  args: {
    services: {
      fetchDirections: () => new Promise(() => {}),
      readRouteFile: () => Promise.reject(new Error('is not asked')),
    },
  },
  play: async ({ canvasElement }) => {
    const map = await MapDriver.open(canvasElement, viewpoint)
    await map.key('n')
    for (const point of straight.slice(0, 2)) await map.click(point)
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', '<gpx/>')
    map.canvas.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    await expect(await notice(canvasElement, ja.drop.busy)).toBeVisible()
    await expect(await notice(canvasElement, ja.drop.busyPasteHint)).toBeVisible()
  },
}

export const DeletingTheLastLayerByKey: Story = {
  play: async ({ canvasElement }) => {
    await MapDriver.open(canvasElement, viewpoint)
    const row = within(await within(canvasElement).findByRole('tree')).getAllByRole('treeitem')[0]
    row?.focus()
    await userEvent.keyboard('{Delete}')
    await expect(await notice(canvasElement, formatIssue(ja, { code: 'layer.last_one' }))).toBeVisible()
  },
}

/** They stand in the fields again, also after another object was written about. */
export const WordsThatCannotBeSaved: Story = {
  args: {
    document: aDocument([
      aSpot({ id: mapObjectId('tea'), name: '茶屋', position: [137.8, 35.95] }),
      aSpot({ id: mapObjectId('well'), name: '井戸', position: [137.85, 35.95] }),
    ]),
  },
  play: async ({ canvasElement }) => {
    const map = await MapDriver.open(canvasElement, viewpoint)
    const root = within(canvasElement)
    const row = (name: string) => within(root.getByRole('tree')).getByText(name)
    const edit = async (name: string) => {
      await userEvent.click(row(name))
      await userEvent.click(await root.findByRole('button', { name: ja.common.edit }))
      return root.findByRole('textbox', { name: new RegExp(ja.info.name) })
    }
    await userEvent.clear(await edit('茶屋'))
    await userEvent.type(root.getByRole('textbox', { name: new RegExp(ja.info.description) }), '水がうまい')
    await map.click([137.82, 35.99])
    await expect(await notice(canvasElement, ja.info.notSaved('茶屋'))).toBeVisible()
    await userEvent.type(await edit('井戸'), '端')
    await userEvent.click(row('茶屋'))
    await userEvent.click(await root.findByRole('button', { name: ja.common.edit }))
    await expect(root.getByRole('textbox', { name: new RegExp(ja.info.description) })).toHaveValue('水がうまい')
    await expect(onChange.mock.lastCall?.[0].layers[0]?.objects.map(({ name }) => name)).toEqual(['茶屋', '井戸端'])
  },
}

/** What is being dragged is the last that was done. */
export const UndoWhileAPointIsHeld: Story = {
  args: { document: aDocument([aLine({ id: mapObjectId('road'), name: '道', path: straight })]) },
  play: async ({ canvasElement }) => {
    const map = await MapDriver.open(canvasElement, viewpoint)
    const root = within(canvasElement)
    await userEvent.click(within(root.getByRole('tree')).getByText('道'))
    await userEvent.click(await root.findByRole('button', { name: ja.info.editLine }))
    const start = straight[1] ?? [0, 0]
    await map.drag(start, [137.82, 35.97])
    const [from, to] = [map.at([137.82, 35.97]), map.at([137.83, 35.98])]
    await fireEvent.mouseMove(map.canvas, from)
    await fireEvent.mouseDown(map.canvas, from)
    await fireEvent.mouseMove(map.canvas, { ...to, buttons: 1 })
    await map.key('z', { ctrlKey: true })
    await fireEvent.mouseUp(map.canvas, to)
    await userEvent.click(root.getByRole('button', { name: /確定/ }))
    await waitFor(() => expect(lastObject('line').path[1]?.[1]).toBeCloseTo(35.97, 3))
    await expect(lastObject('line').path).toHaveLength(3)
  },
}

/** Chosen once more where it was left, an object comes back into view with its window. */
export const ARowLeadsBackToItsObject: Story = {
  args: { document: aDocument([aSpot({ id: mapObjectId('tea'), name: '茶屋', position: [137.82, 35.96] })]) },
  play: async ({ canvasElement }) => {
    const map = await MapDriver.open(canvasElement, viewpoint)
    const root = within(canvasElement)
    const row = within(root.getByRole('tree')).getByText('茶屋')
    const isInView = async () => {
      const info = (await root.findByRole('dialog', { name: ja.info.label('茶屋') })).getBoundingClientRect()
      const view = map.canvas.getBoundingClientRect()
      return info.top >= view.top && info.bottom <= view.bottom
    }
    await userEvent.click(row)
    await waitFor(async () => expect(await isInView()).toBe(true))
    await map.drag([137.9, 35.99], [137.9, 35.8])
    await waitFor(async () => expect(await isInView()).toBe(false))
    await userEvent.click(row)
    await waitFor(async () => expect(await isInView()).toBe(true))
  },
}

export const ALineThatIsContinuedSaysSo: Story = {
  args: { document: aDocument([aLine({ id: mapObjectId('road'), name: '道', path: straight })]) },
  play: async ({ canvasElement }) => {
    await MapDriver.open(canvasElement, viewpoint)
    const root = within(canvasElement)
    await userEvent.click(within(root.getByRole('tree')).getByText('道'))
    await userEvent.click(await root.findByRole('button', { name: ja.info.editLine }))
    await expect(await root.findByText(ja.guide.editLine('mouse'))).toBeVisible()
    await userEvent.click(root.getByRole('button', { name: /キャンセル/ }))
    await userEvent.click(within(root.getByRole('tree')).getByText('道'))
    await userEvent.click(await root.findByRole('button', { name: /道を変える/ }))
    await userEvent.click(await root.findByRole('menuitem', { name: ja.lines.continueEnd }))
    await expect(await root.findByText(ja.guide.extendLine('mouse'))).toBeVisible()
  },
}
