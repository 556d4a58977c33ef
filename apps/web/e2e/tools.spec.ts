import { parseMapDocument } from '@mishiori/map-document'
import { aUser } from './support/accounts.ts'
import { apiOf } from './support/api.ts'
import { ArticleEditorPage } from './support/editor.ts'
import { fixture } from './support/fixtures.ts'
import { expect, test } from './support/test.ts'

test('every shape and a photo spot are drawn, saved and read @phone', async ({ page }) => {
  test.slow()
  const isPhone = (page.viewportSize()?.width ?? 0) < 600
  await aUser(page)
  await page.goto('/?hl=ja')
  const editor = new ArticleEditorPage(page, 'ja')
  const { map: w } = editor.words
  await editor.openNew()
  const [left, top] = isPhone ? [130, 220] : [640, 300]

  await test.step('a circle around a place', async () => {
    await chooseShape('circle')
    await editor.press([left, top])
    await editor.confirm()
  })
  await test.step('a rectangle', async () => {
    await chooseShape('rectangle')
    await editor.press([left + 60, top + 60])
    await editor.confirm()
  })
  await test.step('a polygon, closed on its first corner', async () => {
    await chooseShape('polygon')
    await editor.press([left, top + 100], [left + 70, top + 130], [left + 10, top + 170])
    await editor.press([left, top + 100])
    await editor.confirm()
  })
  await test.step('a spot with a photo', async () => {
    await editor.chooseTool('imageSpot')
    await editor.press([left + 100, top + 20])
    await editor.confirm()
    const form = page.getByRole('dialog')
    const chooser = page.waitForEvent('filechooser')
    await form.getByRole('button', { name: w.photos.add }).click()
    await (await chooser).setFiles(fixture('pass.png'))
    await expect(form.getByRole('listitem').getByRole('button')).toBeVisible()
    await form.getByRole('button', { name: w.common.save }).click()
  })

  await page.keyboard.press('ControlOrMeta+s')
  await editor.expectSaved()
  await page.waitForURL('**/edit')
  const id = /routes\/(\d+)/.exec(page.url())?.[1] ?? ''
  const answer = await apiOf(page).readRoute({ params: { id }, query: {} })
  const stored = parseMapDocument(answer.ok ? answer.data.layer : null)
  const objects = stored.ok ? stored.document.layers.flatMap((layer) => layer.objects) : []
  expect(objects.map(({ kind }) => kind)).toEqual(['circle', 'rectangle', 'polygon', 'spot'])
  expect(objects[2]).toMatchObject({ kind: 'polygon', vertices: { length: 3 } })
  expect(objects[3]).toMatchObject({ display: 'image', images: [expect.stringMatching(/\/files\/.+\.png$/)] })

  async function chooseShape(shape: 'circle' | 'rectangle' | 'polygon'): Promise<void> {
    await editor.chooseTool('shape')
    await page
      .getByRole('group', { name: w.shapes.label })
      .getByRole('button', { name: new RegExp(`^${w.objects.kinds[shape]}`) })
      .click()
  }
})
