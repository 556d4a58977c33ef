import type { ElementHandle, Locator, Page } from '@playwright/test'
import { aUser, forgetCookies } from '../support/accounts.ts'
import { untilAlive } from '../support/alive.ts'
import { createArticle } from '../support/articles.ts'
import { tabTo } from '../support/keys.ts'
import { visitorMessages } from '../support/messages.ts'
import { layersButton } from '../support/reading.ts'
import { expect, smallMap, test } from '../support/test.ts'

test.use(smallMap)

test('whatever of an article is opened and closed by key leaves the focus where it came from', async ({
  page,
  language,
}) => {
  const t = visitorMessages(language)
  await aUser(page, language)
  const { id } = await createArticle(page)
  await forgetCookies(page)
  const { name } = await aUser(page, language)
  await page.goto(`/routes/${id}?hl=${language}`)
  await untilAlive(page)
  const main = page.getByRole('main')

  await test.step('the layers over the map', async () => {
    const layers = layersButton(page, language)
    await expect(layers).toBeVisible({ timeout: 60_000 })
    await openByKey(page, layers)
    const row = page.getByRole('treeitem', { name: /Old road/ })
    await tabTo(page, page.getByRole('treeitem').first())
    await page.keyboard.press('ArrowDown')
    await expect(row).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: /Old road/ })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: /Old road/ })).toBeHidden()
    await expectFocus(page)
  })
  const more = page.locator('article summary').filter({ hasText: t('article.more'), visible: true })
  const openDialog = async (action: string, title: string) => {
    await openByKey(page, more)
    const opener = await main.getByRole('button', { name: action }).filter({ visible: true }).first().elementHandle()
    if (!opener) throw new Error(`${action} cannot be chosen`)
    await opener.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: title })
    await expect(dialog).toBeVisible()
    await expect(dialog.locator(':focus')).toHaveCount(1)
    return { dialog, opener }
  }
  /** What opened a dialog, or the menu that it was in. */
  const expectFocusBackOn = async (opener: ElementHandle) => {
    if (!(await opener.isVisible())) return expect(more).toBeFocused()
    await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true)
  }
  await test.step('dialogs that a menu opens', async () => {
    for (const [action, title] of [
      [t('clone.action'), t('clone.title')],
      [t('report.action'), t('report.title.route')],
    ] as const) {
      const { dialog, opener } = await openDialog(action, title)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expectFocusBackOn(opener)
    }
  })
  await test.step('a report that is sent', async () => {
    const { dialog, opener } = await openDialog(t('report.action'), t('report.title.route'))
    await dialog.getByRole('radio', { name: t('report.reason.privacy') }).focus()
    await page.keyboard.press('Space')
    await openByKey(page, dialog.getByRole('button', { name: t('report.send') }))
    await expect(dialog.getByRole('button', { name: t('report.send') })).toHaveCount(0)
    await expect(dialog.locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expectFocusBackOn(opener)
  })
  await test.step('a comment that is sent and deleted', async () => {
    const comments = page.locator('#comments')
    await comments.getByRole('textbox').first().fill('Mind the wet steps.')
    await openByKey(page, comments.getByRole('button', { name: t('comments.send') }))
    // The text is in the field, too, until the comment is stored.
    const comment = comments.getByRole('listitem').filter({ hasText: 'Mind the wet steps.' })
    await expect(comment).toBeVisible()
    await expect(comments.getByRole('textbox').first()).toHaveValue('')
    await expectFocus(page)
    await openByKey(page, comment.locator('summary'))
    await openByKey(page, comments.getByRole('button', { name: t('comments.delete') }))
    const question = page.getByRole('dialog')
    await expect(question.getByRole('button', { name: t('common.cancel') })).toBeFocused()
    await openByKey(page, question.getByRole('button', { name: t('comments.delete') }))
    await expect(question).toBeHidden()
    await expect(comments.getByText('Mind the wet steps.')).toHaveCount(0)
    await expectFocus(page)
  })
  await test.step('the menu of the user', async () => {
    const menu = page.getByRole('banner').getByLabel(t('header.account', { name }))
    await openByKey(page, menu)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('banner').getByRole('button', { name: t('header.logOut') })).toBeHidden()
    await expect(menu).toBeFocused()
  })
})

test('what is opened, undone and deleted by key in the editor leaves the focus somewhere', async ({
  page,
  editor,
  language,
}) => {
  const { map, t } = editor.messages
  await page.goto(`/home/routes/create?hl=${language}`)
  await editor.expectMap()

  await test.step('the list of keys', async () => {
    await editor.map.focus()
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: map.shortcuts.title })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(editor.map).toBeFocused()
  })
  await test.step('a spot that is undone while its window has the focus', async () => {
    await placeSpot(page)
    await page.keyboard.press('Control+z')
    await expect(editor.object('Lookout')).toHaveCount(0)
    await expectFocus(page)
  })
  await test.step('a spot that is deleted', async () => {
    await placeSpot(page)
    await page.keyboard.press('v')
    const window = await editor.inspect('Lookout')
    await openByKey(page, window.getByRole('button', { name: map.common.delete }))
    const question = page.getByRole('alertdialog')
    await expect(question.getByRole('button', { name: map.common.cancel })).toBeFocused()
    await openByKey(page, question.getByRole('button', { name: map.common.delete }))
    await expect(editor.object('Lookout')).toHaveCount(0)
    await expectFocus(page)
  })
  await test.step('the sections', async () => {
    for (const [key, section] of [
      ['Alt+2', 'content'],
      ['Alt+3', 'settings'],
      ['Alt+1', 'map'],
    ] as const) {
      await page.keyboard.press(key)
      const tab = page.getByRole('tab', { name: t(`editor.tab.${section}`) })
      await expect(tab).toHaveAttribute('aria-selected', 'true')
      await expectFocus(page)
    }
  })
  await test.step('the question to publish', async () => {
    const publish = page.getByRole('button', { name: t('editor.publish'), exact: true })
    await openByKey(page, publish)
    const question = page.getByRole('dialog')
    await expect(question.locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(publish).toBeFocused()
  })

  async function placeSpot(page: Page): Promise<void> {
    await page.keyboard.press('p')
    await expect(editor.map).toBeFocused()
    await page.keyboard.press('Space')
    const name = page.getByRole('dialog').getByRole('textbox', { name: map.info.name })
    await expect(name).toBeFocused()
    await page.keyboard.type('Lookout')
    await page.keyboard.press('Enter')
    await expect(editor.object('Lookout')).toBeVisible()
  }
})

test('cards and menus are buttons, not a list of forms', { tag: '@once' }, async ({ page, language }) => {
  await aUser(page, language)
  await createArticle(page)
  await page.goto(`/?hl=${language}`)
  await expect(page.getByRole('main').locator('form').first()).toBeAttached()
  await expect(page.locator('form:not([role="none"], [role="search"])')).toHaveCount(0)
})

async function openByKey(page: Page, opener: Locator): Promise<void> {
  await opener.focus()
  await page.keyboard.press('Enter')
}

/** On something, also once all that a change brings with it has happened. */
async function expectFocus(page: Page): Promise<void> {
  const focused = () => page.evaluate(() => document.activeElement?.tagName)
  await expect.poll(focused).not.toBe('BODY')
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
  expect(await focused()).not.toBe('BODY')
}
