import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { visitorMessages } from '../support/messages.ts'
import { type RunningServer, startServer } from '../support/server.ts'
import { PHONE } from '../support/sizes.ts'
import { expect, test } from '../support/test.ts'

/** What an operator may bring: it notes where people have been. */
const MODULE = `
window.visits = []
export const pageView = (path) => window.visits.push(path)
`

let folder: string
let server: RunningServer
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mishiori-consent-'))
  const file = join(folder, 'statistics.js')
  await writeFile(file, MODULE)
  server = await startServer({ CONSENT_SCRIPT: file })
})
test.afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true })
})

const visitsOf = (page: Page) => page.evaluate(() => (window as { visits?: readonly string[] }).visits ?? null)
const cookiesOf = async (page: Page) =>
  (await page.context().cookies()).filter(({ name }) => ['gdpr_check', 'marketing'].includes(name))

test('nothing that needs consent is loaded before it is given, and nothing of others ever', async ({
  page,
  language: locale,
}) => {
  const t = visitorMessages(locale)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const scripts = () => requests.filter((address) => address.includes('/consent.js'))
  const banner = page.getByRole('complementary', { name: t('consent.title') })

  await test.step('the banner asks, and the page can be read and used beside it, also where it leaves least', async () => {
    const whole = page.viewportSize() ?? PHONE
    for (const size of [PHONE, whole]) {
      await page.setViewportSize(size)
      await page.goto(`${server.origin}/routes?hl=${locale}`)
      await expect(banner).toBeVisible()
      await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
      await expect(page).toHaveURL(/\/routes\/\d+/)
      await expect(banner).toBeVisible()
    }
    expect(scripts()).toEqual([])
  })

  await test.step('who agrees is asked no more, and the module hears of each page', async () => {
    await banner.getByRole('button', { name: t('consent.acceptAll') }).click()
    await expect(banner).toBeHidden()
    await expect.poll(() => visitsOf(page)).toEqual([new URL(page.url()).pathname])
    await page
      .getByRole('link', { name: t('header.start') })
      .first()
      .click()
    await expect.poll(async () => (await visitsOf(page))?.at(-1)).toBe('/')
    expect((await cookiesOf(page)).map(({ name, value }) => [name, value]).sort()).toEqual([
      ['gdpr_check', '1'],
      ['marketing', '1'],
    ])
  })

  await test.step('consent is taken back where it was given', async () => {
    await page.goto(`${server.origin}/gdpr`)
    const allows = page.getByRole('main').getByRole('checkbox', { disabled: false })
    await expect(allows).toBeChecked()
    await allows.uncheck()
    await page.getByRole('main').getByRole('button').click()
    await expect(page.getByRole('status').filter({ hasText: /./ })).toBeVisible()
    const before = scripts().length
    await page.goto(`${server.origin}/routes`)
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await expect(banner).toBeHidden()
    expect(await visitsOf(page)).toBeNull()
    expect(scripts().length).toBe(before)
  })

  const others = requests.filter(
    (address) => !/^(blob|data):/.test(address) && new URL(address).origin !== server.origin,
  )
  expect(others).toEqual([])
})

test('where nothing needs consent nobody is asked', async ({ page, language: locale }) => {
  const t = visitorMessages(locale)
  await page.goto(`/?hl=${locale}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('consent.settings') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: t('consent.settings') })).toBeVisible()
  await expect(page.getByRole('complementary', { name: t('consent.title') })).toBeHidden()
})
