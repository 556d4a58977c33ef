import { readFile } from 'node:fs/promises'
import type { MapObject } from '@mishiori/map-document'
import { savedObjects } from '../support/articles.ts'
import type { ArticleEditorPage } from '../support/editor.ts'
import { chooseFile, fixture } from '../support/fixtures.ts'
import type { Point } from '../support/hand.ts'
import { visitorMessages } from '../support/messages.ts'
import { findStation } from '../support/places.ts'
import { openLayers, openMore } from '../support/reading.ts'
import { expect, smallMap, test } from '../support/test.ts'
import { changeWay, openTown } from '../support/town.ts'

test.use(smallMap)

/** The stories of the map editor test how each kind of object is drawn; here all of them are combined. */
test('a route is drawn with every tool, saved, loaded anew and read', async ({ page, editor, language }) => {
  test.slow()
  const station = await findStation(page, language)
  const { newNames } = editor.messages.map.objects
  const id = await openTown(editor)
  await test.step('a line that follows the streets', () => drawWay(editor))
  await test.step('a line, one point taken back', () => drawLine(editor))
  await test.step('a circle of a typed size', () => drawCircle(editor))
  await test.step('a rectangle', () => drawRectangle(editor))
  await test.step('a polygon', () => drawPolygon(editor))
  await test.step('a spot', () => setSpot(editor))
  await test.step('a photo', () => setPhoto(editor))
  await test.step('a place that is searched', () => setPlace(editor, station.name))

  const names = ['navigationLine', 'line', 'circle', 'rectangle', 'polygon'] as const
  const drawn = [...names.map((kind) => `${newNames[kind]} 1`), 'Well', 'Tea house', station.name]
  await test.step('saved', async () => {
    const namesOf = async () => (await savedObjects(page, id)).slice(2).map(({ name }) => name)
    await expect.poll(namesOf, { timeout: 30_000 }).toEqual(drawn)
    expectKinds(await savedObjects(page, id))
  })
  await test.step('loaded anew, nothing is another', async () => {
    const before = await savedObjects(page, id)
    await page.reload()
    await editor.expectMap()
    const window = await editor.inspect(`${newNames.circle} 1`)
    await expect(window.getByText('1.50')).toBeVisible()
    expect(await savedObjects(page, id)).toEqual(before)
  })
  await test.step('read', async () => {
    await page.goto(`/routes/${id}?hl=${language}`)
    await openLayers(page, language)
    for (const name of drawn) await expect(editor.object(name)).toBeVisible({ timeout: 60_000 })
    await editor.object('Tea house').getByText('Tea house').click()
    const photo = page.getByRole('img', { name: editor.messages.map.photos.alt('Tea house', 1, 1) })
    await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    await page.keyboard.press('Escape')
    await openMore(page, language)
    const kml = page.waitForEvent('download')
    await page.getByRole('button', { name: 'KML', exact: true }).click()
    const file = await readFile(await (await kml).path(), 'utf8')
    for (const name of drawn) expect(file).toContain(`<name>${name}</name>`)
    await expect(page.getByText(visitorMessages(language)('article.gpxWithoutShapes', { count: 3 }))).toBeVisible()
  })
})

/** A place on the map that neither panels nor the guide cover. */
const at = ({ isPhone }: ArticleEditorPage, x: number, y: number): Point =>
  isPhone ? [70 + x, 210 + y] : [560 + x, 240 + y]

async function drawLine(editor: ArticleEditorPage): Promise<void> {
  const { page, messages: w } = editor
  const points = (count: number) => page.getByText(w.map.guide.points(count)).first()
  await editor.chooseTool('line')
  await editor.press(at(editor, 0, 0), at(editor, 60, 40), at(editor, 120, 0))
  await editor.pressButton(page.getByRole('button', { name: w.map.common.undo, exact: true }))
  await expect(points(2)).toBeVisible()
  await editor.pressButton(page.getByRole('button', { name: w.map.common.redo, exact: true }))
  await expect(points(3)).toBeVisible()
  await editor.confirm()
}

