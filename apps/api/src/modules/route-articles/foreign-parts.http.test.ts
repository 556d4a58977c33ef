import { parseArticle } from '@mishiori/article-blocks/document'
import type { RouteArticleInput } from '@repo/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { articleBodies } from '../../schema/route-articles.table.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../testing/index.ts'
import { aLayer, aLine, anArticle, aSpot } from './testing/an-article.ts'

let test: TestApp
let author: TestUser
beforeAll(async () => {
  test = await buildTestApp({ publicUrl: 'https://mishiori.example' })
  author = await test.aVerifiedUser()
})
afterAll(() => test.close())

const body = (...blocks: readonly object[]) => ({ version: 1, blocks })
const create = (over: Partial<RouteArticleInput>) => author.api.createRoute({ query: {}, body: anArticle(over) })
const save = (id: number, version: number, over: Partial<RouteArticleInput>) =>
  author.api.saveRoute(
    { params: { id: String(id) }, body: anArticle(over) },
    { headers: { 'if-match': `"${version}"` } },
  )

const FUTURE = { type: 'timeline', html: '<script>alert(1)</script>' }
const OTHERS = [
  '/api/v1/logout',
  '/',
  '/home',
  '/files/',
  '/files/../api/v1/user',
  '/files/a.jpg?x=1',
  '/routes/1',
  'https://mishiori.example/api/v1/self/routes',
  'HTTPS://MISHIORI.EXAMPLE/login',
  '/embed/1',
]
const PICTURES = [
  '/files/abc.jpg',
  'https://mishiori.example/files/abc.png',
  '/previews/x.webp',
  'https://elsewhere.example/api/v1',
]

describe('a block of an unknown kind', () => {
  const refused = (field: string) => ({
    status: 422,
    error: { code: 'article.body_invalid', fields: [{ field, rule: 'block.unknown_type' }] },
  })

  it('is refused in a new article, in either language, draft or not', async () => {
    expect(await create({ context: body(FUTURE) })).toMatchObject(refused('context.blocks.0'))
    expect(await create({ is_draft: true, context: body({ type: 'divider' }, FUTURE) })).toMatchObject(
      refused('context.blocks.1'),
    )
    const translation = { title: 'Other', summary: '', context: body(FUTURE) }
    expect(await create({ translation })).toMatchObject(refused('translation.context.blocks.0'))
  })

  it.each(['constructor', '__proto__', 'Paragraph', 'html', 'a'.repeat(1000), ''])(
    'of the kind %j, too',
    async (type) => {
      expect(await create({ context: body({ type }) })).toMatchObject({ error: { code: 'article.body_invalid' } })
    },
  )

  it('is none that this version writes', async () => {
    const text = 'words'
    const picture = { src: '/files/a.jpg', tmpId: null }
    const blocks = [
      { type: 'paragraph', text },
      { type: 'header', level: 2, text },
      { type: 'list', style: 'unordered', items: [{ text }] },
      { type: 'quote', text, caption: '' },
      { type: 'table', withHeadings: false, content: [[text]] },
      { type: 'singleImage', url: '/files/a.jpg', caption: '' },
      { type: 'images', images: [picture], raito: '4-3', long: 'width' },
      { type: 'divider' },
    ]
    const made = await create({ context: body(...blocks) })
    const stored = made.ok ? parseArticle(made.data.context) : null
    expect(stored?.ok && stored.document.blocks.map(({ type }) => type)).not.toContain('unknown')
    expect(stored?.ok && stored.document.blocks).toHaveLength(blocks.length)
  })

  it('stays where a newer version has stored it, unchanged, and is not added again', async () => {
    const made = await create({})
    const id = made.ok ? made.data.id : 0
    await test.db
      .update(articleBodies)
      .set({ body: body(FUTURE) })
      .where(eq(articleBodies.articleId, id))
    const kept = await save(id, 1, { context: body(FUTURE, { type: 'divider' }) })
    expect(kept).toMatchObject({ data: { context: body(FUTURE, { type: 'divider' }) } })
    const changed = body({ ...FUTURE, html: 'other' })
    expect(await save(id, 2, { context: changed })).toMatchObject(refused('context.blocks.0'))
  })
})

describe('the address of a picture', () => {
  it.each(OTHERS)('is not %s, which is ours and no picture', async (url) => {
    const wrong = { status: 422, error: { code: 'article.body_invalid', fields: [{ rule: 'image.url_invalid' }] } }
    const gallery = { type: 'images', images: [{ src: url, tmpId: null }], raito: '4-3', long: 'width' }
    expect(await create({ context: body({ type: 'singleImage', url, caption: '' }) })).toMatchObject(wrong)
    expect(await create({ context: body(gallery) })).toMatchObject(wrong)
    const spot = aSpot({ type: 'image_text', images: [url], url: '' })
    expect(await create({ layer: [aLayer(aLine(), spot)] })).toMatchObject({
      status: 422,
      error: { code: 'article.map_invalid', fields: [{ field: 'layer.0.objects.1', rule: 'image.url_invalid' }] },
    })
  })

  it.each(PICTURES)('may be %s', async (url) => {
    const spot = aSpot({ type: 'image_text', images: [new URL(url, 'https://mishiori.example').href], url: '' })
    const context = body({ type: 'singleImage', url, caption: '' })
    expect(await create({ context, layer: [aLayer(aLine(), spot)] })).toMatchObject({ ok: true })
  })

  it('stays what it was where it is stored', async () => {
    const made = await create({})
    const id = made.ok ? made.data.id : 0
    const old = body({ type: 'singleImage', url: '/images/of-an-older-version.jpg', caption: '' })
    await test.db.update(articleBodies).set({ body: old }).where(eq(articleBodies.articleId, id))
    expect(await save(id, 1, { context: old })).toMatchObject({ ok: true })
  })
})
