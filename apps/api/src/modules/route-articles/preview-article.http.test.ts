import type { RouteArticle, RouteArticleInput } from '@repo/contract'
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

const params = ({ id }: RouteArticle) => ({ params: { id: String(id) } })

async function preview(article: RouteArticle, over: Partial<RouteArticleInput>): Promise<RouteArticle> {
  const answer = await author.api.previewRoute({ ...params(article), body: anArticle(over) })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data
}

/** As a visitor reads it, and as its author looks back on it. */
async function stateOf(article: RouteArticle) {
  const [shown, own, revisions, list] = await Promise.all([
    test.aGuest().api.readRoute({ ...params(article), query: {} }),
    author.api.readOwnRoute(params(article)),
    author.api.listRevisions(params(article)),
    test.aGuest().api.listRoutes({ query: { q: 'whinchat' } }),
  ])
  return [shown, own, revisions, list].map((answer) => (answer.ok ? answer.data : answer.error))
}

describe('a preview', () => {
  it('is what saving would make of the work, and changes nothing', async () => {
    const article = await createArticle(author)
    const before = await stateOf(article)
    const work = {
      title: ' whinchat ',
      summary: 'new',
      tag: [{ name: 'new' }],
      layer: [aLayer(aLine({ name: 'new line' }))],
      context: aBody(aParagraph('to <span class="map-link" data-map-link="line-1">it</span>')),
      translation: { title: '新しい', summary: '', context: aBody(aParagraph('訳')) },
      language: 'en-us' as const,
    }
    const shown = await preview(article, work)
    expect(await stateOf(article)).toEqual(before)
    expect(shown).toMatchObject({ id: article.id, version: article.version, status: 'public', title: 'whinchat' })
    expect(shown.preview_path).not.toBe(article.preview_path)

    const { id } = await createArticle(author, work)
    const saved = await author.api.readRoute({ params: { id: String(id) }, query: {} })
    if (!saved.ok) throw new Error(saved.error.code)
    const ofArticle = ({ title, summary, tag, layer, context, body_html, translation, ...rest }: RouteArticle) => ({
      title,
      summary,
      tag,
      layer,
      context,
      body_html,
      translation,
      place: rest.place_ja,
      distance: rest.distance_km,
      north: rest.max_lat,
      picture: rest.preview_path,
    })
    expect(ofArticle(shown)).toEqual(ofArticle(saved.data))
  })

  it('keeps the picture of a map that was not changed', async () => {
    const article = await createArticle(author)
    const shown = await preview(article, { title: 'whinchat', context: aBody(aParagraph('new words')) })
    expect(shown.preview_path).toBe(article.preview_path)
  })

  it('is cleaned like every article', async () => {
    const article = await createArticle(author)
    const attack = '<a href="javascript:alert(1)" onclick="alert(1)">words</a><script>alert(1)</script>'
    expect((await preview(article, { context: aBody(aParagraph(attack)) })).body_html).toBe('<p>words</p>')
  })

  it('may lack what publishing asks for, and keeps who may see the article', async () => {
    const article = await createArticle(author, { private_mode: 'private' })
    expect(await preview(article, { title: '', layer: [], is_draft: false })).toMatchObject({
      title: '',
      layer: [],
      status: 'private',
      is_draft: false,
      private_mode: 'private',
    })
  })

  it.each([
    ['article.map_invalid', { layer: [aLayer({ objectType: 'LINE' })] }],
    ['article.body_invalid', { context: { blocks: 'none' } }],
    ['file.not_found', { thumbnail_path: `/files/${'a'.repeat(32)}.jpg` }],
  ] as const)('is refused with %s as a save would be', async (code, over) => {
    const article = await createArticle(author)
    const body = anArticle(over as Partial<RouteArticleInput>) // some of it is wrong on purpose
    expect(await author.api.previewRoute({ ...params(article), body })).toMatchObject({ error: { code } })
  })

  it('is made for the author alone', async () => {
    const article = await createArticle(author)
    const body = anArticle()
    const other = await test.aVerifiedUser()
    const unknown = { status: 404, error: { code: 'article.not_found' } }
    expect(await other.api.previewRoute({ ...params(article), body })).toMatchObject(unknown)
    expect(await other.api.previewRoute({ params: { id: '999999' }, body })).toMatchObject(unknown)
    expect(await test.aGuest().api.previewRoute({ ...params(article), body })).toMatchObject({
      error: { code: 'auth.login_required' },
    })
  })
})
