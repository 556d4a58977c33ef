import { type MapObject, mapObjectId } from '@mishiori/map-document'
import { aDocument, aRecording, aSpot } from '@mishiori/map-editor/testing'
import { aUser } from './support/accounts.ts'
import { openDraft, savedObjects } from './support/articles.ts'
import { ArticleEditorPage } from './support/editor.ts'
import { pressAll, tabTo } from './support/keys.ts'
import { expect, smallMap, test } from './support/test.ts'
import { editorWords } from './support/words.ts'

test.use(smallMap)

const { map: w } = editorWords('ja')
const recording = aRecording({ name: 'October walk' })
const corner = aSpot({ id: mapObjectId('corner'), name: 'Corner', position: [137.87, 35.93] })
const LINE = `${w.objects.newNames.line} 1`
const SECOND = `${w.objects.newNames.line} 2`

test('lines, shapes and recordings are changed with a keyboard alone', async ({ page }) => {
  test.slow()
  await aUser(page)
  const editor = new ArticleEditorPage(page, 'ja')
  const id = await openDraft(editor, aDocument([recording, corner]))
  const saved = () => savedObjects(page, id)

  await test.step('a line whose last point snaps to its first one', () => drawSnapped(editor))
  await expect.poll(async () => lineOf(await saved(), LINE)?.length).toBe(4)
  const loop = lineOf(await saved(), LINE)
  expect(loop?.[3]).toEqual(loop?.[0])
  await test.step('it is cut at a point that is found by its number', () => splitByNumber(editor))
  await expect
    .poll(async () => [lineOf(await saved(), LINE)?.length, lineOf(await saved(), SECOND)?.length])
    .toEqual([2, 3])
  await test.step('the parts are joined, turned around and erased from the menu', () => joinAndErase(editor))
  await expect
    .poll(async () => [lineOf(await saved(), LINE)?.length, lineOf(await saved(), SECOND)])
    .toEqual([2, undefined])
  await test.step('a circle is set, and moved as a whole', () => moveCircle(editor))
  await test.step('a recording loses its ends', () => trim(editor))
  await expect.poll(async () => (await saved()).map(({ kind }) => kind)).toContain('circle')
  await expect.poll(async () => lineOf(await saved(), recording.name)).toHaveLength(recording.path.length - 3)
})

async function drawSnapped({ page, map }: ArticleEditorPage): Promise<void> {
  await pressAll(page, 'l', 'k')
  await expect(map).toBeFocused()
  await pressAll(page, 'Space', 'ArrowRight', 'ArrowRight', 'Space', 'ArrowDown', 'ArrowDown', 'Space')
  await pressAll(page, 'ArrowLeft', 'ArrowLeft', 'ArrowUp', 'ArrowUp')
  await page.keyboard.press('Space')
  await expect(page.getByText(w.guide.points(4)).first()).toBeVisible()
  await page.keyboard.press('Enter')
}

async function splitByNumber(editor: ArticleEditorPage): Promise<void> {
  const { page } = editor
  await openByKeyboard(editor, LINE)
  await tabTo(page, page.getByRole('button', { name: w.info.editLine }))
  await pressAll(page, 'Enter', 'g')
  const number = page.getByRole('textbox', { name: w.vertices.number, exact: true })
  await expect(number).toBeFocused()
  await page.keyboard.type('2')
  await pressAll(page, 'Enter', 'Escape')
  await expect(page.getByRole('button', { name: w.lines.split })).toBeVisible()
  await page.keyboard.press('x')
  await expect(editor.object(SECOND)).toBeVisible()
}

async function joinAndErase(editor: ArticleEditorPage): Promise<void> {
  const { page } = editor
  await changeByKeyboard(editor, LINE, w.lines.joinWith(SECOND))
  await expect(editor.object(SECOND)).toHaveCount(0)
  await changeByKeyboard(editor, LINE, w.lines.reverse)
  await expect(page.getByText(w.lines.reversed(LINE))).toBeAttached()
  // Its two ends are in one place, and so in one circle.
  await changeByKeyboard(editor, LINE, w.lines.erase)
  await tabTo(page, editor.map)
  await pressAll(page, '[', 'Space')
  await page.keyboard.press('Enter')
}

async function moveCircle({ page, map }: ArticleEditorPage): Promise<void> {
  await pressAll(page, 's', '1')
  await tabTo(page, map)
  await pressAll(page, 'Space', 'w', 'Shift+ArrowRight')
  await expect(page.getByText(w.guide.editCircle('keyboard'))).toBeVisible()
  await page.keyboard.press('Enter')
}

async function trim(editor: ArticleEditorPage): Promise<void> {
  const { page, map } = editor
  await openByKeyboard(editor, recording.name)
  await tabTo(page, page.getByRole('button', { name: w.recordings.trim }))
  await page.keyboard.press('Enter')
  await tabTo(page, map)
  await pressAll(page, 'Tab', 'ArrowRight', 'ArrowRight', 'Tab', 'ArrowLeft')
  await page.keyboard.press('Enter')
}

/** From the list, where arrow keys go from row to row, to the window of an object. */
async function openByKeyboard(editor: ArticleEditorPage, name: string): Promise<void> {
  const { page } = editor
  const row = editor.object(name)
  await tabTo(page, page.getByRole('treeitem').and(page.locator('[tabindex="0"]')))
  await page.keyboard.press('Home')
  while (!(await row.evaluate((element) => element === document.activeElement))) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: w.info.label(name), exact: true })).toBeVisible()
}

async function changeByKeyboard(editor: ArticleEditorPage, name: string, action: string): Promise<void> {
  const { page } = editor
  const item = page.getByRole('menuitem', { name: action })
  await openByKeyboard(editor, name)
  await tabTo(page, page.getByRole('button', { name: w.lines.menu(name) }))
  await page.keyboard.press('Enter')
  await expect(item).toBeVisible()
  while (!(await item.evaluate((element) => element === document.activeElement))) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

function lineOf(objects: readonly MapObject[], name: string) {
  const line = objects.find((object) => object.name === name)
  return line && 'path' in line ? line.path : undefined
}
