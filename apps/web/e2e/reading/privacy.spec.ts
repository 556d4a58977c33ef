import { aUser } from '../support/accounts.ts'
import { untilAlive } from '../support/alive.ts'
import { createArticle } from '../support/articles.ts'
import { visitorMessages } from '../support/messages.ts'
import { openMore } from '../support/reading.ts'
import { expect, mapsWhenAsked, test } from '../support/test.ts'

const MISSING = 999_999_999
/** Each answer has its own, which the log knows it by. */
const REQUEST_ID = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g

test.use({ ...mapsWhenAsked, expectedProblems: ['status of 404'] })

test('[B19] drafts and private routes look to everybody else as if they did not exist', async ({
  page,
  openBrowser,
  language,
}) => {
  const t = visitorMessages(language)
  await aUser(page, language)
  const hidden = [
    await createArticle(page, { title: 'nobody may read this', is_draft: true }),
    await createArticle(page, { title: 'nobody may read this', private_mode: 'private' }),
    await createArticle(page, { title: 'nobody may read this', private_mode: 'url' }),
  ]
  const guest = await openBrowser()
  const otherUser = await openBrowser()
  await aUser(otherUser, language)
  for (const reader of [guest, otherUser]) {
    for (const path of [
      '/routes/:id',
      '/api/v1/routes/:id',
      '/api/v1/routes/:id/export?format=gpx',
      '/routes/:id.data',
    ]) {
      const answerFor = async (id: number) => {
        const address = path.replace(':id', String(id))
        const answer = await reader.request.get(address)
        return { status: answer.status(), body: withoutChance(await answer.text(), id) }
      }
      const missing = await answerFor(MISSING)
      expect(missing.status).toBe(404)
      for (const { id } of hidden) expect(await answerFor(id), path).toEqual(missing)
    }
    await reader.goto(`/routes/${hidden[0]?.id}`)
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(t('page.notFound.title'))
  }
  await guest.goto('/routes?q=zyzzyva')
  await expect(guest.getByText(t('list.emptyTitle'))).toBeVisible()
})

test('the author reads a draft with a note that nobody else does', async ({ page, language }) => {
  const t = visitorMessages(language)
  await aUser(page, language)
  const draft = await createArticle(page, { is_draft: true })
  await page.goto(`/routes/${draft.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(draft.title)
  await expect(page.getByText(t('article.statusDraft'))).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
})

test('a link-shared route opens with its link alone, file included', async ({
  page,
  openBrowser,
  context,
  server,
  language,
}) => {
  const t = visitorMessages(language)
  await aUser(page, language)
  const shared = await createArticle(page, { private_mode: 'url' })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.origin })
  await page.goto(`/routes/${shared.id}`)
  await untilAlive(page)
  await page
    .getByRole('button', { name: t('article.share') })
    .first()
    .click()
  await expect(page.getByText(t('article.copied'))).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toContain('token=')

  const friend = await openBrowser()
  await friend.goto(link)
  await expect(friend.getByRole('heading', { level: 1 })).toHaveText(shared.title)
  await openMore(friend, language)
  const download = friend.waitForEvent('download')
  await friend.getByRole('link', { name: t('article.download') }).click()
  expect((await download).suggestedFilename()).toMatch(/\.gpx$/)

  const token = new URL(link).searchParams.get('token') ?? ''
  const wrong = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`
  for (const search of ['', `?token=${wrong}`, '?token=%00']) {
    const answer = await friend.goto(`/routes/${shared.id}${search}`)
    expect(answer?.status(), search).toBe(404)
  }
  await friend.goto('/routes')
  await expect(friend.locator(`a[href="/routes/${shared.id}"]`)).toHaveCount(0)
})

/** Takes out what differs between any two answers: the address itself, and values drawn for each. */
function withoutChance(text: string, id: number): string {
  return text
    .replace(new RegExp(`(routes(?:/|%2F))${id}\\b`, 'g'), '$1:id')
    .replace(/nonce="[^"]*"/g, '')
    .replace(REQUEST_ID, '')
}
