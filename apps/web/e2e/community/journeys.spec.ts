import type { Locator, Page } from '@playwright/test'
import type { Locale } from '@repo/contract'
import { aUser } from '../support/accounts.ts'
import { untilAlive } from '../support/alive.ts'
import { apiOf } from '../support/api.ts'
import { anArticle, createArticle, lineFrom } from '../support/articles.ts'
import { journeysMessages, visitorMessages } from '../support/messages.ts'
import { openMore } from '../support/reading.ts'
import { expect, mapsWhenAsked, test } from '../support/test.ts'

test.use(mapsWhenAsked)

const STAGES = ['Narai to Miyanokoshi', 'Miyanokoshi to Agematsu', 'Agematsu to Nojiri']

/** Three routes of the person at this page that follow each other. */
async function createStages(page: Page): Promise<void> {
  for (const [index, title] of STAGES.entries())
    await createArticle(page, { title, layer: lineFrom([137.7 + index * 0.02, 35.9 + index * 0.01]) })
}

const titlesIn = (main: Locator) => main.getByRole('heading', { level: 3 })

/** Everything has reached the server. */
async function untilSaved(main: Locator, locale: Locale): Promise<void> {
  await expect(
    main.getByRole('status').filter({ hasText: journeysMessages(locale)('journeys.edit.saved') }),
  ).toBeVisible()
}

test('an author makes a journey of three days, orders it and publishes it', async ({
  page,
  language: locale,
  openBrowser,
  server,
}) => {
  const [t, j] = [visitorMessages(locale), journeysMessages(locale)]
  await aUser(page, locale)
  await createStages(page)
  const main = page.getByRole('main')

  await test.step('it begins in the list of one’s own', async () => {
    await page.goto(`/home/journeys?hl=${locale}`)
    await untilAlive(page)
    await expect(main.getByText(j('journeys.own.empty'))).toBeVisible()
    await main.getByRole('button', { name: j('journeys.own.createJourney') }).click()
    await expect(page).toHaveURL(/\/home\/journeys\/\d+\/edit/)
    await untilAlive(page)
  })

  await test.step('it gets a name, a first day, and three routes', async () => {
    await main.getByRole('textbox', { name: j('journeys.edit.title') }).fill('The Kiso road')
    await main.getByLabel(j('journeys.edit.startsOn')).fill('2026-10-17')
    await main.getByRole('button', { name: j('journeys.edit.addRoute') }).click()
    const dialog = page.getByRole('dialog', { name: j('journeys.pick.title') })
    for (const name of STAGES) await dialog.getByRole('button', { name: j('journeys.pick.addOf', { name }) }).click()
    await page.keyboard.press('Escape')
    await expect(titlesIn(main)).toHaveText(STAGES)
    await untilSaved(main, locale)
  })

  await test.step('it is ordered with keys and with a pointer', async () => {
    const up = main.getByRole('button', { name: j('journeys.edit.up', { name: STAGES[2] ?? '' }) })
    await up.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(titlesIn(main)).toHaveText([STAGES[2], STAGES[0], STAGES[1]].map(String))
    await dragRow(page, { from: 0, to: 2 })
    await expect(titlesIn(main)).toHaveText(STAGES)
    await untilSaved(main, locale)
  })

  await test.step('what is taken out comes back to its place', async () => {
    await main.getByRole('button', { name: j('journeys.edit.removeOf', { name: STAGES[1] ?? '' }) }).click()
    await expect(titlesIn(main)).toHaveText([STAGES[0], STAGES[2]].map(String))
    await page.getByRole('button', { name: j('journeys.own.undo') }).click()
    await expect(titlesIn(main)).toHaveText(STAGES)
    await untilSaved(main, locale)
  })

  await test.step('everybody can read it', async () => {
    await main.getByRole('radio', { name: t('status.public') }).check()
    await untilSaved(main, locale)
    const [, id] = /journeys\/(\d+)/.exec(page.url()) ?? []
    const reader = await openBrowser({ baseURL: server.origin })
    await reader.goto(`/journeys/${id}?hl=${locale}`)
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('The Kiso road')
    const days = reader.getByRole('list', { name: j('journeys.stages') }).getByRole('listitem')
    await expect(days).toHaveCount(3)
    await expect(days.nth(1)).toContainText(STAGES[1] ?? '')
    await expect(days.nth(1)).toContainText(j('journeys.day', { number: 2 }))
    await expect(reader.getByRole('link', { name: j('journeys.edit') })).toHaveCount(0)
  })

  await test.step('a further route comes from its own page', async () => {
    const { id } = await createArticle(page, { title: 'Nojiri to Tsumago' })
    await page.goto(`/routes/${id}`)
    await untilAlive(page)
    await openMore(page, locale)
    await main
      .getByRole('button', { name: t('article.addToJourney') })
      .filter({ visible: true })
      .click()
    const dialog = page.getByRole('dialog', { name: j('journeys.add.title') })
    await dialog.getByRole('button', { name: j('journeys.pick.addOf', { name: 'The Kiso road' }) }).click()
    await dialog.getByRole('link', { name: j('journeys.add.openOf', { name: 'The Kiso road' }) }).click()
    await expect(titlesIn(main)).toHaveText([...STAGES, 'Nojiri to Tsumago'])
  })
})

