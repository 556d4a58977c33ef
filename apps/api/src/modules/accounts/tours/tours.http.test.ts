import { TOUR_IDS } from '@repo/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp, type TestUser } from '../../../testing/index.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

const EARLY = '2026-01-02T03:04:05.000Z'
const LATER = '2026-02-03T04:05:06.000Z'

async function tutorialOf({ api }: Pick<TestUser, 'api'>) {
  const answer = await api.currentUser()
  return answer.ok ? answer.data?.tutorial : undefined
}

describe('tours that somebody has done', () => {
  it('are none of a new account, and are recorded with the time in UTC', async () => {
    const user = await test.aVerifiedUser()
    expect(await tutorialOf(user)).toEqual({})
    const before = Date.now()
    const answer = await user.api.recordTours({ body: { ids: ['editor'] } })
    const tutorial = answer.ok ? answer.data : {}
    expect(Object.keys(tutorial)).toEqual(['editor'])
    expect(tutorial.editor).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    expect(Date.parse(tutorial.editor ?? '')).toBeGreaterThanOrEqual(before)
    expect(await tutorialOf(user)).toEqual(tutorial)
  })

  it.each([
    ['before', LATER, EARLY],
    ['after', EARLY, LATER],
  ])('keep the earlier time, be it that of %s', async (_which, first, second) => {
    const { api } = await test.aVerifiedUser()
    await api.recordTours({ body: { ids: ['editor'], times: { editor: first } } })
    const answer = await api.recordTours({
      body: { ids: ['first_use', 'editor'], times: { editor: second, first_use: LATER } },
    })
    expect(answer).toMatchObject({ ok: true, data: { editor: EARLY, first_use: LATER } })
  })

  it('compare by the moment, whatever offset a clock writes', async () => {
    const { api } = await test.aVerifiedUser()
    await api.recordTours({ body: { ids: ['editor'], times: { editor: EARLY } } })
    // 02:30 in UTC, which is earlier although the text is greater.
    const times = { editor: '2026-01-02T11:30:00+09:00' }
    const answer = await api.recordTours({ body: { ids: ['editor'], times } })
    expect(answer).toMatchObject({ ok: true, data: { editor: '2026-01-02T02:30:00.000Z' } })
  })

  it('count as done now where a clock runs ahead', async () => {
    const { api } = await test.aVerifiedUser()
    const answer = await api.recordTours({ body: { ids: ['editor'], times: { editor: '2999-01-01T00:00:00.000Z' } } })
    expect(Date.parse((answer.ok && answer.data.editor) || '')).toBeLessThanOrEqual(Date.now())
  })

  it('are all kept when several devices tell at once', async () => {
    const user = await test.aVerifiedUser()
    await Promise.all(TOUR_IDS.map((id) => user.api.recordTours({ body: { ids: [id] } })))
    expect(Object.keys((await tutorialOf(user)) ?? {}).sort()).toEqual([...TOUR_IDS].sort())
  })

  it.each([
    ['none', { ids: [] }],
    ['one that there is not', { ids: ['editor', 'nowhere'] }],
    ['one twice', { ids: ['editor', 'editor'] }],
    ['a time that is none', { ids: ['editor'], times: { editor: 'yesterday' } }],
    ['a time of one that there is not', { ids: ['editor'], times: { nowhere: EARLY } }],
  ])('are refused when they name %s', async (_what, body) => {
    const { api } = await test.aVerifiedUser()
    expect(await api.recordTours({ body: body as never })).toMatchObject({ status: 422 })
  })

  it('are asked of nobody who is not logged in', async () => {
    expect(await test.aGuest().api.recordTours({ body: { ids: ['editor'] } })).toMatchObject({ status: 401 })
  })
})
