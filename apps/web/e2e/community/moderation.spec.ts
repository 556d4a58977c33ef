import { aUser } from '../support/accounts.ts'
import { untilAlive } from '../support/alive.ts'
import { apiOf } from '../support/api.ts'
import { anArticle, createArticle } from '../support/articles.ts'
import { createJourney } from '../support/journeys.ts'
import { adminMessages, ownMessages, visitorMessages } from '../support/messages.ts'
import { expect, mapsWhenAsked, test } from '../support/test.ts'

const REASON = 'It crosses private land. Please leave out the last part.'

// A forbidden article leads visitors nowhere.
test.use({ ...mapsWhenAsked, expectedProblems: ['status of 404'] })

test('a reader reports a route, a moderator forbids it, its author fixes it and requests publication, and it is allowed', async ({
  page,
  openBrowser,
  server,
  language: locale,
}) => {
  test.slow()
  const [t, own, admin] = [visitorMessages(locale), ownMessages(locale), adminMessages(locale)]
  await aUser(page, locale)
  const title = 'Through the orchard'
  const { id } = await createArticle(page, { title })
  const moderator = await openBrowser({ baseURL: server.origin })
  const { name } = await aUser(moderator, locale)

  await test.step('reported', async () => {
    await moderator.goto(`/routes/${id}?hl=${locale}`)
    await untilAlive(moderator)
    await moderator.getByRole('button', { name: t('report.action') }).click()
    const dialog = moderator.getByRole('dialog', { name: t('report.title.route') })
    await dialog.getByRole('radio', { name: t('report.reason.privacy') }).check()
    await dialog.getByRole('button', { name: t('report.send') }).click()
    await expect(dialog.getByText(t('report.sentTitle'))).toBeVisible()
  })
  await test.step('there is no queue for others', async () => {
    expect((await moderator.goto(`/admin?hl=${locale}`))?.status()).toBe(404)
    await server.moderate('role', name, 'moderator')
  })
  await test.step('forbidden for what the moderator points at', async () => {
    await moderator.goto(`/admin?hl=${locale}`)
    await untilAlive(moderator)
    await moderator.getByRole('main').getByRole('link', { name: title }).click()
    const form = moderator.getByRole('region', { name: admin('admin.decide') })
    await form.getByRole('radio', { name: admin('admin.do.forbid') }).check()
    await form.getByRole('combobox').selectOption({ label: admin('admin.pointsAtObject', { name: 'Old road' }) })
    await form.getByRole('textbox').fill(REASON)
    await form.getByRole('button', { name: admin('admin.send') }).click()
    await expect(moderator.getByText(admin('admin.status.acted'))).toBeVisible()
    expect((await (await openBrowser()).goto(`/routes/${id}?hl=${locale}`))?.status()).toBe(404)
  })
  await test.step('told to its author, who saves it anew and requests publication', async () => {
    await page.goto(`/home/routes/${id}?hl=${locale}`)
    await untilAlive(page)
    const reason = page.getByRole('region', { name: own('own.reason') })
    await expect(reason).toContainText(REASON)
    await expect(reason).toContainText('Old road')
    const saved = await apiOf(page).saveRoute(
      { params: { id: String(id) }, body: anArticle({ title, summary: 'Around the orchard' }) },
      { headers: { 'if-match': '"1"' } },
    )
    expect(saved.ok).toBe(true)
    await reason.getByRole('textbox').first().fill('It leads around now.')
    await reason.getByRole('button', { name: own('own.request') }).click()
    const requested = new RegExp(own('own.requestedAt', { when: '__' }).replace('__', '.+'))
    await expect(reason.getByRole('status').first()).toHaveText(requested)
  })
  await test.step('allowed by who sees what changed', async () => {
    await moderator.goto(`/admin/requests?hl=${locale}`)
    await untilAlive(moderator)
    await moderator.getByRole('main').getByRole('link', { name: title }).click()
    await expect(moderator.getByText('It leads around now.')).toBeVisible()
    await expect(moderator.getByRole('region', { name: admin('admin.difference') })).toContainText('Around the orchard')
    const form = moderator.getByRole('region', { name: admin('admin.decide') })
    await form.getByRole('radio', { name: admin('admin.do.allow') }).check()
    await form.getByRole('button', { name: admin('admin.send') }).click()
    await expect(moderator.getByRole('region', { name: admin('admin.forbidding') })).toHaveCount(0)
    expect((await (await openBrowser()).goto(`/routes/${id}?hl=${locale}`))?.status()).toBe(200)
  })
  await test.step('a comment is prohibited from its menu, and restored from the desk', async () => {
    const text = 'Buy my boots.'
    const written = await apiOf(page).createComment({ params: { id: String(id) }, body: { text } })
    expect(written.ok).toBe(true)
    await moderator.goto(`/routes/${id}?hl=${locale}`)
    await untilAlive(moderator)
    const comments = moderator.getByRole('region', { name: t('comments.title') })
    await comments.getByRole('group').last().locator('summary').click()
    await comments.getByRole('link', { name: t('menu.moderate') }).click()
    const form = moderator.getByRole('region', { name: admin('admin.decide') })
    await form.getByRole('textbox').fill('No advertising.')
    await form.getByRole('button', { name: admin('admin.send') }).click()
    await expect(moderator.getByText(admin('admin.state.prohibited'), { exact: true })).toBeVisible()
    await page.goto(`/routes/${id}?hl=${locale}`)
    await expect(page.getByText(t('comments.isProhibitedOwn', { reason: 'No advertising.' }))).toBeVisible()
    await moderator.goto(`/admin/comments?state=prohibited&hl=${locale}`)
    await untilAlive(moderator)
    await form.getByRole('textbox').fill('It was none.')
    await form.getByRole('button', { name: admin('admin.send') }).click()
    await expect(moderator.getByText(admin('admin.noProhibited'))).toBeVisible()
    await page.goto(`/routes/${id}?hl=${locale}`)
    await expect(page.getByRole('region', { name: t('comments.title') }).getByText(text)).toBeVisible()
  })
})

