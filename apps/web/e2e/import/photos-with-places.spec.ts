import { aDocument, aLine } from '@mishiori/map-editor/testing'
import { readPhotoPlace } from '@mishiori/route-files/photos'
import { TEA_HOUSE_JPEG } from '@repo/authoring/testing/photo'
import { openDraft, savedObjects } from '../support/articles.ts'
import { fixture } from '../support/fixtures.ts'
import { expect, smallMap, test } from '../support/test.ts'

test.use(smallMap)

test('[D42] a photo that knows its place becomes a spot there, and one that does not goes where it is put', async ({
  page,
  editor,
}) => {
  const id = await openDraft(editor, aDocument([aLine()]))
  const { map } = editor.messages
  await editor.openOnMap(TEA_HOUSE_JPEG, fixture('pass.png'))
  const notices = page.getByRole('region', { name: map.notices.label })
  await expect(notices).toContainText(map.notices.importedFiles(1, 1))
  await expect(
    page.getByText(map.photos.place((await editor.isTouch()) ? 'touch' : 'mouse', 'pass', 1)).first(),
  ).toBeVisible()
  await editor.press(editor.isPhone ? [195, 300] : [760, 420])

  const name = page.getByRole('dialog').getByRole('textbox', { name: map.info.name })
  await expect(name).toHaveValue(editor.messages.t('file.photo'))
  await name.fill('View')
  await name.press('Enter')

  const called = editor.messages.t('file.photo')
  const window = await editor.inspect(called)
  const photo = window.getByRole('img', { name: map.photos.alt(called, 1, 1) })
  await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  await editor.expectSaved()
  const [, spot, placed] = await savedObjects(page, id)
  expect(placed).toMatchObject({ kind: 'spot', display: 'image', name: 'View' })
  expect(spot).toMatchObject({ kind: 'spot', display: 'image', elevationMeters: 1190.5 })
  if (spot?.kind !== 'spot') throw new Error('no spot was saved')
  expect(spot.position[0]).toBeCloseTo(137.7985, 4)
  expect(spot.position[1]).toBeCloseTo(35.9575, 4)
  const [address = ''] = spot.images
  const stored = await (await page.request.get(address)).body()
  expect(await readPhotoPlace(stored)).toBeNull()
})
