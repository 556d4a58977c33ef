import {
  decodePolyline,
  densifyPath,
  haversineDistanceMeters,
  MAP_LIMITS,
  mapObjectId,
  nearestPointOnPath,
  type Position,
} from '@mishiori/map-document'
import { aCircle, aDocument, aLine } from '@mishiori/map-editor/testing'
import { apiOf } from '../support/api.ts'
import { openDraft, savedObjects } from '../support/articles.ts'
import type { ArticleEditorPage } from '../support/editor.ts'
import type { Point } from '../support/hand.ts'
import { expect, smallMap, test } from '../support/test.ts'
import {
  changeWay,
  findWay,
  openTown,
  STREET_EAST,
  STREET_WEST,
  savedWay,
  untilRoadsAreReady,
} from '../support/town.ts'

test.use(smallMap)

/** Two places of the town that panels and the guide leave free on every screen. */
const ends = ({ isPhone }: ArticleEditorPage): readonly Point[] =>
  isPhone
    ? [
        [90, 330],
        [280, 190],
      ]
    : [
        [560, 440],
        [780, 300],
      ]

test('a line goes by a profile and another path, and is as it was when it is opened again', async ({
  page,
  editor,
}) => {
  const { travel, info, objects } = editor.messages.map
  const profile = page.getByRole('radio', { name: travel.profiles.hike })
  const id = await openTown(editor)
  await editor.chooseTool('navigationLine')
  await expect(page.getByRole('radio', { name: travel.profiles.walk })).toBeChecked()
  await editor.pressButton(profile)
  const answered = page.waitForResponse(/\/api\/v1\/direction\?/)
  await changeWay(editor, () => editor.press(...ends(editor)))
  const [alternative] = (await (await answered).json()).alternatives
  const other = page.getByRole('radio', { name: new RegExp(travel.other(1)) })
  await editor.pressButton(other)
  await expect(other).toBeChecked()
  await editor.confirm()

  const path = decodePolyline(alternative.points, { maxPoints: MAP_LIMITS.linePoints.max })
  const saved = await savedWay(page, id, { travelMode: 'walking', profile: 'hike' })
  expect(path).toEqual({ ok: true, path: saved.path })

  await page.reload()
  await editor.expectMap()
  const window = await editor.inspect(`${objects.newNames.navigationLine} 1`)
  await window.getByRole('button', { name: info.editLine }).click()
  await expect(profile).toBeChecked()
  // What this device chose last is how the next line begins.
  await page.getByRole('button', { name: editor.messages.map.common.cancel }).click()
  await editor.chooseTool('navigationLine')
  await expect(profile).toBeChecked()
  expect(await savedWay(page, id)).toEqual(saved)
})

test('a line that is changed goes around a no-go area, and one that is not stays', async ({ page, editor }) => {
  const { travel, info, common } = editor.messages.map
  await untilRoadsAreReady(page)
  const found = await findWay(apiOf(page), [STREET_WEST, STREET_EAST])
  if (!found.ok) throw new Error(found.problem)
  const line = { id: mapObjectId('way'), name: 'Way', description: '', color: 'red', travelMode: 'walking' } as const
  const center = found.path[Math.floor(found.path.length / 2)] ?? STREET_WEST
  const circle = aCircle({ center, radiusMeters: 40 })
  const isInside = (position: Position) => haversineDistanceMeters(position, center) < circle.radiusMeters
  const drawn = { ...line, kind: 'navigationLine', path: found.path, waypoints: [] } as const
  const id = await openDraft(editor, aDocument([drawn, circle]))

  const shape = await editor.inspect(circle.name)
  await shape.getByRole('button', { name: common.edit, exact: true }).click()
  await shape.getByRole('switch', { name: travel.noGo }).click()
  await shape.getByRole('button', { name: common.save }).click()
  await expect(shape.getByText(travel.noGo)).toBeVisible()
  await expect(async () => {
    expect((await savedObjects(page, id)).find(({ kind }) => kind === 'circle')).toMatchObject({ isNoGo: true })
  }).toPass({ timeout: 30_000 })
  const before = await savedWay(page, id)
  expect(before.path).toEqual(found.path)

  await editor.closeWindow()
  const window = await editor.inspect(line.name)
  await window.getByRole('button', { name: info.editLine }).click()
  const hike = page.getByRole('radio', { name: travel.profiles.hike })
  await changeWay(editor, () => editor.pressButton(hike))
  await editor.confirm()
  const after = await savedWay(page, id, { profile: 'hike' })
  expect(before.path.some(isInside)).toBe(true)
  expect(after.path.some(isInside)).toBe(false)
})

