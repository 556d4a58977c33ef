import { type Line, mapObjectId } from '@mishiori/map-document'
import { aDocument, aSpot } from '@mishiori/map-editor/testing'
import type { Page } from '@playwright/test'
import { openDraft, savedMap } from './support/articles.ts'
import type { ArticleEditorPage } from './support/editor.ts'
import { dragOnMap, type Point, removeOnMap } from './support/hand.ts'
import { expect, test } from './support/test.ts'

/** A map that shows both is a walk's. */
const CORNERS = [
  aSpot({ id: mapObjectId('corner-1'), name: 'Corner 1', position: [137.78, 35.97] }),
  aSpot({ id: mapObjectId('corner-2'), name: 'Corner 2', position: [137.82, 35.94] }),
]

/** A small map draws fast. A screen's must be high enough that a line's window fits above it and its profile below, or the map moves. */
test.use({
  viewport: ({ viewport }, use) => use(viewport && { ...viewport, height: viewport.width < 600 ? 700 : 900 }),
})

test('lines are drawn, bent, joined and thinned by hand, and saved as they look @phone', async ({ page, editor }) => {
  test.slow()
  const id = await openDraft(editor, aDocument(CORNERS))
  const saved = () => savedLines(page, id)
  const savedPoints = async () => (await saved()).map(({ path }) => path.length)

  await test.step('two lines that meet in one point', () => drawTwo(editor))
  await expect.poll(savedPoints).toEqual([4, 3])
  const [first, second] = await saved()
  expect(second?.path[0]).toEqual(first?.path[3])
  await test.step('one is cut in two, and whole again', () => split(editor))
  await test.step('it is bent', () => bend(editor))
  await test.step('the two become one', () => reverseAndJoin(editor))
  await expect.poll(savedPoints).toEqual([6])
  const [joined] = await saved()
  expect(joined?.path.slice(0, 3)).toEqual(second?.path.toReversed())
  expect(joined?.path).not.toContainEqual(first?.path[1])
  await test.step('a copy is closed to a loop and hidden', () => duplicateAndClose(editor))
  await test.step('it goes on where it ended', () => continueLine(editor))
  await test.step('a part is erased', () => erase(editor))
  await test.step('it is thinned, and as it was again', () => simplify(editor))
  const [F, E, D, erased, ...rest] = joined?.path ?? []
  await expect.poll(async () => (await saved())[0]?.path.slice(0, 5)).toEqual([F, E, D, ...rest])
  await expect.poll(savedPoints).toEqual([6, 7])
  expect((await saved())[1]?.path).toEqual([F, E, D, erased, ...rest, F])
})

/** A place on the map that neither panels nor the info window of a line cover, and where that needs no room to be made. */
const at = (editor: ArticleEditorPage, x: number, y: number): Point =>
  editor.isPhone ? [80 + x, 170 + y] : [560 + x, 430 + y]

const nameOf = ({ words: { map } }: ArticleEditorPage, number: number) => `${map.objects.newNames.line} ${number}`

async function drawTwo(editor: ArticleEditorPage): Promise<void> {
  const { page, words: w } = editor
  const points = (count: number) => page.getByText(w.map.guide.points(count)).first()
  await editor.chooseTool('line')
  await editor.press(at(editor, 0, 40), at(editor, 60, 80), at(editor, 120, 30), at(editor, 180, 70))
  await page.getByRole('button', { name: w.map.common.undo, exact: true }).click()
  await expect(points(3)).toBeVisible()
  await page.getByRole('button', { name: w.map.common.redo, exact: true }).click()
  await expect(points(4)).toBeVisible()
  await editor.confirm()
  await editor.chooseTool('line')
  await page.getByRole('button', { name: w.map.vertices.snap }).click()
  await editor.press(at(editor, 186, 74), at(editor, 200, 150), at(editor, 120, 160))
  await editor.confirm()
}

