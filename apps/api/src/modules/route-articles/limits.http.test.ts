import { ARTICLE_LIMITS } from '@mishiori/article-blocks/document'
import { PRODUCT_LIMITS, type RouteArticleInput } from '@repo/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp, type TestUser } from '../../testing/index.ts'
import { aBody, aLayer, aLine, anArticle, aParagraph } from './testing/an-article.ts'
import { createArticle } from './testing/create-article.ts'

let test: TestApp
let author: TestUser
beforeAll(async () => {
  test = await buildTestApp()
  author = await test.aVerifiedUser()
})
afterAll(() => test.close())

/** All at one place: a point is two characters. */
const lines = (...points: readonly number[]) => [
  aLayer(...points.map((count, at) => aLine({ tmpId: `line-${at}`, path: '??'.repeat(count), isMain: at === 0 }))),
]

it('a map has up to a million points, in lines of up to half a million', async () => {
  const half = PRODUCT_LIMITS.mapPoints / 2
  expect(await author.api.createRoute({ body: draft({ layer: lines(half, half) }) })).toMatchObject({ status: 201 })
  expect(await author.api.createRoute({ body: draft({ layer: lines(half, half - 1, 2) }) })).toMatchObject({
    status: 422,
    error: { code: 'article.map_too_detailed', params: { max: PRODUCT_LIMITS.mapPoints } },
  })
})

const draft = (over: Partial<RouteArticleInput>) => anArticle({ is_draft: true, ...over })
const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))
const gallery = (count: number) => ({
  type: 'images',
  images: many(count, (n) => ({ src: 'https://example.com/a.webp', tmpId: `image-${n}` })),
  raito: '4-3',
  long: 'width',
})
/** A body whose JSON has exactly so many bytes, of texts as long as a block may have. */
function bodyOf(bytes: number): unknown {
  const text = 'a'.repeat(ARTICLE_LIMITS.textLength)
  const count = Math.floor(bytes / (text.length + 100))
  const body = aBody(...many(count, () => aParagraph(text)), aParagraph(''), aParagraph(''))
  const missing = bytes - Buffer.byteLength(JSON.stringify(body))
  const half = Math.floor(missing / 2)
  const rest = [half, missing - half].flatMap((length) => splitUp(length))
  const paragraphs = [...many(count, () => aParagraph(text)), ...rest.map((length) => aParagraph('a'.repeat(length)))]
  const over = Buffer.byteLength(JSON.stringify(aBody(...paragraphs))) - bytes
  return aBody(aParagraph('a'.repeat(text.length - over)), ...paragraphs.slice(1))
}
const splitUp = (length: number): number[] =>
  length <= ARTICLE_LIMITS.textLength
    ? [length]
    : [ARTICLE_LIMITS.textLength, ...splitUp(length - ARTICLE_LIMITS.textLength)]

describe.each([
  ['title', PRODUCT_LIMITS.titleLength.max, (n: number) => draft({ title: '峠'.repeat(n) }), 'request.invalid'],
  ['summary', PRODUCT_LIMITS.summaryLength.max, (n: number) => draft({ summary: '峠'.repeat(n) }), 'request.invalid'],
  ['tag', PRODUCT_LIMITS.tagLength.max, (n: number) => draft({ tag: [{ name: '峠'.repeat(n) }] }), 'request.invalid'],
  [
    'number of tags',
    PRODUCT_LIMITS.tags,
    (n: number) => draft({ tag: many(n, (i) => ({ name: `tag ${i}` })) }),
    'request.invalid',
  ],
  [
    'number of blocks',
    ARTICLE_LIMITS.blocks,
    (n: number) => draft({ context: aBody(...many(n, (i) => aParagraph(`${i}`))) }),
    'article.body_invalid',
  ],
  [
    'gallery',
    ARTICLE_LIMITS.galleryImages,
    (n: number) => draft({ context: aBody(gallery(n)) }),
    'article.body_invalid',
  ],
  [
    'text of a block',
    ARTICLE_LIMITS.textLength,
    (n: number) => draft({ context: aBody(aParagraph('a'.repeat(n))) }),
    'article.body_invalid',
  ],
  ['body', PRODUCT_LIMITS.bodyBytes, (n: number) => draft({ context: bodyOf(n) }), 'request.too_large'],
] as const)('the %s of an article', (_, max, make, code) => {
  it(`may be as large as ${max}`, async () => {
    const body = make(max)
    const answer = await author.api.createRoute({ body })
    expect(answer).toMatchObject({ ok: true, status: 201, data: { title: body.title, summary: body.summary } })
  })

  it('[F58] is refused when it is larger, and nothing is stored', async () => {
    const total = async () => (await author.api.listOwnRoutes()) as { data?: { total: number } } // told apart below
    const before = (await total()).data?.total
    expect(await author.api.createRoute({ body: make(max + 1) })).toMatchObject({ ok: false, error: { code } })
    expect((await total()).data?.total).toBe(before)
  })
})

it('lets a copy have a title as long as any', async () => {
  const { id } = await createArticle(author)
  const copy = (length: number) =>
    author.api.duplicateRoute({ params: { id: String(id) }, body: { title: '峠'.repeat(length) } })
  const { max } = PRODUCT_LIMITS.titleLength
  expect(await copy(max)).toMatchObject({ ok: true, data: { title: '峠'.repeat(max) } })
  expect(await copy(max + 1)).toMatchObject({ ok: false, status: 422, error: { code: 'request.invalid' } })
})

it.each(['/routes', '/search/map', '/suggestions', '/users'])(
  '%s takes words of 100 characters and no more',
  async (path) => {
    const send = async (length: number) => {
      const search = new URLSearchParams({ q: '峠'.repeat(length) })
      return (await test.aGuest().fetch(`/api/v1${path}?${search}`, {})).status
    }
    expect([await send(100), await send(101)]).toEqual([200, 422])
  },
)
