import { mapObjectId, type NavigationLine, type Position, pathLengthMeters } from '@mishiori/map-document'
import { aDocument } from '@mishiori/map-editor/testing'
import { aUser } from './support/accounts.ts'
import { openDraft } from './support/articles.ts'
import { ArticleEditorPage } from './support/editor.ts'
import { dragOnMap, type Point, removeOnMap } from './support/hand.ts'
import { expect, smallMap, test } from './support/test.ts'
import {
  changeWay,
  STREET_EAST,
  STREET_WEST,
  savedWay,
  stopOnMap,
  townWay,
  untilRoadsAreReady,
} from './support/town.ts'

test.use(smallMap)

const WALK = 'Town walk'
const MOST_WAYPOINTS = 25

test('the stops of a way are inserted, deleted, reordered and reversed, and it is driven @phone', async ({
  page,
  editor,
}) => {
  await untilRoadsAreReady(page)
  // Sides between two crossings are straight: what lies in the middle of them on the map lies on the way.
  const stops = await townWay(page, [STREET_EAST, STREET_WEST])
  const [start, a, , c] = stops
  expect(stops).toHaveLength(6)
  const id = await openDraft(editor, aDocument([await walkThrough(page, stops)]))
  await editWalk(editor)
  await test.step('one is put into the way', () => insertStop(editor))
  await test.step('one is taken away on the map, one with its menu', () => removeStops(editor))
  await test.step('the first one comes later, and the way leads back', () => reorderAndReverse(editor))
  await test.step('it is driven', () => drive(editor))
  await editor.confirm()
  const saved = await savedWay(page, id, { travelMode: 'driving' })
  expect(saved.waypoints).toEqual([c, a, expect.anything()])
  expect(stops).not.toContainEqual(saved.waypoints[2])
  const walked = await townWay(
    page,
    [saved.path[0], ...saved.waypoints, start].filter((stop) => stop !== undefined),
  )
  expect(pathLengthMeters(saved.path)).toBeGreaterThan(pathLengthMeters(walked) * 1.1)
})

test('a way takes 25 waypoints, and says of one more that it is too many', async ({ page }) => {
  await aUser(page)
  await untilRoadsAreReady(page)
  const editor = new ArticleEditorPage(page, 'ja')
  const { directions, issues, notices } = editor.words.map
  const stops = inSteps(MOST_WAYPOINTS)
  const id = await openDraft(editor, aDocument([await walkThrough(page, stops)]))
  await editWalk(editor)
  const count = page.getByText(directions.waypoints(MOST_WAYPOINTS, MOST_WAYPOINTS))
  const goal = await stopOnMap(editor, 'G')
  await changeWay(editor, () => editor.press(beside(goal, 60)))
  await expect(count).toBeVisible()
  await editor.press(beside(goal, 120))
  await expect(page.getByRole('region', { name: notices.label })).toContainText(
    issues['waypoint.limit_reached']({ code: 'waypoint.limit_reached', max: MOST_WAYPOINTS }),
  )
  await expect(count).toBeVisible()
  await editor.confirm()
  await expect.poll(async () => (await savedWay(page, id)).waypoints).toHaveLength(MOST_WAYPOINTS)
})

async function walkThrough(page: ArticleEditorPage['page'], stops: readonly Position[]): Promise<NavigationLine> {
  return {
    kind: 'navigationLine',
    id: mapObjectId('walk'),
    name: WALK,
    description: '',
    color: 'red',
    path: await townWay(page, stops),
    waypoints: stops.slice(1, -1),
    travelMode: 'walking',
  }
}

/** From one end of a street to the other, in as many steps. */
function inSteps(steps: number): readonly Position[] {
  const between = (from: number, to: number, step: number) => from + ((to - from) * step) / steps
  return Array.from(
    { length: steps + 1 },
    (_, step): Position => [
      between(STREET_EAST[0], STREET_WEST[0], step),
      between(STREET_EAST[1], STREET_WEST[1], step),
    ],
  )
}

const beside = ([x, y]: Point, pixels: number): Point => [x, y + pixels]

async function editWalk(editor: ArticleEditorPage): Promise<void> {
  const window = await editor.inspect(WALK)
  await window.getByRole('button', { name: editor.words.map.info.editLine }).click()
}

async function insertStop(editor: ArticleEditorPage): Promise<void> {
  const [from, to] = [await stopOnMap(editor, '1'), await stopOnMap(editor, '2')]
  const between: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  await changeWay(editor, () => dragOnMap(editor, between, beside(between, 50)))
}

async function removeStops(editor: ArticleEditorPage): Promise<void> {
  const { page, words } = editor
  const { stops, waypoint, remove } = words.map.directions
  const count = (waypoints: number) => page.getByText(stops(waypoints)).first()
  await expect(count(5)).toBeVisible()
  const third = await stopOnMap(editor, '3')
  await changeWay(editor, () => removeOnMap(editor, third))
  await expect(count(4)).toBeVisible()
  await editor.press(await stopOnMap(editor, '4'))
  const menu = page.getByRole('group', { name: waypoint(4) })
  await changeWay(editor, () => editor.pressButton(menu.getByRole('button', { name: remove(waypoint(4)) })))
  await expect(count(3)).toBeVisible()
}

async function reorderAndReverse(editor: ArticleEditorPage): Promise<void> {
  const { page, words } = editor
  const { stops, waypoint, later, reverse } = words.map.directions
  await editor.pressButton(page.getByRole('button', { name: stops(3) }))
  const list = page.getByRole('list', { name: stops(3) })
  await changeWay(editor, () => editor.pressButton(list.getByRole('button', { name: later(waypoint(1)) })))
  await changeWay(editor, () => editor.pressButton(page.getByRole('button', { name: reverse })))
}

async function drive(editor: ArticleEditorPage): Promise<void> {
  const { travelMode, modes } = editor.words.map.directions
  const driving = editor.page.getByRole('group', { name: travelMode }).getByRole('button', { name: modes.driving })
  await changeWay(editor, () => editor.pressButton(driving))
  await expect(driving).toHaveAttribute('aria-pressed', 'true')
}
