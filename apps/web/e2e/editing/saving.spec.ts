import type { Page } from '@playwright/test'
import type { Locale } from '@repo/contract'
import { aUser } from '../support/accounts.ts'
import { apiOf } from '../support/api.ts'
import { createArticle, savedObjects } from '../support/articles.ts'
import { crash, untilOnDevice } from '../support/device.ts'
import { ArticleEditorPage } from '../support/editor.ts'
import { visitorMessages } from '../support/messages.ts'
import { expect, test } from '../support/test.ts'

// What the network and the server are made to do here, browsers write into their console.
test.use({
  expectedProblems: ['status of 401', 'status of 403', 'status of 404', 'status of 409', 'status of 412', 'net::ERR_'],
})

/** A small map draws fast; these stories are about what is kept. */
test.use({ viewport: { width: 1180, height: 560 } })

test('[fault 10] [fault 12] work that was kept offline survives a crash of the browser', async ({
  page,
  context,
  language,
}) => {
  const editor = await editDraft(page, language)
  await typeOffline(editor, 'Written in a tunnel')
  const address = page.url()
  await crash(page)
  await page.close()
  await context.setOffline(false)

  const later = await context.newPage()
  const reopened = new ArticleEditorPage(later, language)
  await later.goto(address)
  await later.getByRole('button', { name: reopened.messages.t('restore.take') }).click()
  await expect(later.getByRole('heading', { level: 1 })).toHaveText('Written in a tunnel')
  await reopened.expectSaved()
  await later.reload()
  await expect(later.getByRole('heading', { level: 1 })).toHaveText('Written in a tunnel')
  await expect(later.getByRole('button', { name: reopened.messages.t('restore.take') })).toHaveCount(0)
})

test('[fault 12] a route that was never saved is offered again after its tab was closed', async ({
  page,
  context,
  language,
}) => {
  await aUser(page, language)
  const editor = new ArticleEditorPage(page, language)
  await editor.openContent()
  await typeOffline(editor, 'Typed a moment before')
  await page.close()
  await context.setOffline(false)

  const later = await context.newPage()
  await later.goto('/home')
  await later
    .getByRole('link', { name: visitorMessages(language)('home.continueOf', { title: 'Typed a moment before' }) })
    .click()
  const reopened = new ArticleEditorPage(later, language)
  await expect(later.getByRole('heading', { level: 1 })).toHaveText('Typed a moment before')
  await reopened.expectSaved()
  await later.goto('/home')
  await expect(later.getByRole('heading', { name: 'Typed a moment before' })).toBeVisible()
  await expect(later.getByRole('heading', { name: visitorMessages(language)('home.unsaved') })).toHaveCount(0)
})

test('a section that is first opened without a network waits for it, and the page stays', async ({
  page,
  language,
}) => {
  for (const part of ['**/assets/content-tab*', '**/api/ready']) await page.route(part, (route) => route.abort())
  await aUser(page, language)
  const { id } = await createArticle(page, { title: 'A draft', is_draft: true })
  const editor = new ArticleEditorPage(page, language)
  await page.goto(`/home/routes/${id}/edit`)
  await editor.expectMap()
  const reloads: string[] = []
  page.on('framenavigated', (frame) => reloads.push(frame.url()))
  const readyRequest = page.waitForRequest('**/api/ready')
  await editor.show('content')
  await readyRequest
  await expect(page.getByRole('tabpanel', { name: editor.messages.t('editor.tab.content') })).toBeVisible()
  await expect(editor.title).toHaveCount(0)
  await page.unrouteAll()
  await editor.title.fill('Opened in a tunnel')
  await editor.expectSaved()
  expect(reloads.filter((address) => !address.includes('#content'))).toEqual([])
})

test('[fault 7] [A11] a session that ended asks to log in again and loses nothing', async ({
  page,
  context,
  language,
}) => {
  const account = await aUser(page, language)
  const editor = await editDraft(page, language, account)
  await context.clearCookies({ name: 'session' })
  await editor.title.fill('Still mine')
  const words = Array.from({ length: 250 }, (_, index) => `way${index + 1000}`).join(' ') // 2,000 characters with the last space
  await editor.text.click()
  await page.keyboard.insertText(words)
  const address = page.url()
  const t = visitorMessages(language)
  const sheet = page.getByRole('dialog', { name: t('auth.logIn.title'), exact: true })
  await sheet.getByLabel(t('auth.email')).fill(account.email)
  await sheet.getByRole('textbox', { name: t('auth.password') }).fill(account.password)
  await sheet.getByRole('button', { name: t('auth.logIn.submit'), exact: true }).click()
  await expect(sheet).toBeHidden()
  await expect(editor.title).toHaveValue('Still mine')
  expect(page.url(), 'the editor was never left').toBe(address)
  await editor.expectSaved()
  await expectStoredTitle(page, 'Still mine')
  expect(JSON.stringify((await storedArticle(page)).context)).toContain(words)
})

