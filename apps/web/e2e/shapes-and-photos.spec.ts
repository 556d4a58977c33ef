import type { ArticleEditorPage } from './support/editor.ts'
import { chooseFile, fixture } from './support/fixtures.ts'
import { dragOnMap } from './support/hand.ts'
import { expect, test } from './support/test.ts'

test('shapes and a photo spot are drawn, saved and found again @phone', async ({ page, editor }) => {
  test.slow()
  await editor.openNew()
  await test.step('a circle of a typed size', () => drawCircle(editor))
  await test.step('a rectangle, one of its corners moved', () => drawRectangle(editor))
  await test.step('a polygon, closed at its first corner', () => drawPolygon(editor))
  await test.step('a spot with a photo', () => setPhotoSpot(editor))
  await editor.expectSaved()
  await page.reload()
  await editor.expectMap()
  await expectFound(editor)
})

/** A place on the map that no panel covers, on a phone or beside the list. */
const at = (editor: ArticleEditorPage, x: number, y: number) =>
  editor.isPhone ? ([40 + x, 160 + y] as const) : ([520 + x, 260 + y] as const)

async function drawCircle(editor: ArticleEditorPage): Promise<void> {
  const { page, words: w } = editor
  await editor.chooseShape('circle')
  await editor.press(at(editor, 60, 80))
  const radius = page.getByRole('textbox', { name: w.map.shapes.inKilometers(w.map.shapes.radius) })
  await radius.fill('2500')
  await radius.press('Enter')
  await expect(page.getByRole('region', { name: w.map.notices.label })).toContainText(
    w.map.issues['radius.out_of_range']({ code: 'radius.out_of_range', radiusMeters: 2_500_000 }),
  )
  await radius.fill('12.5')
  await radius.press('Enter')
  await expect(radius).toHaveValue('12.5')
  await editor.confirm()
}

async function drawRectangle(editor: ArticleEditorPage): Promise<void> {
  const { page, words: w } = editor
  const { inKilometers, width } = w.map.shapes
  const kilometers = async () => Number(await page.getByRole('textbox', { name: inKilometers(width) }).inputValue())
  await editor.chooseShape('rectangle')
  await editor.press(at(editor, 60, 60), at(editor, 160, 120))
  const before = await kilometers()
  await dragOnMap(editor, at(editor, 160, 120), at(editor, 210, 120))
  await expect.poll(async () => (await kilometers()) / before).toBeCloseTo(1.5, 1)
  await editor.confirm()
}

async function drawPolygon(editor: ArticleEditorPage): Promise<void> {
  const { page, words: w } = editor
  await editor.chooseShape('polygon')
  const corners = [at(editor, 120, 0), at(editor, 220, 20), at(editor, 180, 110)]
  await editor.press(...corners)
  await expect(page.getByText(w.map.guide.points(3)).first()).toBeVisible()
  await editor.press(at(editor, 120, 0))
  await expect(page.getByText(w.map.guide.editPolygon(editor.isPhone ? 'touch' : 'mouse'))).toBeVisible()
  await editor.confirm()
}

async function setPhotoSpot(editor: ArticleEditorPage): Promise<void> {
  const { page, words: w } = editor
  await editor.chooseTool('imageSpot')
  await editor.press(at(editor, 40, 180))
  await editor.confirm()
  const form = page.getByRole('dialog')
  await form.getByRole('textbox', { name: w.map.info.name }).fill('Tea house')
  await chooseFile(page, () => form.getByRole('button', { name: w.map.photos.add }).click(), fixture('pass.png'))
  await expect(form.getByRole('progressbar')).toHaveCount(0)
  await form.getByRole('button', { name: w.map.common.save, exact: true }).click()
  await expect(form.getByRole('img', { name: w.map.photos.alt('Tea house', 1, 1) })).toBeVisible()
  await form.getByRole('button', { name: w.map.common.close }).click()
}

async function expectFound(editor: ArticleEditorPage): Promise<void> {
  const { page, words: w } = editor
  if (editor.isPhone) await page.getByRole('button', { name: w.map.layers.open }).click()
  await editor.object(w.map.objects.newNames.circle).click()
  const window = page.getByRole('dialog')
  await expect(window.getByText('12.50')).toBeVisible()
  await window.getByRole('button', { name: w.map.common.close }).click()
  if (editor.isPhone) await page.getByRole('button', { name: w.map.layers.open }).click()
  await expect(editor.object(w.map.objects.newNames.rectangle)).toBeVisible()
  await expect(editor.object(w.map.objects.newNames.polygon)).toBeVisible()
  await editor.object('Tea house').click()
  const photo = window.getByRole('img', { name: w.map.photos.alt('Tea house', 1, 1) })
  await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
}
