import { once } from 'node:events'
import { createServer } from 'node:http'
import { aUser } from '../support/accounts.ts'
import { createArticle } from '../support/articles.ts'
import { ArticleEditorPage } from '../support/editor.ts'
import { fixture } from '../support/fixtures.ts'
import { editorMessages } from '../support/messages.ts'
import { openLayers } from '../support/reading.ts'
import { startServer } from '../support/server.ts'
import { expect, smallMap, test } from '../support/test.ts'

test.use(smallMap)

test('a broken file is refused with the reason and the line, and the map stays', async ({ page, language: locale }) => {
  await aUser(page, locale)
  await page.goto(`/?hl=${locale}`)
  const editor = new ArticleEditorPage(page, locale)
  const { t, map } = editor.messages
  await editor.openNew()
  await editor.openOnMap(fixture('broken.gpx'))
  const refusal = t('file.atLine', { reason: t('file.broken_xml'), line: 6, column: 59 })
  await expect(page.getByRole('alert').filter({ hasText: refusal })).toBeVisible()
  await editor.openOnMap(fixture('notes.txt'))
  await expect(page.getByRole('alert').filter({ hasText: t('file.not_xml') })).toBeVisible()
  await expect(page.getByRole('button', { name: map.common.undo, exact: true })).toBeDisabled()
})

test.describe('where no road data is', () => {
  test.use({ expectedProblems: ['404'] })

  test('the editor says so and how to get there, and draws no straight line', async ({ page, editor }) => {
    const { map, t } = editor.messages
    await editor.openNew()
    await editor.chooseTool('navigationLine')
    const [left, top] = editor.isPhone ? [70, 370] : [560, 460]
    await editor.press([left, top], [left + 30, top])
    await expect(page.getByText(t('directions.notFound')).first()).toBeVisible()
    await expect(page.getByRole('button', { name: map.common.confirm })).toHaveAttribute('aria-disabled', 'true')
    // The same question would have the same answer.
    await expect(page.getByRole('button', { name: map.directions.retry })).toHaveCount(0)
  })
})

test('without WebGL the article keeps its layers, text and file', async ({
  playwright,
  launchOptions,
  server,
  page,
  language,
}) => {
  await aUser(page, language)
  const { id, title } = await createArticle(page)
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--disable-3d-apis'],
  })
  const { map } = editorMessages(language)
  const reader = await browser.newPage({ baseURL: server.origin })
  await reader.goto(`/routes/${id}?hl=${language}`)
  await expect(reader.getByRole('alert').filter({ hasText: map.map.unavailableTitle })).toBeVisible()
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(reader.getByText('Stone steps lead up.')).toBeVisible()
  await openLayers(reader, language)
  await expect(reader.getByRole('treeitem', { name: /Old road/ })).toBeVisible()
  await reader.getByRole('button', { name: map.layers.hide('Day 1') }).click()
  await expect(reader.getByRole('button', { name: map.layers.show('Day 1') })).toBeVisible()
  await browser.close()
})

test.describe('a street map that fails', () => {
  test.use({ expectedProblems: ['status of 500'] })

  test('gives way to the map that the product carries', async ({ openBrowser, language }) => {
    const street = await startStreetMap()
    const server = await startServer({ BASEMAPS: `style=${street.origin}/style.json` })
    try {
      const page = await openBrowser({ baseURL: server.origin })
      const editor = new ArticleEditorPage(page, language)
      await aUser(page, language)
      await editor.openNew()
      expect(street.requestsOfPages()).toBeGreaterThan(0)
      await expect(page.getByText('Natural Earth', { exact: false }).first()).toBeVisible()
      await editor.chooseTool('spot')
      await editor.press(editor.isPhone ? [200, 250] : [700, 300])
      await expect(page.getByRole('dialog').getByRole('textbox', { name: editor.messages.map.info.name })).toBeVisible()
      await page.close() // which would go on saving to a server that is no more
    } finally {
      await server.stop()
      street.close()
    }
  })
})

/** A style that the product's server can read, as it does before it offers it, and pages cannot. */
async function startStreetMap() {
  let requests = 0
  const server = createServer((request, response) => {
    const isPage = request.headers.origin !== undefined
    if (isPage) requests += 1
    response.writeHead(isPage ? 500 : 200, {
      'content-type': 'application/json',
      'access-control-allow-origin': '*',
    })
    response.end(isPage ? 'out of order' : JSON.stringify({ version: 8, sources: {}, layers: [] }))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the street map has no port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    requestsOfPages: () => requests,
    close: () => void server.close(),
  }
}
