import { previewAddress, type RouteArticle } from '@repo/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp, type TestUser } from '../../../testing/index.ts'
import { createArticle } from '../testing/create-article.ts'

const HOSTILE = '</title><script>alert(1)</script> & "峠"'

let test: TestApp
let author: TestUser
let article: RouteArticle
let hidden: readonly RouteArticle[]
beforeAll(async () => {
  test = await buildTestApp()
  author = await test.aVerifiedUser({ nickname: 'ひかり' })
  article = await createArticle(author, { title: HOSTILE })
  hidden = [
    await createArticle(author, { title: 'secret', private_mode: 'private' }),
    await createArticle(author, { title: 'secret', private_mode: 'url' }),
    await createArticle(author, { title: 'secret', is_draft: true }),
  ]
})
afterAll(() => test.close())

const get = (path: string) => test.aGuest().fetch(path, {})
const oembed = (query: Record<string, string>) => get(`/oembed?${new URLSearchParams(query)}`)
const addressOf = ({ id }: RouteArticle) => `http://localhost/routes/${id}`

describe('the frame of an article', () => {
  it('may stand in any page, and has no scripts', async () => {
    const answer = await get(`/embed/${article.id}?hl=ja`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('x-frame-options')).toBeNull()
    expect(answer.headers.get('content-security-policy')).toContain('frame-ancestors *')
    const html = await answer.text()
    expect(html).not.toContain('<script')
    expect(html).toContain(`href="${addressOf(article)}?hl=ja"`)
    expect(html).toContain('Mishioriで読む')
    const tall = previewAddress(article.preview_path, 'tall', 'ja')
    expect(html).toContain(`<source media="(max-aspect-ratio: 1)" srcset="${tall}">`)
    expect([...html.matchAll(/<img class="(\w+)"/g)].map(([, layer]) => layer)).toEqual(['ground', 'whole'])
    expect(html).toContain('.whole{position:relative;object-fit:contain}')
  })

  it('[C34] leaves all other pages unframed', async () => {
    expect((await get('/oembed?url=')).headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })

  it('is there for public articles alone', async () => {
    for (const { id } of hidden) expect((await get(`/embed/${id}`)).status).toBe(404)
    expect((await get('/embed/none')).status).toBe(404)
  })
})

describe('oEmbed', () => {
  it('tells of an article, as large as there is room', async () => {
    const answer = await oembed({ url: addressOf(article), maxwidth: '300', format: 'json' })
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(await answer.json()).toMatchObject({
      version: '1.0',
      type: 'rich',
      title: HOSTILE,
      author_name: 'ひかり',
      width: 300,
      html: expect.stringContaining(`<iframe src="http://localhost/embed/${article.id}" width="300"`),
    })
  })

  it.each([
    ['another site', () => `https://evil.example/routes/${article.id}`],
    ['another page', () => 'http://localhost/users/1'],
    ['what is not public', () => addressOf(hidden[0] ?? article)],
    ['nothing', () => ''],
  ])('knows nothing of %s', async (_, url) => {
    expect((await oembed({ url: url() })).status).toBe(404)
  })

  it('says that it speaks JSON alone', async () => {
    expect((await oembed({ url: addressOf(article), format: 'xml' })).status).toBe(501)
  })
})

describe.each(['/feed.atom', '/sitemaps/routes-1.xml'])('%s', (path) => {
  it('[C33] names public articles, whatever they are called, and no others', async () => {
    const text = await (await get(path)).text()
    expect(text).toContain(addressOf(article))
    expect(text).not.toContain('<script')
    expect(text).not.toContain('secret')
    for (const one of hidden) expect(text).not.toContain(`${addressOf(one)}<`)
  })
})

describe('the sitemap', () => {
  it('names its parts, and robots find it', async () => {
    const text = await (await get('/sitemap.xml')).text()
    expect([...text.matchAll(/<loc>([^<]+)/g)].map(([, address]) => address)).toEqual([
      'http://localhost/sitemaps/pages.xml',
      'http://localhost/sitemaps/routes-1.xml',
      'http://localhost/sitemaps/users-1.xml',
    ])
    expect(await (await get('/robots.txt')).text()).toContain('Sitemap: http://localhost/sitemap.xml')
  })

  it('names people who have published, in both languages, and nobody else', async () => {
    const reader = await test.aVerifiedUser()
    const text = await (await get('/sitemaps/users-1.xml')).text()
    const address = `http://localhost/users/${author.user.id}`
    expect(text).toContain(`<loc>${address}</loc>`)
    expect(text).toContain(`hreflang="en-us" href="${address}?hl=en-us"`)
    expect(text).not.toContain(`/users/${reader.user.id}<`)
  })

  it.each(['/sitemaps/routes-0.xml', '/sitemaps/routes-x.xml', '/sitemaps/users-0.xml'])(
    'has no part %s',
    async (path) => {
      expect((await get(path)).status).toBe(404)
    },
  )
})
