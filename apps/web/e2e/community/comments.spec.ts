import { aUser } from '../support/accounts.ts'
import { untilAlive } from '../support/alive.ts'
import { createArticle } from '../support/articles.ts'
import { visitorMessages } from '../support/messages.ts'
import { expect, mapsWhenAsked, test } from '../support/test.ts'

test.use({ ...mapsWhenAsked, expectedProblems: ['ERR_INTERNET_DISCONNECTED'] })

test('two people talk about a route', async ({ page: reader, language: locale, openBrowser, server }) => {
  const t = visitorMessages(locale)
  const author = await openBrowser({ baseURL: server.origin })
  await aUser(author, locale)
  const { id } = await createArticle(author)
  await aUser(reader, locale)
  await reader.goto(`/routes/${id}?hl=${locale}`)
  await untilAlive(reader)
  const field = reader.getByRole('textbox', { name: t('comments.label') })
  const ofReader = reader.locator('#comments')

  await test.step('what is written outlives a reload, and is posted', async () => {
    await field.fill('石畳が苔むしていました。')
    await reader.reload()
    await untilAlive(reader)
    await expect(field).toHaveValue('石畳が苔むしていました。')
    await ofReader.getByRole('button', { name: t('comments.send') }).click()
    await expect(ofReader.getByText('石畳が苔むしていました。')).toBeVisible()
    await expect(reader).toHaveURL(/comment=\d+#comment-\d+/)
    await expect(field).toHaveValue('')
  })

  await test.step('its link leads to it, and it is answered', async () => {
    await author.goto(reader.url())
    await untilAlive(author)
    await expect(author.locator('[id^=comment-]:focus')).toContainText('石畳が苔むしていました。')
    await author
      .locator('#comments')
      .getByRole('link', { name: t('comments.reply'), exact: true })
      .click()
    await author.getByRole('textbox', { name: /./ }).last().fill('雨のあとは気をつけて。https://example.com/')
    await author
      .locator('#comments')
      .getByRole('button', { name: t('comments.reply'), exact: true })
      .click()
    const link = author.getByRole('link', { name: 'https://example.com/' })
    await expect(link).toHaveAttribute('rel', 'noopener nofollow ugc')
  })

  await test.step('without a server the page stays, with the text and the reason', async () => {
    await reader.context().setOffline(true)
    await field.fill('雨の日にまた来ます。')
    await ofReader.getByRole('button', { name: t('comments.send') }).click()
    await expect(ofReader.getByText(t('error.network'))).toBeVisible()
    await reader
      .getByRole('button', { name: t('article.nice') })
      .first()
      .click()
    await expect(reader.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(field).toHaveValue('雨の日にまた来ます。')
    await reader.context().setOffline(false)
    await ofReader.getByRole('button', { name: t('comments.send') }).click()
    await expect(ofReader.getByText('雨の日にまた来ます。')).toBeVisible()
  })

  await test.step('it is changed, and marked', async () => {
    await reader.reload()
    await untilAlive(reader)
    await expect(ofReader.getByText('雨のあとは気をつけて。')).toBeVisible()
    await ofReader.locator('summary').first().click()
    await ofReader.getByRole('link', { name: t('comments.edit') }).click()
    await reader.getByRole('textbox', { name: t('comments.editLabel') }).fill('石畳が苔むして、きれいでした。')
    await ofReader.getByRole('button', { name: t('comments.save') }).click()
    await expect(ofReader.getByText('石畳が苔むして、きれいでした。')).toBeVisible()
    await expect(ofReader.getByText(t('comments.edited'))).toBeVisible()
    await expect(ofReader.locator('[id^=comment-]:focus')).toBeVisible()
  })

  await test.step('the owner of the article deletes it, and its answer stays', async () => {
    await author.goto(`/routes/${id}`)
    await untilAlive(author)
    const ofAuthor = author.locator('#comments')
    await ofAuthor.locator('summary').first().click()
    await ofAuthor.getByRole('button', { name: t('comments.delete') }).click()
    await author
      .getByRole('dialog')
      .getByRole('button', { name: t('comments.delete') })
      .click()
    await expect(ofAuthor.locator('[id^=comment-]:focus')).toHaveText(t('comments.isDeleted'))
    await expect(ofAuthor.getByText('雨のあとは気をつけて。')).toBeVisible()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedProblems: ['status of 422'] })

  test('a comment is read, posted and answered', async ({ page, language: locale, openBrowser, server }) => {
    const t = visitorMessages(locale)
    const author = await openBrowser({ baseURL: server.origin })
    await aUser(author, locale)
    const { id } = await createArticle(author)
    const reader = await openBrowser({ baseURL: server.origin })
    await aUser(reader, locale)
    await page.context().addCookies(await reader.context().cookies())
    await page.goto(`/routes/${id}?hl=${locale}`)
    const comments = page.locator('#comments')
    await comments.getByRole('textbox').fill('スクリプトなしで')
    await comments.getByRole('button', { name: t('comments.send') }).click()
    await expect(page).toHaveURL(/comment=\d+/)
    await comments.getByRole('link', { name: t('comments.reply'), exact: true }).click()
    await comments.getByRole('textbox').last().fill('返信もできる')
    await comments.getByRole('button', { name: t('comments.reply'), exact: true }).click()
    await expect(comments.getByText('返信もできる')).toBeVisible()
    await comments.getByRole('textbox').first().fill(' ')
    await comments.getByRole('button', { name: t('comments.send') }).click()
    await expect(comments.getByRole('alert')).toBeVisible()
  })
})
