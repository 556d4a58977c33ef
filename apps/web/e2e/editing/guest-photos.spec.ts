import type { Locator } from '@playwright/test'
import { newAccount, signUpInSheet } from '../support/accounts.ts'
import { untilAlive } from '../support/alive.ts'
import { ArticleEditorPage } from '../support/editor.ts'
import { chooseFile, fixture } from '../support/fixtures.ts'
import { visitorMessages } from '../support/messages.ts'
import { expect, smallMap, test } from '../support/test.ts'

test.use({ ...smallMap, serviceWorkers: 'allow' })

test('photos of a guest are shown at once, survive a reload, and go up with the account', async ({
  page,
  openBrowser,
  language: locale,
}) => {
  test.slow()
  await page.goto(`/?hl=${locale}`)
  await untilAlive(page)
  await page.getByRole('link', { name: visitorMessages(locale)('top.try') }).click()
  const editor = new ArticleEditorPage(page, locale)
  const { messages } = editor
  await editor.expectMap()
  const shown = editor.text.locator('img[src^="/device-photos/"]')

  await test.step('a photo on the map and one in the text', async () => {
    await editor.chooseTool('spot')
    await editor.press([700, 350])
    const form = page.getByRole('dialog')
    await form.getByRole('textbox', { name: messages.map.info.name }).fill('The pass')
    const add = form.getByRole('button', { name: messages.map.spotCard.photo })
    await chooseFile(page, () => add.click(), fixture('pass.png'))
    await expect.poll(() => isDrawn(form.locator('img').first())).toBe(true)
    await form.getByRole('button', { name: messages.map.spotCard.done, exact: true }).click()
    await expect(form).toBeHidden()
    await editor.show('content')
    await editor.title.fill('With photos, before the account')
    await editor.text.click()
    await chooseFile(page, () => editor.addBlock(messages.text.image), fixture('pass.png'))
    await expect.poll(() => isDrawn(shown)).toBe(true)
    await expect(editor.saveState).toHaveText(messages.t('guest.kept'))
  })

  await test.step('they are there after a reload', async () => {
    await page.reload()
    await expect(editor.title).toHaveValue('With photos, before the account')
    await expect.poll(() => isDrawn(shown)).toBe(true)
  })

  const address = await test.step('published, they are on the server', async () => {
    await page.getByRole('button', { name: messages.t('editor.publish'), exact: true }).click()
    await editor.answerForAll()
    await signUpInSheet(page, newAccount(), locale)
    const published = await editor.publishedAddress()
    await expect.poll(() => isDrawn(shown)).toBe(true)
    return published
  })

  const reader = await openBrowser()
  await reader.goto(address)
  const html = await reader.content()
  expect(html).toContain('The pass')
  expect(html).not.toContain('device-photos')
  const photo = reader.getByRole('article').locator('figure img').first()
  await photo.scrollIntoViewIfNeeded()
  await expect.poll(() => isDrawn(photo)).toBe(true)
})

/** Whether a picture is there, and not an empty frame. */
const isDrawn = (picture: Locator) =>
  picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0).catch(() => false)
