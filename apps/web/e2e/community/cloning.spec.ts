import { aUser } from '../support/accounts.ts'
import { untilAlive } from '../support/alive.ts'
import { apiOf } from '../support/api.ts'
import { anArticle, createArticle } from '../support/articles.ts'
import { ArticleEditorPage } from '../support/editor.ts'
import { comparingMessages, visitorMessages } from '../support/messages.ts'
import { openMore } from '../support/reading.ts'
import { expect, mapsWhenAsked, test } from '../support/test.ts'

test.use(mapsWhenAsked)

test('a reader copies a route, compares it, suggests an edit, and its author takes it', async ({
  page,
  language: locale,
  openBrowser,
  server,
}) => {
  const [t, c] = [visitorMessages(locale), comparingMessages(locale)]
  const author = await openBrowser({ baseURL: server.origin })
  await aUser(author, locale)
  const original = await createArticle(author)
  const reader = await aUser(page, locale)
  const main = page.getByRole('main')

  await test.step('the copy is a draft of one’s own that opens in the editor', async () => {
    await page.goto(`/routes/${original.id}?hl=${locale}`)
    await untilAlive(page)
    await openMore(page, locale)
    await main
      .getByRole('button', { name: t('clone.action') })
      .filter({ visible: true })
      .click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('clone.submit') })
      .click()
    await expect(page).toHaveURL(/\/home\/routes\/\d+\/edit/)
  })

  const copyId = Number(/routes\/(\d+)/.exec(page.url())?.[1])
  await test.step('it tells where it comes from, and how it differs', async () => {
    const copy = { title: 'My pass', layer: anArticle().layer.map(renamed), is_draft: true }
    const saved = await apiOf(page).saveRoute(
      { params: { id: String(copyId) }, body: anArticle(copy) },
      { headers: { 'if-match': '"1"' } },
    )
    expect(saved.ok).toBe(true)
    await page.goto(`/routes/${copyId}`)
    await expect(main.getByRole('link', { name: original.title })).toHaveAttribute('href', `/routes/${original.id}`)
    await main.getByRole('link', { name: t('clone.compare') }).click()
    await page.waitForURL('**/compare**')
    await expect(main.getByRole('listitem').filter({ hasText: 'Our road' })).toContainText(c('compare.objectChanged'))
    await untilAlive(page)
    await main.getByRole('button', { name: c('compare.openMap') }).click()
    await expect(main.getByRole('region', { name: c('compare.list') })).toContainText('Our road', { timeout: 30_000 })
  })

  await test.step('an edit is made in the editor and survives a reload', async () => {
    await page.goto(`/routes/${original.id}`)
    await expect(main.getByRole('link', { name: t('clone.copies', { count: 1 }) })).toBeVisible()
    await untilAlive(page)
    await main.getByRole('link', { name: t('propose.action') }).click()
    const editor = new ArticleEditorPage(page, locale)
    await editor.expectMap()
    const { common, info } = editor.messages.map
    const form = await editor.inspect('Old road')
    await form.getByRole('button', { name: common.edit, exact: true }).click()
    await page.getByRole('dialog').getByRole('textbox', { name: info.name }).fill('Nakasendo')
    await page.getByRole('dialog').getByRole('button', { name: common.save }).click()
    await expect(page.getByRole('banner').getByText(c('proposal.kept'))).toBeVisible()
    await page.reload()
    await editor.expectMap()
    await expect(page.getByText(c('proposal.changes', { count: 1 }))).toBeVisible()
    await page.getByRole('radio', { name: c('compare.changedText') }).check({ force: true })
    await page.getByRole('textbox', { name: c('compare.changedSummary') }).fill('A day on the Nakasendo')
    await expect(page.getByText(c('proposal.changes', { count: 2 }))).toBeVisible()
    await page.getByRole('button', { name: c('proposal.send') }).click()
    const dialog = page.getByRole('dialog', { name: c('proposal.sendTitle') })
    await dialog.getByRole('textbox').fill('It is called so on the milestones.')
    await dialog.getByRole('button', { name: c('proposal.submit') }).click()
    await expect(main.getByText(c('proposal.status.open'))).toBeVisible()
  })

  await test.step('the author takes it, and it credits the reader', async () => {
    const own = author.getByRole('main')
    await author.goto(`/routes/${original.id}/proposals?hl=${locale}`)
    await own.getByRole('link', { name: new RegExp(reader.name) }).click()
    await author.waitForURL(/proposals\/\d+/)
    await untilAlive(author)
    await expect(own.getByText('It is called so on the milestones.')).toBeVisible()
    await expect(own.getByRole('listitem').filter({ hasText: 'A day on the Nakasendo' })).toContainText(
      original.summary,
    )
    await expect(own.getByRole('listitem').filter({ hasText: 'Nakasendo' }).last()).toContainText('Old road')
    await own.getByRole('button', { name: c('proposal.take', { count: 2 }) }).click()
    await expect(own.getByText(c('proposal.status.accepted')).first()).toBeVisible()
    await author.goto(`/routes/${original.id}`)
    await expect(own.getByRole('link', { name: reader.name })).toBeVisible()
    const changed = await apiOf(author).readRoute({ params: { id: String(original.id) } })
    expect(changed.ok && JSON.stringify(changed.data.layer)).toContain('Nakasendo')
    expect(changed.ok && changed.data.summary).toBe('A day on the Nakasendo')
  })
})

