import { aUser, forgetCookies, logInFromSheet } from '../support/accounts.ts'
import { untilAlive } from '../support/alive.ts'
import { createArticle } from '../support/articles.ts'
import { visitorMessages } from '../support/messages.ts'
import { expect, mapsWhenAsked, test } from '../support/test.ts'

test.use(mapsWhenAsked)

test('a visitor thanks an author, logs in for it, and it is done', async ({
  page,
  language: locale,
  openBrowser,
  server,
}) => {
  const t = visitorMessages(locale)
  const author = await openBrowser({ baseURL: server.origin })
  await aUser(author, locale)
  const { id } = await createArticle(author)
  const reader = await aUser(page, locale)
  await forgetCookies(page)
  await page.goto(`/routes/${id}?hl=${locale}`)
  await untilAlive(page)
  const nice = page
    .getByRole('main')
    .getByRole('button', { name: t('article.nice') })
    .last()
  // The button shows what is wanted at once: a page that is left before the answer may take it along.
  const untilAnswered = () =>
    page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().includes(`/routes/${id}.data`),
      { timeout: 60_000 }, // a log-in may lie before it
    )

  await test.step('what needs a log-in asks for one, and leads back', async () => {
    await nice.click()
    const answered = untilAnswered()
    await logInFromSheet(page, reader, locale)
    await answered
    await expect(page).toHaveURL(new RegExp(`/routes/${id}`))
    await expect(nice).toHaveAttribute('aria-pressed', 'true')
    await expect(nice).toContainText('1')
  })

  await test.step('it is kept, and told to others', async () => {
    await page.reload()
    await expect(nice).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('link', { name: t('article.niceBy', { count: 1 }) }).click()
    await expect(page.getByRole('main').getByRole('link', { name: reader.name })).toBeVisible()
  })

  await test.step('it is taken back', async () => {
    await page.goto(`/routes/${id}`)
    await untilAlive(page)
    const answered = untilAnswered()
    await nice.click()
    await answered
    await expect(nice).toHaveAttribute('aria-pressed', 'false')
    await expect(nice).not.toContainText('1')
    await page.reload()
    await expect(nice).toHaveAttribute('aria-pressed', 'false')
  })

  await test.step('authors thank nobody for their own', async () => {
    await author.goto(`/routes/${id}`)
    await expect(author.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(author.getByRole('button', { name: t('article.nice') })).toHaveCount(0)
  })
})

test.describe('where the server is not reached', () => {
  test.use({ expectedProblems: ['status of 503'] })

  test('a Nice Route is taken back on the screen, and says why', async ({
    page,
    language: locale,
    openBrowser,
    server,
  }) => {
    const t = visitorMessages(locale)
    const author = await openBrowser({ baseURL: server.origin })
    await aUser(author, locale)
    const { id } = await createArticle(author)
    await aUser(page, locale)
    await page.goto(`/routes/${id}?hl=${locale}`)
    await untilAlive(page)
    await page.route('**/routes/*.data*', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 503, body: '' }) : route.continue(),
    )
    const nice = page
      .getByRole('main')
      .getByRole('button', { name: t('article.nice') })
      .last()
    await nice.click()
    await expect(page.getByText(t('error.server.unavailable'))).toBeVisible()
    await expect(nice).toHaveAttribute('aria-pressed', 'false')
  })
})
