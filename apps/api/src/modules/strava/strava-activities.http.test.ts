import { anActivity, type Scripted } from '@repo/strava-stand-in'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestUser } from '../../testing/index.ts'
import { buildStravaApp, type StravaApp } from './testing/strava-app.ts'

let test: StravaApp
beforeAll(async () => {
  test = await buildStravaApp()
})
afterAll(() => test.close())

const LIST = '/api/v3/athlete/activities'
const many = (count: number) => Array.from({ length: count }, (_, number) => anActivity(number))

async function list(user: TestUser, query: { page?: string; q?: string; fresh?: '1' } = {}) {
  const answer = await user.api.listStravaActivities({ query })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data
}
const listRequests = (since: number) => test.standIn.requests.slice(since).filter(({ path }) => path === LIST)

describe('the list of activities', () => {
  it('tells of each what there is to choose by', async () => {
    const indoors = anActivity(1, { name: 'Rollers', sport: 'VirtualRide', path: [], isPrivate: true })
    const { user } = await test.aConnectedUser({ activities: [anActivity(0), indoors] })
    const { data, ...rest } = await list(user)
    expect(rest).toEqual({ page: 1, has_more: false, looked_through: 2 })
    expect(data[0]).toEqual({
      id: '12345678900',
      name: 'Morning Hike 0',
      sport: 'Hike',
      started_at: '2026-10-30T21:05:00.000Z',
      distance_km: 3.2,
      moving_time: 180,
      elevation_gain: 340,
      is_private: false,
      route_id: null,
      polyline: expect.stringMatching(/^.{10,}$/),
    })
    expect(data[1]).toMatchObject({ name: 'Rollers', polyline: null, is_private: true })
  })

  it.each([
    [20, false],
    [21, true],
    [200, true],
  ])('of %i activities has twenty on its first page, and more: %s', async (count, hasMore) => {
    const { user } = await test.aConnectedUser({ activities: many(count) })
    const { data, has_more } = await list(user)
    expect([data.length, has_more]).toEqual([20, hasMore])
  })

  it('asks Strava once for ten pages, and again for the eleventh', async () => {
    const { user } = await test.aConnectedUser({ activities: many(205) })
    const since = test.standIn.requests.length
    for (const page of ['1', '2', '10']) expect((await list(user, { page })).data).toHaveLength(20)
    expect(listRequests(since)).toHaveLength(1)
    const last = await list(user, { page: '11' })
    expect([last.data.map(({ name }) => name), last.has_more]).toEqual([
      many(205)
        .slice(200)
        .map(({ name }) => name),
      false,
    ])
    expect(listRequests(since).map(({ query }) => query.get('page'))).toEqual(['1', '2'])
    await list(user, { fresh: '1' })
    expect(listRequests(since)).toHaveLength(3)
  })

  it('is searched by name, however it is written, two hundred at a time', async () => {
    const activities = many(201).map((one, at) => (at % 100 === 0 ? { ...one, name: `鳥居峠 ＲＵＮ ${at}` } : one))
    const { user } = await test.aConnectedUser({ activities })
    const first = await list(user, { q: ' run ' })
    expect(first.data.map(({ name }) => name)).toEqual(['鳥居峠 ＲＵＮ 0', '鳥居峠 ＲＵＮ 100'])
    expect(first).toMatchObject({ page: 1, has_more: true, looked_through: 200 })
    const second = await list(user, { q: 'run', page: '2' })
    expect(second.data.map(({ name }) => name)).toEqual(['鳥居峠 ＲＵＮ 200'])
    expect(second).toMatchObject({ has_more: false, looked_through: 1 })
    expect((await list(user, { q: 'とりい' })).data).toEqual([])
    expect((await list(user, { q: '鳥居峠 ｒｕｎ' })).data).toHaveLength(2)
    expect((await list(user, { q: '峠に' })).data).toEqual([])
  })
})

describe('[fault 19] [E55] what Strava answers', () => {
  const whole = { id: 7, name: 'Loop', start_date: '2026-11-01T00:00:00Z' }
  it.each([
    ['with less than it should', whole],
    [
      'with nulls',
      {
        ...whole,
        sport_type: null,
        type: null,
        distance: null,
        moving_time: null,
        total_elevation_gain: null,
        map: null,
      },
    ],
    ['with a map of nothing', { ...whole, map: { summary_polyline: null }, private: null, visibility: null }],
    ['with more than anybody asked for', { ...whole, kudos_count: 3, photos: { primary: null }, new_field: [1] }],
  ])('%s is read', async (_, body) => {
    const { user } = await test.aConnectedUser()
    test.standIn.script(LIST, { body: [body] })
    expect((await list(user)).data).toEqual([
      {
        id: '7',
        name: 'Loop',
        sport: '',
        started_at: '2026-11-01T00:00:00.000Z',
        distance_km: 0,
        moving_time: 0,
        elevation_gain: null,
        polyline: null,
        is_private: false,
        route_id: null,
      },
    ])
  })

  it.each([
    ['no id', { ...whole, id: undefined }],
    ['an id that is none', { ...whole, id: 1.5 }],
    ['no name', { ...whole, name: null }],
    ['no day', { ...whole, start_date: '2026-02-31T00:00:00+09:00' }],
    ['nothing', null],
  ])('of one activity with %s leaves that out', async (_, broken) => {
    const { user } = await test.aConnectedUser()
    test.standIn.script(LIST, { body: [broken, whole] })
    expect((await list(user)).data.map(({ id }) => id)).toEqual(['7'])
    expect(test.warnings.at(-1)).toMatch(/activities that are none/)
  })

  const missing = { errors: [{ resource: 'AccessToken', field: 'activity:read_permission', code: 'missing' }] }
  it.each<readonly [string, Scripted, number, string]>([
    ['no list', { body: { message: 'hello' } }, 503, 'strava.unavailable'],
    ['a page', { body: '<html>Be right back</html>' }, 503, 'strava.unavailable'],
    ['nothing', { body: '' }, 503, 'strava.unavailable'],
    ['500', { status: 500 }, 503, 'strava.unavailable'],
    ['503', { status: 503, body: 'busy' }, 503, 'strava.unavailable'],
    ['a way elsewhere', { status: 302, headers: { location: 'http://127.0.0.1:1/' } }, 503, 'strava.unavailable'],
    ['403', { status: 403 }, 403, 'strava.permission_missing'],
    ['401 for a missing permission', { status: 401, body: missing }, 403, 'strava.permission_missing'],
    ['404', { status: 404 }, 404, 'strava.not_found'],
    ['204', { status: 204 }, 503, 'strava.unavailable'],
  ])('answered with %s is told as %s', async (_, scripted, status, code) => {
    const { user } = await test.aConnectedUser()
    test.standIn.script(LIST, scripted)
    expect(await user.api.listStravaActivities({ query: {} })).toMatchObject({ status, error: { code } })
    expect(await list(user)).toMatchObject({ page: 1 })
  })
})