test('who reads a bilingual route in its second language proposes names in it', { tag: '@once' }, async ({
  page,
  openBrowser,
  server,
}) => {
  const author = await openBrowser({ baseURL: server.origin })
  await aUser(author, 'ja')
  const { id } = await createArticle(author, {
    title: '峠越え',
    language: 'ja',
    translation: { title: 'Over the pass', summary: '', context: anArticle().context },
    layer: anArticle().layer.map(inTwoLanguages),
  })
  await aUser(page, 'en-us')
  const c = comparingMessages('en-us')
  const editor = new ArticleEditorPage(page, 'en-us')
  await page.goto(`/routes/${id}/propose?hl=en-us`)
  await editor.expectMap()
  const { common, info } = editor.messages.map
  await (await editor.inspect('Old road')).getByRole('button', { name: common.edit, exact: true }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: info.name }).fill('Nakasendo')
  await page.getByRole('dialog').getByRole('button', { name: common.save }).click()
  await page.getByRole('button', { name: c('proposal.send') }).click()
  const dialog = page.getByRole('dialog', { name: c('proposal.sendTitle') })
  await dialog.getByRole('textbox').fill('It is called so on the milestones.')
  await dialog.getByRole('button', { name: c('proposal.submit') }).click()
  await page.waitForURL(/proposals\/\d+/)
  // Of the map as it is now, which is gone once the proposal is taken.
  const picture = page.getByRole('main').locator('img[src*="/previews/"]').first()
  await picture.scrollIntoViewIfNeeded()
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0)

  const proposalId = /proposals\/(\d+)/.exec(page.url())?.[1] ?? ''
  const decided = await apiOf(author).decideProposal(
    { params: { id: String(id), proposalId }, body: { accept: ['object:line-1'], answer: '' } },
    { headers: { 'if-match': '"1"' } },
  )
  expect(decided).toMatchObject({ data: { status: 'accepted' } })
  const taken = { name: '旧道', translations: { 'en-us': { name: 'Nakasendo' } } }
  expect(await apiOf(author).readRoute({ params: { id: String(id) } })).toMatchObject({
    data: { title: '峠越え', translation: { title: 'Over the pass' }, layer: [{ objects: [taken] }] },
  })
})

/** Its line has a name in either. */
function inTwoLanguages(layer: unknown): unknown {
  const names = '"name":"旧道","translations":{"en-us":{"name":"Old road"}}'
  return JSON.parse(JSON.stringify(layer).replace('"name":"Old road"', names))
}

function renamed(layer: unknown): unknown {
  return JSON.parse(JSON.stringify(layer).replaceAll('Old road', 'Our road'))
}
