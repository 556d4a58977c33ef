import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestApp, type TestApp, type TestUser } from '../../testing/index.ts'
import { createArticle } from './testing/create-article.ts'

let test: TestApp
let author: TestUser
const ids = new Map<string, number>()
beforeAll(async () => {
  test = await buildTestApp()
  author = await test.aVerifiedUser()
  ids.set('DRAFT', (await createArticle(author, { is_draft: true })).id)
  ids.set('PUBLIC', (await createArticle(author)).id)
  ids.set('URL', (await createArticle(author, { private_mode: 'url' })).id)
  ids.set('URL, private', (await createArticle(author, { private_mode: 'private' })).id)
})
afterAll(() => test.close())

async function json(path: string, headers: Record<string, string> = {}) {
  const answer = await author.fetch(path, { headers })
  expect(answer.status).toBe(200)
  return answer.json()
}

it.each([
  ['DRAFT', null],
  ['PUBLIC', null],
  ['URL', 'url'],
  ['URL, private', 'private'],
])('answers %s in JSON, with the private mode beside it', async (name, private_mode) => {
  const expected = { status: name.split(',')[0], private_mode }
  expect(await json(`/api/v1/routes/${ids.get(name)}`)).toMatchObject(expected)
  expect(await json(`/api/v1/self/routes/${ids.get(name)}`)).toMatchObject(expected)
})

it('filters by either spelling', async () => {
  const listed = async (status: string) => (await json(`/api/v1/self/routes?status=${status}`)).data
  expect(await listed('URL')).toMatchObject([{ status: 'URL' }, { status: 'URL' }])
  expect(await listed('linkShared')).toMatchObject([{ id: ids.get('URL') }])
  expect(await listed('DRAFT')).toEqual(await listed('draft'))
  const unknown = await author.fetch('/api/v1/self/routes?status=CREATING', {})
  expect(unknown.status).toBe(422)
})

it('answers a page of the version before in the names that it knows', async () => {
  const headers = { 'sec-fetch-site': 'same-origin' }
  expect(await json(`/api/v1/routes/${ids.get('URL')}`, headers)).toMatchObject({ status: 'linkShared' })
  const current = { ...headers, 'x-status-names': '2' }
  expect(await json(`/api/v1/routes/${ids.get('URL')}`, current)).toMatchObject({ status: 'URL' })
})

it('names the status of the newer article that a refused save carries, and of a repeated answer', async () => {
  const article = await createArticle(author, { title: '旧い' })
  const { title, summary, layer, context, tag, is_draft, private_mode, thumbnail_path } = article
  const body = JSON.stringify({ title, summary, layer, context, tag, is_draft, private_mode, thumbnail_path })
  const headers = { 'content-type': 'application/json', 'idempotency-key': 'once', 'if-match': `"${article.version}"` }
  const save = (over = {}) =>
    author.fetch(`/api/v1/routes/${article.id}`, { method: 'PUT', headers: { ...headers, ...over }, body })
  expect(await (await save()).json()).toMatchObject({ status: 'PUBLIC' })
  const repeated = await save()
  expect(repeated.headers.get('idempotency-replayed')).toBe('true')
  expect(await repeated.json()).toMatchObject({ status: 'PUBLIC' })
  const stale = await save({ 'idempotency-key': 'other' })
  expect(stale.status).toBe(412)
  expect(await stale.json()).toMatchObject({ current: { status: 'PUBLIC' } })
})
