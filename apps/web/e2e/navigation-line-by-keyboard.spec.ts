import { aUser } from './support/accounts.ts'
import { ArticleEditorPage } from './support/editor.ts'
import { pressAll, tabTo } from './support/keys.ts'
import { findStation, pointAtPlace } from './support/places.ts'
import { expect, smallMap, test } from './support/test.ts'
import { changeWay, openTown, savedWay } from './support/town.ts'
import { editorWords } from './support/words.ts'

test.use(smallMap)

const { directions, common } = editorWords('ja').map
const { start, goal, waypoint, stops, later, reverse, modes } = directions

test('a way by a place that is found is drawn and changed with a keyboard alone', async ({ page }) => {
  await aUser(page)
  const station = await findStation(page, 'ja')
  const editor = new ArticleEditorPage(page, 'ja')
  const id = await openTown(editor)
  await test.step('from one place to another one east of it', () => draw(editor))
  await test.step('on to a place that is searched', () => goOnTo(editor, station.name))
  await test.step('a stop is deleted, and there again', () => deleteAndUndo(editor))
  await test.step('the place comes before the goal', () => reorder(editor))
  await test.step('the way leads back, by car', () => reverseAndDrive(editor))
  await tabTo(page, page.getByRole('button', { name: common.confirm }))
  await page.keyboard.press('Enter')
  const { waypoints, path } = await savedWay(page, id, { travelMode: 'driving' })
  expect(waypoints).toEqual([[expect.closeTo(station.lng, 4), expect.closeTo(station.lat, 4)]])
  const [from, to] = [path[0], path.at(-1)]
  expect(from?.[0]).toBeGreaterThan(to?.[0] ?? 180)
})

async function draw(editor: ArticleEditorPage): Promise<void> {
  const { page, map } = editor
  await page.keyboard.press('n')
  await expect(map).toBeFocused()
  await pressAll(page, 'Space', 'Shift+ArrowRight')
  await changeWay(editor, () => page.keyboard.press('Space'))
}

async function goOnTo(editor: ArticleEditorPage, name: string): Promise<void> {
  const { page, map } = editor
  await page.keyboard.press('/')
  await pointAtPlace(editor, name)
  await changeWay(editor, () => page.keyboard.press('Enter'))
  await page.keyboard.press('Escape')
  await expect(map).toBeFocused()
}

async function deleteAndUndo({ page }: ArticleEditorPage): Promise<void> {
  const chosen = (name: string) => page.getByRole('group', { name, exact: true })
  const count = (waypoints: number) => page.getByRole('button', { name: stops(waypoints) })
  await expect(count(1)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(chosen(start)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(chosen(waypoint(1))).toBeVisible()
  await page.keyboard.press('Delete')
  await expect(count(0)).toBeVisible()
  await expect(page.getByRole('button', { name: common.confirm })).not.toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Control+z')
  await expect(count(1)).toBeVisible()
}

/** The focus goes with the stop that is moved. */
async function reorder(editor: ArticleEditorPage): Promise<void> {
  const { page } = editor
  await tabTo(page, page.getByRole('button', { name: stops(1) }))
  await page.keyboard.press('Enter')
  const list = page.getByRole('list', { name: stops(1) })
  await tabTo(page, list.getByRole('button', { name: later(waypoint(1)) }))
  await changeWay(editor, () => page.keyboard.press('Enter'))
  await expect(list.getByRole('button', { name: goal, exact: true })).toBeFocused()
}

async function reverseAndDrive(editor: ArticleEditorPage): Promise<void> {
  const { page } = editor
  await tabTo(page, page.getByRole('button', { name: reverse }))
  await changeWay(editor, () => page.keyboard.press('Enter'))
  const driving = page.getByRole('button', { name: modes.driving, exact: true })
  await tabTo(page, driving)
  await changeWay(editor, () => page.keyboard.press('Enter'))
  await expect(driving).toHaveAttribute('aria-pressed', 'true')
}