test('a line is cut into stages, whose cuts move later', async ({ page, language: locale }) => {
  const j = journeysMessages(locale)
  await aUser(page, locale)
  await createArticle(page, { title: 'The whole road', layer: lineFrom([137.7, 35.9]) })
  const made = await apiOf(page).createJourney({
    body: { kind: 'journey', title: 'In parts', starts_on: '2026-10-17' },
  })
  if (!made.ok) throw new Error(made.error.code)
  await page.goto(`/home/journeys/${made.data.id}/edit?hl=${locale}`)
  await untilAlive(page)
  const main = page.getByRole('main')
  const stages = main.getByRole('list', { name: j('journeys.cut.stages') }).getByRole('listitem')
  const endOf = (number: number) =>
    main.getByRole('slider', { name: j('journeys.cut.endOf', { part: j('journeys.day', { number }) }) })

  await test.step('a cut is added, moved by keys, and there again after a crash', async () => {
    await main.getByRole('button', { name: j('journeys.cut.action') }).click()
    const dialog = page.getByRole('dialog', { name: j('journeys.cut.pick') })
    await dialog.getByRole('button', { name: j('journeys.cut.chooseOf', { name: 'The whole road' }) }).click()
    await main.getByRole('button', { name: j('journeys.cut.add') }).click()
    await expect(stages).toHaveCount(2)
    const before = Number(await endOf(1).getAttribute('aria-valuenow'))
    await endOf(1).press('ArrowRight')
    await page.reload()
    await expect(endOf(1)).toHaveAttribute('aria-valuenow', String(before + 100))
  })

  await test.step('the stages are taken', async () => {
    await untilAlive(page)
    await main.getByRole('button', { name: j('journeys.cut.confirm', { count: 2 }) }).click()
    await expect(titlesIn(main)).toHaveText(['The whole road', 'The whole road'])
    await untilSaved(main, locale)
  })

  await test.step('the cut between them moves', async () => {
    const move = main.getByRole('button', { name: j('journeys.cut.moveOf', { name: 'The whole road' }) })
    await move.first().click()
    const before = Number(await endOf(1).getAttribute('aria-valuenow'))
    await endOf(1).press('ArrowLeft')
    await main.getByRole('button', { name: j('journeys.cut.save') }).click()
    await untilSaved(main, locale)
    const read = await apiOf(page).readJourney({ params: { id: String(made.data.id) }, query: {} })
    expect(read.ok && read.data.entries.map(({ part }) => part?.to_m)).toEqual([before - 100, expect.any(Number)])
  })
})

