import { aDocument } from '@mishiori/map-editor/testing'
import { aUser } from '../support/accounts.ts'
import { openDraft, savedObjects } from '../support/articles.ts'
import { crash, untilOnDevice } from '../support/device.ts'
import { ArticleEditorPage } from '../support/editor.ts'
import { expect, smallMap, test } from '../support/test.ts'

test.use(smallMap)

const CORNERS = [
  [100, 250],
  [180, 300],
  [260, 250],
] as const

async function draw(editor: ArticleEditorPage, kind: 'line' | 'polygon'): Promise<void> {
  if (kind === 'line') await editor.chooseTool('line')
  else await editor.chooseShape('polygon')
  await editor.press(...CORNERS)
  await expect(editor.page.getByText(editor.messages.map.guide.points(3)).first()).toBeVisible()
}

for (const kind of ['line', 'polygon'] as const) {
  test(`a ${kind} that is being drawn is kept when the editor is left`, async ({ page, editor }) => {
    const id = await openDraft(editor, aDocument())
    await draw(editor, kind)
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(page).not.toHaveURL(/edit/)
    expect((await savedObjects(page, id)).map((object) => object.kind)).toEqual([kind])
  })
}

test('the page asks before it is loaded anew while a polygon is being drawn, which outlives a crash', async ({
  page,
  context,
  language,
}) => {
  await aUser(page, language)
  const editor = new ArticleEditorPage(page, language)
  const id = await openDraft(editor, aDocument())
  await draw(editor, 'polygon')
  await untilOnDevice(page)
  const prompt = page.waitForEvent('dialog')
  const reload = page.evaluate(() => location.reload())
  const question = await prompt
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  await reload

  await crash(page)
  const later = await context.newPage()
  const reopened = new ArticleEditorPage(later, language)
  await later.goto(`/home/routes/${id}/edit`)
  await later.getByRole('button', { name: editor.messages.t('restore.take') }).click()
  await reopened.expectSaved()
  const [polygon] = await savedObjects(later, id)
  expect(polygon).toMatchObject({ kind: 'polygon', vertices: { length: 3 } })
})

test('a page that is loaded anew all the same offers the polygon again', async ({ page, editor }) => {
  const id = await openDraft(editor, aDocument())
  await draw(editor, 'polygon')
  await untilOnDevice(page)
  page.once('dialog', (question) => question.accept())
  await page.reload()
  await page.getByRole('button', { name: editor.messages.t('restore.take') }).click()
  await editor.expectSaved()
  expect(await savedObjects(page, id)).toMatchObject([{ kind: 'polygon', vertices: { length: 3 } }])
})
