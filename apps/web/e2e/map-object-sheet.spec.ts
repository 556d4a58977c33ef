import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { aUser } from './support/accounts.ts'
import { apiOf } from './support/api.ts'
import { createArticle } from './support/articles.ts'
import { ArticleEditorPage } from './support/editor.ts'
import { expect, test } from './support/test.ts'
import { words } from './support/words.ts'

const TABLET = { width: 820, height: 1180 }
const paragraph = (text: string) => ({ type: 'paragraph', text })

test('a phone puts what is on the map into the text from a sheet @phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await aUser(page, 'en-us')
  const { editor, id } = await openText(page, 'en-us')
  const { opener, sheet } = sheetOf(editor)
  const object = sheet.getByRole('button', { name: editor.words.t('content.insertLink', { name: 'Old road' }) })

  await expectThumbSized(opener)
  await opener.click()
  await expect(sheet).toBeVisible()
  await expectAccessible(page)
  await expectThumbSized(object)
  await object.click()
  await expect(sheet).toBeHidden()
  await expect(editor.text.locator('p').last()).toHaveText('by the Old road')
  await expect(editor.text).toBeFocused()

  await page.keyboard.type(' we go')
  await editor.expectSaved()
  await expect.poll(() => lastText(page, id)).toMatch(/^by the <span class="map-link"[^>]*>Old road<\/span> we go$/)
  await editor.title.click()
  await opener.click()
  await expect(object).toHaveAccessibleDescription(editor.words.t('content.used'))
})

for (const locale of ['ja', 'en-us'] as const) {
  test(`a tablet has the sheet at the keyboard too (${locale})`, async ({ page }) => {
    await page.setViewportSize(TABLET)
    await aUser(page, locale)
    const { editor } = await openText(page, locale)
    const { opener, sheet } = sheetOf(editor)
    await expect(page.getByRole('complementary', { name: editor.words.t('content.railTitle') })).toBeHidden()

    await editor.text.locator('p').first().click()
    await page.keyboard.press('End')
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(sheet).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(opener).toBeFocused()

    await page.keyboard.press('Enter')
    await expect(sheet.getByRole('button', { name: words(locale)('common.close') })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(sheet).toBeHidden()
    await expect(editor.text).toBeFocused()
    await expect(editor.text.locator('p').first()).toHaveText('one Old road')
    await expectAccessible(page)
  })
}

test('a wide page has the rail instead', async ({ page }) => {
  await aUser(page, 'ja')
  const { editor } = await openText(page, 'ja')
  await expect(page.getByRole('complementary', { name: editor.words.t('content.railTitle') })).toBeVisible()
  await expect(sheetOf(editor).opener).toBeHidden()
})

function sheetOf({ page, words: { t } }: ArticleEditorPage) {
  return {
    opener: page.getByRole('button', { name: t('content.openRail') }),
    sheet: page.getByRole('dialog', { name: t('content.railTitle') }),
  }
}

async function openText(page: Page, locale: 'ja' | 'en-us') {
  const blocks = [paragraph('one '), paragraph('by the ')]
  const { id } = await createArticle(page, { is_draft: true, context: { version: 1, blocks } })
  const editor = new ArticleEditorPage(page, locale)
  await page.goto(`/home/routes/${id}/edit?hl=${locale}#content`)
  await expect(editor.text).toBeVisible()
  return { editor, id }
}

async function expectThumbSized(target: ReturnType<Page['getByRole']>): Promise<void> {
  const box = await target.boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(44)
  expect(box?.width).toBeGreaterThanOrEqual(44)
}

async function lastText(page: Page, id: number): Promise<string> {
  const answer = await apiOf(page).readRoute({ params: { id: String(id) } })
  if (!answer.ok) throw new Error(answer.error.code)
  const { blocks } = answer.data.context as { blocks: { text?: string }[] } // as the server wrote it
  return blocks.at(-1)?.text ?? ''
}
