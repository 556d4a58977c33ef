import type { Page } from '@playwright/test'
import type { Locale } from '@repo/contract'
import { enterCode, newAccount, readMailedCode, signUp } from './support/accounts.ts'
import { untilAlive } from './support/alive.ts'
import { ArticleEditorPage } from './support/editor.ts'
import { visitorMessages } from './support/messages.ts'
import { expect, smallMap, test } from './support/test.ts'

test.use(smallMap)

test('a visitor writes without an account, and has the work when there is one', async ({ page, language: locale }) => {
  const t = visitorMessages(locale)
  const editor = await tryFromTheTop(page, locale)
  await editor.show('content')
  await editor.title.fill('A road before the account')
  await expect(editor.saveState).toHaveText(editor.messages.t('guest.kept'))

  await test.step('it survives a reload', async () => {
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A road before the account')
    await expect(editor.title).toHaveValue('A road before the account')
  })

  await test.step('publishing asks to log in, and leads back', async () => {
    await page.getByRole('button', { name: editor.messages.t('editor.publish'), exact: true }).click()
    const asked = page.getByRole('dialog', { name: t('loginRequired.title') })
    await expect(asked.getByRole('link', { name: t('loginRequired.signUp') })).toHaveAttribute(
      'href',
      `/signup?${new URLSearchParams({ next: '/try#content' })}`,
    )
    await asked.getByRole('link', { name: t('loginRequired.signUp') }).click()
    await expect(page).toHaveURL(/\/signup\?next=/)
  })

  await test.step('at home it is offered, and saved when it is gone on with', async () => {
    const account = newAccount()
    await signUp(page, account, locale)
    await enterCode(page, await readMailedCode(page, account.email), locale)
    await page.waitForURL('**/home**')
    await page.getByRole('link', { name: t('home.continueOf', { title: 'A road before the account' }) }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A road before the account')
    await editor.expectSaved()
    await page.goto('/home')
    await expect(page.getByRole('heading', { name: 'A road before the account' })).toBeVisible()
    await expect(page.getByRole('heading', { name: t('home.unsaved') })).toHaveCount(0)
  })

  await test.step('the editor for visitors is theirs alone', async () => {
    await page.goto('/try')
    await page.waitForURL('**/home')
  })
})

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
