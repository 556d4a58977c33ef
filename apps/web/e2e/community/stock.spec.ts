import { aUser, forgetCookies, logInFromSheet } from '../support/accounts.ts'
import { untilAlive } from '../support/alive.ts'
import { apiOf } from '../support/api.ts'
import { anArticle, createArticle } from '../support/articles.ts'
import { ownMessages, visitorMessages } from '../support/messages.ts'
import { expect, mapsWhenAsked, test } from '../support/test.ts'

test.use(mapsWhenAsked)

const HAZARD = {
  tmpId: 'rocks',
  objectType: 'POI',
  type: 'text',
  name: '落石',
  text: '',
  color: '#DB0730',
  lat: 35.9378,
  lng: 137.7901,
  icon: 'caution',
  seen_on: '2026-01-01',
}

test('a visitor keeps a route, sorts what they keep, and learns what became of it', async ({
  page,
  language: locale,
  openBrowser,
  server,
}) => {
  const [t, own] = [visitorMessages(locale), ownMessages(locale)]
  const author = await openBrowser({ baseURL: server.origin })
  await aUser(author, locale)
  const [layer] = anArticle().layer
  const map = [{ ...Object(layer), objects: [...Object(layer).objects, HAZARD] }]
  const kept = await createArticle(author, { title: '残しておく道', layer: map })
  const reader = await aUser(page, locale)
  await forgetCookies(page)
  await page.goto(`/routes?q=${encodeURIComponent(kept.title)}&hl=${locale}`)
  await untilAlive(page)
  const main = page.getByRole('main')
  const ribbon = (isKept: boolean) =>
    main.getByRole('button', { name: t(isKept ? 'stock.changeOf' : 'stock.addOf', { title: kept.title }) })
  const dialog = page.getByRole('dialog')

  await test.step('what needs a log-in asks for one, and is then done', async () => {
    await ribbon(false).click()
    await logInFromSheet(page, reader, locale)
    await expect(page.getByText(t('stock.kept'))).toBeVisible()
    await expect(ribbon(true)).toBeVisible()
  })

  await test.step('it is put into a category that is made for it', async () => {
    await ribbon(true).click()
    await dialog.getByRole('textbox', { name: t('stock.newName') }).fill('秋に行きたい')
    await dialog.getByRole('button', { name: t('stock.create') }).click()
    await expect(dialog.getByRole('radio', { name: '秋に行きたい' })).toBeChecked()
    const saved = page.waitForResponse((answer) => answer.url().includes(`/routes/${kept.id}/stock`))
    await dialog.getByRole('button', { name: t('stock.save') }).click()
    await saved
    await expect(dialog).toBeHidden()
  })

  await test.step('their own page has it by category, on a map and as a file', async () => {
    await page.goto('/home/stock')
    await untilAlive(page)
    await main.getByRole('link', { name: /^秋に行きたい/ }).click()
    await expect(page).toHaveURL(/category=\d+/)
    await expect(main.getByRole('link', { name: kept.title })).toBeVisible()
    await main.getByText(own('kept.export')).click()
    const file = page.waitForEvent('download')
    await main.getByRole('link', { name: own('kept.exportGpx') }).click()
    expect((await file).suggestedFilename()).toMatch(/\.gpx$/)
    await main.getByRole('link', { name: own('kept.asMap'), exact: true }).click()
    const names = main.getByRole('list', { name: own('kept.onMap') })
    await names.getByRole('button', { name: kept.title }).click()
    await expect(main.getByRole('region', { name: t('map.windowOf', { title: kept.title }) })).toBeVisible()
  })

  await test.step('the category becomes a collection, which opens in its editor', async () => {
    await page.goto('/home/stock')
    await untilAlive(page)
    await main.getByRole('link', { name: /^秋に行きたい/ }).click()
    await main.getByRole('button', { name: own('kept.collect') }).click()
    await expect(page).toHaveURL(/\/home\/journeys\/\d+\/edit/)
    await expect(page.getByText(own('kept.collected'))).toBeVisible()
    await expect(main.getByText(kept.title).first()).toBeVisible()
  })

  await test.step('its page says how old its hazards are, and takes a word on them', async () => {
    await page.goto(`/routes/${kept.id}`)
    await untilAlive(page)
    const hazards = main.getByRole('region', { name: t('hazard.title') })
    await expect(hazards).toContainText(t('hazard.stale', { days: 90 }))
    const answered = page.waitForResponse((answer) => answer.url().includes('/hazards/'))
    await hazards.getByRole('button', { name: t('hazard.gone') }).click()
    await answered
    await page.reload()
    await expect(hazards).toContainText(t('hazard.goneCount', { count: 1 }))
  })

  await test.step('what its author takes back is told and can be taken off the list', async () => {
    await page.goto('/home') // the article's own page would still load its map
    await apiOf(author).saveRoute(
      { params: { id: String(kept.id) }, body: anArticle({ title: kept.title, private_mode: 'private' }) },
      { headers: { 'if-match': `"${kept.version}"` } },
    )
    await page.goto('/home/stock')
    const gone = main.getByRole('article', { name: own('kept.gone') })
    await expect(gone).toBeVisible()
    await expect(main).not.toContainText(kept.title)
    await gone.getByRole('button', { name: own('kept.remove') }).click()
    await expect(main.getByText(own('kept.empty'))).toBeVisible()
  })
})
