import { aUser } from './support/accounts.ts'
import { ArticleEditorPage } from './support/editor.ts'
import { dragOnMap, type Point } from './support/hand.ts'
import { expect, smallMap, test } from './support/test.ts'
import { changeWay, openTown, savedWay, stopOnMap, untilRoadsAreReady } from './support/town.ts'

test.use(smallMap)

test('a line follows the streets of the town, moves with its stops and is found again @phone', async ({
  page,
  editor,
}) => {
  const { map } = editor.words
  const id = await openTown(editor)
  await test.step('a way is found between two presses', async () => {
    await editor.chooseTool('navigationLine')
    await changeWay(editor, () => editor.press(at(editor, 0, 160), at(editor, 240, 60)))
  })
  await test.step('a third press goes on from there', async () => {
    await changeWay(editor, () => editor.press(at(editor, 100, 0)))
    await expect(page.getByText(map.directions.stops(1)).first()).toBeVisible()
  })
  await test.step('a stop is dragged elsewhere', async () => {
    const waypoint = await stopOnMap(editor, '1')
    await changeWay(editor, () => dragOnMap(editor, waypoint, at(editor, 200, 180)))
  })
  await editor.confirm()
  const saved = await savedWay(page, id)
  expect(saved.waypoints).toHaveLength(1)
  expect(saved.path.length).toBeGreaterThan(5)
  await page.reload()
  await editor.inspect(`${map.objects.newNames.navigationLine} 1`)
  expect(await savedWay(page, id)).toEqual(saved)
})

/** A place on the map that neither panels nor the guide cover. */
const at = ({ isPhone }: ArticleEditorPage, x: number, y: number): Point =>
  isPhone ? [70 + x, 210 + y] : [560 + x, 300 + y]

for (const locale of ['ja', 'en-us'] as const) {
  test.describe(`where no road data is (${locale})`, () => {
    test.use({ expectedProblems: ['404'] })

    test('the editor says so and how to get there, and draws no straight line', async ({ page }) => {
      await aUser(page, locale)
      await page.goto(`/?hl=${locale}`)
      const editor = new ArticleEditorPage(page, locale)
      const { map, t } = editor.words
      await editor.openNew()
      await untilRoadsAreReady(page)
      await editor.chooseTool('navigationLine')
      await editor.press(at(editor, 0, 160), at(editor, 30, 160))
      await expect(page.getByText(t('directions.notFound')).first()).toBeVisible()
      await expect(page.getByRole('button', { name: map.common.confirm })).toHaveAttribute('aria-disabled', 'true')
      // The same question would have the same answer.
      await expect(page.getByRole('button', { name: map.directions.retry })).toHaveCount(0)
    })
  })
}
