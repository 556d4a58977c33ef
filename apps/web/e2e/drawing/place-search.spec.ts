import type { Point } from '../support/hand.ts'
import { findStation } from '../support/places.ts'
import { expect, smallMap, test } from '../support/test.ts'
import { changeWay, openTown, savedWay, stopOnMap } from '../support/town.ts'

// The browser itself notes that a question has no answer.
test.use({ ...smallMap, expectedProblems: ['404 (Not Found)'] })

test('a place is searched, chosen and becomes a spot, and the article says where it is', async ({
  page,
  language,
  editor,
}) => {
  const isJapanese = language === 'ja'
  await findStation(page, language)
  const { map: messages } = editor.messages
  const name = isJapanese ? '松本市' : 'Matsumoto'
  await editor.openNew()
  await editor.chooseTool('placeSearch')
  const field = page.getByRole('combobox', { name: messages.places.label })
  await expect(field).toBeFocused()
  await field.fill('qqqqzzzz')
  await expect(page.getByText(messages.places.problems.notFound)).toBeVisible()
  await field.fill(isJapanese ? '松本' : 'matsumoto')
  const option = page.getByRole('option', { name: new RegExp(`^${name}`) })
  await expect(option.first()).toContainText(isJapanese ? '長野県' : 'Nagano, Japan')
  await expect(page.getByText('GeoNames (CC BY 4.0), Natural Earth').first()).toBeVisible()
  await option.first().click()
  await editor.pressButton(page.getByRole('button', { name: messages.places.add }))
  const spot = page.getByRole('dialog')
  await expect(spot).toContainText(name)
  await spot.getByRole('button', { name: messages.common.close }).click()
  await editor.expectSaved()
  const saved = await page.request.get('/api/v1/self/routes')
  const { data } = await saved.json()
  expect(data[0]).toMatchObject({ place_ja: '長野県 松本市', place_en: 'Matsumoto, Nagano, Japan' })
})

test('a place that is found is where a navigation line goes through', async ({ page, language, editor }) => {
  const station = await findStation(page, language)
  const { places, directions } = editor.messages.map
  const id = await openTown(editor)
  const middle: Point = editor.isPhone ? [195, 400] : [720, 380]
  await editor.chooseTool('navigationLine')
  await editor.press(middle)
  await page.getByRole('combobox', { name: places.label }).fill(station.name)
  const option = page.getByRole('option', { name: new RegExp(`^${station.name}`) })
  await changeWay(editor, () => editor.pressButton(option))
  await expect(option).toBeHidden()
  const [x, y] = await stopOnMap(editor, 'S')
  await changeWay(editor, () => editor.press([x + 60, y + 90]))
  await expect(page.getByText(directions.waypoints(1, 25))).toBeVisible()
  await editor.confirm()
  const { waypoints } = await savedWay(page, id)
  expect(waypoints).toEqual([[expect.closeTo(station.lng, 4), expect.closeTo(station.lat, 4)]])
})
