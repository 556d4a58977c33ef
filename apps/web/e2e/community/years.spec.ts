import { readFile } from 'node:fs/promises'
import { aUser } from '../support/accounts.ts'
import { untilAlive } from '../support/alive.ts'
import { apiOf } from '../support/api.ts'
import { createArticle, logWalk, rideOn } from '../support/articles.ts'
import { visitorMessages, yearsMessages } from '../support/messages.ts'
import { expect, test } from '../support/test.ts'

// A stranger asks for years that are not shown.
test.use({ expectedProblems: ['404'] })

test('somebody looks at their year, takes it along and shows it, and a stranger sees what is public', async ({
  page: walker,
  language: locale,
  openBrowser,
  server,
}) => {
  const [t, site] = [yearsMessages(locale), visitorMessages(locale)]
  const author = await openBrowser({ baseURL: server.origin })
  await aUser(author, locale)
  const pass = await createArticle(author, { title: 'Over the pass' })
  const valley = await createArticle(author, { title: 'Down the valley' })
  await aUser(walker, locale)
  const self = await apiOf(walker).currentUser({})
  const publicPath = `/users/${self.ok ? self.data?.id : 0}/years`
  const main = walker.getByRole('main')

  await test.step('before anything was done, it says where activities come from', async () => {
    await walker.goto(`/home/years?hl=${locale}`)
    await expect(main.getByText(t('years.empty'))).toBeVisible()
    await expect(main.getByRole('link', { name: t('years.emptyRecord') })).toBeVisible()
  })

  await test.step('a year has sums, a map and all activities, and another year its own', async () => {
    await logWalk(walker, { articleId: pass.id, visibility: 'public', date: '2026-10-17' })
    await logWalk(walker, { articleId: valley.id, visibility: 'private', date: '2026-05-03' })
    await logWalk(walker, { articleId: pass.id, visibility: 'public', date: '2025-08-11' })
    await createArticle(walker, { title: 'Round the lake', is_draft: true, layer: rideOn('2026-07-20') })
    await walker.goto(`/home/years?hl=${locale}`)
    await untilAlive(walker)
    await expect(main.getByText(t('years.count', { count: 3 }))).toBeVisible()
    await expect(main.getByRole('slider', { name: t('map.title') })).toBeVisible({ timeout: 60_000 })
    for (const name of ['Over the pass', 'Down the valley', 'Round the lake']) {
      await expect(main.getByRole('link', { name, exact: true }).last()).toBeVisible()
    }
    await main.getByText(t('chart.table')).click()
    await expect(main.getByRole('row')).toHaveCount(13)
    await main.getByRole('link', { name: '2025', exact: true }).click()
    await expect(main.getByText(t('years.count', { count: 1 }))).toBeVisible()
    await main.getByRole('link', { name: '2026', exact: true }).click()
  })

  await test.step('one sport is shown alone', async () => {
    await main.getByRole('link', { name: t('sport.cycling') }).click()
    await expect(main.getByText(t('years.count', { count: 1 }))).toBeVisible()
    await expect(main.getByRole('link', { name: 'Over the pass' })).toHaveCount(0)
    await main
      .getByRole('navigation', { name: t('years.sports') })
      .getByRole('link', { name: t('years.all') })
      .click()
    await expect(main.getByText(t('years.count', { count: 3 }))).toBeVisible()
  })

  await test.step('all tracks come as one file', async () => {
    await main.getByText(t('export.button'), { exact: true }).click()
    const [file] = await Promise.all([
      walker.waitForEvent('download'),
      main.getByRole('link', { name: t('export.gpx') }).click(),
    ])
    const gpx = await readFile(await file.path(), 'utf8')
    expect(gpx.match(/<trk>/g)).toHaveLength(3)
  })

  const stranger = await openBrowser({ baseURL: server.origin })
  await test.step('until it is shown, nobody else finds it', async () => {
    const answer = await stranger.goto(`${publicPath}?hl=${locale}`)
    expect(answer?.status()).toBe(404)
  })

  await test.step('it is shown, after saying what becomes visible', async () => {
    await main.getByRole('switch', { name: t('public.switch') }).click()
    const dialog = walker.getByRole('dialog', { name: t('public.dialog') })
    await expect(dialog.getByText(t('public.kept2'))).toBeVisible()
    await dialog.getByRole('button', { name: t('public.confirm') }).click()
    await expect(dialog).toBeHidden()
    await expect(main.getByText(t('years.public'))).toBeVisible()
  })

  await test.step('a stranger finds it on the profile, without the private walk and the draft', async () => {
    await stranger.goto(`${publicPath.replace('/years', '')}?hl=${locale}`)
    await untilAlive(stranger)
    await stranger
      .getByRole('main')
      .getByRole('link', { name: site('user.years') })
      .click()
    const seen = stranger.getByRole('main')
    await expect(seen.getByText(t('years.count', { count: 1 }))).toBeVisible()
    await expect(seen.getByRole('link', { name: 'Over the pass' }).last()).toBeVisible()
    await expect(seen.getByText('Down the valley')).toHaveCount(0)
    await expect(seen.getByText('Round the lake')).toHaveCount(0)
  })

  await test.step('the card is drawn from the same, and saved', async () => {
    await main.getByRole('button', { name: t('card.button') }).click()
    const dialog = walker.getByRole('dialog', { name: t('card.title', { year: '2026' }) })
    await expect(dialog.getByRole('img', { name: t('card.heading', { year: '2026' }) })).toBeVisible()
    const [file] = await Promise.all([
      walker.waitForEvent('download'),
      dialog.getByRole('button', { name: t('card.download') }).click(),
    ])
    expect(file.suggestedFilename()).toBe('mishiori-2026.png')
    const picture = await readFile(await file.path())
    // The size is in the first chunk of a PNG.
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630])
    await walker.keyboard.press('Escape')
  })
})
