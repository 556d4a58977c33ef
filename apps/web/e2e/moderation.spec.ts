import { aUser } from './support/accounts.ts'
import { untilAlive } from './support/alive.ts'
import { createArticle } from './support/articles.ts'
import { expect, test } from './support/test.ts'
import { ownWords, words } from './support/words.ts'

const REASON = 'It crosses private land. Please leave out the last part.'

// A forbidden article leads visitors nowhere.
test.use({ expectedProblems: ['status of 404'] })

test('a forbidden article tells its author why, who requests publication, and nobody else sees it until it is allowed', async ({
  page,
  openBrowser,
  server,
  language: locale,
}) => {
  await aUser(page, locale)
  const title = 'Through the orchard'
  const { id } = await createArticle(page, { title })
  const [t, visitorWords] = [ownWords(locale), words(locale)]
  const visitor = await openBrowser()
  expect((await visitor.goto(`/routes/${id}?hl=${locale}`))?.status()).toBe(200)

  await server.moderate('forbid', String(id), '--reason', REASON)
  await test.step('hidden from visitors', async () => {
    expect((await visitor.goto(`/routes/${id}?hl=${locale}`))?.status()).toBe(404)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(visitorWords('page.notFound.title'))
    await expect(visitor.getByText(title)).toHaveCount(0)
  })
  await test.step('told to its author, who requests publication', async () => {
    await page.goto(`/home/routes/${id}?hl=${locale}`)
    await untilAlive(page)
    const reason = page.getByRole('region', { name: t('own.reason') })
    await expect(reason).toContainText(REASON)
    expect(await server.moderate('list')).not.toContain(title)
    await reason.getByRole('button', { name: t('own.request') }).click()
    const requested = new RegExp(t('own.requestedAt', { when: '__' }).replace('__', '.+'))
    await expect(reason.getByRole('status')).toHaveText(requested)
    await expect(reason.getByRole('button', { name: t('own.request') })).toBeHidden()
    await page.reload()
    await expect(reason.getByRole('status')).toHaveText(requested)
  })
  await test.step('seen again only when it is allowed', async () => {
    expect(await server.moderate('list')).toContain(title)
    expect((await visitor.goto(`/routes/${id}?hl=${locale}`))?.status()).toBe(404)
    await server.moderate('allow', String(id))
    expect((await visitor.goto(`/routes/${id}?hl=${locale}`))?.status()).toBe(200)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title)
  })
})
