import { aUser } from '../support/accounts.ts'
import { untilAlive } from '../support/alive.ts'
import { createArticle } from '../support/articles.ts'
import { visitorMessages } from '../support/messages.ts'
import { expect, mapsWhenAsked, test } from '../support/test.ts'

test.use(mapsWhenAsked)

test('what others do arrives while a page is open, and is read once it is seen', async ({
  page,
  language: locale,
  openBrowser,
  server,
}) => {
  const t = visitorMessages(locale)
  await aUser(page, locale)
  const { id } = await createArticle(page)
  const reader = await openBrowser({ baseURL: server.origin })
  const { name } = await aUser(reader, locale)
  await page.goto(`/home/routes?hl=${locale}`)
  await untilAlive(page)
  const bell = page.getByRole('banner').getByRole('link', { name: t('header.notifications'), exact: true })
  await expect(bell).toBeVisible()

  await test.step('the bell counts it, and it is said', async () => {
    await reader.goto(`/routes/${id}`)
    await untilAlive(reader)
    await reader
      .getByRole('main')
      .getByRole('button', { name: t('article.nice') })
      .last()
      .click()
    await expect(page.getByRole('banner').getByRole('link', { name: t('header.unread', { count: 1 }) })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: name })).toBeAttached()
  })

  await test.step('the page lists it, and what is seen is read', async () => {
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('header.unread', { count: 1 }) })
      .click()
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: name })
    await expect(row).toBeVisible()
    await expect(bell).toBeVisible()
    await row.getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`/routes/${id}`))
  })
})
