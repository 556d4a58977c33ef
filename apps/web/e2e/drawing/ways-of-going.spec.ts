import { decodePolyline, MAP_LIMITS } from '@mishiori/map-document'
import type { ArticleEditorPage } from '../support/editor.ts'
import type { Point } from '../support/hand.ts'
import { expect, smallMap, test } from '../support/test.ts'
import { changeWay, openTown, savedWay } from '../support/town.ts'

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
