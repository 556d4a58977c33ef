import { aUser } from '../support/accounts.ts'
import { untilAlive } from '../support/alive.ts'
import { apiOf } from '../support/api.ts'
import { createArticle } from '../support/articles.ts'
import { chooseFile, fixture } from '../support/fixtures.ts'
import { walkFormMessages, walkMessages } from '../support/messages.ts'
import { expect, mapsWhenAsked, test } from '../support/test.ts'

test.use(mapsWhenAsked)

test('somebody logs a stage of another’s journey with the track of a file', async ({
  page: walker,
  language: locale,
  openBrowser,
  server,
}) => {
  const [t, formT] = [walkMessages(locale), walkFormMessages(locale)]
  const author = await openBrowser({ baseURL: server.origin })
  await aUser(author, locale)
  const article = await createArticle(author)
  const part = { object_id: 'line-1', from_m: 0, to_m: 900 }
  const journey = await apiOf(author).createJourney({
    body: {
      kind: 'journey',
      title: 'Two ways over the pass',
      starts_on: '2026-10-17',
      state: 'public',
      entries: [
        { kind: 'stage', article_id: article.id, part },
        { kind: 'stage', article_id: article.id, part: { ...part, from_m: 900, to_m: 1800 } },
      ],
    },
  })
  if (!journey.ok) throw new Error(`the journey was refused: ${JSON.stringify(journey.error)}`)
  const path = `/journeys/${journey.data.id}?hl=${locale}`
  await aUser(walker, locale)
  await walker.goto(path)
  await untilAlive(walker)
  const button = (page: typeof walker) =>
    page.getByRole('button', { name: t('walks.logStage', { title: article.title }) })
  const form = walker.getByRole('dialog', { name: formT('form.newTitle') })

  await test.step('the form shows the stage, and the track of a file on a map', async () => {
    await button(walker).first().click()
    await expect(form.getByText(article.title)).toBeVisible()
    await form.getByText(t('condition.mud'), { exact: true }).click()
    await chooseFile(
      walker,
      () => form.getByRole('button', { name: formT('form.fromFile') }).click(),
      fixture('torii-pass.gpx'),
    )
    await expect(form.getByText('torii-pass.gpx')).toBeVisible()
    await expect(form.getByText(/\d km|\d mi/).last()).toBeVisible()
    const own = await apiOf(walker).listOwnRoutes({ query: {} })
    expect(own.ok && own.data.data).toEqual([])
  })

  await test.step('it is logged, and the stage says so', async () => {
    await form.getByRole('button', { name: formT('form.save'), exact: true }).click()
    await expect(form).toBeHidden()
    await expect(walker.getByText(t('walks.people', { count: 1 }))).toHaveCount(1)
    await expect(walker.getByText(t('condition.mud'), { exact: true })).toHaveCount(2)
    await expect(walker.locator('#walks').locator(`a[href="/routes/${article.id}#walks"]`)).toBeVisible()
  })

  await test.step('a stranger reads it with the stage, and on the article with its part', async () => {
    const stranger = await openBrowser({ baseURL: server.origin })
    await stranger.goto(path)
    await untilAlive(stranger)
    await expect(stranger.locator('#walks').getByText(t('condition.mud'), { exact: true })).toBeVisible()
    await stranger.getByRole('link', { name: t('walks.people', { count: 1 }) }).click()
    await expect(stranger).toHaveURL(/\/routes\//)
    const section = stranger.locator('#walks')
    await expect(section.getByText(t('condition.mud'), { exact: true }).first()).toBeVisible()
    await expect(section.getByText(/0(\.00)?\s?(km|mi|m|ft)/)).toBeVisible()
  })

  await test.step('the track is an article of its walker', async () => {
    const own = await apiOf(walker).listOwnRoutes({ query: {} })
    expect(own.ok && own.data.data).toHaveLength(1)
    await walker.goto(`/home/walks?hl=${locale}`)
    await expect(walker.getByRole('heading', { level: 1, name: t('walks.ownTitle') })).toBeVisible()
    await expect(walker.locator('main a[href^="/routes/"]')).toHaveCount(2)
  })
})