test('a stranger reads a journey: what they may not see is not there', async ({
  page,
  language: locale,
  openBrowser,
  server,
}) => {
  const j = journeysMessages(locale)
  const author = await openBrowser({ baseURL: server.origin })
  await aUser(author, locale)
  const shown = await createArticle(author, { title: 'For everybody' })
  const hidden = await createArticle(author, { title: 'For later', is_draft: true })
  const made = await apiOf(author).createJourney({
    body: {
      kind: 'journey',
      title: 'Two days',
      starts_on: '2026-10-17',
      state: 'public',
      entries: [
        { kind: 'stage', article_id: shown.id },
        { kind: 'stage', article_id: hidden.id },
        { kind: 'rest', note: 'Hot springs' },
      ],
    },
  })
  if (!made.ok) throw new Error(made.error.code)
  const path = `/journeys/${made.data.id}?hl=${locale}`
  const stages = (at: Page) => at.getByRole('list', { name: j('journeys.stages') })

  await test.step('its author sees which entry others do not', async () => {
    await author.goto(path)
    await expect(stages(author)).toContainText('For later')
    await expect(stages(author)).toContainText(j('journeys.ownOnly'))
  })

  await test.step('a stranger has the others, and the map of them', async () => {
    await page.goto(path)
    await expect(stages(page)).toContainText('For everybody')
    await expect(stages(page)).toContainText('Hot springs')
    await expect(page.getByText('For later')).toHaveCount(0)
    await untilAlive(page)
    await expect(page.getByRole('region', { name: j('journeys.map', { title: 'Two days' }) })).toBeVisible()
    await stages(page).getByRole('link', { name: 'For everybody' }).click()
    await expect(page).toHaveURL(`/routes/${shown.id}`)
  })

  await test.step('a draft is not there for them', async () => {
    const draft = await apiOf(author).createJourney({ body: { kind: 'collection', title: 'Not yet' } })
    if (!draft.ok) throw new Error(draft.error.code)
    const answer = await page.request.get(`/journeys/${draft.data.id}`)
    expect(answer.status()).toBe(404)
  })
})

