import { aUser } from '../support/accounts.ts'
import { ArticleEditorPage } from '../support/editor.ts'
import { expect, smallMap, test } from '../support/test.ts'

test.use(smallMap)

test('the address keeps the section of the editor, and going back leaves the editor', async ({ page, language }) => {
  await aUser(page, language)
  await page.goto(`/home?hl=${language}`)
  await page.goto('/home/routes/create')
  const editor = new ArticleEditorPage(page, language)
  await editor.expectMap()
  await editor.show('settings')
  await editor.show('content')
  await expect(page).toHaveURL(/#content$/)
  await editor.title.fill('A road')
  await editor.expectSaved()
  await expect(page).toHaveURL(/\/home\/routes\/\d+\/edit#content$/)
  await page.reload()
  await expect(editor.title).toHaveValue('A road')
  await expect(editor.title).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/home(\?|$)/)
  await page.goForward()
  await expect(editor.title).toBeVisible()
})