test('a loop from the start is kept as a line through its stops', async ({ page, editor }) => {
  const { travel } = editor.messages.map
  const id = await openTown(editor)
  await editor.chooseTool('navigationLine')
  const [start = [0, 0]] = ends(editor)
  await editor.press(start)
  const length = page.getByRole('textbox', { name: 'km' })
  await length.fill('2')
  const answered = page.waitForResponse(/\/api\/v1\/loops\?/)
  await length.press('Enter')
  const { loops } = await (await answered).json()
  expect(loops.length).toBeGreaterThan(1)
  const second = page.getByRole('radio', { name: new RegExp(travel.loop.name(2)) })
  await editor.pressButton(second)
  await expect(second).toBeChecked()
  await editor.confirm()

  const saved = await savedWay(page, id)
  expect(decodePolyline(loops[1].points, { maxPoints: MAP_LIMITS.linePoints.max })).toMatchObject({ path: saved.path })
  expect(decodePolyline(loops[1].waypoints, { maxPoints: MAP_LIMITS.waypoints })).toMatchObject({
    path: saved.waypoints,
  })
  expect(saved.path.at(-1)).toEqual(saved.path[0])
})

test('what can be reached is shown, and kept as an area', { tag: '@desktop' }, async ({ page, editor }) => {
  const { travel } = editor.messages.map
  const id = await openTown(editor)
  await editor.chooseTool('navigationLine')
  const [start = [0, 0]] = ends(editor)
  await editor.press(start)
  await page.getByRole('radio', { name: travel.fromHere.kinds.reach }).check()
  const minutes = page.getByRole('textbox', { name: travel.loop.minutes })
  await minutes.fill('10')
  const answered = page.waitForResponse(/\/api\/v1\/reach\?/)
  await minutes.press('Enter')
  const { areas } = await (await answered).json()
  const keep = page.getByRole('button', { name: travel.reach.keep })
  await expect(keep).not.toHaveAttribute('aria-disabled', 'true')
  expect((await savedObjects(page, id)).some(({ kind }) => kind === 'polygon')).toBe(false)
  await keep.click()

  const edge = decodePolyline(areas[0].outer, { maxPoints: MAP_LIMITS.linePoints.max })
  const [first, ...vertices] = edge.ok ? edge.path : []
  await expect(async () => {
    const area = (await savedObjects(page, id)).find(({ kind }) => kind === 'polygon')
    expect(area).toMatchObject({ vertices: [first, ...vertices.slice(0, -1)] })
    expect(area?.name).toContain('10')
  }).toPass({ timeout: 30_000 })
})

test('a track beside its ways is matched to them, and undo brings it back', { tag: '@desktop' }, async ({
  page,
  editor,
}) => {
  const { travel, common } = editor.messages.map
  await untilRoadsAreReady(page)
  const found = await findWay(apiOf(page), [STREET_WEST, STREET_EAST])
  if (!found.ok) throw new Error(found.problem)
  const beside = densifyPath(found.path, 60).map(([lng, lat]): Position => [lng + 0.000_08, lat + 0.000_06])
  const track = aLine({ name: 'Track', path: beside })
  const id = await openDraft(editor, aDocument([track]))
  const pathOf = async () => (await savedObjects(page, id)).flatMap((line) => ('path' in line ? line.path : []))
  const before = await pathOf()
  await editor.change(track.name, travel.snap.menu)
  const accept = page.getByRole('button', { name: travel.snap.accept })
  await expect(accept).not.toHaveAttribute('aria-disabled', 'true')
  expect(await pathOf()).toEqual(before)
  await accept.click()
  await expect(async () => {
    const after = await pathOf()
    expect(after).not.toEqual(before)
    // Its ends may lie beyond those of the way.
    expect(after.slice(1, -1).every((position) => nearestPointOnPath(found.path, position, 3) !== null)).toBe(true)
  }).toPass({ timeout: 30_000 })
  await page.getByRole('button', { name: common.undo }).first().click()
  await expect.poll(pathOf, { timeout: 30_000 }).toEqual(before)
})
