import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anArticle } from '../../../modules/route-articles/testing/an-article.ts'
import { aTimelineImport } from '../../../modules/timeline/testing/a-timeline-day.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../../testing/index.ts'

let test: TestApp
let user: TestUser
beforeAll(async () => {
  test = await buildTestApp()
  user = await test.aVerifiedUser()
})
afterAll(() => test.close())

async function post(path: string, body: string) {
  const headers = { 'content-type': 'application/json' }
  const answer = await user.fetch(`/api/v1/${path}`, { method: 'POST', headers, body })
  const text = await answer.text()
  const { error } = JSON.parse(text)
  return { status: answer.status, code: error.code, fields: error.fields.length, bytes: text.length }
}

const MANY = Array(1_000_000).fill('{}').join(',')

describe('[F57] what is wrong', () => {
  it('is named as a whole in a form', async () => {
    const body = JSON.stringify({ ...aTimelineImport(), total_days: 0, file_names: [], more: 1 })
    expect(await post('self/timeline/imports', body)).toMatchObject({ status: 422, code: 'request.invalid', fields: 3 })
  })

  it('is named once of a million tags', async () => {
    const body = JSON.stringify({ ...anArticle(), tag: [] }).replace('"tag":[]', `"tag":[${MANY}]`)
    expect(await post('routes', body)).toMatchObject({ status: 422, code: 'request.invalid', fields: 1 })
  })

  it('is named shortly of a million segments of a day', async () => {
    const created = await user.api.createTimelineImport({ body: aTimelineImport() })
    const id = created.ok ? created.data.id : 0
    const body = `{"days":[{"date":"2024-03-10","time_zone":"UTC","segments":[${MANY}]}]}`
    const answer = await post(`self/timeline/imports/${id}/days`, body)
    expect(answer).toMatchObject({ status: 422, code: 'request.invalid' })
    expect(answer.bytes).toBeLessThan(10_000)
  })
})
