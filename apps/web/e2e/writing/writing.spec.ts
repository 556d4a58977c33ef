import type { CDPSession } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import type { ArticleEditorPage } from '../support/editor.ts'
import { choosePicture, fixture } from '../support/fixtures.ts'
import { visitorMessages } from '../support/messages.ts'
import { expect, test } from '../support/test.ts'
import { openEmptyText, storedTypes } from '../support/writing.ts'

test('tables, galleries, lists and lines reach the reader', async ({ page, editor, openBrowser }) => {
  test.slow()
  const id = await openEmptyText(editor)
  const { text: w } = editor.messages
  await page.keyboard.type('- Bell')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.type('from the station')
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('Enter')
  await page.keyboard.type('---')
  await chooseBlock(editor, w.table)
  await page.keyboard.type('From')
  await page.keyboard.press('Tab')
  await page.keyboard.type('To')
  await expect(page.getByRole('toolbar', { name: w.tableTools })).toBeVisible()
  await page.getByRole('button', { name: w.deleteColumn }).click()
  await expect(editor.text.getByRole('columnheader')).toHaveText(['From', ''])
  await page.keyboard.press('Control+End')
  await choosePicture(page, () => chooseBlock(editor, w.gallery), fixture('pass.png'), fixture('pass.png'))
  await editor.text.getByRole('button', { name: w.galleryImage(2), exact: true }).click()
  await editor.text.getByRole('textbox', { name: w.alternativeText }).fill('The pass')
  await editor.text.getByRole('radio', { name: '16:9' }).check()
  await editor.expectSaved()
  await expect.poll(() => storedTypes(page, id)).toEqual(['list', 'divider', 'table', 'images', 'paragraph'])

  const address = await publish(editor)
  const visitor = await openBrowser({ javaScriptEnabled: false })
  await visitor.goto(address)
  const body = visitor.locator('.article-body')
  await expect(body.getByRole('listitem').filter({ hasText: 'from the station' }).last()).toBeVisible()
  await expect(body.getByRole('separator')).toHaveCount(1)
  await expect(body.getByRole('columnheader')).toHaveText(['From', ''])
  await expect(body.getByRole('img', { name: 'The pass' })).toBeVisible()
})

test('Markdown that is pasted becomes blocks, and words stay words in a cell', async ({ page, editor, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const id = await openEmptyText(editor)
  await page.evaluate(() => navigator.clipboard.writeText('## 峠\n\n- 熊鈴\n- 地図\n\n> 山の中'))
  await page.keyboard.press('Control+v')
  await expect(editor.text.getByRole('heading', { name: '峠' })).toBeVisible()
  await editor.expectSaved()
  await expect.poll(() => storedTypes(page, id)).toEqual(['header', 'list', 'quote'])
})

test('an input method is never disturbed: not by the menu, signs, links or the table', async ({
  page,
  editor,
  context,
}) => {
  const id = await openEmptyText(editor)
  const ime = await context.newCDPSession(page)
  const { text: w } = editor.messages

  await test.step('the menu waits for the end of the word', async () => {
    await compose(ime, '／', '／ひ', '／ひょう')
    await expect(page.getByRole('listbox', { name: w.chooseBlock })).toBeHidden()
    await commit(ime, '／表')
    await page.getByRole('listbox', { name: w.chooseBlock }).getByRole('option', { name: w.table }).click()
  })
  await test.step('a cell takes words as they are composed', async () => {
    await expect(page.getByRole('toolbar', { name: w.tableTools })).toBeVisible()
    await compose(ime, 'y', 'や', 'やぶはら')
    await commit(ime, '藪原')
    await expect(editor.text.getByRole('columnheader').first()).toHaveText('藪原')
  })
  await test.step('a sign of Markdown makes a heading only when the word is there', async () => {
    await page.keyboard.press('Control+End')
    await page.keyboard.type('## ')
    await compose(ime, 't', 'と', 'とうげ')
    await commit(ime, '峠')
    await expect(editor.text.getByRole('heading', { level: 2 })).toHaveText('峠')
    await compose(ime, 'で', 'です')
    await commit(ime, 'です')
    await expect(editor.text.getByRole('heading', { level: 2 })).toHaveText('峠です')
  })
  await test.step('words beside a link to the map stay whole while the map says it changed', async () => {
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+Shift+k')
    await page.keyboard.press('Enter')
    await expect(editor.text.locator('.map-link')).toHaveText('Old road')
    await compose(ime, 'w', 'を', 'をあるく')
    await commit(ime, 'を歩く')
    await expect(editor.text.locator('p').filter({ has: page.locator('.map-link') })).toHaveText('Old roadを歩く')
  })
  await editor.expectSaved()
  await expect.poll(() => storedTypes(page, id)).toEqual(['table', 'header', 'paragraph'])
})

test.describe('while the server takes no photos', () => {
  test.use({ expectedProblems: ['status of 503'] })

  test('a photo that does not arrive is told of, and neither left out nor lost unasked', async ({
    page,
    editor,
    language,
  }) => {
    const id = await openEmptyText(editor)
    const { t, text: w } = editor.messages
    const storing = '**/v1/file/image-upload*'
    await page.route(storing, (route) => route.fulfill({ status: 503, json: {} }))
    await choosePicture(page, () => chooseBlock(editor, w.image), fixture('pass.png'))
    const retry = editor.text.getByRole('button', { name: w.retry })
    await expect(retry).toBeVisible()
    await expect(editor.saveState).toHaveText(t('save.photosLeft', { count: 1 }))

    await page.getByRole('button', { name: t('editor.publish'), exact: true }).click()
    const missing = page.getByRole('dialog', { name: t('photos.title') })
    await expectAccessible(page)
    await missing.getByRole('button', { name: visitorMessages(language)('common.cancel') }).click()
    await page.getByRole('link', { name: t('editor.back') }).click()
    const leaving = page.getByRole('dialog', { name: t('leave.title') })
    await expect(leaving).toContainText(t('leave.photosText', { count: 1 }))
    await leaving.getByRole('button', { name: t('leave.stay') }).click()

    await page.unroute(storing)
    await retry.click()
    await editor.expectSaved()
    await expect.poll(() => storedTypes(page, id)).toContain('singleImage')
    await page.getByRole('link', { name: t('editor.back') }).click()
    await expect(page).toHaveURL(/home/)
  })
})

async function chooseBlock(editor: ArticleEditorPage, name: string): Promise<void> {
  await editor.page.keyboard.type('/')
  const menu = editor.page.getByRole('listbox', { name: editor.messages.text.chooseBlock })
  await menu.getByRole('option', { name }).click()
  await expect(menu).toBeHidden()
}

/** Publishes a draft publicly. @returns the address to share. */
async function publish({ page, messages: { t } }: ArticleEditorPage): Promise<string> {
  await page.getByRole('button', { name: t('editor.publish'), exact: true }).click()
  const question = page.getByRole('dialog', { name: t('publish.title') })
  await question.getByRole('button', { name: t('publish.action') }).click()
  const done = page.getByRole('dialog', { name: t('publish.doneTitle') })
  return done.getByLabel(t('publish.address')).inputValue()
}

/** An input method's composition while its user chooses, as the browser receives it. */
async function compose(ime: CDPSession, ...shown: readonly string[]): Promise<void> {
  for (const text of shown) {
    await ime.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  }
}

async function commit(ime: CDPSession, text: string): Promise<void> {
  await ime.send('Input.insertText', { text })
}
