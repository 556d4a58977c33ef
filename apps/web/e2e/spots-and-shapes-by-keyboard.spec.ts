import type { MapObject } from '@mishiori/map-document'
import { aDocument, aSpot } from '@mishiori/map-editor/testing'
import { aUser } from './support/accounts.ts'
import { openDraft, savedObjects } from './support/articles.ts'
import { ArticleEditorPage } from './support/editor.ts'
import { chooseFile, fixture } from './support/fixtures.ts'
import { pressAll, tabTo } from './support/keys.ts'
import { findStation, pointAtPlace } from './support/places.ts'
import { expect, smallMap, test } from './support/test.ts'
import { editorWords } from './support/words.ts'

test.use(smallMap)

const { map: w } = editorWords('ja')
const { newNames } = w.objects
const RECTANGLE = `${newNames.rectangle} 1`
const POLYGON = `${newNames.polygon} 1`

test('rectangles, polygons, photo spots and places are put on the map with a keyboard alone', async ({ page }) => {
  await aUser(page)
  const station = await findStation(page, 'ja')
  const editor = new ArticleEditorPage(page, 'ja')
  const id = await openDraft(editor, aDocument([aSpot({ name: 'Shrine' })]))
  const saved = async (name: string) => (await savedObjects(page, id)).find((object) => object.name === name)
  await test.step('a rectangle, one of its corners moved', () => drawRectangle(editor))
  await test.step('a polygon, a corner put in and another taken away', () => drawPolygon(editor))
  await test.step('a spot with a photo', () => setPhotoSpot(editor))
  await test.step('a place that is searched', () => setPlace(editor, station.name))
  await expect
    .poll(() => saved(station.name))
    .toMatchObject({ position: [expect.closeTo(station.lng, 4), expect.closeTo(station.lat, 4)] })
  expect(await saved(POLYGON)).toMatchObject({ vertices: { length: 3 } })
  expect(await saved('Tea house')).toMatchObject({ images: { length: 1 } })
  expectFlat(await saved(RECTANGLE))
})

/** From a square, its upper side came down. */
function expectFlat(object: MapObject | undefined): void {
  if (object?.kind !== 'rectangle') throw new Error('no rectangle is saved')
  expect(object.north - object.south).toBeLessThan((object.east - object.west) * 0.5)
}

const expectConfirmed = ({ page }: ArticleEditorPage) =>
  expect(page.getByRole('toolbar').getByRole('button', { name: w.tools.select })).toHaveAttribute(
    'aria-pressed',
    'true',
  )

async function drawRectangle(editor: ArticleEditorPage): Promise<void> {
  const { page, map } = editor
  const height = page.getByRole('textbox', { name: w.shapes.inKilometers(w.shapes.height) })
  await pressAll(page, 's', '2')
  await tabTo(page, map)
  await pressAll(page, 'Space', 'Shift+ArrowRight', 'Shift+ArrowDown', 'Space')
  const before = await height.inputValue()
  await page.keyboard.press('Shift+Tab')
  for (let press = 0; press < 8; press++) await page.keyboard.press('Shift+ArrowDown')
  await expect.poll(() => height.inputValue()).not.toBe(before)
  await page.keyboard.press('Enter')
  await expectConfirmed(editor)
  await expect(editor.object(RECTANGLE)).toBeVisible()
}

async function drawPolygon(editor: ArticleEditorPage): Promise<void> {
  const { page, map } = editor
  const corners = (count: number) => page.getByText(w.guide.points(count)).first()
  await pressAll(page, 's', '3')
  await tabTo(page, map)
  await pressAll(page, 'Space', 'Shift+ArrowRight', 'Space', 'Shift+ArrowDown', 'Space')
  await expect(corners(3)).toBeVisible()
  await pressAll(page, 'Shift+ArrowLeft', 'Shift+ArrowUp', 'Space')
  await expect(page.getByText(w.guide.editPolygon('keyboard'))).toBeVisible()
  await pressAll(page, 'Tab', 'm')
  await expect(corners(4)).toBeVisible()
  await pressAll(page, 'Tab', 'Delete')
  await expect(corners(3)).toBeVisible()
  await page.keyboard.press('Enter')
  await expectConfirmed(editor)
  await expect(editor.object(POLYGON)).toBeVisible()
}

async function setPhotoSpot({ page, map }: ArticleEditorPage): Promise<void> {
  const form = page.getByRole('dialog')
  await page.keyboard.press('i')
  await expect(map).toBeFocused()
  await pressAll(page, 'ArrowLeft', 'Space', 'Enter')
  await expect(form.getByRole('textbox', { name: w.info.name })).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Tea house')
  await tabTo(page, form.getByRole('button', { name: w.photos.add }))
  await chooseFile(page, () => page.keyboard.press('Enter'), fixture('pass.png'))
  await expect(form.getByRole('button', { name: w.photos.alt('Tea house', 1, 1) })).toBeVisible()
  await expect(form.getByRole('progressbar')).toHaveCount(0)
  await tabTo(page, form.getByRole('button', { name: w.common.save, exact: true }))
  await page.keyboard.press('Enter')
  await expect(form.getByRole('img', { name: w.photos.alt('Tea house', 1, 1) })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
}

async function setPlace(editor: ArticleEditorPage, name: string): Promise<void> {
  const { page } = editor
  await page.keyboard.press('/')
  await pointAtPlace(editor, name)
  await page.keyboard.press('Enter')
  await pressAll(page, 'Escape', 'Enter')
  await expect(page.getByRole('dialog', { name: w.info.label(name), exact: true })).toBeVisible()
}