test('a reader makes a plan of a journey, which credits it', async ({
  page,
  language: locale,
  openBrowser,
  server,
}) => {
  const [t, j] = [visitorMessages(locale), journeysMessages(locale)]
  const author = await openBrowser({ baseURL: server.origin })
  await aUser(author, locale)
  const shown = await createArticle(author, { title: 'Over the pass' })
  const hidden = await createArticle(author, { title: 'For later', is_draft: true })
  const entries = [shown, hidden].map(({ id }) => ({ kind: 'stage', article_id: id }) as const)
  const made = await apiOf(author).createJourney({
    body: { kind: 'journey', title: 'The Kiso road', starts_on: '2026-10-17', state: 'public', entries },
  })
  if (!made.ok) throw new Error(made.error.code)
  await aUser(page, locale)
  const main = page.getByRole('main')

  await page.goto(`/journeys/${made.data.id}?hl=${locale}`)
  await untilAlive(page)
  await main.getByRole('button', { name: j('journeys.plan.action.journey') }).click()
  const dialog = page.getByRole('dialog', { name: j('journeys.plan.title.journey') })
  await dialog.getByRole('textbox', { name: j('journeys.edit.title') }).fill('Next year')
  await dialog.getByLabel(j('journeys.edit.startsOn')).fill('2027-05-01')
  await dialog.getByRole('button', { name: j('journeys.plan.submit') }).click()
  await expect(page).toHaveURL(/\/home\/journeys\/\d+\/edit/)
  await expect(titlesIn(main)).toHaveText(['Over the pass'])
  await expect(main.getByLabel(j('journeys.edit.startsOn'))).toHaveValue('2027-05-01')

  const [, id] = /journeys\/(\d+)/.exec(page.url()) ?? []
  await page.goto(`/journeys/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Next year')
  await untilAlive(page)
  await main.getByRole('link', { name: 'The Kiso road' }).click()
  await expect(page).toHaveURL(`/journeys/${made.data.id}`)
  await openMore(page, locale)
  await main.getByRole('button', { name: t('report.action') }).click()
  await page
    .getByRole('dialog', { name: t('report.title.journey') })
    .getByRole('button', { name: t('report.send') })
    .click()
  await expect(page.getByText(t('report.sentTitle'))).toBeVisible()
})

test('a public journey is found in its list and beside routes, without scripts too; a private one is not', async ({
  page,
  language: locale,
  openBrowser,
  server,
}) => {
  const [t, j] = [visitorMessages(locale), journeysMessages(locale)]
  const word = `pasqueflower${locale.slice(0, 2)}`
  await aUser(page, locale)
  const { id: article_id } = await createArticle(page, { title: `A ${word} by the road` })
  const ids: number[] = []
  for (const [title, state] of [
    [`Days of the ${word}`, 'public'],
    [`The ${word} for me alone`, 'private'],
  ] as const) {
    const entries = [{ kind: 'stage', article_id } as const]
    const made = await apiOf(page).createJourney({ body: { kind: 'journey', title, state, entries } })
    if (!made.ok) throw new Error(made.error.code)
    ids.push(made.data.id)
  }
  const reader = await openBrowser({ baseURL: server.origin, javaScriptEnabled: false })
  const main = reader.getByRole('main')

  await test.step('the list searches within a kind, and says what it searched for', async () => {
    await reader.goto(`/journeys?kind=journey&hl=${locale}`)
    const search = main.getByRole('search', { name: j('journeys.list.find') })
    await search.getByRole('searchbox').fill(word)
    await search.getByRole('button', { name: t('list.submit') }).click()
    await expect(reader).toHaveURL(`/journeys?q=${word}&kind=journey`)
    const title = j('journeys.list.found.journey', { query: word })
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(reader).toHaveTitle(`Mishiori | ${title}`)
    await expect(reader.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await expect(main.getByRole('article').getByRole('link', { name: `Days of the ${word}` })).toHaveAttribute(
      'href',
      `/journeys/${ids[0]}`,
    )
    await expect(main.getByRole('article')).toHaveCount(1)
    await main.getByRole('link', { name: j('journeys.list.collection'), exact: true }).click()
    await expect(main.getByText(j('journeys.list.notFound', { query: word }))).toBeVisible()
  })

  await test.step('a search of routes has it below them, with the way to all of them', async () => {
    await reader.goto(`/routes?q=${word}`)
    const section = main.getByRole('region', { name: t('header.journeys') })
    await expect(section.getByRole('article')).toHaveCount(1)
    await expect(main.getByRole('article')).toHaveCount(2)
    await section.getByRole('link', { name: t('list.journeysOf', { query: word }) }).click()
    await expect(reader).toHaveURL(`/journeys?q=${word}`)
    await expect(main.getByRole('article')).toHaveCount(1)
    await reader.goto(`/routes?q=${word}&length=0-5`)
    await expect(section).toHaveCount(0)
  })
})

test.describe('in two tabs', () => {
  // What was made from an older state is refused, and done again.
  test.use({ expectedProblems: ['status of 412', 'net::ERR_FAILED'] })

  test('two tabs change one journey, one of them without a network, and nothing is lost', async ({
    page,
    context,
    language: locale,
  }) => {
    const j = journeysMessages(locale)
    await aUser(page, locale)
    const ids: number[] = []
    for (const title of STAGES) ids.push((await createArticle(page, anArticle({ title }))).id)
    const made = await apiOf(page).createJourney({
      body: { kind: 'journey', title: 'Kiso', entries: ids.map((id) => ({ kind: 'stage' as const, article_id: id })) },
    })
    if (!made.ok) throw new Error(made.error.code)
    const path = `/home/journeys/${made.data.id}/edit?hl=${locale}`
    const other = await context.newPage()
    for (const tab of [page, other]) {
      await tab.goto(path)
      await untilAlive(tab)
    }
    const up = (tab: Page, name: string | undefined) =>
      tab.getByRole('button', { name: j('journeys.edit.up', { name: name ?? '' }) })

    await test.step('a move is done to the order that the other tab made', async () => {
      await up(other, STAGES[1]).click()
      await untilSaved(other.getByRole('main'), locale)
      for (const _ of [1, 2]) await up(page, STAGES[2]).click()
      await untilSaved(page.getByRole('main'), locale)
      await expect(titlesIn(page.getByRole('main'))).toHaveText([STAGES[2], STAGES[1], STAGES[0]].map(String))
    })

    await test.step('what is written without a network is there after a reload', async () => {
      await other.route('**/api/v1/self/journeys/**', (route) => route.abort())
      await other.getByRole('textbox', { name: j('journeys.edit.title') }).fill('The Kiso road')
      await expect(other.getByText(j('journeys.edit.waiting'))).toBeVisible()
      await other.unroute('**/api/v1/self/journeys/**')
      await other.reload()
      await expect(other.getByRole('textbox', { name: j('journeys.edit.title') })).toHaveValue('The Kiso road')
      await untilSaved(other.getByRole('main'), locale)
      const saved = await apiOf(other).readJourney({ params: { id: String(made.data.id) } })
      expect(saved.ok && saved.data.title).toBe('The Kiso road')
    })
  })
})

/** Takes a row by its handle and lets it fall below another. */
async function dragRow(page: Page, { from, to }: { from: number; to: number }): Promise<void> {
  const rows = page.locator('[data-entry]')
  const handle = await rows.nth(from).locator('span').first().boundingBox()
  const target = await rows.nth(to).boundingBox()
  if (!handle || !target) throw new Error('no rows')
  await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2)
  await page.mouse.down()
  await page.mouse.move(handle.x + handle.width / 2, target.y + target.height - 4, { steps: 8 })
  await page.mouse.up()
}
