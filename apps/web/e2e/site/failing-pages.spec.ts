import type { Page } from '@playwright/test'
import type { Locale } from '@repo/contract'
import { aUser } from '../support/accounts.ts'
import { untilAlive } from '../support/alive.ts'
import { createArticle } from '../support/articles.ts'
import { goByHeader } from '../support/menus.ts'
import { ownMessages, visitorMessages } from '../support/messages.ts'
import { expect, test } from '../support/test.ts'

// What the server is made to answer here, browsers write into their console.
test.use({ expectedProblems: ['status of 503'] })

test('pages that cannot be read now say why, within their frame, and can be tried again', async ({
  page,
  language: locale,
}) => {
  const t = visitorMessages(locale)
  const pages = [
    { path: '/routes', link: t('header.routes'), title: t('list.title') },
    { path: '/search/map', link: t('header.map'), title: t('map.title') },
    { path: '/users', link: t('header.users'), title: t('users.title') },
  ]
  await speak(page, locale)
  await page.goto('/term')
  await untilAlive(page)
  for (const { path, link, title } of pages) {
    const frame = page.getByRole('navigation', { name: t('header.explore') })
    await expectFailure(page, { path, title, locale }, () => goByHeader(page, link, locale))
    await expect(frame).toBeVisible()
    await tryAgain(page, title, locale)
  }
})

test("the list of one's own routes can be tried again", async ({ page, language: locale }) => {
  await aUser(page, locale)
  await createArticle(page, { title: 'Alpine pass' })
  await speak(page, locale)
  await page.goto('/home')
  await untilAlive(page)
  const t = ownMessages(locale)
  const title = t('own.title')
  await expectFailure(page, { path: '/home/routes', title, locale }, () =>
    page.getByRole('link', { name: t('own.seeAll') }).click(),
  )
  await tryAgain(page, title, locale)
  await expect(page.getByRole('heading', { name: 'Alpine pass' })).toBeVisible()
})

/** Chooses a language for all pages to come, whose addresses then do not name it. */
async function speak(page: Page, locale: Locale): Promise<void> {
  await page.goto(`/privacy?hl=${locale}`)
}

interface Failure {
  path: string
  /** What the page is called. */
  title: string
  locale: Locale
}

/** Goes to a page while the server has no answer for it. */
async function expectFailure(page: Page, { path, title, locale }: Failure, go: () => Promise<void>): Promise<void> {
  const data = `**${path}.data*`
  await page.route(data, (route) => route.fulfill({ status: 503, contentType: 'text/plain', body: 'down' }))
  await go()
  const reason = page.getByRole('main').getByRole('alert')
  await expect(reason).toContainText(visitorMessages(locale)('page.unavailable.title'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page).toHaveTitle(`Mishiori | ${title}`)
  await page.unroute(data)
}

async function tryAgain(page: Page, title: string, locale: Locale): Promise<void> {
  const { pathname } = new URL(page.url())
  await page
    .getByRole('main')
    .getByRole('link', { name: visitorMessages(locale)('common.retry') })
    .click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  expect(new URL(page.url()).pathname).toBe(pathname)
  await untilAlive(page) // trying again loads the page whole
}
