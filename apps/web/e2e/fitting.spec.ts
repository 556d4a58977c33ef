import { aUser } from './support/accounts.ts'
import { createArticle, lineFrom } from './support/articles.ts'
import { ArticleEditorPage } from './support/editor.ts'
import { expectInSight, expectNoScrolling, expectToFit } from './support/fit.ts'
import { visitPerson } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { words } from './support/words.ts'

for (const locale of ['ja', 'en-us'] as const) {
  test(`lists, people and accounts fit the screen (${locale}) @phone`, async ({ page }) => {
    for (const path of ['/routes', '/routes?q=nothing', '/users', '/users?q=nothing', '/login', '/signup', '/term']) {
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}hl=${locale}`)
      await expectToFit(page)
    }
    await visitPerson(page, locale, () => expectToFit(page))
  })

  test(`an author's pages fit the screen (${locale}) @phone`, async ({ page }) => {
    await aUser(page, locale)
    const { id } = await createArticle(page, { is_draft: true })
    for (const path of ['', '/profile', '/routes', `/routes/${id}`, `/routes/${id}/history?version=1`]) {
      await page.goto(`/home${path}${path.includes('?') ? '&' : '?'}hl=${locale}`)
      await expectToFit(page)
    }
  })

  test(`what an author does with an article, and its layers with long names, fit the screen (${locale}) @phone`, async ({
    page,
  }) => {
    await aUser(page, locale)
    const name = 'LongNameWithoutSpaces'.repeat(12)
    const { id } = await createArticle(page, {
      layer: lineFrom([137.97, 36.24], name),
      tag: [{ name: 'たいへん長い札'.repeat(7) }],
    })
    await page.goto(`/routes/${id}?hl=${locale}`)
    await expectInSight(page.getByRole('link', { name: words(locale)('article.download') }).filter({ visible: true }))
    await expectInSight(page.getByRole('treeitem').first())
    await expectToFit(page)
  })

  test(`the editor is as high as the screen, whatever its sections hold (${locale}) @phone`, async ({ page }) => {
    await aUser(page, locale)
    const { id } = await createArticle(page, { is_draft: true, tag: [{ name: 'たいへん長い札'.repeat(7) }] })
    await page.goto(`/home/routes/${id}/edit?hl=${locale}`)
    const editor = new ArticleEditorPage(page, locale)
    await editor.expectMap()
    const summary = page.getByRole('textbox', { name: editor.words.t('settings.summary') })
    const fields = { content: editor.text, settings: summary, map: editor.map }
    for (const section of ['content', 'settings', 'map'] as const) {
      await editor.show(section)
      await expect(fields[section]).toBeVisible()
      await expectToFit(page)
      await expectNoScrolling(page)
    }
  })
}
