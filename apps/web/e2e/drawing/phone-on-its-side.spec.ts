import { createArticle, lineFrom, savedObjects } from '../support/articles.ts'
import { expectNoScrolling, expectToFit } from '../support/fit.ts'
import { PHONE } from '../support/sizes.ts'
import { expect, test } from '../support/test.ts'

const ON_ITS_SIDE = { width: PHONE.height, height: PHONE.width }

test('a line is named while the phone is turned, and what was written is there on either side', async ({
  page,
  editor,
}) => {
  await page.setViewportSize(PHONE)
  const { id } = await createArticle(page, { is_draft: true, layer: lineFrom([137.97, 36.24]) })
  const { common, info } = editor.messages.map
  await page.goto(`/home/routes/${id}/edit`)
  await editor.expectMap()
  const window = await editor.inspect('Old road')
  await window.getByRole('button', { name: common.edit, exact: true }).click()
  const name = page.getByRole('textbox', { name: new RegExp(`^${info.name}`) })
  await name.fill('Old road to the pass')
  await page.setViewportSize(ON_ITS_SIDE)
  await expect(name).toHaveValue('Old road to the pass')
  for (const shown of [name, window.getByRole('button', { name: common.save })])
    await expect(shown).toBeInViewport({ ratio: 1 })
  await expectToFit(page)
  await expectNoScrolling(page)
  await page.setViewportSize(PHONE)
  await expect(name).toHaveValue('Old road to the pass')
  // Beside the sheet: neither Save nor Cancel.
  await editor.press([60, 140])
  await expect(window).toBeHidden()
  await expect
    .poll(async () => (await savedObjects(page, id)).map((object) => object.name))
    .toEqual(['Old road to the pass'])
})

test('on its side, a phone draws beside its buttons', async ({ page, editor }) => {
  await page.setViewportSize(ON_ITS_SIDE)
  const { common, guide, vertices } = editor.messages.map
  await editor.openNew()
  await editor.chooseTool('line')
  await editor.press([450, 150], [550, 220], [650, 150])
  await expect(page.getByText(guide.points(3)).first()).toBeVisible()
  for (const name of [common.cancel, common.confirm])
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  const list = page.getByRole('button', { name: vertices.open(3) })
  await list.click()
  const last = page.getByRole('option').last()
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport({ ratio: 1 })
  await list.click()
  await expect(last).toBeHidden()
})
