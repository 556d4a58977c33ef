import { PRODUCT_LIMITS } from '@repo/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../testing/index.ts'
import type { Post } from './read-posts.ts'

const day = (n: number) => new Date(Date.UTC(2026, 0, n))
const text = (title: string, tags: readonly string[] = []) => ({
  title,
  summary: `${title}…`,
  tags,
  picture: null,
  html: `<p>${title}</p>`,
})
const TOTAL = PRODUCT_LIMITS.blogPostsPerPage + 1
/** Of the first days of a year, the newest first; the very first one is English alone. */
const POSTS: readonly Post[] = Array.from({ length: TOTAL }, (_, index) => TOTAL - index).map((id) => ({
  id,
  publishedAt: day(id),
  texts: {
    'en-us': text(`Post ${id}`, id > 2 ? ['all', `tag ${id}`] : []),
    ...(id > 1 && { ja: text(`記事${id}`, ['すべて']) }),
  },
}))
const TOMORROW: Post = { id: 99, publishedAt: new Date(Date.now() + 86_400_000), texts: { ja: text('あした') } }

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp({}, undefined, undefined, { posts: [TOMORROW, ...POSTS] })
})
afterAll(() => test.close())

describe('the blog', () => {
  it('lists posts in pages, in the language that is asked for', async () => {
    const { api } = test.aGuest()
    const first = await api.listBlogPosts({ query: {} })
    expect(first).toMatchObject({
      data: { total: TOTAL, current_page: 1, data: { length: PRODUCT_LIMITS.blogPostsPerPage } },
    })
    expect(first).toMatchObject({ data: { data: { 0: { title: `記事${TOTAL}`, language: 'ja' } } } })
    expect(await api.listBlogPosts({ query: { hl: 'en-us', page: '2' } })).toMatchObject({
      data: { data: [{ id: 1, title: 'Post 1', language: 'en-us', published_at: day(1).toISOString() }] },
    })
  })

  it('narrows by a tag', async () => {
    const answer = await test.aGuest().api.listBlogPosts({ query: { hl: 'en-us', tag: 'tag 5' } })
    expect(answer).toMatchObject({
      data: { total: 1, data: [{ id: 5 }], tags: { 0: { name: 'all', count: TOTAL - 2 } } },
    })
  })

  it('shows a post with its neighbours', async () => {
    const answer = await test.aGuest().api.readBlogPost({ params: { id: '2' }, query: { hl: 'ja' } })
    expect(answer).toMatchObject({
      data: {
        title: '記事2',
        html: '<p>記事2</p>',
        languages: ['ja', 'en-us'],
        newer: { id: 3, title: '記事3' },
        older: { id: 1, title: 'Post 1' },
      },
    })
  })

  it('keeps back what is of a day to come, and says what is not there', async () => {
    const missing = await test.aGuest().api.readBlogPost({ params: { id: '99' } })
    expect(missing).toMatchObject({ status: 404, error: { code: 'blog.post_not_found' } })
  })

  it('has a feed', async () => {
    const answer = await test.aGuest().fetch('/blogs/feed.atom?hl=en-us', {})
    expect(answer.headers.get('content-type')).toContain('application/atom+xml')
    const feed = await answer.text()
    expect(feed).toContain('<title xml:lang="en-US">Post 3</title>')
    expect(feed).not.toContain('あした')
  })

  it('serves no file but pictures beside posts', async () => {
    for (const path of ['0001-a/ja.md', '0001-a/..%2Fsecret', 'x/a.png', '0001-a/a.png']) {
      expect((await test.aGuest().fetch(`/blog-pictures/${path}`, {})).status).toBe(404)
    }
  })
})
