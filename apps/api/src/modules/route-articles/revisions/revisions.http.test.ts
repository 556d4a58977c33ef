import { PRODUCT_LIMITS, type RouteArticle, type RouteArticleInput } from '@repo/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp, type TestUser } from '../../../testing/index.ts'
import { aBody, anArticle, aParagraph } from '../testing/an-article.ts'
import { createArticle } from '../testing/create-article.ts'

let test: TestApp
let author: TestUser
beforeAll(async () => {
  test = await buildTestApp()
})
beforeEach(async () => {
  author = await test.aVerifiedUser()
})
afterAll(() => test.close())

const params = ({ id }: RouteArticle) => ({ params: { id: String(id) } })
const at = ({ id }: RouteArticle, version: number) => ({ params: { id: String(id), version: String(version) } })

async function save(article: RouteArticle, over: Partial<RouteArticleInput>, autosave?: '1'): Promise<RouteArticle> {
  const answer = await author.api.saveRoute(
    { ...params(article), query: autosave ? { autosave } : {}, body: anArticle(over) },
    { headers: { 'if-match': `"${article.version}"` } },
  )
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data
}
async function versions(article: RouteArticle): Promise<number[]> {
  const answer = await author.api.listRevisions(params(article))
  return answer.ok ? answer.data.data.map(({ version }) => version) : []
}

describe('revisions', () => {
  it('are kept of every save that was asked for, the newest first', async () => {
    let article = await createArticle(author, { is_draft: true })
    article = await save(article, { is_draft: true, title: 'second' })
    article = await save(article, { title: 'third' })
    expect(await author.api.listRevisions(params(article))).toMatchObject({
      data: { data: [{ version: 3, title: 'third' }, { version: 2, title: 'second' }, { version: 1 }] },
    })
  })

  it('are not kept of every autosave of a draft, but of all that others may read', async () => {
    let draft = await createArticle(author, { is_draft: true })
    draft = await save(draft, { is_draft: true }, '1')
    expect(await versions(draft)).toEqual([1])
    const shown = await save(draft, { is_draft: false }, '1')
    expect(await versions(shown)).toEqual([3, 1])
  })

  it('are bounded', async () => {
    let article = await createArticle(author)
    for (let count = 0; count < PRODUCT_LIMITS.revisions + 1; count += 1)
      article = await save(article, { title: `v${count}` })
    const kept = await versions(article)
    expect(kept).toHaveLength(PRODUCT_LIMITS.revisions)
    expect(kept.at(0)).toBe(article.version)
  })

  it('hold the map and the text as they were', async () => {
    const article = await createArticle(author, { title: 'before', context: aBody(aParagraph('まえ')) })
    await save(article, { title: 'after', context: aBody(aParagraph('あと')), layer: [], is_draft: true })
    expect(await author.api.readRevision(at(article, 1))).toMatchObject({
      data: { version: 1, title: 'before', context: aBody(aParagraph('まえ')), layer: article.layer },
    })
  })

  it('[B20] are for the author alone, and of this article', async () => {
    const article = await createArticle(author)
    const { api } = await test.aVerifiedUser()
    const refusals = [
      await api.listRevisions(params(article)),
      await api.readRevision(at(article, 1)),
      await api.restoreRevision(at(article, 1), { headers: { 'if-match': '"1"' } }),
      await author.api.readRevision(at(article, 9)),
    ]
    expect(refusals.map((answer) => (answer.ok ? null : answer.error.code))).toEqual(
      refusals.map(() => 'article.not_found'),
    )
  })
})

describe('restoring', () => {
  it('saves the earlier state as a new version and keeps the one it replaces', async () => {
    const article = await createArticle(author, { is_draft: true, title: 'before' })
    const changed = await save(article, { is_draft: true, title: 'after', tag: [{ name: '新' }] }, '1')
    const answer = await author.api.restoreRevision(at(article, 1), { headers: { 'if-match': '"2"' } })
    expect(answer).toMatchObject({ data: { version: 3, title: 'before', status: 'draft', tag: changed.tag } })
    expect(await versions(article)).toEqual([3, 2, 1])
    expect(await author.api.readRevision(at(article, 2))).toMatchObject({ data: { title: 'after' } })
  })

  it('never replaces a version it was not asked to', async () => {
    const article = await createArticle(author)
    await save(article, { title: 'newer' })
    const refuse = async (headers: Record<string, string>) => {
      const answer = await author.api.restoreRevision(at(article, 1), { headers })
      return answer.ok ? null : answer.error.code
    }
    expect(await refuse({ 'if-match': '"1"' })).toBe('article.version_conflict')
    expect(await refuse({})).toBe('article.version_required')
  })

  it('asks of a shown article what publishing asks', async () => {
    const draft = await createArticle(author, { is_draft: true, title: '', layer: [] })
    const shown = await save(draft, {})
    const answer = await author.api.restoreRevision(at(draft, 1), { headers: { 'if-match': `"${shown.version}"` } })
    expect(answer).toMatchObject({ ok: false, error: { code: 'article.title_required' } })
  })
})
