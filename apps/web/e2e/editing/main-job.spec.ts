import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { Locale } from '@repo/contract'
import { aUser } from '../support/accounts.ts'
import { ArticleEditorPage } from '../support/editor.ts'
import { choosePicture, fixture } from '../support/fixtures.ts'
import { editorMessages, visitorMessages } from '../support/messages.ts'
import { expectSamePoints, readGpx } from '../support/read-gpx.ts'
import { openLayers, openMore } from '../support/reading.ts'
import { expect, test } from '../support/test.ts'

const LINE = '藪原から奈良井へ'
const STONE = '鳥居峠の石碑'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('from a file to a published route, and back to a file', async ({ page, openBrowser, language: locale }) => {
  test.slow()
  await aUser(page, locale)
  await page.goto(`/?hl=${locale}`)
  const editor = new ArticleEditorPage(page, locale)
  const title = locale === 'ja' ? '鳥居峠を越える' : 'Over the Torii pass'

  await test.step('a GPX file becomes a layer, in one step', () => importFile(editor))
  await test.step('a line is drawn', () => drawLine(editor))
  await test.step('a spot is set and described', () => setSpot(editor))
  await test.step('the story is written', () => write(editor, title))
  const address = await test.step('the route is published', () => publish(editor))
  const reader = await openBrowser({ javaScriptEnabled: false })
  await test.step('it reads without scripts', () => readWithoutScripts(reader, address, { title, locale }))
  const visitor = await openBrowser()
  await test.step('it lives with them', () => readWithScripts(visitor, address, { title, locale }))
  await test.step('the file comes back as it went in', () => compareFiles(visitor, locale))
})

async function importFile(editor: ArticleEditorPage): Promise<void> {
  const { page, messages: w } = editor
  await editor.openNew()
  if (isPhone(page)) await editor.openOnMap(fixture('torii-pass.gpx'))
  else await editor.dropOnMap(fixture('torii-pass.gpx'))
  await expect(page.getByText(w.map.notices.imported('鳥居峠', 2))).toBeVisible()
  if (!isPhone(page)) await expect(editor.object(LINE)).toBeVisible()
  await page.getByRole('button', { name: w.map.common.undo, exact: true }).click()
  await expect(editor.object(LINE)).toHaveCount(0)
  await page.getByRole('button', { name: w.map.common.redo, exact: true }).click()
  if (isPhone(page)) await page.getByRole('button', { name: w.map.layers.open }).click()
  await expect(editor.object(LINE)).toBeVisible()
  await expect(editor.object(STONE)).toBeVisible()
  if (isPhone(page)) await page.keyboard.press('Escape')
}

async function drawLine(editor: ArticleEditorPage): Promise<void> {
  const { page, messages: w } = editor
  await editor.chooseTool('line')
  const [left, top] = isPhone(page) ? [90, 260] : [620, 300]
  await editor.press([left, top], [left + 80, top + 90], [left + 140, top + 30])
  await expect(page.getByText(w.map.guide.points(3)).first()).toBeVisible()
  await page.getByRole('button', { name: w.map.common.undo, exact: true }).click()
  await expect(page.getByText(w.map.guide.points(2)).first()).toBeVisible()
  await editor.press([left + 150, top + 120])
  await editor.confirm()
}

async function setSpot(editor: ArticleEditorPage): Promise<void> {
  const { page, messages: w } = editor
  await editor.chooseTool('spot')
  await editor.press(isPhone(page) ? [200, 200] : [760, 520])
  const form = page.getByRole('dialog')
  await form.getByRole('textbox', { name: w.map.info.name }).fill('Tea house')
  await form.getByRole('button', { name: w.map.spotCard.more }).click()
  await form.getByRole('textbox', { name: w.map.info.description }).fill('Closed on Mondays')
  if (!isPhone(page)) await form.getByText(w.map.info.iconTab, { exact: true }).click()
  await form.getByRole('radio', { name: w.map.objects.icons.star }).check({ force: true })
  await form.getByRole('button', { name: w.map.common.save }).click()
  await expect(form.getByRole('heading', { name: 'Tea house' })).toBeVisible()
  await expect(form.getByText('Closed on Mondays')).toBeVisible()
}

async function write(editor: ArticleEditorPage, title: string): Promise<void> {
  const { page, messages: w } = editor
  await editor.show('content')
  await editor.title.fill(title)
  await editor.text.click()
  await page.keyboard.type('Stone steps lead up to the pass.')
  await editor.addBlock(w.text.heading(2))
  await page.keyboard.type('On the top')
  await choosePicture(page, () => editor.addBlock(w.text.image), fixture('pass.png'))
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(editor.text.locator('img[src^="/"]')).toBeVisible()
  await editor.text.getByLabel(w.text.caption, { exact: true }).fill('The pass from the east')
  await editor.text.getByText('On the top').click()
  await page.keyboard.press('End')
  await linkToMap(editor)
  await followMapLink(editor)
}