test('[fault 9] two tabs on one article: both versions are kept until the author chooses, each time anew', async ({
  page,
  context,
  language,
}) => {
  test.slow()
  const first = await editDraft(page, language)
  const second = new ArticleEditorPage(await context.newPage(), language)
  const { t } = first.messages
  await second.page.goto(page.url())
  await expect(second.page.getByText(t('otherTab.title'))).toBeVisible()
  const questionIn = (tab: ArticleEditorPage) => tab.page.getByRole('dialog', { name: t('conflict.title') })
  /** The first one is saved; the other one does not know of it. */
  const changeBoth = async (one: ArticleEditorPage, other: ArticleEditorPage, titles: readonly [string, string]) => {
    await one.title.fill(titles[0])
    await one.expectSaved()
    await expectStoredTitle(page, titles[0])
    await other.title.fill(titles[1])
    for (const title of titles) await expect(questionIn(other).getByText(title)).toBeVisible()
  }

  await test.step('their own', async () => {
    await changeBoth(second, first, ['From the second tab', 'From the first tab'])
    await questionIn(first)
      .getByRole('button', { name: t('conflict.keepMine') })
      .click()
    await expect(questionIn(first)).toBeHidden()
    await expectStoredTitle(page, 'From the first tab')
    await first.expectSaved()
  })

  await test.step('the other one, which the page shows then', async () => {
    await second.title.fill('Without knowing')
    await questionIn(second)
      .getByRole('button', { name: t('conflict.takeTheirs') })
      .click()
    await expect(questionIn(second)).toBeHidden()
    await expect(second.title).toHaveValue('From the first tab')
    await second.expectSaved()
    await expectStoredTitle(page, 'From the first tab')
  })

  await test.step('both', async () => {
    await changeBoth(second, first, ['Second again', 'First again'])
    const address = page.url()
    await questionIn(first)
      .getByRole('button', { name: t('conflict.keepBoth') })
      .click()
    await expect(questionIn(first)).toBeHidden()
    await expect.poll(() => page.url(), 'the copy is saved and has an address of its own').not.toBe(address)
    await first.expectSaved()
    await page.goto('/home')
    await expect(page.getByRole('heading', { name: 'Second again' })).toBeVisible()
    const copy = t('conflict.copyTitle', { title: 'First again' })
    await expect(page.getByRole('heading', { name: copy })).toBeVisible()
  })
})

test('[fault 1] a server killed while it saves has the old article or the new one, whole, and gets the rest', async ({
  page,
  server,
  language,
}) => {
  test.slow()
  const editor = await editDraft(page, language)
  for (const [round, delayMs] of [0, 4, 12].entries()) {
    const before = await storedArticle(page)
    const killed = new Promise<void>((resolve) => {
      const onRequest = (request: { method(): string }) => {
        if (request.method() !== 'PUT') return
        page.off('request', onRequest)
        setTimeout(() => {
          server.kill()
          resolve()
        }, delayMs)
      }
      page.on('request', onRequest)
    })
    const title = `After power cut ${round}`
    await editor.title.fill(title)
    await killed
    await server.restart()
    const after = await storedArticle(page)
    expect([before.title, title]).toContain(after.title)
    expect(after.layer).toEqual(before.layer)
    expect(after.context).toEqual(before.context)
    await expect(async () => {
      const retry = page.getByRole('button', { name: editor.messages.t('save.retry') })
      if (await retry.isVisible()) await retry.click()
      expect((await storedArticle(page)).title).toBe(title)
    }).toPass()
    await editor.expectSaved()
  }
})

