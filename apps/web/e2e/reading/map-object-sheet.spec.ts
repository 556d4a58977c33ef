import { expectAccessible } from '../support/accessibility.ts'
import type { ArticleEditorPage } from '../support/editor.ts'
import { visitorMessages } from '../support/messages.ts'
import { expect, test } from '../support/test.ts'
import { openText, paragraph } from '../support/writing.ts'

const TABLET = { width: 820, height: 1180 }

test('a tablet has the sheet at the keyboard too', async ({ page, editor, language: locale }) => {
  await page.setViewportSize(TABLET)
  await openText(editor, paragraph('one '), paragraph('by the '))
  const { opener, sheet } = sheetOf(editor)
  await expect(page.getByRole('complementary', { name: editor.messages.t('content.railTitle') })).toBeHidden()

  await editor.text.locator('p').first().click()
  await page.keyboard.press('End')
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(opener).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(sheet.getByRole('button', { name: visitorMessages(locale)('common.close') })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(sheet).toBeHidden()
  await expect(editor.text).toBeFocused()
  await expect(editor.text.locator('p').first()).toHaveText('one Old road')
  await expectAccessible(page)
})

test('a wide page has the rail instead', async ({ page, editor }) => {
  await openText(editor, paragraph('one '), paragraph('by the '))
  await expect(page.getByRole('complementary', { name: editor.messages.t('content.railTitle') })).toBeVisible()
  await expect(sheetOf(editor).opener).toBeHidden()
})

function sheetOf({ page, messages: { t } }: ArticleEditorPage) {
  return {
    opener: page.getByRole('button', { name: t('content.openRail') }),
    sheet: page.getByRole('dialog', { name: t('content.railTitle') }),
  }
}