async function linkToMap(editor: ArticleEditorPage): Promise<void> {
  const { page, messages: w } = editor
  await editor.addBlock(w.text.paragraph)
  await page.keyboard.type('Rest at the ')
  await page.keyboard.press('ControlOrMeta+Shift+K')
  await page.getByRole('combobox', { name: w.text.findMapObject }).fill('Tea')
  await page.keyboard.press('Enter')
  await expect(editor.text.getByRole('paragraph').filter({ hasText: 'Rest at the Tea house' })).toBeVisible()
  await editor.expectSaved()
}

/** The link in the text shows its object on the map, and the text is as it was. */
async function followMapLink(editor: ArticleEditorPage): Promise<void> {
  const { page, messages: w } = editor
  await editor.text.getByRole('paragraph').getByText('Tea house', { exact: true }).click()
  const info = page.getByRole('dialog', { name: w.map.info.label('Tea house') })
  await expect(info.getByText('Closed on Mondays')).toBeVisible()
  await info.getByRole('button', { name: w.map.common.close }).click()
}

async function publish(editor: ArticleEditorPage): Promise<string> {
  const { page, messages: w } = editor
  await editor.show('settings')
  await page.getByRole('textbox', { name: w.t('settings.summary') }).fill('Half a day')
  await page.getByRole('combobox', { name: w.t('settings.tags') }).fill('walk')
  await page.keyboard.press('Enter')
  await page.getByRole('radio', { name: w.t('visibility.public'), exact: true }).check()
  return editor.publish({ withRecording: true })
}

interface Expected {
  readonly title: string
  readonly locale: Locale
}

async function readWithoutScripts(page: Page, address: string, { title, locale }: Expected): Promise<void> {
  const t = visitorMessages(locale)
  await page.goto(`${address}?hl=${locale}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByText('Stone steps lead up to the pass.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'walk', exact: true })).toBeVisible()
  const frame = page.getByRole('region', { name: t('article.mapOf', { title }) })
  await frame.locator('summary').click()
  await expect(frame.getByText(LINE)).toBeVisible()
  const picture = frame.locator('picture img')
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    new RegExp(locale === 'ja' ? '-og\\.png$' : '-og-en-us\\.png$'),
  )
}

async function readWithScripts(page: Page, address: string, { title, locale }: Expected): Promise<void> {
  const { map } = editorMessages(locale)
  await page.goto(`${address}?hl=${locale}`)
  const frame = page.getByRole('region', { name: visitorMessages(locale)('article.mapOf', { title }) })
  await frame.scrollIntoViewIfNeeded()
  await expect(frame.getByRole('button', { name: map.map.fit })).toBeVisible({ timeout: 60_000 })
  await openLayers(page, locale)
  await frame.getByRole('button', { name: map.layers.hide('鳥居峠') }).click()
  await frame.getByRole('button', { name: map.layers.show('鳥居峠') }).click()
  await expect(frame.getByRole('button', { name: map.layers.hide('鳥居峠') })).toBeVisible()
  await page.keyboard.press('Escape')

  const profile = frame.getByRole('slider', { name: map.profile.cursor })
  await profile.press('End')
  await expect(profile).toHaveAttribute('aria-valuetext', /4\.45/)

  const before = await frame.getByRole('slider', { name: map.map.label }).screenshot()
  await page.getByRole('link', { name: 'Tea house' }).click()
  await expect(frame.getByRole('dialog', { name: map.info.label('Tea house') })).toBeVisible()
  await expect(frame.getByRole('slider', { name: map.map.label })).toBeInViewport()
  await expect
    .poll(async () => before.equals(await frame.getByRole('slider', { name: map.map.label }).screenshot()))
    .toBe(false)
}

async function compareFiles(page: Page, locale: Locale): Promise<void> {
  await openMore(page, locale)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: visitorMessages(locale)('article.download') }).click()
  const given = await readGpx(page, await readFile(fixture('torii-pass.gpx'), 'utf8'))
  const returned = await readGpx(page, await readFile(await (await download).path(), 'utf8'))
  expect(given.lines).toHaveLength(1)
  for (const line of given.lines) {
    expectSamePoints(returned.lines.find(({ name }) => name === line.name)?.points, line.points)
  }
  const stone = returned.waypoints.find(({ name }) => name === STONE)
  expect(stone).toMatchObject({ latitude: expect.closeTo(35.9575, 5), longitude: expect.closeTo(137.7985, 5) })
}

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 600
