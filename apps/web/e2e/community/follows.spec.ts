import { aUser, forgetCookies, logInFromSheet } from '../support/accounts.ts'
import { untilAlive } from '../support/alive.ts'
import { createArticle } from '../support/articles.ts'
import { visitorMessages } from '../support/messages.ts'
import { openMore } from '../support/reading.ts'
import { expect, mapsWhenAsked, test } from '../support/test.ts'

test.use(mapsWhenAsked)

test('a visitor follows an author, reads their routes at home, and is blocked', async ({
  page,
  language: locale,
  openBrowser,
  server,
}) => {
  const t = visitorMessages(locale)
  const author = await openBrowser({ baseURL: server.origin })
  const { name: authorName } = await aUser(author, locale)
  const { id, user, title } = await createArticle(author)
  const reader = await aUser(page, locale)
  const profile = `/users/${user.id}`
  const follow = page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^(${t('follow.follow')}|${t('follow.following')}) .*${authorName}`) })
  const untilAnswered = () =>
    page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.url().includes(`${profile}.data`), {
      timeout: 60_000, // a log-in may lie before it
    })

  await test.step('what needs a log-in asks for one, and is done after it', async () => {
    await forgetCookies(page)
    await page.goto(`/routes/${id}?hl=${locale}`)
    await untilAlive(page)
    await follow.click()
    const answered = untilAnswered()
    await logInFromSheet(page, reader, locale)
    await answered
    await expect(follow).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('what they publish is at home, and they are among those one follows', async () => {
    await page.goto('/home')
    await expect(page.getByRole('main').getByRole('link', { name: title })).toBeVisible()
    await page.goto('/home/follows')
    await expect(follow).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('who is followed sees by whom, and blocks them', async () => {
    await author.goto('/home/follows?side=followers')
    await untilAlive(author)
    await author.getByRole('main').getByRole('link', { name: reader.name }).click()
    await expect(author.getByRole('heading', { level: 1, name: reader.name })).toBeVisible()
    await untilAlive(author)
    await author.getByRole('button', { name: t('user.actions', { name: reader.name }) }).click()
    await author.getByRole('menuitem', { name: t('block.block') }).click()
    await author
      .getByRole('dialog')
      .getByRole('button', { name: t('block.block') })
      .click()
    await expect(author.getByText(t('block.notice', { name: reader.name }))).toBeVisible()
  })

  await test.step('the follow is gone, reading goes on, and what they cannot do any more is absent', async () => {
    await page.goto(profile)
    await untilAlive(page)
    await expect(page.getByRole('link', { name: title })).toBeVisible()
    await expect(page.getByText(t('error.user.blocked'))).toBeVisible()
    await expect(follow).toHaveCount(0)
    await page.getByRole('link', { name: title }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    const comments = page.getByRole('region', { name: t('comments.title') })
    await expect(comments.getByText(t('error.user.blocked'))).toBeVisible()
    await expect(comments.getByRole('textbox')).toHaveCount(0)
    await expect(page.getByRole('button', { name: t('article.nice') })).toHaveCount(0)
    await openMore(page, locale)
    await expect(page.getByRole('link', { name: t('article.download') })).toBeVisible()
    await expect(page.getByRole('button', { name: t('clone.action') })).toHaveCount(0)
    await expect(page.getByRole('link', { name: t('propose.action') })).toHaveCount(0)
  })

  await test.step('it ends in the account settings', async () => {
    await author.goto('/home/account/blocks')
    await untilAlive(author)
    await author.getByRole('main').getByRole('listitem').getByRole('button').click()
    await expect(author.getByRole('main').getByRole('listitem')).toHaveCount(0)
    await page.goto(profile)
    await untilAlive(page)
    const answered = untilAnswered()
    await follow.click()
    await answered
    await expect(follow).toHaveAttribute('aria-pressed', 'true')
  })
})