test('a moderator takes a journey down from its page, and allows it again from the desk', async ({
  page,
  openBrowser,
  server,
  language: locale,
}) => {
  test.slow()
  const [t, admin] = [visitorMessages(locale), adminMessages(locale)]
  await aUser(page, locale)
  const path = `/journeys/${await createJourney(page)}`
  const moderator = await openBrowser({ baseURL: server.origin })
  const { name } = await aUser(moderator, locale)
  await server.moderate('role', name, 'moderator')
  const status = async () => (await (await openBrowser()).goto(`${path}?hl=${locale}`))?.status()
  const form = moderator.getByRole('region', { name: admin('admin.decide') })
  const decide = async (action: 'forbid_journey' | 'allow_journey', reason: string) => {
    await form.getByRole('radio', { name: admin(`admin.do.${action}`) }).check()
    await form.getByRole('textbox').fill(reason)
    await form.getByRole('button', { name: admin('admin.send') }).click()
    await expect(moderator.getByRole('region', { name: admin('admin.history') })).toContainText(reason)
  }

  await test.step('its menu leads to the desk', async () => {
    await moderator.goto(`${path}?hl=${locale}`)
    await untilAlive(moderator)
    await moderator
      .getByRole('group')
      .locator('summary')
      .filter({ hasText: t('article.more') })
      .click()
    await moderator.getByRole('link', { name: t('menu.moderate') }).click()
    await expect(moderator.getByRole('heading', { level: 1, name: 'Over the pass and back' })).toBeVisible()
    await decide('forbid_journey', REASON)
    expect(await status()).toBe(404)
  })
  await test.step('the list of what was taken down leads to it', async () => {
    await moderator.goto(`/admin/journeys?hl=${locale}`)
    await untilAlive(moderator)
    await moderator.getByRole('main').getByRole('link', { name: 'Over the pass and back' }).click()
    await decide('allow_journey', 'It leads around now.')
    expect(await status()).toBe(200)
    await moderator.goto(`/admin/journeys?hl=${locale}`)
    await expect(moderator.getByText(admin('admin.noJourneys'))).toBeVisible()
  })
})
