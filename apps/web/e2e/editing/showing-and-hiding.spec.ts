import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { Locale } from '@repo/contract'
import { aUser } from '../support/accounts.ts'
import { createArticle } from '../support/articles.ts'
import { ArticleEditorPage } from '../support/editor.ts'
import { ownMessages, visitorMessages } from '../support/messages.ts'
import { expect, mapsWhenAsked, smallMap, test } from '../support/test.ts'

test.use({ ...smallMap, ...mapsWhenAsked })

test('a public route becomes private when its author has agreed to it', async ({
  page,
  openBrowser,
  language: locale,
}) => {
  await aUser(page, locale)
  const { id } = await createArticle(page)
  const visitor = await openBrowser()
  const { messages } = await edit(page, id, locale, 'settings')
  const { t } = messages
  await page.getByRole('radio', { name: t('visibility.private'), exact: true }).check()
  const update = page.getByRole('button', { name: t('editor.update'), exact: true })
  const question = page.getByRole('dialog', { name: t('hide.title') })

  await update.click()
  await question.getByRole('button', { name: visitorMessages(locale)('common.cancel') }).click()
  await expect(question).toBeHidden()
  expect(await statusFor(visitor, id)).toBe(200)

  await update.click()
  await question.getByRole('button', { name: t('hide.privateAction'), exact: true }).click()
  await expect(page.getByText(t('publish.updatedPrivate'))).toBeVisible()
  expect(await statusFor(visitor, id)).toBe(404)
})

test('a draft keeps for whom it is chosen', async ({ page, openBrowser, language: locale }) => {
  await aUser(page, locale)
  const { id } = await createArticle(page, { is_draft: true })
  const visitor = await openBrowser()
  const editor = await edit(page, id, locale, 'settings')
  const { t } = editor.messages
  const byLink = page.getByRole('radio', { name: t('visibility.url'), exact: true })
  await byLink.check()
  await editor.pressInHeader(t('editor.saveDraft'))
  await editor.expectSaved()
  expect(await statusFor(visitor, id)).toBe(404)

  await page.reload()
  await expect(byLink).toBeChecked()
  await page.getByRole('button', { name: t('editor.publish'), exact: true }).click()
  const done = page.getByRole('dialog', { name: t('publish.doneTitle') })
  const address = done.getByRole('textbox', { name: t('publish.address') })
  expect((await visitor.goto(await address.inputValue()))?.status()).toBe(200)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: t('editor.update'), exact: true })).toBeFocused()
})

test('Ctrl S on a shown route keeps the work and shows nothing of it', async ({
  page,
  openBrowser,
  language: locale,
}) => {
  await aUser(page, locale)
  const { id } = await createArticle(page, { title: 'Shown to all' })
  const visitor = await openBrowser()
  const editor = await edit(page, id, locale)
  const { t } = editor.messages
  await editor.title.fill('Not yet for all')
  await page.keyboard.press('Control+s')
  await expect(page.getByText(t('editor.keptUntilUpdate'))).toBeVisible()
  await expectTitle(visitor, id, 'Shown to all')

  await page.getByRole('link', { name: t('editor.back') }).click()
  await page.waitForURL('**/home')
  await edit(page, id, locale)
  await page.getByRole('button', { name: t('restore.take') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not yet for all')
  await page.getByRole('button', { name: t('editor.update'), exact: true }).click()
  await expect(page.getByText(t('publish.updated'))).toBeVisible()
  await expectTitle(visitor, id, 'Not yet for all')
})

test('a draft is previewed as visitors will see it, with what was just typed', async ({ page, language: locale }) => {
  await aUser(page, locale)
  const { id } = await createArticle(page, { is_draft: true })
  const t = visitorMessages(locale)
  await page.goto(`/routes/${id}?hl=${locale}`)
  await expect(page.getByText(t('article.statusDraft'))).toBeVisible()
  await expect(page.getByRole('link', { name: t('article.edit') }).first()).toBeVisible()

  const editor = await edit(page, id, locale)
  await editor.title.fill('Typed a moment ago')
  const preview = await openPreview(editor)
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Typed a moment ago')
  await expect(preview.getByRole('button', { name: t('article.share') }).first()).toBeVisible()
  await expect(preview.getByText(t('article.statusDraft'))).toHaveCount(0)
  await expect(preview.getByRole('link', { name: t('article.edit') })).toHaveCount(0)
})

test.describe('with the live map', () => {
  test.use({ opensMaps: true })

  test('unsaved changes of a shown route are previewed, and nobody else sees them', async ({
    page,
    openBrowser,
    language: locale,
  }) => {
    await aUser(page, locale)
    const { id } = await createArticle(page, { title: 'Shown to all' })
    const visitor = await openBrowser()
    const editor = await edit(page, id, locale)
    await editor.title.fill('Not yet for all')
    await editor.text.click()
    await page.keyboard.type('Fog in the valley. ')
    const preview = await openPreview(editor)
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Not yet for all')
    await expect(preview.getByText(/Fog in the valley\./)).toBeVisible()
    await expect(preview.locator('#map picture')).toBeAttached()
    await expect(preview.getByText(ownMessages(locale)('preview.text'))).toBeVisible()
    await expect(preview.getByRole('link', { name: visitorMessages(locale)('article.edit') })).toHaveCount(0)
    await expect(preview.getByRole('button', { name: editor.messages.map.map.fit })).toBeVisible({ timeout: 60_000 })
    expect((await new AxeBuilder({ page: preview }).analyze()).violations).toEqual([])
    await expectTitle(visitor, id, 'Shown to all')

    await editor.title.fill('Nearly there')
    await expect(editor.saveState).toHaveText(editor.messages.t('save.unpublished'))
    // The state may still be that of the save before.
    await expect(async () => {
      await preview.reload()
      await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Nearly there', { timeout: 2_000 })
    }).toPass({ timeout: 20_000 })
  })
})

test('a shown route without changes is previewed as visitors see it', async ({ page, language: locale }) => {
  await aUser(page, locale)
  const { id } = await createArticle(page, { title: 'Shown to all', private_mode: 'private' })
  const t = visitorMessages(locale)
  const preview = await openPreview(await edit(page, id, locale))
  await preview.waitForURL(`**/routes/${id}?as=visitor`)
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Shown to all')
  await expect(preview.getByText(t('article.statusPrivate'))).toHaveCount(0)
  await expect(preview.getByRole('link', { name: t('article.edit') })).toHaveCount(0)

  await preview.goto(`/home/routes/${id}/preview`)
  await preview.waitForURL(`**/routes/${id}?as=visitor`)
})

/** Without its map, which nothing here asks for. */
async function edit(
  page: Page,
  id: number,
  locale: Locale,
  section: 'content' | 'settings' = 'content',
): Promise<ArticleEditorPage> {
  const editor = new ArticleEditorPage(page, locale)
  await page.goto(`/home/routes/${id}/edit?hl=${locale}#${section}`)
  await expect(page.getByRole('tab', { name: editor.messages.t('editor.tab.content') })).toBeVisible()
  return editor
}

async function openPreview(editor: ArticleEditorPage): Promise<Page> {
  const opened = editor.page.waitForEvent('popup')
  await editor.pressInHeader(editor.messages.t('editor.preview'))
  const preview = await opened
  await preview.waitForURL(/\/routes\/\d/)
  return preview
}

const statusFor = async (visitor: Page, id: number) => (await visitor.request.get(`/routes/${id}`)).status()

async function expectTitle(visitor: Page, id: number, title: string): Promise<void> {
  await visitor.goto(`/routes/${id}`)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title)
}
