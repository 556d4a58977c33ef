import type { CloneInput, RouteArticle } from '@repo/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp, type TestUser } from '../../../testing/index.ts'
import { aBody, aLayer, aParagraph, aSpot } from '../testing/an-article.ts'
import { createArticle } from '../testing/create-article.ts'

let test: TestApp
let author: TestUser
beforeAll(async () => {
  test = await buildTestApp()
  author = await test.aVerifiedUser()
})
afterAll(() => test.close())

async function cloned(by: TestUser, { id }: RouteArticle, over: Partial<CloneInput>): Promise<RouteArticle> {
  const body = { title: '', layer_ids: ['layer-1'], with_text: true, ...over }
  const answer = await by.api.cloneRoute({ params: { id: String(id) }, query: {}, body })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data
}

describe('a clone', () => {
  it.each([
    ['in the main language', { title: 'わたしの道', title_language: 'ja' }, 'わたしの道', 'Over the pass'],
    ['in the second language', { title: 'My way', title_language: 'en-us' }, '鳥居峠', 'My way'],
    ['by who does not say in which', { title: 'わたしの道' }, 'わたしの道', 'Over the pass'],
    ['in both', { title: '私の道', translated_title: 'My way' }, '私の道', 'My way'],
  ] as const)('keeps both languages in their places, named %s', async (_, over, title, translated) => {
    const translation = { title: 'Over the pass', summary: 'On foot', context: aBody(aParagraph('Climb.')) }
    const layer = [aLayer({ ...aSpot(), translations: { 'en-us': { name: 'Tea house' } } })]
    const original = await createArticle(author, { title: '鳥居峠', language: 'ja', translation, layer })
    const copy = await cloned(await test.aVerifiedUser(), original, over)
    expect(copy).toMatchObject({
      title,
      language: 'ja',
      summary: original.summary,
      context: original.context,
      translation: { title: translated, summary: 'On foot', context: original.translation?.context },
      layer: original.layer,
    })
  })

  it('of one language has the name that its reader gives, whatever that is in', async () => {
    const original = await createArticle(author, { title: '鳥居峠', language: 'ja' })
    const copy = await cloned(await test.aVerifiedUser(), original, { title: 'My way', title_language: 'en-us' })
    expect(copy).toMatchObject({ title: 'My way', language: 'ja', translation: null })
  })
})
