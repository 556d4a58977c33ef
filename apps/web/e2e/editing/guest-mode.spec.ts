import type { Page } from '@playwright/test'
import type { Locale } from '@repo/contract'
import { newAccount, signUpInSheet } from '../support/accounts.ts'
import { untilAlive } from '../support/alive.ts'
import { ArticleEditorPage } from '../support/editor.ts'
import { visitorMessages } from '../support/messages.ts'
import { expect, smallMap, test } from '../support/test.ts'

test.use(smallMap)

test('a visitor draws and writes without an account, and publishes the work with one', async ({
  page,
  openBrowser,
  language: locale,
}) => {
  test.slow()
  const t = visitorMessages(locale)
  const editor = await tryFromTheTop(page, locale)
  const line = `${editor.messages.map.objects.newNames.line} 1`
  await test.step('a line is drawn, and told', async () => {
    await drawLine(editor)
    await editor.show('content')
    await editor.title.fill('A road before the account')
    await editor.text.click()
    await page.keyboard.type('Nobody had to sign up for this.')
    await expect(editor.saveState).toHaveText(editor.messages.t('guest.kept'))
  })

  await test.step('it survives a reload', async () => {
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A road before the account')
    await expect(editor.title).toHaveValue('A road before the account')
    await expect(editor.text).toContainText('Nobody had to sign up for this.')
  })

  const address = await test.step('publishing asks to sign up over the editor, and goes on by itself', async () => {
    await page.getByRole('button', { name: editor.messages.t('editor.publish'), exact: true }).click()
    await editor.answerForAll()
    await signUpInSheet(page, newAccount(), locale)
    const shown = await editor.publishedAddress()
    await expect(editor.title).toHaveValue('A road before the account')
    await expect(page).toHaveURL(/\/home\/routes\/\d+\/edit#content$/)
    return shown
  })

  await test.step('the work is the new user’s, and the editor for visitors is theirs alone', async () => {
    await page.goto('/home')
    await expect(page.getByRole('heading', { name: 'A road before the account' })).toBeVisible()
    await expect(page.getByRole('heading', { name: t('home.unsaved') })).toHaveCount(0)
    await page.goto('/try')
    await page.waitForURL('**/home')
  })

  await test.step('another visitor finds the line and the text', async () => {
    const visitor = await openBrowser()
    await visitor.goto(address)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('A road before the account')
    await expect(visitor.getByText('Nobody had to sign up for this.')).toBeVisible()
    await expect(visitor.getByText(line).first()).toBeAttached({ timeout: 60_000 })
  })
})

async function drawLine(editor: ArticleEditorPage): Promise<void> {
  const [left, top] = editor.isPhone ? [90, 260] : [620, 300]
  await editor.chooseTool('line')
  await editor.press([left, top], [left + 80, top + 90])
  await expect(editor.page.getByText(editor.messages.map.guide.points(2)).first()).toBeVisible()
  await editor.confirm()
}

test('guest mode is left with the work kept, or thrown away', { tag: '@once' }, async ({ page, language: locale }) => {
  const editor = await tryFromTheTop(page, locale)
  const { t } = editor.messages
  const exit = page.getByRole('dialog', { name: t('guest.exitTitle') })
  const leave = page
    .getByRole('banner')
    .getByRole('button', { name: t('guest.exit') })
    .first()
  await editor.show('content')
  await editor.title.fill('Half a road')
  await leave.click()
  await exit.getByRole('button', { name: t('guest.exitKeep') }).click()
  await expect(page).toHaveURL(/\/$/)

  await page.getByRole('link', { name: visitorMessages(locale)('top.try') }).click()
  await editor.expectMap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Half a road')
  await leave.click()
  await exit.getByRole('button', { name: t('guest.exitDiscard') }).click()
  await expect(page).toHaveURL(/\/$/)

  await page.getByRole('link', { name: visitorMessages(locale)('top.try') }).click()
  await editor.expectMap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('editor.untitled'))
})

async function tryFromTheTop(page: Page, locale: Locale) {
  await page.goto(`/?hl=${locale}`)
  await untilAlive(page)
  await page.getByRole('link', { name: visitorMessages(locale)('top.try') }).click()
  await expect(page).toHaveURL(/\/try$/)
  const editor = new ArticleEditorPage(page, locale)
  await editor.expectMap()
  return editor
}
