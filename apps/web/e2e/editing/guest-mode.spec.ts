import type { Locator, Page } from '@playwright/test'
import type { Locale } from '@repo/contract'
import { newAccount, signUpInSheet } from '../support/accounts.ts'
import { untilAlive } from '../support/alive.ts'
import { ArticleEditorPage } from '../support/editor.ts'
import { chooseFile, fixture } from '../support/fixtures.ts'
import { visitorMessages } from '../support/messages.ts'
import { expect, smallMap, test } from '../support/test.ts'

// Photos of a guest come from the device, by way of the service worker.
test.use({ ...smallMap, serviceWorkers: 'allow' })

test('a visitor draws, writes and adds photos without an account, and publishes the work with one', async ({
  page,
  openBrowser,
  language: locale,
}) => {
  test.slow()
  const t = visitorMessages(locale)
  const editor = await tryFromTheTop(page, locale)
  const { messages } = editor
  const line = `${messages.map.objects.newNames.line} 1`
  const shown = editor.text.locator('img[src^="/device-photos/"]')

  await test.step('a line is drawn, and a spot with a photo', async () => {
    await drawLine(editor)
    await setPhotoSpot(editor, 'The pass')
  })

  await test.step('both are told, with a photo', async () => {
    await editor.show('content')
    await editor.title.fill('A road before the account')
    await editor.text.click()
    await page.keyboard.type('Nobody had to sign up for this.')
    await chooseFile(page, () => editor.addBlock(messages.text.image), fixture('pass.png'))
    await expect.poll(() => isDrawn(shown)).toBe(true)
    await expect(editor.saveState).toHaveText(messages.t('guest.kept'))
  })

  await test.step('it survives a reload', async () => {
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A road before the account')
    await expect(editor.title).toHaveValue('A road before the account')
    await expect(editor.text).toContainText('Nobody had to sign up for this.')
    await expect.poll(() => isDrawn(shown)).toBe(true)
  })

  const address = await test.step('publishing asks to sign up over the editor, and goes on by itself', async () => {
    await page.getByRole('button', { name: messages.t('editor.publish'), exact: true }).click()
    await editor.answerForAll()
    await signUpInSheet(page, newAccount(), locale)
    const published = await editor.publishedAddress()
    await expect(editor.title).toHaveValue('A road before the account')
    await expect.poll(() => isDrawn(shown)).toBe(true)
    await expect(page).toHaveURL(/\/home\/routes\/\d+\/edit#content$/)
    return published
  })

  await test.step('the work is the new user’s, and the editor for visitors is theirs alone', async () => {
    await page.goto('/home')
    await expect(page.getByRole('heading', { name: 'A road before the account' })).toBeVisible()
    await expect(page.getByRole('heading', { name: t('home.unsaved') })).toHaveCount(0)
    await page.goto('/try')
    await page.waitForURL('**/home')
  })

  await test.step('another visitor finds the line, the text and the photos', async () => {
    const visitor = await openBrowser()
    await visitor.goto(address)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('A road before the account')
    await expect(visitor.getByText('Nobody had to sign up for this.')).toBeVisible()
    await expect(visitor.getByText(line).first()).toBeAttached({ timeout: 60_000 })
    const html = await visitor.content()
    expect(html).toContain('The pass')
    expect(html).not.toContain('device-photos')
    const photo = visitor.getByRole('article').locator('figure img').first()
    await photo.scrollIntoViewIfNeeded()
    await expect.poll(() => isDrawn(photo)).toBe(true)
  })
})

async function setPhotoSpot(editor: ArticleEditorPage, name: string): Promise<void> {
  const { page, messages } = editor
  await editor.chooseTool('spot')
  await editor.press(editor.isPhone ? [200, 200] : [760, 420])
  const form = page.getByRole('dialog')
  await form.getByRole('textbox', { name: messages.map.info.name }).fill(name)
  const add = form.getByRole('button', { name: messages.map.spotCard.photo })
  await chooseFile(page, () => add.click(), fixture('pass.png'))
  await expect.poll(() => isDrawn(form.locator('img').first())).toBe(true)
  await form.getByRole('button', { name: messages.map.spotCard.done, exact: true }).click()
  await expect(form).toBeHidden()
}

/** Whether a picture is there, and not an empty frame. */
const isDrawn = (picture: Locator) =>
  picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0).catch(() => false)

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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Half a road')
  await leave.click()
  await exit.getByRole('button', { name: t('guest.exitDiscard') }).click()
  await expect(page).toHaveURL(/\/$/)

  await page.getByRole('link', { name: visitorMessages(locale)('top.try') }).click()
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
