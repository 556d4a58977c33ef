import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { articleBodies } from '../../schema/route-articles.table.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../testing/index.ts'
import { createArticle } from './testing/create-article.ts'

let test: TestApp
let author: TestUser
beforeAll(async () => {
  test = await buildTestApp()
  author = await test.aVerifiedUser()
})
afterAll(() => test.close())

/** An article whose body came into the table by another way than the API. */
async function articleOf(...blocks: readonly object[]): Promise<number> {
  const { id } = await createArticle(author)
  const body = sql`${JSON.stringify({ version: 1, blocks })}::json`
  await test.db.update(articleBodies).set({ body, translatedBody: body }).where(eq(articleBodies.articleId, id))
  return id
}

describe('[C29] a body that was never cleaned', () => {
  it('is cleaned when it is shown', async () => {
    const attack =
      '<a href="javascript:alert(1)" onclick="alert(1)">words</a><script>alert(1)</script><img src=x onerror=1>'
    const id = await articleOf(
      { type: 'paragraph', text: attack },
      { type: 'header', level: 2, text: attack },
      { type: 'quote', text: attack, caption: '<script>alert(1)</script>' },
      { type: 'table', content: [[attack]] },
      { type: 'singleImage', url: '/a.png" onerror="alert(1)', caption: '"><script>alert(1)</script>' },
      { type: 'timeline', html: '<script>alert(1)</script>' },
    )
    const answer = await test.aGuest().api.readRoute({ params: { id: String(id) }, query: {} })
    const html = answer.ok ? answer.data.body_html : answer.error.code
    expect(html.split('\n')).toEqual([
      '<p>words</p>',
      '<h2 id="section-words" data-level="2">words</h2>',
      '<figure class="quote"><blockquote><p>words</p></blockquote><figcaption>&lt;script&gt;alert(1)&lt;/script&gt;</figcaption></figure>',
      expect.stringContaining('<table><tbody><tr><td>words</td></tr></tbody></table>'),
      expect.stringContaining(
        '<img src="/a.png%22%20onerror=%22alert(1)" alt="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"',
      ),
    ])
  })

  it('is not shown at all when a picture’s address is none', async () => {
    const id = await articleOf({ type: 'singleImage', url: 'javascript:alert(1)', caption: '' })
    const answer = await test.aGuest().fetch(`/api/v1/routes/${id}`, {})
    expect(answer.status).toBe(500)
    expect(await answer.text()).not.toContain('javascript:')
  })
})
