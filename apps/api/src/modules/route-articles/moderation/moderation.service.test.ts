import type { RouteArticle } from '@repo/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp, type TestUser } from '../../../testing/index.ts'
import { createArticle } from '../testing/create-article.ts'
import { createModerationService, MAX_REASON_LENGTH, type ModerationService } from './moderation.service.ts'

let test: TestApp
let moderation: ModerationService
let author: TestUser
let article: RouteArticle
beforeAll(async () => {
  test = await buildTestApp()
  moderation = createModerationService({ db: test.db, ...test.services })
})
beforeEach(async () => {
  author = await test.aVerifiedUser()
  article = await createArticle(author, { title: 'dotterel' })
})
afterAll(() => test.close())

const params = ({ id }: { id: number }) => ({ params: { id: String(id) } })
const REASON = '私有地を通ります'

/** What everybody is told of the article and of its author. */
async function publicly() {
  const { api } = test.aGuest()
  const [read, found, person] = await Promise.all([
    api.readRoute({ ...params(article), query: {} }),
    api.listRoutes({ query: { q: 'dotterel' } }),
    api.readUser(params(author.user)),
  ])
  const ids = found.ok ? found.data.data.map(({ id }) => id) : []
  return { status: read.status, isFound: ids.includes(article.id), count: person.ok && person.data.route_count }
}

describe('forbidding', () => {
  it('takes the article from everybody but its author, who reads why', async () => {
    expect(await publicly()).toEqual({ status: 200, isFound: true, count: 1 })
    expect(await moderation.forbid(article.id, ` ${REASON} `)).toMatchObject({ status: 'forbidden', reason: REASON })
    expect(await publicly()).toEqual({ status: 404, isFound: false, count: 0 })
    expect(await author.api.readOwnRoute(params(article))).toMatchObject({
      data: { status: 'forbidden', forbidden_reason: REASON, publication_requested_at: null },
    })
  })

  it('answers a request with another reason', async () => {
    await moderation.forbid(article.id, REASON)
    await author.api.requestPublication(params(article))
    expect((await moderation.listRequested()).map(({ id }) => id)).toContain(article.id)
    await moderation.forbid(article.id, 'まだ私有地です')
    expect(await moderation.listRequested()).toEqual([])
    expect(await author.api.readOwnRoute(params(article))).toMatchObject({
      data: { forbidden_reason: 'まだ私有地です', publication_requested_at: null },
    })
  })

  it('takes a reason as long as it may be and no longer, and never none', async () => {
    const longest = 'あ'.repeat(MAX_REASON_LENGTH)
    await expect(moderation.forbid(article.id, `${longest}あ`)).rejects.toThrow('1001 characters')
    await expect(moderation.forbid(article.id, ' \n ')).rejects.toThrow('Say why')
    expect(await publicly()).toMatchObject({ status: 200 })
    expect(await moderation.forbid(article.id, longest)).toMatchObject({ reason: longest })
  })
})

describe('allowing', () => {
  it('gives the article back as its author saved it last', async () => {
    await moderation.forbid(article.id, REASON)
    const { title, summary, layer, context, tag, is_draft, private_mode, thumbnail_path } = article
    const input = { title, summary, layer, context, tag, is_draft, private_mode, thumbnail_path }
    await author.api.saveRoute(
      { ...params(article), body: { ...input, summary: 'phalarope' } },
      { headers: { 'if-match': `"${article.version}"` } },
    )
    expect(await moderation.allow(article.id)).toMatchObject({ status: 'public', reason: null, requestedAt: null })
    expect(await publicly()).toEqual({ status: 200, isFound: true, count: 1 })
    const found = await test.aGuest().api.listRoutes({ query: { q: 'phalarope' } })
    expect(found).toMatchObject({ data: { data: [{ id: article.id }] } })
    expect(await author.api.readOwnRoute(params(article))).toMatchObject({ data: { forbidden_reason: null } })
  })

  it('shows nothing that its author does not show', async () => {
    article = await createArticle(author, { title: 'dotterel', private_mode: 'private' })
    await moderation.forbid(article.id, REASON)
    expect(await moderation.allow(article.id)).toMatchObject({ status: 'private' })
    expect(await publicly()).toMatchObject({ status: 404, isFound: false, count: 1 })
  })

  it('is refused for an article that is not forbidden', async () => {
    await expect(moderation.allow(article.id)).rejects.toThrow(`Article ${article.id} is not forbidden.`)
  })
})

describe('the queue', () => {
  it('holds what authors ask for, the one that waits longest first', async () => {
    const second = await createArticle(author)
    for (const { id } of [article, second]) await moderation.forbid(id, REASON)
    await author.api.requestPublication(params(second))
    await author.api.requestPublication(params(article))
    expect((await moderation.listRequested()).map(({ id }) => id)).toEqual([second.id, article.id])
    const third = await createArticle(author)
    await moderation.forbid(third.id, REASON)
    expect((await moderation.listRequested()).map(({ id }) => id)).not.toContain(third.id)
    expect((await moderation.listForbidden()).map(({ id }) => id)).toContain(third.id)
    for (const { id } of [article, second]) await moderation.allow(id)
    expect(await moderation.listRequested()).toEqual([])
  })
})

it.each([
  ['show', (id: number) => moderation.get(id)],
  ['allow', (id: number) => moderation.allow(id)],
  ['forbid', (id: number) => moderation.forbid(id, REASON)],
])('knows no article to %s that there is not', async (_, work) => {
  await expect(work(999_999)).rejects.toThrow('There is no article 999999.')
})
