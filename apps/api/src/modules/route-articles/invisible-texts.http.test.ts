import type { RouteArticleInput } from '@repo/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp, type TestUser } from '../../testing/index.ts'
import { postComment } from '../comments/testing/post-comment.ts'
import { aBody, aLayer, aLine, anArticle, aParagraph } from './testing/an-article.ts'
import { createArticle } from './testing/create-article.ts'

const ZALGO = `Z${'\u0336\u0353\u035a\u0359'.repeat(40)}`
const BOUNDED = 'Z\u0336\u0353\u035a\u0359'
const UNSEEN = ['\u200b\u200b', '\u3164', '\u2800', '\u00ad\u2060', '\u0336']
const KEPT = '👩‍👩‍👧 می‌خواهم क्‍ष 葛\u{e0100}城 ที่'

let test: TestApp
let author: TestUser
beforeAll(async () => {
  test = await buildTestApp()
  author = await test.aVerifiedUser()
})
afterAll(() => test.close())

const create = (over: Partial<RouteArticleInput>) => author.api.createRoute({ body: anArticle(over) })

describe.each(UNSEEN.map((unseen) => ({ unseen })))('$unseen', ({ unseen }) => {
  it('is no title, tag or name on a map', async () => {
    expect(await create({ title: unseen })).toMatchObject({ error: { code: 'article.title_required' } })
    expect(await create({ tag: [{ name: unseen }] })).toMatchObject({ status: 422, error: { code: 'request.invalid' } })
    const layer = { ...aLayer(aLine()), name: unseen }
    expect(await create({ layer: [layer] })).toMatchObject({ error: { code: 'article.map_invalid' } })
    expect(await create({ layer: [aLayer(aLine({ name: unseen }))] })).toMatchObject({
      error: { code: 'article.map_invalid' },
    })
  })

  it('is no comment and no category', async () => {
    const article = await createArticle(author)
    const params = { id: String(article.id) }
    expect(await author.api.createComment({ params, body: { text: unseen } })).toMatchObject({
      status: 422,
      error: { code: 'request.invalid', fields: [{ field: 'text', rule: 'minLength' }] },
    })
    expect(await author.api.createStockCategory({ body: { name: unseen } })).toMatchObject({
      error: { code: 'stock_category.name_required' },
    })
  })

  it('is no nickname', async () => {
    const blank = { place: unseen, profile: unseen, site: '', twitter: '', instagram: '', facebook: '' }
    const answer = await author.api.updateProfile({ body: { nickname: unseen, ...blank } })
    expect(answer).toMatchObject({ data: { nickname: author.user.name, place: '', profile: '' } })
  })
})

describe('texts without end', () => {
  it('have four marks a letter and one empty line, in comments', async () => {
    const article = await createArticle(author)
    const text = `${ZALGO}${'\n'.repeat(400)}b`
    expect(await postComment(author, article, { text })).toMatchObject({ text: `${BOUNDED}\n\nb` })
  })

  it('have four marks a letter in titles, tags, names, descriptions and the text, also as entities', async () => {
    const layer = [{ ...aLayer(aLine({ name: ZALGO, text: `a${'\n'.repeat(400)}${ZALGO}` })), name: ZALGO }]
    const context = aBody(aParagraph(`<b>Z</b>${'&#x336;'.repeat(40)} ${ZALGO}&#x200b;`))
    const created = await create({ title: ZALGO, summary: ZALGO, tag: [{ name: ZALGO }], layer, context })
    expect(created).toMatchObject({
      data: {
        title: BOUNDED,
        summary: BOUNDED,
        tag: [{ name: BOUNDED }],
        layer: [{ name: BOUNDED, objects: [{ name: BOUNDED, text: `a\n\n${BOUNDED}` }] }],
      },
    })
    expect(created.ok && created.data.body_html).not.toMatch(/[\u200b]|\p{M}{5}/u)
  })

  it('keep what scripts and emoji are written with', async () => {
    const layer = [{ ...aLayer(aLine({ name: KEPT, text: KEPT })), name: KEPT }]
    const created = await create({
      title: KEPT,
      summary: KEPT,
      tag: [{ name: KEPT }],
      layer,
      context: aBody(aParagraph(KEPT)),
    })
    expect(created).toMatchObject({
      data: {
        title: KEPT,
        summary: KEPT,
        tag: [{ name: KEPT }],
        layer: [{ name: KEPT, objects: [{ name: KEPT, text: KEPT }] }],
        context: { blocks: [{ text: KEPT }] },
      },
    })
  })
})
