import { createArticle, lineFrom } from '../support/articles.ts'
import { expectInSight, expectNoScrolling, expectToFit } from '../support/fit.ts'
import { visitorMessages } from '../support/messages.ts'
import { becomeAuthor, PAGES_OF_AUTHORS, PAGES_OF_READERS } from '../support/pages.ts'
import { openLayers, openMore } from '../support/reading.ts'
import { test } from '../support/test.ts'

test.use({ expectedProblems: ['status of 404'] })

test('pages that everybody reads fit the screen', { tag: '@once' }, async ({ page, language }) => {
  test.slow()
  for (const [pattern, visit] of Object.entries(PAGES_OF_READERS))
    await test.step(pattern, () => visit({ page, language, look: () => expectToFit(page) }))
})

test('pages of an author fit the screen, and the editor is no higher', { tag: '@once' }, async ({ page, language }) => {
  test.slow()
  await becomeAuthor(page, language)
  for (const [pattern, visit] of Object.entries(PAGES_OF_AUTHORS)) {
    const look = async () => {
      await expectToFit(page)
      if (pattern === '/home/routes/:articleId/edit') await expectNoScrolling(page)
    }
    await test.step(pattern, () => visit({ page, language, look }))
  }
})

test('what an author does with an article, and its layers with long names, fit the screen', async ({
  editor: { page },
  language,
}) => {
  const name = 'LongNameWithoutSpaces'.repeat(12)
  const { id } = await createArticle(page, {
    layer: lineFrom([137.97, 36.24], name),
    tag: [{ name: 'たいへん長い札'.repeat(7) }],
  })
  await page.goto(`/routes/${id}?hl=${language}`)
  await openMore(page, language)
  await expectInSight(page.getByRole('link', { name: visitorMessages(language)('article.download') }))
  await page.keyboard.press('Escape')
  await openLayers(page, language)
  await expectInSight(page.getByRole('treeitem').first())
  await expectToFit(page)
})
