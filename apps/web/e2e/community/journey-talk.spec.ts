import { aUser, forgetCookies, logInFromSheet } from '../support/accounts.ts'
import { untilAlive } from '../support/alive.ts'
import { createJourney } from '../support/journeys.ts'
import { visitorMessages } from '../support/messages.ts'
import { expect, mapsWhenAsked, test } from '../support/test.ts'

test.use(mapsWhenAsked)

const WORDS = '二日目の峠がよさそうです。'
const ANSWER = '天気がよければぜひ。'

test('two people talk about a journey', async ({ page: reader, language: locale, openBrowser, server }) => {
  const t = visitorMessages(locale)
  const author = await openBrowser({ baseURL: server.origin })
  await aUser(author, locale)
  const id = await createJourney(author)
  const person = await aUser(reader, locale)
  await forgetCookies(reader)
  await reader.goto(`/journeys/${id}?hl=${locale}`)
  await untilAlive(reader)
  const ofReader = reader.locator('#comments')
  const nice = reader.getByRole('main').getByRole('button', { name: t('article.nice') })

  await test.step('a visitor thanks its author, and logs in for it', async () => {
    await nice.first().click()
    const answered = reader.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().includes(`/journeys/${id}.data`),
      { timeout: 60_000 }, // a log-in lies before it
    )
    await logInFromSheet(reader, person, locale)
    await answered
    for (const button of await nice.all()) {
      await expect(button).toHaveAttribute('aria-pressed', 'true')
      await expect(button).toContainText('1')
    }
  })

  await test.step('what they write about it is posted, and outlives a reload', async () => {
    await reader.getByRole('textbox', { name: t('comments.label') }).fill(WORDS)
    await ofReader.getByRole('button', { name: t('comments.send') }).click()
    await expect(ofReader.getByText(WORDS)).toBeVisible()
    await expect(reader).toHaveURL(/\/journeys\/\d+.*comment=\d+#comment-\d+/)
    await reader.reload()
    await expect(ofReader.getByText(WORDS)).toBeVisible()
  })

  await test.step('its author is told of both, and led to the comment', async () => {
    await author.goto(`/home/notify?hl=${locale}`)
    const rows = author.getByRole('main').getByRole('listitem').filter({ hasText: person.name })
    await expect(rows).toHaveCount(2)
    const [told, thanked] = [rows.filter({ hasText: WORDS }), rows.filter({ hasNotText: WORDS })]
    await expect(thanked.getByRole('link')).toHaveAttribute('href', `/journeys/${id}`)
    await told.getByRole('link').click()
    await untilAlive(author)
    await expect(author.locator('[id^=comment-]:focus')).toContainText(WORDS)
  })

  await test.step('its author answers, and the reader is told', async () => {
    const ofAuthor = author.locator('#comments')
    await ofAuthor.getByRole('link', { name: t('comments.reply'), exact: true }).click()
    await author.getByRole('textbox', { name: /./ }).last().fill(ANSWER)
    await ofAuthor.getByRole('button', { name: t('comments.reply'), exact: true }).click()
    await expect(ofAuthor.getByText(ANSWER)).toBeVisible()
    const told = reader.getByRole('main').getByRole('listitem').filter({ hasText: ANSWER }).getByRole('link')
    await expect(async () => {
      await reader.goto('/home/notify')
      await expect(told).toBeVisible({ timeout: 2000 })
    }).toPass()
    await told.click()
    await expect(ofReader.getByText(ANSWER)).toBeVisible()
  })

  await test.step('who thanked is listed, and the author thanks nobody for their own', async () => {
    await expect(author.getByRole('button', { name: t('article.nice') })).toHaveCount(0)
    await author.getByRole('link', { name: t('article.niceBy', { count: 1 }) }).click()
    await expect(author.getByRole('main').getByRole('link', { name: person.name })).toBeVisible()
  })
})
