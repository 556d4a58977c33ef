import type { Page } from '@playwright/test'
import { aUser } from './support/accounts.ts'
import { apiOf } from './support/api.ts'
import { createArticle } from './support/articles.ts'
import { ArticleEditorPage } from './support/editor.ts'
import { fixture } from './support/fixtures.ts'
import { expect, test } from './support/test.ts'

const paragraph = (text: string) => ({ type: 'paragraph', text })
const picture = (alt: string) => ({ src: '/favicon.svg', tmpId: null, alt })

for (const locale of ['ja', 'en-us'] as const) {
  test(`what is on the map gets into the text by dragging and by a button, and out by undoing (${locale})`, async ({
    page,
  }) => {
    await aUser(page, locale)
    const { editor, id } = await openText(page, locale, [paragraph('From the station')])
    const { t, text: w } = editor.words
    const rail = page.getByRole('complementary', { name: t('content.railTitle') })
    const link = editor.text.locator('.map-link')
    const row = rail.getByRole('listitem').filter({ hasText: 'Old road' })

    await row.dragTo(editor.text.getByText('From the station'))
    await expect(link).toHaveText(['Old road'])
    await expect(row).toContainText(t('content.used'))

    await editor.title.click()
    const undo = page.getByRole('button', { name: w.undo })
    await undo.click()
    await expect(link).toHaveCount(0)
    await expect(undo).toBeDisabled()
    await page.getByRole('button', { name: w.redo }).click()
    await expect(link).toHaveText(['Old road'])

    await page.keyboard.press('Control+End')
    await page.keyboard.type(' and ')
    await editor.title.click()
    await rail.getByRole('button', { name: t('content.insertLink', { name: 'Old road' }) }).click()
    await expect(link).toHaveCount(2)
    await expect(editor.text).toBeFocused()
    await editor.expectSaved()
    await expect.poll(() => storedText(page, id)).toMatch(/ and <span class="map-link"[^>]*>Old road<\/span>$/)
  })
}

test('a button puts a link to the end of a text nobody has touched', async ({ page }) => {
  await aUser(page, 'ja')
  const { editor } = await openText(page, 'ja', [paragraph('one'), paragraph('two ')])
  await page.getByRole('button', { name: editor.words.t('content.insertLink', { name: 'Old road' }) }).click()
  await expect(editor.text.locator('p').last()).toHaveText('two Old road')
})

test('a block is dragged by its handle', async ({ page }) => {
  await aUser(page, 'ja')
  const { editor } = await openText(page, 'ja', [paragraph('one'), paragraph('two'), paragraph('three')])
  await editor.text.getByText('three').hover()
  await page
    .getByRole('button', { name: editor.words.text.blockActions })
    .dragTo(editor.text.getByText('one'), { targetPosition: { x: 4, y: 2 }, steps: 8 })
  await expect(editor.text.locator('p')).toHaveText(['three', 'one', 'two'])
})

test('a picture that is dropped on the text is stored where it fell', async ({ page }) => {
  await aUser(page, 'ja')
  const { editor, id } = await openText(page, 'ja', [paragraph('one'), paragraph('two')])
  const box = await editor.text.getByText('one').boundingBox()
  if (!box) throw new Error('the text is not shown')
  const input = await page.context().newCDPSession(page)
  const at = { x: box.x + 8, y: box.y + box.height / 2 }
  const data = { items: [], files: [fixture('pass.png')], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await input.send('Input.dispatchDragEvent', { type, ...at, data })
  await expect(editor.text.locator('figure.image img')).toBeVisible()
  await editor.expectSaved()
  await expect.poll(() => blockKinds(page, id)).toEqual(['paragraph', 'singleImage', 'paragraph'])
})

test('the pictures of a gallery are dragged into another order', async ({ page }) => {
  await aUser(page, 'ja')
  const images = [picture('one'), picture('two'), picture('three')]
  const { editor } = await openText(page, 'ja', [{ type: 'images', images, raito: '4-3', long: 'width' }])
  const pictures = editor.text.getByRole('listitem').filter({ has: page.getByRole('img', { includeHidden: true }) })
  await pictures.nth(2).dragTo(pictures.nth(0))
  await expect(
    pictures.getByRole('button', { expanded: false }).or(pictures.getByRole('button', { expanded: true })),
  ).toHaveText([/three/, /one/, /two/])
})

async function openText(page: Page, locale: 'ja' | 'en-us', blocks: readonly object[]) {
  const { id } = await createArticle(page, { is_draft: true, context: { version: 1, blocks: [...blocks] } })
  const editor = new ArticleEditorPage(page, locale)
  await page.goto(`/home/routes/${id}/edit?hl=${locale}#content`)
  await expect(editor.text).toBeVisible()
  return { editor, id }
}

async function storedBlocks(page: Page, id: number) {
  const answer = await apiOf(page).readRoute({ params: { id: String(id) } })
  if (!answer.ok) throw new Error(answer.error.code)
  return (answer.data.context as { blocks: { type: string; text?: string }[] }).blocks // as the server wrote it
}

const blockKinds = async (page: Page, id: number) => (await storedBlocks(page, id)).map(({ type }) => type)
const storedText = async (page: Page, id: number) => (await storedBlocks(page, id)).at(-1)?.text ?? ''
