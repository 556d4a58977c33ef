import { layerId, mapObjectId } from '@mishiori/map-document'
import { aCircle, aDocument, aLine, aSpot } from '@mishiori/map-editor/testing'
import type { Locator, Page } from '@playwright/test'
import { aUser } from './support/accounts.ts'
import { openDraft, savedMap } from './support/articles.ts'
import { ArticleEditorPage } from './support/editor.ts'
import { drag } from './support/hand.ts'
import { expect, test } from './support/test.ts'

/** A small map draws fast; this story is about lists. */
test.use({ viewport: { width: 1180, height: 700 }, permissions: ['clipboard-read', 'clipboard-write'] })

const shrine = aSpot({ id: mapObjectId('shrine'), name: 'Shrine', position: [137.8, 35.955] })
const spring = aSpot({ id: mapObjectId('spring'), name: 'Spring', position: [137.83, 35.965] })
const [firstLayer] = aDocument([aLine({ name: 'Ridge' }), shrine, spring]).layers
const walk = {
  mainLineId: aLine().id,
  layers: [
    { id: layerId('day-1'), name: 'Day 1', objects: firstLayer?.objects ?? [] },
    { id: layerId('day-2'), name: 'Day 2', objects: [aCircle({ name: 'View' })] },
  ],
}

test('the lists of layers, objects and points change the map, with the mouse and by keyboard', async ({ page }) => {
  await aUser(page)
  const editor = new ArticleEditorPage(page, 'ja')
  const id = await openDraft(editor, walk)
  const rows = () => savedRows(page, id)
  await test.step('several objects change at once', () => changeSeveral(editor))
  await expect.poll(rows).toEqual(['Day 1: Ridge', 'Day 2: View, Shrine blue, Spring blue'])
  await test.step('a layer is dragged above another, an object goes down by keyboard', () => reorder(editor))
  await expect.poll(rows).toEqual(['Day 2: Shrine blue, View, Spring blue', 'Day 1: Ridge'])
  await test.step('a point is moved by its numbers', () => typePoint(editor))
  await expect
    .poll(() => savedPath(page, id))
    .toEqual([
      [137.79, 35.96],
      [137.825, 35.975],
      [137.85, 35.97],
    ])
  await test.step('text that is pasted becomes a layer', () => paste(editor))
  await expect
    .poll(rows)
    .toEqual([
      'Day 2: Shrine blue, View, Spring blue',
      'Day 1: Ridge',
      `${editor.words.map.drop.pastedName}: Spring water`,
    ])
})

test('a hand takes a layer along, a finger once it has rested @phone', async ({ page, editor }) => {
  const id = await openDraft(editor, walk)
  const opener = page.getByRole('button', { name: editor.words.map.layers.open })
  if (await opener.isVisible()) await opener.click()
  const [above, below] = [editor.object('Day 1').getByText('Day 1'), editor.object('Day 2').getByText('Day 2')]
  await stable(above)
  await dragAbove(editor, below, above)
  await expect(page.getByRole('treeitem').first()).toHaveAccessibleName(/^Day 2/)
  await expect.poll(() => savedRows(page, id)).toEqual(['Day 2: View', 'Day 1: Ridge, Shrine, Spring'])
})

test('on a phone every button of the list is in reach, and what was changed can be taken back beside it @phone', async ({
  page,
  editor,
}) => {
  await openDraft(editor, walk)
  const { layers } = editor.words.map
  const opener = page.getByRole('button', { name: layers.open })
  if (!(await opener.isVisible())) return
  await opener.click()
  await page.getByRole('button', { name: layers.several.begin }).click()
  await page.getByRole('button', { name: layers.several.end }).click()
  await page.getByRole('button', { name: layers.add, exact: true }).click()
  await expect(page.getByRole('treeitem', { level: 1 })).toHaveCount(3)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: editor.words.map.common.undo, exact: true }).click()
  await expect(page.getByRole('treeitem', { level: 1 })).toHaveCount(2)
  await expect(opener).toBeHidden()
})

async function dragAbove(editor: ArticleEditorPage, dragged: Locator, above: Locator): Promise<void> {
  const [from, to] = [await dragged.boundingBox(), await above.boundingBox()]
  if (!from || !to) throw new Error('the layers are not shown')
  // By the middle of its name: fingers are thought to mean the buttons beside.
  const x = from.x + from.width / 2
  await drag(editor, { x, y: from.y + from.height / 2 }, { x, y: to.y - 4 })
}

