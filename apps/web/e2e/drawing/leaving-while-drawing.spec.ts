import { aDocument } from '@mishiori/map-editor/testing'
import { aUser } from '../support/accounts.ts'
import { openDraft, savedObjects } from '../support/articles.ts'
import { crash, untilOnDevice } from '../support/device.ts'
import { ArticleEditorPage } from '../support/editor.ts'
import { expect, smallMap, test } from '../support/test.ts'

test.use(smallMap)

async function draw(editor: ArticleEditorPage): Promise<void> {
  await editor.chooseTool('line')
  await editor.press([100, 250], [180, 300], [260, 250])
  await expect(editor.page.getByText(editor.messages.map.guide.points(3)).first()).toBeVisible()
}

async function drawOpenPolygon(editor: ArticleEditorPage): Promise<void> {
  await editor.chooseShape('polygon')
  await editor.press([100, 250], [180, 300], [260, 250])
  await expect(editor.page.getByText(editor.messages.map.guide.points(3)).first()).toBeVisible()
}

for (const [kind, begin] of [
  ['line', draw],
  ['polygon', drawOpenPolygon],
] as const) {
  test(`a ${kind} that is being drawn is kept when the editor is left`, async ({ page, editor }) => {
    const id = await openDraft(editor, aDocument())
    await begin(editor)
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(page).not.toHaveURL(/edit/)
    expect((await savedObjects(page, id)).map((object) => object.kind)).toEqual([kind])
  })
}

test('the page asks before it is loaded anew while a line is being drawn, and offers the line afterwards', async ({
  page,
  language,
}) => {
  await aUser(page, language)
  const editor = new ArticleEditorPage(page, language)
  const id = await openDraft(editor, aDocument())
  await draw(editor)
  // What the page still sends while it goes does not arrive
  await page.route('**/api/v1/routes/*', () => undefined)
  const prompt = page.waitForEvent('dialog')
  const reloaded = page.reload()
  const question = await prompt
  expect(question.type()).toBe('beforeunload')
  await question.accept()
  await reloaded
  await page.unrouteAll()
  await page.getByRole('button', { name: editor.messages.t('restore.take') }).click()
  await editor.expectSaved()
  const [line] = await savedObjects(page, id)
  expect(line).toMatchObject({ kind: 'line', path: { length: 3 } })
})

test('a line that is being drawn outlives a crash of the browser', async ({ page, context, language }) => {
  await aUser(page, language)
  const editor = new ArticleEditorPage(page, language)
  const id = await openDraft(editor, aDocument())
  await draw(editor)
  await untilOnDevice(page)
  await crash(page)
  const later = await context.newPage()
  const reopened = new ArticleEditorPage(later, language)
  await later.goto(`/home/routes/${id}/edit`)
  await later.getByRole('button', { name: editor.messages.t('restore.take') }).click()
  await reopened.expectSaved()
  expect((await savedObjects(later, id)).map(({ kind }) => kind)).toEqual(['line'])
})
