import type { BrowserContext, Page } from '@playwright/test'
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
  await editor.openNew()
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

test('a network that comes back saves what waited for it', async ({ page, context, language }) => {
  const editor = await editDraft(page, language)
  await typeOffline(editor, 'Back on the ridge')
  await context.setOffline(false)
  await editor.expectSaved()
  await expectStoredTitle(page, 'Back on the ridge')
})

test('a section that is first opened without a network waits for it, and the page stays', async ({
  page,
  language,
}) => {
  for (const part of ['**/assets/content-tab*', '**/api/ready']) await page.route(part, (route) => route.abort())
  const editor = await editDraft(page, language)
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
  await editor.show('content')
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

test('two tabs on one article: both versions are kept until the author chooses', async ({
  page,
  context,
  language,
}) => {
  const { first, question } = await conflict(page, context, language)
  await expect(question.getByText('From the second tab')).toBeVisible()
  await expect(question.getByText('From the first tab')).toBeVisible()
  const address = page.url()
  await question.getByRole('button', { name: first.messages.t('conflict.keepBoth') }).click()
  await expect(question).toBeHidden()
  await expect.poll(() => page.url(), 'the copy is saved and has an address of its own').not.toBe(address)
  await first.expectSaved()
  await page.goto('/home')
  await expect(page.getByRole('heading', { name: 'From the second tab' })).toBeVisible()
  await expect(
    page.getByRole('heading', { name: first.messages.t('conflict.copyTitle', { title: 'From the first tab' }) }),
  ).toBeVisible()
})

test('of two versions the author keeps their own', async ({ page, context, language }) => {
  const { first, question } = await conflict(page, context, language)
  await question.getByRole('button', { name: first.messages.t('conflict.keepMine') }).click()
  await expect(question).toBeHidden()
  await expectStoredTitle(page, 'From the first tab')
  await first.expectSaved()
})

test('of two versions the author takes the other one, and the page shows it', async ({ page, context, language }) => {
  const { first, question } = await conflict(page, context, language)
  await question.getByRole('button', { name: first.messages.t('conflict.takeTheirs') }).click()
  await expect(question).toBeHidden()
  await expect(first.title).toHaveValue('From the second tab')
  await first.expectSaved()
  await expectStoredTitle(page, 'From the second tab')
})

test('a server killed while it saves has the old article or the new one, whole, and gets the rest', async ({
  page,
  server,
  language,
}) => {
  test.slow()
  const editor = await editDraft(page, language)
  await editor.show('content')
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

/** Two tabs changed the same article; the second one was first to save. */
async function conflict(page: Page, context: BrowserContext, language: Locale) {
  const first = await editDraft(page, language)
  await first.show('content')
  const second = new ArticleEditorPage(await context.newPage(), language)
  await second.page.goto(page.url())
  await expect(second.page.getByText(second.messages.t('otherTab.title'))).toBeVisible()
  await second.show('content')
  await second.title.fill('From the second tab')
  await second.expectSaved()
  await expectStoredTitle(page, 'From the second tab')
  await first.title.fill('From the first tab')
  return { first, question: page.getByRole('dialog', { name: first.messages.t('conflict.title') }) }
}

/** A saved draft, open in the editor. */
async function editDraft(page: Page, language: Locale, account?: unknown): Promise<ArticleEditorPage> {
  if (!account) await aUser(page, language)
  const { id } = await createArticle(page, { title: 'A draft', is_draft: true })
  const editor = new ArticleEditorPage(page, language)
  await page.goto(`/home/routes/${id}/edit`)
  await editor.expectMap()
  return editor
}

/** Gives the article another title while the browser has no network. */
async function typeOffline(editor: ArticleEditorPage, title: string): Promise<void> {
  await editor.show('content')
  await expect(editor.title).toBeVisible() // what is opened first offline waits for the network
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
