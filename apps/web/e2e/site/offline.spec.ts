import { appendFile, cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { aUser, forgetCookies, logIn } from '../support/accounts.ts'
import { apiOf } from '../support/api.ts'
import { anArticle, createArticle, savedObjects } from '../support/articles.ts'
import { DEMONSTRATION, openDemonstration } from '../support/demonstration.ts'
import { ArticleEditorPage } from '../support/editor.ts'
import { keptVersion, saveForOffline, untilControlled, untilKept } from '../support/kept-on-device.ts'
import { openUserMenu } from '../support/menus.ts'
import {
  editorMessages,
  importMessages,
  offlineMessages,
  recordingMessages,
  visitorMessages,
} from '../support/messages.ts'
import { figure, goTo, standAt } from '../support/recorder.ts'
import { startServer } from '../support/server.ts'
import { expect, smallMap, test } from '../support/test.ts'
import { expectTownWalk, townWalk, untilPlacesAreKnown, untilRoadsAreReady } from '../support/town.ts'

test.use({ ...smallMap, serviceWorkers: 'allow' })
// Browsers log each failed request while offline, and the router each failed look-up of routes.
test.use({
  expectedProblems: [
    'net::ERR_INTERNET_DISCONNECTED',
    'Failed to fetch manifest patches',
    'net::ERR_FAILED',
    'net::ERR_CONNECTION_REFUSED',
  ],
})

test('a saved article is read, seen and walked without a network, and listed', async ({ page, language }) => {
  const t = offlineMessages(language)
  const common = visitorMessages(language)
  const { title } = DEMONSTRATION[language]
  const id = await openDemonstration(page, language)
  await untilControlled(page)
  await page.reload() // the address stands alone from now on
  await saveForOffline(page, language)

  const places = await savedObjects(page, Number(id))
  const place = places.find(({ name }) => name === DEMONSTRATION.ja.torii.name)
  const ofPlace = common('comments.ofPlace', { name: DEMONSTRATION[language].torii.name })

  await page.context().setOffline(true)
  await test.step('the whole page', async () => {
    await page.goto(`/routes/${id}`)
    await expect(page.getByText(common('network.articleText'))).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expectDrawnMap(page, language)
    const picture = page.locator('article img[src^="/files/"]').first()
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  })

  await test.step('by the link of a place, with what the address asks for', async () => {
    await page.goto(`/routes/${id}?object=${place?.id}#comments`)
    await expect(page.getByText(ofPlace)).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`[?]object=${place?.id}#comments$`))
    await page.getByRole('link', { name: common('comments.all') }).click()
    await expect(page.getByText(ofPlace)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  })

  await test.step('its walk, by its link', async () => {
    await page.getByRole('link', { name: common('article.walk'), exact: true }).click()
    await expect(page).toHaveURL(/\/walk$/)
    await expect(page.locator('canvas.maplibregl-canvas')).toBeVisible()
  })

  await test.step('the list, in place of a page that is not there', async () => {
    await page.goto('/users')
    await expect(page).toHaveURL(/\/offline\?from=%2Fusers$/)
    await expect(page.getByRole('heading', { name: t('offline.now') })).toBeVisible()
    await page.getByRole('link', { name: t('offline.openOf', { title }) }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  })

  await test.step('until it is removed', async () => {
    await page.context().setOffline(false)
    await page.goto('/offline')
    await page.getByRole('button', { name: t('offline.removeOf', { title }) }).click()
    await expect(page.getByText(t('offline.noArticles'))).toBeVisible()
    await page.context().setOffline(true)
    await page.goto(`/routes/${id}`)
    await expect(page).toHaveURL(/\/offline\?from=/)
  })
})

test('links lead to what the device has when the server is gone', { tag: '@once' }, async ({
  page,
  server,
  language,
}) => {
  const t = offlineMessages(language)
  const common = visitorMessages(language)
  await openDemonstration(page, language)
  await untilControlled(page)
  await saveForOffline(page, language)
  await server.end()
  try {
    await page.getByRole('link', { name: common('article.walk'), exact: true }).click()
    await expect(page).toHaveURL(/\/walk$/)
    await expect(page.locator('canvas.maplibregl-canvas')).toBeVisible()
    await page.goBack()
    await page.getByRole('article').locator('a[href*="/users/"]').first().click()
    await expect(page).toHaveURL(/\/offline\?from=%2F/)
    await expect(
      page.getByRole('link', { name: t('offline.openOf', { title: DEMONSTRATION[language].title }) }),
    ).toBeVisible()
  } finally {
    await server.restart()
  }
})

test('a copy that is out of date is saved anew', { tag: '@once' }, async ({ page, openBrowser, language }) => {
  const author = await openBrowser()
  await aUser(author, language)
  const { id, version } = await createArticle(author, { title: 'Over the pass' })
  await page.goto(`/routes/${id}?hl=${language}`)
  await untilControlled(page)
  await page.goto(`/routes/${id}`)
  await saveForOffline(page, language)

  await test.step('a fresh installation builds its region first', async () => {
    test.slow()
    await untilRoadsAreReady(author)
    await untilPlacesAreKnown(author)
  })
  const changed = anArticle({ title: 'Through the town', layer: townWalk() })
  await apiOf(author).saveRoute(
    { params: { id: String(id) }, body: changed },
    { headers: { 'if-match': `"${version}"` } },
  )
  await page.evaluate(() => localStorage.removeItem('mishiori-saved-refreshed-at')) // resets the time of the last check
  await page.goto('/about')
  await expect.poll(() => page.evaluate(keptVersion, id), { timeout: 60_000 }).toBeGreaterThan(version)

  await page.context().setOffline(true)
  await page.goto(`/routes/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Through the town')
  await test.step('with what is known of its new way', () => expectTownWalk(page, language))
})

test('a recording goes on without a network', { tag: '@once' }, async ({ page, language }) => {
  const t = recordingMessages(language)
  const context = page.context()
  await aUser(page, language)
  await context.grantPermissions(['geolocation'])
  await standAt(context, 0)
  await page.goto(`/home/routes/record?hl=${language}`)
  await untilControlled(page)
  await untilKept(page, 'record-route-page')
  await page.getByRole('button', { name: t('record.start') }).click()
  await expect(page.getByText(t('record.within', { distance: '6 m' }))).toBeVisible()
  await goTo(page, t('record.distance'), 60)

  await context.setOffline(true)
  await goTo(page, t('record.distance'), 120)
  await page.goto('/home/routes/record')
  await expect(page).toHaveURL(/\/offline\?record=1$/)
  await expect(page.getByRole('heading', { name: t('record.found') })).toBeVisible()
  await expect(figure(page, t('record.distance'))).toContainText('0.12')
  await page.getByRole('button', { name: t('record.continue') }).click()
  await expect(page.getByText(t('record.within', { distance: '6 m' }))).toBeVisible()
})

test('[fault 10] a draft goes on without a network, and is saved when there is one', { tag: '@once' }, async ({
  editor,
  language,
}) => {
  const { page } = editor
  const t = offlineMessages(language)
  const { id } = await createArticle(page, { is_draft: true, title: 'Half a road' })
  await page.goto(`/home/routes/${id}/edit`)
  await editor.expectMap()
  await untilControlled(page)
  await untilKept(page, 'content-tab')

  await page.context().setOffline(true)
  await page.goto('/offline')
  await page.getByRole('link', { name: t('offline.continueOf', { title: 'Half a road' }) }).click()
  await expect(page).toHaveURL(/\/offline\?edit=article/)
  await editor.expectMap()
  await editor.show('content')
  await editor.title.fill('A whole road')
  await expect(editor.saveState).toHaveText(editor.messages.t('save.offline'))

  await test.step('the page dies and opens again', async () => {
    await page.reload()
    await expect(editor.title).toHaveValue('A whole road')
  })

  await page.context().setOffline(false)
  await editor.expectSaved()
  await page.goto(`/home/routes/${id}/edit`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A whole road')
})

test('nothing of one account is left for another', { tag: '@once' }, async ({ page, language }) => {
  const account = await aUser(page, language)
  const editor = new ArticleEditorPage(page, language)
  const t = offlineMessages(language)
  const { id } = await createArticle(page, { is_draft: true, title: 'A road of mine' })
  await editor.openContent(id)
  await untilControlled(page)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('mishiori-device-user'))).not.toBeNull()
  await page.goto('/home')
  const menu = await openUserMenu(page, account.name, language)
  await menu.getByRole('button', { name: visitorMessages(language)('header.logOut') }).click()
  await expect(page).toHaveURL(/\/(\?logouted=1)?$/)
  // The page of guests, whole: what is still under way would be answered without a network.
  await expect(
    page.getByRole('banner').getByRole('link', { name: visitorMessages(language)('header.logIn') }),
  ).toBeVisible()
  await page.waitForLoadState()
  await page.context().setOffline(true)
  await page.goto('/offline')
  await expect(page.getByText(t('offline.noDrafts'))).toBeVisible()
  await page.goto(`/home/routes/${id}/edit`)
  await expect(page.getByText(t('offline.noWork'))).toBeVisible()
})

test('[fault 17] [fault 18] a new version waits for an open editor, and is offered elsewhere', {
  tag: '@once',
}, async ({ openBrowser, language }) => {
  const t = offlineMessages(language)
  const build = await mkdtemp(join(tmpdir(), 'mishiori-build-'))
  await cp(fileURLToPath(new URL('../../build', import.meta.url)), build, { recursive: true })
  const server = await startServer({ WEB_BUILD: join(build, 'server/index.js') })
  try {
    const page = await openBrowser({ baseURL: server.origin, serviceWorkers: 'allow' })
    const editor = new ArticleEditorPage(page, language)
    await page.goto(`/try?hl=${language}#content`)
    await expect(editor.title).toBeVisible()
    await untilControlled(page)
    await editor.title.fill('Not to be lost')

    await appendFile(join(build, 'client/sw.js'), '\n// A newer version.\n')
    await server.end()
    await server.restart()
    const other = await page.context().newPage()
    await other.goto(`/about?hl=${language}`)
    await expect(other.getByText(t('offline.update'))).toBeVisible()
    await expect(page.getByText(t('offline.update'))).toHaveCount(0)
    const loaded = other.waitForEvent('load')
    await other.getByRole('button', { name: t('offline.load') }).click()
    await loaded

    await expect(editor.title).toHaveValue('Not to be lost')
    await editor.title.fill('Still not lost')
    await expect(editor.saveState).toHaveText(editor.messages.t('guest.kept'))
  } finally {
    await server.stop()
    await rm(build, { recursive: true })
  }
})

test('files that another app shares outlast a log-in', { tag: '@once' }, async ({ page, language }) => {
  const t = importMessages(language)
  const account = await aUser(page, language)
  await forgetCookies(page)
  await page.goto(`/about?hl=${language}`)
  await untilControlled(page)
  const gpx = await readFile('e2e/fixtures/torii-pass.gpx', 'utf8')
  await page.evaluate(share, { 'torii-pass.gpx': gpx, 'plan.docx': 'x' })
  await page.waitForURL('**/login?next=**')
  await logIn(page, account, language)
  await page.waitForURL('**/create_from_file?shared=1')
  await expect(page.getByRole('region', { name: t('import.items') })).toBeVisible()
  await expect(page.getByText('torii-pass.gpx').first()).toBeVisible()
  await expect(page.getByText(t('import.shared.refused', { count: 1 }))).toBeVisible()
  await expect(page.getByText(`${t('import.shared.kind')} plan.docx`)).toBeVisible()
})

test('files that the device opens with the product are imported', { tag: '@once' }, async ({ page, language }) => {
  const t = importMessages(language)
  await aUser(page, language)
  const gpx = await readFile('e2e/fixtures/torii-pass.gpx', 'utf8')
  await page.addInitScript(launchOnce, gpx)
  await page.goto(`/home?hl=${language}`)
  await page.waitForURL('**/create_from_file?shared=1')
  await expect(page.getByRole('region', { name: t('import.items') })).toBeVisible()
  await expect(page.getByText('torii-pass.gpx').first()).toBeVisible()
})

test('the product can be installed', { tag: '@once' }, async ({ page, language }) => {
  await page.goto(`/?hl=${language}`)
  await untilControlled(page)
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const answer = await page.request.get(address ?? '')
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  const manifest = await answer.json()
  expect(manifest).toMatchObject({ display: 'standalone', start_url: '/', scope: '/', id: '/' })
  expect(manifest.short_name.length).toBeLessThanOrEqual(12)
  expect(manifest.lang).toBe(language === 'ja' ? 'ja' : 'en-US')
  for (const { src, sizes, type } of [
    ...manifest.icons,
    ...manifest.shortcuts.flatMap((one: { icons: [] }) => one.icons),
  ]) {
    const size = await page.evaluate(sizeOfPicture, src)
    if (type === 'image/png') expect(`${size.width}x${size.height}`, src).toBe(sizes)
  }
  expect(manifest.icons.map((icon: { purpose: string }) => icon.purpose)).toContain('maskable')
  for (const { url } of manifest.shortcuts) expect((await page.request.get(url)).status(), url).toBe(200)
  await expect(page.locator('link[rel=apple-touch-icon]')).toHaveAttribute('href', '/icons/apple-touch-icon.png')
  expect(await page.evaluate(sizeOfPicture, '/icons/apple-touch-icon.png')).toEqual({ width: 180, height: 180 })
  expect((await page.request.get('/sw.js')).headers()['cache-control']).toBe('no-cache')

  await page.context().setOffline(true)
  const start = await page.goto(manifest.start_url)
  expect([start?.status(), start?.fromServiceWorker()]).toEqual([200, true])
})

async function expectDrawnMap(page: Page, language: 'ja' | 'en-us'): Promise<void> {
  await expect(page.getByRole('button', { name: editorMessages(language).map.map.fit })).toBeVisible({
    timeout: 60_000,
  })
  await expect(page.locator('canvas.maplibregl-canvas').first()).toBeVisible()
}

/** As a device does when the user chooses the product among its apps. */
function share(texts: Readonly<Record<string, string>>): void {
  const form = document.createElement('form')
  Object.assign(form, { action: '/share-target', method: 'post', enctype: 'multipart/form-data' })
  const input = document.createElement('input')
  Object.assign(input, { type: 'file', name: 'files' })
  const files = new DataTransfer()
  for (const [name, text] of Object.entries(texts)) files.items.add(new File([text], name))
  input.files = files.files
  form.append(input)
  document.body.append(form)
  form.submit()
}

/** Runs in the page: what the browser does in an installed product that the device opened a file with. */
function launchOnce(gpx: string): void {
  const launchQueue = {
    setConsumer(take: (launch: { files: readonly { getFile(): Promise<File> }[] }) => void) {
      const isFirst = sessionStorage.getItem('is-launched') === null
      sessionStorage.setItem('is-launched', '1')
      take({ files: isFirst ? [{ getFile: async () => new File([gpx], 'torii-pass.gpx') }] : [] })
    },
  }
  Object.defineProperty(window, 'launchQueue', { value: launchQueue })
}

async function sizeOfPicture(address: string): Promise<{ width: number; height: number }> {
  const image = new Image()
  image.src = address
  await image.decode()
  return { width: image.naturalWidth, height: image.naturalHeight }
}
