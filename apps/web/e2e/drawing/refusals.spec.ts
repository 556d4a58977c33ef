import { aUser } from '../support/accounts.ts'
import { createArticle } from '../support/articles.ts'
import { fixture } from '../support/fixtures.ts'
import { editorMessages } from '../support/messages.ts'
import { openLayers } from '../support/reading.ts'
import { expect, smallMap, test } from '../support/test.ts'

test.use(smallMap)

test.describe('what cannot be', () => {
  test.use({ expectedProblems: ['404'] })

  test('is refused with the reason, and the map stays: broken files, and a way where no road data is', async ({
    page,
    editor,
  }) => {
    const { t, map } = editor.messages
    await editor.openNew()
    await editor.openOnMap(fixture('broken.gpx'))
    const refusal = t('file.atLine', { reason: t('file.broken_xml'), line: 6, column: 59 })
    await expect(page.getByRole('alert').filter({ hasText: refusal })).toBeVisible()
    await editor.openOnMap(fixture('notes.txt'))
    await expect(page.getByRole('alert').filter({ hasText: t('file.not_xml') })).toBeVisible()
    await expect(page.getByRole('button', { name: map.common.undo, exact: true })).toBeDisabled()

    await editor.chooseTool('navigationLine')
    const [left, top] = editor.isPhone ? [70, 370] : [560, 460]
    await editor.press([left, top], [left + 30, top])
    await expect(page.getByText(t('directions.noWay', { profile: map.travel.profiles.walk })).first()).toBeVisible()
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
