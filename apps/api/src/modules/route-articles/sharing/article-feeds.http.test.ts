import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FEED_ENTRIES } from '../../../platform/pages/atom.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../../testing/index.ts'
import { createArticle } from '../testing/create-article.ts'

const HOSTILE = '</title><script>alert(1)</script> & "峠"'

let test: TestApp
let author: TestUser
beforeAll(async () => {
  test = await buildTestApp()
  author = await test.aVerifiedUser({ nickname: HOSTILE })
  const others = await test.aVerifiedUser()
  const tag = [{ name: '中山道 50%' }]
  await createArticle(author, { title: '鳥居峠', tag })
  await createArticle(others, { title: '馬籠峠', tag })
  await createArticle(author, { title: '別の道' })
  for (const hidden of [{ is_draft: true }, { private_mode: 'private' }, { private_mode: 'url' }] as const) {
    await createArticle(author, { title: 'secret', tag, ...hidden })
  }
})
afterAll(() => test.close())

const get = (path: string) => test.aGuest().fetch(path, {})
const titlesOf = (xml: string) =>
  [...xml.matchAll(/<entry>.*?<title[^>]*>([^<]*)<\/title>/gs)].map(([, title]) => title)

describe('the feed of a person', () => {
  it('[C33] has what they published, newest first, and no more', async () => {
    const answer = await get(`/users/${author.user.id}/feed.atom?hl=en-us`)
    expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate, s-maxage=10')
    const xml = await answer.text()
    expect(titlesOf(xml)).toEqual(['別の道', '鳥居峠'])
    expect(xml).toContain('<title>Routes by &lt;/title&gt;&lt;script&gt;')
    expect(xml).not.toContain('<script')
    expect(xml).not.toContain('secret')
    const self = `http://localhost/users/${author.user.id}/feed.atom?hl=en-us`
    expect(xml).toContain(`<link rel="self" type="application/atom+xml" href="${self}"/>`)
  })

  it('has no more than so many entries, and may be empty', async () => {
    const [busy, silent] = [await test.aVerifiedUser(), await test.aVerifiedUser()]
    for (let i = 0; i <= FEED_ENTRIES; i++) await createArticle(busy, { title: `道${i}` })
    expect(titlesOf(await (await get(`/users/${busy.user.id}/feed.atom`)).text())).toHaveLength(FEED_ENTRIES)
    const empty = await get(`/users/${silent.user.id}/feed.atom`)
    expect(empty.status).toBe(200)
    expect(titlesOf(await empty.text())).toEqual([])
  })

  it.each(['999999', '0', 'none', '1e3'])('is not there for %s', async (id) => {
    expect((await get(`/users/${id}/feed.atom`)).status).toBe(404)
  })
})

describe('the feed of a tag', () => {
  it('has what everybody published with it', async () => {
    const xml = await (await get(`/tags/${encodeURIComponent('中山道 50%')}/feed.atom`)).text()
    expect(titlesOf(xml)).toEqual(['馬籠峠', '鳥居峠'])
    expect(xml).toContain('<title>#中山道 50% | Mishiori</title>')
    expect(xml).toContain('href="http://localhost/routes?tag=%E4%B8%AD%E5%B1%B1%E9%81%93+50%25"')
    expect(xml).not.toContain('secret')
  })

  it.each(['none', '%20', '%00', '山'.repeat(51), '%ED%A0%80'])('is not there for %s', async (name) => {
    const { status } = await get(`/tags/${name}/feed.atom`)
    expect([400, 404]).toContain(status)
  })
})
