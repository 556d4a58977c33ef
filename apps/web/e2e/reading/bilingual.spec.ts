import type { Locale } from '@repo/contract'
import { expectAccessible } from '../support/accessibility.ts'
import { aUser } from '../support/accounts.ts'
import { apiOf } from '../support/api.ts'
import { anArticle, createArticle } from '../support/articles.ts'
import { ArticleEditorPage } from '../support/editor.ts'
import { ownMessages, visitorMessages } from '../support/messages.ts'
import { openLayers, openMore } from '../support/reading.ts'
import { expect, smallMap, test } from '../support/test.ts'

test.use(smallMap)

interface Writing {
  readonly tag: 'ja' | 'en-US'
  readonly name: string
  readonly title: string
  readonly summary: string
  readonly text: string
  readonly line: string
  readonly layer: string
  /** Of the text alone, for searches. */
  readonly word: string
}

const WRITINGS: Readonly<Record<Locale, Writing>> = {
  ja: {
    tag: 'ja',
    name: '日本語',
    title: '鳥居峠を越える',
    summary: '旧中山道を半日で歩く',
    text: '石畳の先に杜鵑草が咲く。',
    line: '旧街道',
    layer: '一日目',
    word: '杜鵑草',
  },
  'en-us': {
    tag: 'en-US',
    name: 'English',
    title: 'Over the Torii Pass',
    summary: 'Half a day on the old highway',
    text: 'Cobbles lead up to the toad lilies.',
    line: 'Old highway',
    layer: 'The first day',
    word: 'toad lilies',
  },
}
const otherOf = (locale: Locale): Locale => (locale === 'ja' ? 'en-us' : 'ja')

const aParagraph = (text: string) => ({ version: 1, blocks: [{ type: 'paragraph', text }] })

/** The map of an article with a line of this name. */
function mapOf(name: string, over: object = {}): unknown[] {
  const [layer] = anArticle().layer as { objects: object[] }[] // as that helper makes it
  return [{ ...layer, objects: layer?.objects.map((line) => ({ ...line, name, ...over })) }]
}

