import type { Page } from '@playwright/test'
import type { Locale } from '@repo/contract'
import { aUser, newAccount, readMailedCode } from '../support/accounts.ts'
import { untilAlive } from '../support/alive.ts'
import { countEffort } from '../support/counted-effort.ts'
import { ArticleEditorPage } from '../support/editor.ts'
import { chooseFile, fixture } from '../support/fixtures.ts'
import { visitorMessages } from '../support/messages.ts'
import { expect, smallMap, test } from '../support/test.ts'

test.use(smallMap)

const TITLE = 'Over the pass before noon'
const SPOTS = ['Tea house', 'Stone steps', 'The pass'] as const

test.describe('with photos, which stay on the device of a guest', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a guest publishes a line of five points with three named spots, three photos and a gallery in 22 clicks', async ({
    page,
    language: locale,
  }) => {
    test.slow()
    const effort = await countEffort(page)
    await page.goto(`/?hl=${locale}`)
    await untilAlive(page)
    await page.getByRole('link', { name: visitorMessages(locale)('top.try') }).click()
    const editor = new ArticleEditorPage(page, locale)
    await editor.expectMap()
    await editor.chooseTool('line')
    await drawAndName(editor, { isWithPhotos: true })
    await addGallery(editor)
    await askToPublish(editor)
    const before = effort()
    await signUpByKeyboard(page, locale)
    await expect(page.getByRole('dialog', { name: editor.messages.t('publish.doneTitle') })).toContainText(TITLE, {
      timeout: 60_000,
    })
    expect(effort()).toEqual({ clicks: 22, keys: 5 })
    expect(effort(), 'an account costs as much').toEqual({ clicks: before.clicks + 2, keys: before.keys + 2 })
  })
})

test('a user publishes the line and its spots, without photos, in 10 clicks and 6 keys', async ({
  page,
  language: locale,
}) => {
  test.slow()
  await aUser(page, locale)
  const effort = await countEffort(page)
  const editor = new ArticleEditorPage(page, locale)
  await editor.openNew()
  await page.keyboard.press('l')
  await drawAndName(editor)
  await askToPublish(editor)
  await expect(page.getByRole('dialog', { name: editor.messages.t('publish.doneTitle') })).toContainText(TITLE)
  expect(effort()).toEqual({ clicks: 10, keys: 6 })
})

/** The first field has the focus; Tab leads on to the next, and the code needs nothing but its digits. */
async function signUpByKeyboard(page: Page, locale: Locale): Promise<void> {
  const t = visitorMessages(locale)
  const { name, email, password } = newAccount()
  const sheet = page.getByRole('dialog', { name: t('auth.signUp.title'), exact: true })
  await expect(sheet.getByLabel(t('auth.name'))).toBeFocused()
  await page.keyboard.type(name)
  await page.keyboard.press('Tab')
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await sheet.getByRole('checkbox').check()
  await sheet.getByRole('button', { name: t('auth.signUp.submit') }).click()
  await expect(page.getByLabel(t('auth.verify.digit', { position: 1 }))).toBeFocused()
  const code = await readMailedCode(page, email)
  await page.bringToFront()
  await page.keyboard.type(code)
}

/** Five clicks and Enter for the line; the key of spots once, and for each a click, and Enter after its name. */
async function drawAndName(editor: ArticleEditorPage, { isWithPhotos = false } = {}): Promise<void> {
  const { page, messages } = editor
  await editor.press([520, 300], [600, 360], [680, 300], [760, 360], [840, 300])
  await expect(page.getByText(messages.map.guide.points(5)).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.press('p')
  for (const [index, name] of SPOTS.entries()) {
    await editor.press([520 + index * 140, 440])
    const field = page.getByRole('dialog').getByRole('textbox', { name: messages.map.info.name })
    await expect(field).toBeFocused()
    await page.keyboard.type(name)
    if (isWithPhotos) await addPhoto(editor)
    else await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(editor.object(name)).toBeVisible()
  }
}

async function addPhoto({ page, messages }: ArticleEditorPage): Promise<void> {
  const form = page.getByRole('dialog')
  const { photo, done } = messages.map.spotCard
  await chooseFile(page, () => form.getByRole('button', { name: photo }).click(), fixture('pass.png'))
  await form.getByRole('button', { name: done, exact: true }).click()
}

/** Two photos below the title, which is not asked for yet. */
async function addGallery(editor: ArticleEditorPage): Promise<void> {
  const { page, messages } = editor
  await editor.show('content')
  await editor.text.click()
  await page.keyboard.type(`/${messages.text.gallery}`)
  await expect(page.getByRole('option', { name: messages.text.gallery })).toBeVisible()
  const photos = [fixture('pass.png'), fixture('pass.png')]
  await chooseFile(page, () => page.keyboard.press('Enter'), ...photos)
  await expect(editor.text.locator('img[src^="/device-photos/"]')).toHaveCount(2)
}

/** The title is asked together with the readers. */
async function askToPublish({ page, messages: { t } }: ArticleEditorPage): Promise<void> {
  await page.getByRole('button', { name: t('editor.publish'), exact: true }).click()
  const question = page.getByRole('dialog', { name: t('publish.title') })
  await expect(question.getByRole('textbox', { name: t('content.title') })).toBeFocused()
  await page.keyboard.type(TITLE)
  await question.getByRole('button', { name: t('publish.action') }).click()
}