async function stable(part: Locator): Promise<void> {
  const element = await part.elementHandle()
  await element?.waitForElementState('stable')
}

async function changeSeveral(editor: ArticleEditorPage): Promise<void> {
  const { page, words: w } = editor
  const words = w.map.layers.several
  await page.getByRole('button', { name: words.begin }).click()
  for (const name of ['View', 'Shrine', 'Spring']) await editor.object(name).click()
  await expect(page.getByText(words.count(3))).toBeVisible()
  await page.getByRole('button', { name: words.delete, exact: true }).click()
  await expect(editor.object('Shrine')).toHaveCount(0)
  await page.getByRole('button', { name: w.map.common.undo, exact: true }).click()
  await expect(page.getByText(words.count(3))).toBeVisible()
  await editor.object('View').click()
  await expect(page.getByText(words.count(2))).toBeVisible()
  await page.getByRole('button', { name: words.color }).click()
  await page.getByRole('radio', { name: w.map.objects.colors.blue, exact: true }).check({ force: true })
  await page.getByRole('button', { name: words.moveTo }).click()
  await page.getByRole('menuitem', { name: 'Day 2' }).click()
  await page.getByRole('button', { name: words.end }).click()
}

async function reorder(editor: ArticleEditorPage): Promise<void> {
  const { page } = editor
  const [day1, day2] = [editor.object('Day 1'), editor.object('Day 2')]
  await stable(day2)
  await dragAbove(editor, day2.getByText('Day 2'), day1.getByText('Day 1'))
  await expect(page.getByRole('treeitem').first()).toHaveAccessibleName(/^Day 2/)
  await editor.object('View').focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(editor.object('View')).toBeFocused()
  await expect(page.getByRole('treeitem').nth(1)).toHaveAccessibleName(/^Shrine/)
}

async function typePoint(editor: ArticleEditorPage): Promise<void> {
  const { page, words: w } = editor
  const { vertices } = w.map
  const window = await editor.inspect('Ridge')
  await window.getByRole('button', { name: w.map.info.editLine }).click()
  await page.getByRole('button', { name: vertices.open(3) }).click()
  const type = async (label: string, value: string) => {
    const field = page.getByRole('textbox', { name: label, exact: true })
    await field.fill(value)
    await field.press('Enter')
  }
  await type(vertices.number, '2')
  await type(vertices.latitude, '35.975')
  await type(vertices.longitude, '137.825')
  await page.getByRole('button', { name: vertices.insertAfter }).click()
  await expect(page.getByRole('option')).toHaveCount(4)
  await page.getByRole('button', { name: vertices.remove, exact: true }).click()
  await expect(page.getByRole('option')).toHaveCount(3)
  await page.keyboard.press('Escape')
  await editor.confirm()
}

const GPX = `<gpx version="1.1" creator="hand" xmlns="http://www.topografix.com/GPX/1/1">
<wpt lat="35.95" lon="137.81"><name>Spring water</name></wpt></gpx>`
const GEOJSON = JSON.stringify({
  type: 'Feature',
  properties: { name: 'By the river' },
  geometry: {
    type: 'LineString',
    coordinates: [
      [137.8, 35.95],
      [137.82, 35.96],
    ],
  },
})

async function paste(editor: ArticleEditorPage): Promise<void> {
  const { page } = editor
  await pasteText(editor, GEOJSON)
  await expect(editor.object('By the river').last()).toBeVisible()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(editor.object('By the river')).toHaveCount(0)
  await pasteText(editor, GPX)
  await expect(editor.object('Spring water')).toBeVisible()
}

async function pasteText({ page, map }: ArticleEditorPage, text: string): Promise<void> {
  await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text)
  await map.focus()
  await page.keyboard.press('ControlOrMeta+v')
}

/** Each layer with what is in it, and the colours that are not as they were. */
async function savedRows(page: Page, id: number): Promise<readonly string[]> {
  const { layers } = await savedMap(page, id)
  return layers.map(({ name, objects }) => {
    const told = objects.map(
      (object) => `${object.name}${object.kind === 'spot' && object.color === 'blue' ? ' blue' : ''}`,
    )
    return `${name}: ${told.join(', ')}`
  })
}

async function savedPath(page: Page, id: number) {
  const objects = (await savedMap(page, id)).layers.flatMap((layer) => layer.objects)
  return objects.flatMap((object) => (object.kind === 'line' && object.name === 'Ridge' ? [object.path] : [])).at(0)
}