test('an article gets a second language, and each reader theirs', async ({ page, openBrowser, language: locale }) => {
  const second = otherOf(locale)
  const [own, other] = [WRITINGS[locale], WRITINGS[second]]
  test.slow()
  await aUser(page, locale)
  const { id } = await createArticle(page, {
    title: own.title,
    summary: own.summary,
    language: locale,
    is_draft: true,
    context: aParagraph(own.text),
    layer: mapOf(own.line),
  })
  const editor = new ArticleEditorPage(page, locale)
  const { t, map } = editor.messages
  const bar = page.getByRole('group', { name: t('languages.writing') })

  await test.step('the text, with the original beside', async () => {
    await page.goto(`/home/routes/${id}/edit?hl=${locale}`)
    await editor.expectMap()
    await editor.show('content')
    await editor.pressInHeader(t(`languages.add.${second}`))
    await expect(editor.title).toBeFocused()
    await expect(editor.title).toHaveAttribute('placeholder', own.title)
    await editor.title.fill(other.title)
    await editor.text.click()
    await page.keyboard.insertText(other.text)
    await expect(page.getByRole('group').filter({ hasText: own.text })).toHaveCount(1)
    await bar.getByRole('radio', { name: own.name }).check({ force: true })
    await expect(editor.title).toHaveValue(own.title)
    await expect(editor.text).toHaveText(own.text)
    await bar.getByRole('radio', { name: other.name }).check({ force: true })
    await expect(editor.text).toHaveText(other.text)
  })

  await test.step('each language undoes its own steps', async () => {
    await bar.getByRole('radio', { name: own.name }).check({ force: true })
    await editor.text.press('End')
    await page.keyboard.insertText('!')
    await expect(editor.text).toHaveText(`${own.text}!`)
    await bar.getByRole('radio', { name: other.name }).check({ force: true })
    await editor.text.press('ControlOrMeta+z')
    await expect(editor.text).toHaveText('')
    await editor.text.press('ControlOrMeta+Shift+z')
    await expect(editor.text).toHaveText(other.text)
    await bar.getByRole('radio', { name: own.name }).check({ force: true })
    await expect(editor.text).toHaveText(`${own.text}!`)
    await editor.text.press('ControlOrMeta+z')
    await expect(editor.text).toHaveText(own.text)
    await bar.getByRole('radio', { name: other.name }).check({ force: true })
    await expect(editor.text).toHaveText(other.text)
  })

  await test.step('the summary', async () => {
    await editor.show('settings')
    await page.getByRole('textbox', { name: t('settings.summary') }).fill(other.summary)
    await expect(page.getByText(t('languages.originalWords', { words: own.summary }))).toBeVisible()
  })

  await test.step('a name on the map', async () => {
    await editor.show('map')
    const window = await editor.inspect(own.line)
    await window.getByRole('button', { name: map.common.edit, exact: true }).click()
    const name = page.getByRole('dialog').getByRole('textbox', { name: map.info.name })
    await expect(name).toHaveAttribute('placeholder', own.line)
    await name.fill(other.line)
    await page.getByRole('dialog').getByRole('button', { name: map.common.save }).click()
    await expect(page.getByRole('dialog').getByRole('heading', { name: other.line })).toBeVisible()
    await editor.closeWindow()
    await expect(
      page.getByText(t('languages.missing', { parts: t('languages.missingNames', { count: 1 }) })),
    ).toBeVisible()
    await editor.expectSaved()
  })

  const address = await test.step('published', async () => {
    await editor.show('settings')
    await page.getByRole('radio', { name: t('visibility.public'), exact: true }).check()
    return editor.publish()
  })

  await test.step('a visitor reads their language, without scripts too, and switches', async () => {
    const visitor = await openBrowser({ javaScriptEnabled: false })
    for (const [language, writing] of [
      [second, other],
      [locale, own],
    ] as const) {
      await visitor.goto(`${address}?hl=${language}`)
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(writing.title)
      await expect(visitor.locator('.article-body')).toHaveText(writing.text)
      await visitor.locator('#map summary').click()
      await expect(visitor.getByRole('list').getByText(writing.line).first()).toBeVisible()
      await expect(visitor.locator('html')).toHaveAttribute('lang', writing.tag)
      await expect(visitor.locator('link[rel=canonical]')).toHaveAttribute('href', `${address}?hl=${language}`)
      await expect(visitor.locator('link[hreflang="en-US"]')).toHaveAttribute('href', `${address}?hl=en-us`)
      await openMore(visitor, language)
      const gpx = visitor.getByRole('link', { name: visitorMessages(language)('article.download') })
      const file = await visitor.request.get((await gpx.getAttribute('href')) ?? '')
      expect(await file.text()).toContain(writing.line)
    }
    const languages = visitor.getByRole('navigation', { name: visitorMessages(locale)('article.languages') })
    // Phones show only the other one.
    const current = languages.getByRole('link', { name: own.name, includeHidden: true })
    await expect(current).toHaveAttribute('aria-current', 'true')
    await languages.getByRole('link', { name: other.name }).click()
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(other.title)
  })

  await test.step('and its author finds it by the title of the page’s language', async () => {
    const ownT = ownMessages(second)
    await page.goto(`/home/routes?hl=${second}`)
    await expect(page.getByRole('button', { name: ownT('own.actions', { title: other.title }) })).toBeVisible()
    await page.goto(`/home/routes/${id}/history?hl=${second}`)
    const title = ownT('own.historyTitle', { title: other.title })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  })

  await test.step('and is found by the words of either', async () => {
    const reader = await openBrowser()
    for (const [language, writing] of [
      [locale, own],
      [second, other],
    ] as const) {
      await reader.goto(`/routes?hl=${language}&q=${encodeURIComponent(other.word)}`)
      const card = reader.getByRole('main').getByRole('article').filter({ hasText: writing.title }).first()
      await expect(card).toContainText(writing.summary)
    }
  })
})

