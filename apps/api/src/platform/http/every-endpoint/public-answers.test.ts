import { afterAll, beforeAll, expect, it } from 'vitest'
import { createArticle } from '../../../modules/route-articles/testing/create-article.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../../testing/index.ts'

let test: TestApp
let author: TestUser
beforeAll(async () => {
  test = await buildTestApp()
  author = await test.aVerifiedUser({ name: 'ayumi.public', nickname: 'あゆみ' })
})
afterAll(() => test.close())

/** Every key of an answer, those of objects in lists too, as paths. What a map or a text holds is its author's own. */
function keysOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => keysOf(item, `${path}[]`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const at = path === '' ? key : `${path}.${key}`
    return key === 'layer' || key === 'context' ? [at] : [at, ...keysOf(inner, at)]
  })
}

async function shown(path: string): Promise<string[]> {
  const answer = await test.aGuest().fetch(`/api${path}`, { method: 'GET' })
  expect(answer.status).toBe(200)
  const text = await answer.text()
  expect(text).not.toContain(author.user.email)
  return [...new Set(keysOf(JSON.parse(text)))].sort()
}

it('[B22] tells strangers of people and articles what is listed here and nothing more', async () => {
  const { id } = await createArticle(author)
  await test.services.featured.choose(id, { words: { ja: '', en: '' }, days: 1 })
  const answers = {
    user: await shown(`/v1/users/${author.user.id}`),
    users: await shown('/v1/users'),
    article: await shown(`/v1/routes/${id}`),
    articles: await shown('/v1/routes'),
    'articles of a user': await shown(`/v1/users/${author.user.id}/routes`),
    'front page': await shown('/v1/front-page'),
    map: await shown('/v1/search/map?box=137,35,138,36'),
    suggestions: await shown('/v1/suggestions?q=ayumi'),
  }
  const kept = /email|password|notify|role|token|session|withdrawn|share(?!d)|verified|locale/
  const telling = Object.values(answers)
    .flat()
    .filter((key) => kept.test(key))
  expect(telling).toEqual(['full_share_url'])
  expect(answers).toMatchSnapshot()
})

it('[B22] gives the sharing address of an article to its author alone', async () => {
  const { id } = await createArticle(author)
  const other = await test.aVerifiedUser()
  const read = await other.api.readRoute({ params: { id: String(id) } })
  expect(read.ok && read.data.full_share_url).toBe(null)
})
