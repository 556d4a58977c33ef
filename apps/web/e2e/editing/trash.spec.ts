import type { Page } from '@playwright/test'
import { type Locale, PRODUCT_LIMITS } from '@repo/contract'
import { aUser } from '../support/accounts.ts'
import { untilAlive } from '../support/alive.ts'
import { apiOf } from '../support/api.ts'
import { createArticle } from '../support/articles.ts'
import { ArticleEditorPage } from '../support/editor.ts'
import { ownMessages, visitorMessages } from '../support/messages.ts'
import { expect, mapsWhenAsked, test } from '../support/test.ts'

// A deleted article leads nowhere, and a save of it is refused.
test.use({ ...mapsWhenAsked, expectedProblems: ['status of 404', 'status of 422'] })

const TITLE = 'Alpine pass'

test.describe('a deleted route', () => {
  test('is brought back at once, from the notice', async ({ page, openBrowser, language: locale }) => {
    await aUser(page, locale)
    const { id } = await createArticle(page, { title: TITLE })
    const [own, common] = [ownMessages(locale), visitorMessages(locale)]
    await openList(page, locale)
    await deleteByKeyboard(page, locale)
    await expect(page.getByText(own('own.deleted', { title: TITLE }))).toBeVisible()
    await expectTitles(page)
    const visitor = await openBrowser()
    expect((await visitor.goto(`/routes/${id}`))?.status()).toBe(404)

    const undo = page.getByRole('button', { name: common('trash.undo'), exact: true })
    await expect(undo).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText(common('trash.restored', { title: TITLE }))).toBeVisible()
    await expectTitles(page, TITLE)
    expect((await visitor.goto(`/routes/${id}`))?.status()).toBe(200)
  })

  test('is brought back from the trash by keyboard, and deleted for good when asked', async ({
    page,
    language: locale,
  }) => {
    await aUser(page, locale)
    const { id } = await createArticle(page, { title: TITLE, private_mode: 'url' })
    const [own, common] = [ownMessages(locale), visitorMessages(locale)]
    await openList(page, locale)
    await deleteByKeyboard(page, locale)
    await expectTitles(page)

    await page.goto(`/home/routes/${id}/edit`)
    await expect(page.getByRole('heading', { level: 1, name: own('trash.title') })).toBeVisible()
    await openList(page, locale)
    await openTrash(page, locale)
    await expectTitles(page, TITLE)
    await expect(page.getByText(own('trash.daysLeft', { count: PRODUCT_LIMITS.trashDays }))).toBeVisible()
    await page.getByRole('button', { name: own('trash.restoreOf', { title: TITLE }) }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText(own('trash.empty'))).toBeVisible()
    await expect(page.getByText(common('trash.restored', { title: TITLE }))).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()

    await openList(page, locale)
    await expect(page.getByRole('main').getByText(common('status.linkShared')).last()).toBeVisible()
    await deleteByKeyboard(page, locale)
    await openTrash(page, locale)
    await page.getByRole('button', { name: own('trash.deleteOf', { title: TITLE }) }).click()
    const question = page.getByRole('dialog', { name: own('trash.deleteQuestion', { title: TITLE }) })
    await question.getByRole('button', { name: own('trash.delete') }).click()
    await expect(page.getByText(own('trash.deleted', { title: TITLE }))).toBeVisible()
    await expect(page.getByText(own('trash.empty'))).toBeVisible()
  })

  test('loses nothing of what is written in another tab, which restores it', async ({ page, language: locale }) => {
    await aUser(page, locale)
    const { id } = await createArticle(page, { title: TITLE, is_draft: true })
    const editor = new ArticleEditorPage(page, locale)
    await editor.openContent(id)
    await untilAlive(page)
    const other = await page.context().newPage()
    await openList(other, locale)
    await deleteByKeyboard(other, locale)

    await editor.title.fill(`${TITLE}, and back`)
    await expect(editor.saveState).toHaveAttribute('data-save-state', 'refused')
    await page.getByRole('button', { name: editor.messages.t('save.restore') }).click()
    await expect(editor.saveState).toHaveAttribute('data-save-state', 'saved')
    await openList(other, locale)
    await expectTitles(other, `${TITLE}, and back`)
  })

  test('is not said to be deleted for good when another tab has restored it', async ({ page, language: locale }) => {
    await aUser(page, locale)
    const { id } = await createArticle(page, { title: TITLE })
    const own = ownMessages(locale)
    await openList(page, locale)
    await deleteByKeyboard(page, locale)
    await openTrash(page, locale)
    await page.getByRole('button', { name: own('trash.deleteOf', { title: TITLE }) }).click()
    expect(await apiOf(page).restoreTrashed({ params: { id: String(id) } })).toMatchObject({ ok: true })
    const question = page.getByRole('dialog', { name: own('trash.deleteQuestion', { title: TITLE }) })
    await question.getByRole('button', { name: own('trash.delete') }).click()
    await expect(page.getByText(own('trash.empty'))).toBeVisible()
    await expect(page.getByText(own('trash.deleted', { title: TITLE }))).toHaveCount(0)
    expect(await apiOf(page).readRoute({ params: { id: String(id) } })).toMatchObject({ ok: true })
  })

  test('comes back with what was not saved of it', async ({ page, language: locale }) => {
    await aUser(page, locale)
    const { id } = await createArticle(page, { title: TITLE })
    const editor = new ArticleEditorPage(page, locale)
    const { t } = editor.messages
    const later = `${TITLE}, in autumn`
    await editor.openContent(id)
    await untilAlive(page)
    await editor.title.fill(later)
    await expect(editor.saveState).toHaveAttribute('data-save-state', 'unpublished')
    await editor.show('settings')
    await page.getByRole('button', { name: t('delete.action') }).click()
    const question = page.getByRole('dialog', { name: t('delete.question', { title: later }) })
    await question.getByRole('button', { name: t('delete.action') }).click()
    await page.getByRole('button', { name: visitorMessages(locale)('trash.undo'), exact: true }).click()
    await expect(page.getByText(visitorMessages(locale)('trash.restored', { title: later }))).toBeVisible()
    await editor.openContent(id)
    await page.getByRole('button', { name: t('restore.take') }).click()
    await expect(editor.title).toHaveValue(later)
  })
})

async function openList(page: Page, locale: Locale): Promise<void> {
  await page.goto(`/home/routes?hl=${locale}`)
  await untilAlive(page)
}

async function openTrash(page: Page, locale: Locale): Promise<void> {
  const title = ownMessages(locale)('trash.title')
  await page.getByRole('main').getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await untilAlive(page)
}

async function deleteByKeyboard(page: Page, locale: Locale): Promise<void> {
  const t = ownMessages(locale)
  await page.getByRole('button', { name: t('own.actions', { title: TITLE }), exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: t('own.edit') })).toBeFocused()
  // The keys of a menu work once it has placed itself.
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(page.getByRole('menuitem', { name: t('own.delete') })).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: t('own.deleteQuestion', { title: TITLE }) })
  await question.getByRole('button', { name: t('own.delete') }).focus()
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
  await expect(page.getByText(t('own.deleted', { title: TITLE })).last()).toBeVisible()
}

async function expectTitles(page: Page, ...titles: readonly string[]): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([...titles])
}
