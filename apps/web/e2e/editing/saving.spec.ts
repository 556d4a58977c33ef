import type { Page } from '@playwright/test'
import type { Locale } from '@repo/contract'
import { aUser } from '../support/accounts.ts'
import { apiOf } from '../support/api.ts'
import { createArticle } from '../support/articles.ts'
import { crash } from '../support/device.ts'
import { ArticleEditorPage } from '../support/editor.ts'
import { visitorMessages } from '../support/messages.ts'
import { expect, test } from '../support/test.ts'

// What the network and the server are made to do here, browsers write into their console.
test.use({
  expectedProblems: ['status of 401', 'status of 403', 'status of 404', 'status of 409', 'status of 412', 'net::ERR_'],
})

/** A small map draws fast; these stories are about what is kept. */
test.use({ viewport: { width: 1180, height: 560 } })

test('work that was kept offline survives a crash of the browser', async ({ page, context, language }) => {
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

test('a route that was never saved is offered again after its tab was closed', async ({ page, context, language }) => {
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

test('[A11] a session that ended asks to log in again and loses nothing', async ({ page, context, language }) => {
  const account = await aUser(page, language)
  const editor = await editDraft(page, language, account)
  await context.clearCookies({ name: 'session' })
  await editor.title.fill('Still mine')
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
})

test('two tabs on one article: both versions are kept until the author chooses, each time anew', async ({
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

test('a server killed while it saves has the old article or the new one, whole, and gets the rest', async ({
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

async function expectStoredTitle(page: Page, title: string): Promise<void> {
  await expect.poll(async () => (await storedArticle(page)).title).toBe(title)
}