test('[fault 10] what was drawn, taken back and written without a network outlasts the page, and reaches the server', async ({
  page,
  context,
  language,
}) => {
  test.slow()
  const editor = await editDraft(page, language)
  const { map: w } = editor.messages
  const before = await namesOfObjects(page)
  await editor.show('map')
  await editor.expectMap()
  await context.setOffline(true)
  const box = await editor.map.boundingBox()
  if (!box) throw new Error('the map is not shown')
  const at = (x: number, y: number): readonly [number, number] => [box.width / 2 + x, box.height / 2 + y]
  for (const y of [-60, -20]) {
    await editor.chooseTool('line')
    await editor.press(...Array.from({ length: 10 }, (_, index) => at(index * 20 - 100, y + (index % 2) * 15)))
    await editor.confirm()
  }
  await page.keyboard.press('Control+z')
  await editor.chooseTool('spot')
  await editor.press(at(20, 60))
  const form = page.getByRole('dialog')
  await form.getByRole('textbox', { name: w.info.name }).fill('Well')
  await editor.pressButton(form.getByRole('button', { name: w.spotCard.done, exact: true }))
  await expect(form).toBeHidden()
  await editor.pressButton(page.getByRole('button', { name: w.spotCard.finish }))
  await editor.show('content')
  await editor.text.click()
  const words = Array.from({ length: 30 }, (_, index) => `step${index}`)
  for (const word of words) await page.keyboard.type(`${word} `)
  await expect(editor.saveState).toHaveText(editor.messages.t('save.offline'))
  await untilOnDevice(page, words.at(-1))
  const address = page.url()
  await crash(page)
  await page.close()
  await context.setOffline(false)

  const later = await context.newPage()
  const reopened = new ArticleEditorPage(later, language)
  await later.goto(address)
  await later.getByRole('button', { name: reopened.messages.t('restore.take') }).click()
  await reopened.expectSaved()
  expect(await namesOfObjects(later), 'the second line was taken back').toEqual([
    ...before,
    `${w.objects.newNames.line} 2`,
    'Well',
  ])
  expect(JSON.stringify((await storedArticle(later)).context)).toContain(words.join(' '))
})

test('[fault 11] saves whose answers are lost are sent again, and are there once', async ({ page, language }) => {
  test.slow()
  await aUser(page, language)
  const keys = new Set<string>()
  let sent = 0
  let lost = 0
  await page.route(/\/api\/v1\/routes(\/\d+)?(\?|$)/, async (route) => {
    const request = route.request()
    if (!['POST', 'PUT'].includes(request.method())) return route.fallback()
    keys.add((await request.headerValue('idempotency-key')) ?? '')
    sent += 1
    // Three of ten, the first of all among them: it creates the article.
    if (![1, 4, 8].includes(sent % 10)) return route.fallback()
    lost += 1
    await route.fetch()
    return route.abort()
  })
  const editor = new ArticleEditorPage(page, language)
  await editor.openContent()
  for (const title of ['One', 'Two', 'Three', 'Four', 'Five']) {
    await editor.title.fill(title)
    await expect.poll(async () => (/routes\/\d+/.test(page.url()) ? (await storedArticle(page)).title : '')).toBe(title)
    await editor.expectSaved()
  }
  expect(lost).toBeGreaterThan(1)
  expect((await storedArticle(page)).version, 'each save once').toBe(keys.size)
  await page.unrouteAll()
  await page.goto('/home')
  await expect(page.getByRole('heading', { name: 'Five' })).toHaveCount(1)
})

/** A saved draft of the logged-in user, of a new one if there is none, open in the editor with its text. */
async function editDraft(page: Page, language: Locale, account?: unknown): Promise<ArticleEditorPage> {
  if (!account) await aUser(page, language)
  const { id } = await createArticle(page, { title: 'A draft', is_draft: true })
  const editor = new ArticleEditorPage(page, language)
  await editor.openContent(id)
  return editor
}

/** Gives the article another title while the browser has no network. */
async function typeOffline(editor: ArticleEditorPage, title: string): Promise<void> {
  await editor.page.context().setOffline(true)
  await editor.title.fill(title)
  await expect(editor.saveState).toHaveText(editor.messages.t('save.offline'))
}

async function storedArticle(page: Page) {
  const id = /routes\/(\d+)/.exec(page.url())?.[1] ?? ''
  const answer = await apiOf(page).readRoute({ params: { id }, query: {} })
  if (!answer.ok) throw new Error(`the article cannot be read: ${JSON.stringify(answer.error)}`)
  return answer.data
}

async function namesOfObjects(page: Page): Promise<readonly string[]> {
  const id = Number(/routes\/(\d+)/.exec(page.url())?.[1])
  return (await savedObjects(page, id)).map(({ name }) => name)
}

async function expectStoredTitle(page: Page, title: string): Promise<void> {
  await expect.poll(async () => (await storedArticle(page)).title).toBe(title)
}
