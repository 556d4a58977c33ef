import { aUser, forgetCookies, logInFromSheet, newAccount, openLogInOfSheet } from '../support/accounts.ts'
import { untilAlive } from '../support/alive.ts'
import { createArticle } from '../support/articles.ts'
import { ArticleEditorPage } from '../support/editor.ts'
import { agreeAtProvider, PROVIDER } from '../support/identity-provider.ts'
import { timelineMessages, visitorMessages } from '../support/messages.ts'
import { testWithProvider } from '../support/provider-test.ts'
import { expect, mapsWhenAsked } from '../support/test.ts'
import { chooseTimeline } from '../support/timeline-files.ts'

const test = testWithProvider()
test.use(mapsWhenAsked)

test('a reply and a Nice Route that a visitor began go on after the log-in', async ({
  page,
  language,
  openBrowser,
  server,
}) => {
  const t = visitorMessages(language)
  const author = await openBrowser({ baseURL: server.origin })
  await aUser(author, language)
  const { id } = await createArticle(author)
  await author.goto(`/routes/${id}?hl=${language}`)
  await untilAlive(author)
  await author.getByRole('textbox', { name: t('comments.label') }).fill('石畳が苔むしていました。')
  await author
    .locator('#comments')
    .getByRole('button', { name: t('comments.send') })
    .click()
  await expect(author).toHaveURL(/comment=\d+/)

  const account = await aUser(page, language)
  await forgetCookies(page)
  await page.goto(`/routes/${id}?hl=${language}`)
  await untilAlive(page)
  const dialog = page.getByRole('dialog')
  await page
    .getByRole('button', { name: t('article.nice') })
    .first()
    .click()
  await dialog.getByRole('button', { name: t('common.close') }).click()
  await page
    .locator('#comments')
    .getByRole('link', { name: t('comments.reply'), exact: true })
    .click()
  await logInFromSheet(page, account, language)

  await expect(page).toHaveURL(new RegExp(`/routes/${id}\\?.*reply=\\d+`))
  await expect(page.locator('#comments textarea:focus')).toBeVisible()
  await expect(page.getByRole('button', { name: t('article.nice'), pressed: true }).first()).toBeVisible()
})

test('who signs up through a provider goes on with a comment and with chosen timeline files', async ({
  page,
  language,
  openBrowser,
  server,
}) => {
  const [t, timeline] = [visitorMessages(language), timelineMessages(language)]
  const author = await openBrowser({ baseURL: server.origin })
  await aUser(author, language)
  const { id } = await createArticle(author)
  const { name, email } = newAccount()
  server.provider.claims.set(name, { email, email_verified: true, name: 'Ayumi' })
  const provider = page.getByRole('button', { name: t('auth.provider.continue', { provider: PROVIDER }) })

  await page.goto(`/routes/${id}?hl=${language}`)
  await untilAlive(page)
  await page.getByRole('link', { name: t('comments.logIn') }).click()
  await provider.click()
  await agreeAtProvider(page, name)
  await page.getByLabel(t('auth.name')).fill(name)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: t('auth.signUp.submit') }).click()
  await expect(page).toHaveURL(new RegExp(`/routes/${id}`))
  await expect(page.getByRole('textbox', { name: t('comments.label') })).toBeFocused()

  await page.context().clearCookies({ domain: 'localhost' })
  await page.goto(`/timeline_import?hl=${language}`)
  await chooseTimeline(page, language)
  const execute = page.getByRole('button', { name: timeline('timeline.execute', { count: 2 }) })
  await execute.click()
  await openLogInOfSheet(page, language)
  await provider.click() // a user who has agreed before is redirected back at once
  await expect(page).toHaveURL(/\/timeline_import/)
  await expect(execute).toBeEnabled()
})

test('a guest whose account comes from a provider publishes the route they left, from where it was', async ({
  page,
  language,
  server,
}) => {
  test.slow()
  const { name, email } = newAccount()
  server.provider.claims.set(name, { email, email_verified: true, name: 'Ayumi' })
  const t = visitorMessages(language)
  await page.goto(`/try?hl=${language}`)
  const editor = new ArticleEditorPage(page, language)
  await editor.expectMap()
  await editor.chooseTool('line')
  await editor.press([620, 300], [700, 390])
  await editor.confirm()
  await editor.show('content')
  await editor.title.fill('A road from elsewhere')
  await page.getByRole('button', { name: editor.messages.t('editor.publish'), exact: true }).click()
  await editor.answerForAll()
  await page.getByRole('button', { name: t('auth.provider.continue', { provider: PROVIDER }) }).click()
  await agreeAtProvider(page, name)
  await page.getByLabel(t('auth.name')).fill(name)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: t('auth.signUp.submit') }).click()

  const done = page.getByRole('dialog', { name: editor.messages.t('publish.doneTitle') })
  await expect(done).toBeVisible({ timeout: 60_000 })
  await expect(done).toContainText('A road from elsewhere')
  await expect(page).toHaveURL(/\/home\/routes\/\d+\/edit#content$/)
})