test('a layer is named in the second language, and each reader sees their name of it', {
  tag: ['@once', '@desktop'],
}, async ({ page, openBrowser, language: locale }) => {
  const second = otherOf(locale)
  const [own, other] = [WRITINGS[locale], WRITINGS[second]]
  await aUser(page, locale)
  const layer = mapOf(own.line) as { name: string; objects: object[] }[] // as that helper makes it
  const twoLines = layer.map((one) => ({
    ...one,
    name: own.layer,
    objects: [...one.objects, ...one.objects.map((line) => ({ ...line, tmpId: 'line-2', isMain: false }))],
  }))
  const { id } = await createArticle(page, {
    title: own.title,
    language: locale,
    is_draft: true,
    layer: twoLines,
    translation: { title: other.title, summary: other.summary, context: aParagraph(other.text) },
  })
  const editor = new ArticleEditorPage(page, locale)
  const { t, map } = editor.messages
  await page.goto(`/home/routes/${id}/edit?hl=${locale}`)
  await editor.expectMap()
  const bar = page.getByRole('group', { name: t('languages.writing') })
  await bar.getByRole('radio', { name: other.name }).check({ force: true })
  await editor.object(own.layer).getByText(own.layer, { exact: true }).click()
  await page.keyboard.press('F2')
  await page.getByRole('textbox', { name: map.layers.renameField }).fill(other.layer)
  await page.keyboard.press('Enter')
  await expect(editor.object(other.layer)).toBeVisible()
  await bar.getByRole('radio', { name: own.name }).check({ force: true })
  await expect(editor.object(own.layer)).toBeVisible()
  await editor.expectSaved()
  await editor.show('settings')
  await page.getByRole('radio', { name: t('visibility.public'), exact: true }).check()
  const address = await editor.publish()

  const visitor = await openBrowser({ javaScriptEnabled: false })
  const reader = await openBrowser()
  for (const [language, writing, foreign] of [
    [second, other, own],
    [locale, own, other],
  ] as const) {
    await visitor.goto(`${address}?hl=${language}`)
    await expect(visitor.getByRole('rowheader', { name: writing.layer })).toBeVisible()
    await expect(visitor.locator(`optgroup[label="${writing.layer}"]`)).toHaveCount(1)
    await expect(visitor.getByText(foreign.layer)).toHaveCount(0)
    await reader.goto(`${address}?hl=${language}`)
    await openLayers(reader, language)
    await expect(reader.getByRole('treeitem', { name: new RegExp(`^${writing.layer}`) })).toBeVisible()
  }
})

test('what is not translated says what it is in, and nothing about it is inaccessible', async ({
  page,
  language: locale,
}) => {
  const second = otherOf(locale)
  const [own, other] = [WRITINGS[locale], WRITINGS[second]]
  await aUser(page, locale)
  const plain = await createArticle(page, { title: other.title, language: second, context: aParagraph(other.text) })
  const half = await createArticle(page, {
    title: other.title,
    language: second,
    context: aParagraph(other.text),
    layer: mapOf(other.line),
    translation: { title: own.title, summary: '', context: { version: 1, blocks: [] } },
  })
  const t = visitorMessages(locale)

  await page.goto(`/routes/${plain.id}?hl=${locale}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', other.tag)
  await expect(page.locator('.article-body')).toHaveAttribute('lang', other.tag)
  await expect(page.getByText(t('article.isNotTranslated'))).toBeVisible()
  await expect(page.getByRole('navigation', { name: t('article.languages') })).toHaveCount(0)

  await page.goto(`/routes/${half.id}?hl=${locale}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(own.title)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveAttribute('lang')
  await expect(page.locator('.article-body')).toHaveAttribute('lang', other.tag)
  await expect(page.getByText(t('article.textIsNotTranslated'))).toBeVisible()
  await openLayers(page, locale)
  const line = page.getByRole('tree').getByText(other.line, { exact: true })
  await expect(line).toHaveAttribute('lang', other.tag)
  await line.click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: other.line })).toHaveAttribute('lang', other.tag)
  await expectAccessible(page)
})

test('removing the second language asks first, and the map forgets its names too', { tag: '@once' }, async ({
  page,
  language: locale,
}) => {
  const second = otherOf(locale)
  const [own, other] = [WRITINGS[locale], WRITINGS[second]]
  await aUser(page, locale)
  const translations = { [second]: { name: other.line } }
  const { id } = await createArticle(page, {
    title: own.title,
    language: locale,
    is_draft: true,
    layer: mapOf(own.line, { translations }),
    translation: { title: other.title, summary: other.summary, context: aParagraph(other.text) },
  })
  const editor = new ArticleEditorPage(page, locale)
  const { t } = editor.messages
  await page.goto(`/home/routes/${id}/edit?hl=${locale}`)
  await editor.expectMap()
  await page.getByRole('radio', { name: other.name }).check({ force: true })
  await expectAccessible(page)
  await editor.show('content')
  await expect(editor.text).toHaveText(other.text)
  await expectAccessible(page)
  await editor.show('settings')
  await expect(page.getByRole('textbox', { name: t('settings.summary') })).toHaveValue(other.summary)
  await expectAccessible(page)
  const remove = page.getByRole('button', { name: t(`languages.remove.${second}`) })
  const question = page.getByRole('dialog', { name: t(`languages.removeTitle.${second}`) })
  await remove.click()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await remove.click()
  await question.getByRole('button', { name: t(`languages.remove.${second}`) }).click()
  await expect(page.getByRole('combobox', { name: t('languages.main') })).toHaveValue(locale)
  await editor.expectSaved()
  await expect
    .poll(async () => {
      const answer = await apiOf(page).readRoute({ params: { id: String(id) } })
      return answer.ok && [answer.data.translation, JSON.stringify(answer.data.layer).includes(other.line)]
    })
    .toEqual([null, false])
})