async function editLine(editor: ArticleEditorPage): Promise<void> {
  const window = await editor.inspect(nameOf(editor, 1))
  await window.getByRole('button', { name: editor.words.map.info.editLine }).click()
}

async function split(editor: ArticleEditorPage): Promise<void> {
  const { page, words: w } = editor
  await editLine(editor)
  await editor.press(at(editor, 120, 30))
  await page.getByRole('button', { name: w.map.lines.split }).click()
  await expect(page.getByText(w.map.lines.wasSplit(nameOf(editor, 3)))).toBeAttached()
  await page.getByRole('button', { name: w.map.common.undo, exact: true }).click()
  await expect(editor.object(nameOf(editor, 3))).toHaveCount(0)
}

async function bend(editor: ArticleEditorPage): Promise<void> {
  const { page, words: w } = editor
  await editLine(editor)
  await dragOnMap(editor, at(editor, 30, 60), at(editor, 10, 100))
  await expect(page.getByText(w.map.guide.points(5)).first()).toBeVisible()
  await dragOnMap(editor, at(editor, 120, 30), at(editor, 110, 0))
  await removeOnMap(editor, at(editor, 60, 80))
  await expect(page.getByText(w.map.guide.points(4)).first()).toBeVisible()
  await editor.confirm()
}

async function reverseAndJoin(editor: ArticleEditorPage): Promise<void> {
  const { page, words: w } = editor
  await editor.change(nameOf(editor, 1), w.map.lines.reverse)
  await expect(page.getByText(w.map.lines.reversed(nameOf(editor, 1)))).toBeAttached()
  await editor.change(nameOf(editor, 1), w.map.lines.joinWith(nameOf(editor, 2)))
  await expect(editor.object(nameOf(editor, 2))).toHaveCount(0)
}

async function duplicateAndClose(editor: ArticleEditorPage): Promise<void> {
  const { page, words: w } = editor
  const copy = w.map.lines.copyName(nameOf(editor, 1))
  await editor.change(nameOf(editor, 1), w.map.lines.duplicate)
  await editor.closeWindow()
  await editor.change(copy, w.map.lines.close)
  await editor.change(copy, w.map.lines.hideObject)
  await expect(page.getByText(w.map.lines.hidden(copy))).toBeAttached()
  await editor.closeWindow()
}

async function continueLine(editor: ArticleEditorPage): Promise<void> {
  const { page, words: w } = editor
  await editor.change(nameOf(editor, 1), w.map.lines.continueEnd)
  await editor.press(at(editor, 0, 160))
  await expect(page.getByText(w.map.guide.points(7)).first()).toBeVisible()
  await editor.confirm()
}

/** One step below the usual radius, only one point is near. */
async function erase(editor: ArticleEditorPage): Promise<void> {
  const { page, words: w } = editor
  await editor.change(nameOf(editor, 1), w.map.lines.erase)
  const radius = page.getByRole('slider', { name: w.map.lines.eraserRadius })
  await radius.press('ArrowLeft')
  await expect(radius).toHaveAttribute('aria-valuetext', '50 m')
  await editor.press(at(editor, 110, 0))
  await expect(page.getByText(w.map.guide.points(6)).first()).toBeVisible()
  await editor.confirm()
}

async function simplify(editor: ArticleEditorPage): Promise<void> {
  const { page, words: w } = editor
  await editor.change(nameOf(editor, 1), w.map.lines.simplify)
  await page.getByRole('slider', { name: w.map.lines.tolerance }).press('End')
  await expect(page.getByText(w.map.guide.points(6))).toHaveCount(0)
  await editor.confirm()
  await page.getByRole('button', { name: w.map.common.undo, exact: true }).click()
}

async function savedLines(page: Page, id: number): Promise<readonly Line[]> {
  const { layers } = await savedMap(page, id)
  return layers.flatMap(({ objects }) => objects.filter((object) => object.kind === 'line'))
}
