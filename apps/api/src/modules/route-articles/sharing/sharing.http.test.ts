import { gzipSync } from 'node:zlib'
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
  it('may stand in any page, whatever the article is called', async () => {
    const answer = await get(`/embed/${article.id}?hl=ja`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('x-frame-options')).toBeNull()
    expect(answer.headers.get('content-security-policy')).toContain('frame-ancestors *')
    const html = await answer.text()
    expect(html).not.toContain('<script>alert')
    expect(html).toContain(`href="${addressOf(article)}?hl=ja"`)
    expect(html).toContain('Mishioriで読む')
    const tall = previewAddress(article.preview_path, 'tall', 'ja')
    expect(html).toContain(`<source media="(max-aspect-ratio: 1)" srcset="${tall}">`)
    expect([...html.matchAll(/<img class="(\w+)"/g)].map(([, layer]) => layer)).toEqual(['ground', 'whole'])
    expect(html).toContain('.whole{position:relative;object-fit:contain}')
  })

  it('has one script of its own, for a button that is hidden without it', async () => {
    const answer = await get(`/embed/${article.id}?hl=en-us`)
    const html = await answer.text()
    const [, nonce] = /<script nonce="([^"]+)">/.exec(html) ?? []
    expect(html.match(/<script/g)).toHaveLength(1)
    expect(answer.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`)
    expect(html).toContain('<button class="open" type="button" hidden')
    expect(html).toContain('>Explore the map</button>')
    expect(gzipSync(html).length).toBeLessThan(5_000)
  })

  it('passes on what its address asks for', async () => {
    const html = await (await get(`/embed/${article.id}?hl=ja&theme=dark&layer=a&profile=1`)).text()
    expect(html).toContain('<html lang="ja" data-theme="dark">')
    const dark = previewAddress(article.preview_path, 'tallDark', 'ja')
    expect(html).toContain(`<picture><source media="(max-aspect-ratio: 1)" srcset="${dark}"><img`)
    expect(html).toContain(`data-address="/embed/${article.id}/map?hl=ja&amp;theme=dark#layer=a&amp;profile=1"`)
  })

  it('is the usual one for everything else, and cached as that is', async () => {
    const [usual, other] = await Promise.all(
      ['', '?theme=blue&profile=maybe&layer=&utm_source=x'].map(async (search) => {
        const answer = await get(`/embed/${article.id}${search}`)
        const html = (await answer.text()).replaceAll(/nonce="[^"]+"/g, '')
        return { html, cached: answer.headers.get('cache-control'), varies: answer.headers.get('vary') }
      }),
    )
    expect(other).toEqual(usual)
    expect(usual).toMatchObject({ cached: 'public, max-age=0, must-revalidate, s-maxage=10' })
    expect(usual?.html).toContain(`data-address="/embed/${article.id}/map?hl=`)
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

  it.each(['routes', 'embed'])('says the same of an address below /%s with options', async (kind) => {
    const url = `http://localhost/${kind}/${article.id}?hl=en-us&theme=dark&profile=1&x=1`
    const { html, width, height } = await (await oembed({ url, maxwidth: '500', maxheight: '300' })).json()
    expect({ width, height }).toEqual({ width: 500, height: 300 })
    const source = `http://localhost/embed/${article.id}?hl=en-us&amp;theme=dark&amp;profile=1`
    expect(html).toContain(`<iframe src="${source}" width="500" height="300"`)
    expect(html).not.toContain('<script')
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