async function drawWay(editor: ArticleEditorPage): Promise<void> {
  await editor.chooseTool('navigationLine')
  await changeWay(editor, () => editor.press(at(editor, 0, 200), at(editor, 220, 120)))
  await editor.confirm()
}

async function drawCircle(editor: ArticleEditorPage): Promise<void> {
  const { page, messages: w } = editor
  await editor.chooseShape('circle')
  await editor.press(at(editor, 60, 120))
  const radius = page.getByRole('textbox', { name: w.map.shapes.inUnit(w.map.shapes.radius, 'km') })
  await radius.fill('1.5')
  await radius.press('Enter')
  await editor.confirm()
}

async function drawRectangle(editor: ArticleEditorPage): Promise<void> {
  await editor.chooseShape('rectangle')
  await editor.press(at(editor, 140, 40), at(editor, 200, 90))
  await editor.confirm()
}

async function drawPolygon(editor: ArticleEditorPage): Promise<void> {
  const { page, messages: w } = editor
  await editor.chooseShape('polygon')
  await editor.press(at(editor, 140, 140), at(editor, 220, 160), at(editor, 180, 210))
  await expect(page.getByText(w.map.guide.points(3)).first()).toBeVisible()
  await editor.press(at(editor, 140, 140))
  await expect(page.getByText(w.map.guide.editPolygon((await editor.isTouch()) ? 'touch' : 'mouse'))).toBeVisible()
  await editor.confirm()
}

async function setSpot(editor: ArticleEditorPage): Promise<void> {
  await editor.chooseTool('spot')
  await editor.press(at(editor, 20, 60))
  await nameSpot(editor, 'Well')
  await editor.pressButton(editor.page.getByRole('button', { name: editor.messages.map.spotCard.finish }))
}

async function setPhoto(editor: ArticleEditorPage): Promise<void> {
  const { page, messages: w } = editor
  await chooseFile(page, () => editor.chooseTool('imageSpot'), fixture('pass.png'))
  const input = (await editor.isTouch()) ? 'touch' : 'mouse'
  await expect(page.getByText(w.map.photos.place(input, 'pass', 1)).first()).toBeVisible()
  await editor.press(at(editor, 40, 150))
  await nameSpot(editor, 'Tea house')
}

async function nameSpot(editor: ArticleEditorPage, name: string): Promise<void> {
  const { page, messages: w } = editor
  const form = page.getByRole('dialog')
  await form.getByRole('textbox', { name: w.map.info.name }).fill(name)
  await editor.pressButton(form.getByRole('button', { name: w.map.spotCard.done, exact: true }))
  await expect(form).toBeHidden()
}

async function setPlace(editor: ArticleEditorPage, name: string): Promise<void> {
  const { page, messages: w } = editor
  await editor.chooseTool('placeSearch')
  await page.getByRole('combobox', { name: w.map.places.label }).fill(name)
  await editor.pressButton(page.getByRole('option', { name: new RegExp(`^${name}`) }).first())
  await editor.pressButton(page.getByRole('button', { name: w.map.places.add }))
  await expect(page.getByRole('dialog', { name: w.map.info.label(name), exact: true })).toBeVisible()
}

function expectKinds(objects: readonly MapObject[]): void {
  const [way, line, circle, , polygon, , photo, place] = objects.slice(2)
  expect(line).toMatchObject({ kind: 'line', path: { length: 3 } })
  if (way?.kind !== 'navigationLine') throw new Error('no way is saved')
  expect(way.path.length).toBeGreaterThan(5)
  expect(circle).toMatchObject({ kind: 'circle', radiusMeters: 1500 })
  expect(polygon).toMatchObject({ kind: 'polygon', vertices: { length: 3 } })
  expect(photo).toMatchObject({ kind: 'spot', display: 'image', images: { length: 1 } })
  expect(place).toMatchObject({ kind: 'spot', placeId: expect.any(String) })
}
