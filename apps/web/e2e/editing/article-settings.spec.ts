import { aUser } from '../support/accounts.ts'
import { untilAlive } from '../support/alive.ts'
import { createArticle } from '../support/articles.ts'
import { ArticleEditorPage } from '../support/editor.ts'
import { choosePicture, fixture } from '../support/fixtures.ts'
import { expect, mapsWhenAsked, test } from '../support/test.ts'

test.use(mapsWhenAsked)

test("a photo becomes the picture of an article's card, and the map does again", async ({ page, language: locale }) => {
  test.slow()
  const { name } = await aUser(page, locale)
  const { id } = await createArticle(page, { title: 'With a picture' })
  const editor = new ArticleEditorPage(page, locale)
  const { t } = editor.messages
  const card = page.getByRole('main').getByRole('article').filter({ hasText: name })
  const picture = card.locator('img').first()
  const sourceInList = async () => {
    await page.goto(`/routes?hl=${locale}&q=${encodeURIComponent('With a picture')}`)
    await expect(picture).toBeVisible()
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    return picture.getAttribute('src')
  }
  const openSettings = async () => {
    await page.goto(`/home/routes/${id}/edit?hl=${locale}#settings`)
    await untilAlive(page)
  }
  const drawn = await sourceInList()

  await openSettings()
  await choosePicture(
    page,
    () => page.getByRole('button', { name: t('thumbnail.choose') }).click(),
    fixture('pass.png'),
  )
  const cropping = page.getByRole('dialog', { name: t('crop.title') })
  await cropping.getByRole('slider', { name: t('crop.zoom') }).fill('2')
  await cropping.getByRole('region', { name: t('crop.stage') }).press('ArrowRight')
  await cropping.getByRole('button', { name: t('crop.use') }).click()
  await expect(page.getByRole('button', { name: t('thumbnail.useMap') })).toBeVisible()
  await update(editor)
  expect(await sourceInList()).not.toBe(drawn)

  await openSettings()
  await page.getByRole('button', { name: t('thumbnail.useMap') }).click()
  await expect(page.getByRole('button', { name: t('thumbnail.choose') })).toBeVisible()
  await update(editor)
  expect(await sourceInList()).toBe(drawn)
})

test('a tag of another public article is suggested, chosen and stored', async ({ page, openBrowser, language }) => {
  const tag = `gentian${Date.now().toString(36)}`
  const other = await openBrowser()
  await aUser(other, language)
  await createArticle(other, { tag: [{ name: tag }] })
  await aUser(page, language)
  const { id } = await createArticle(page, { title: 'Without a tag' })
  const editor = new ArticleEditorPage(page, language)
  const { t } = editor.messages
  await page.goto(`/home/routes/${id}/edit?hl=${language}#settings`)
  const field = page.getByRole('combobox', { name: t('settings.tags') })
  await field.click()
  await page.keyboard.type(tag.slice(0, -1))
  const list = await field.getAttribute('list')
  // The browser's own list of suggestions is outside the page: its options are in the page, and choosing writes one in the field.
  await expect(page.locator(`[id="${list}"] option[value="${tag}"]`)).toHaveCount(1)
  await page.keyboard.type(tag.slice(-1))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByText(tag, { exact: true })).toBeVisible()
  await update(editor)
  await page.goto(`/routes/${id}?hl=${language}`)
  await expect(page.getByRole('link', { name: tag, exact: true })).toBeVisible()
})

async function update({ page, messages: { t } }: ArticleEditorPage): Promise<void> {
  await page.getByRole('button', { name: t('editor.update'), exact: true }).click()
  await expect(page.getByText(t('publish.updated'))).toBeVisible()
}
