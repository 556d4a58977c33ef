import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { users } from '../../platform/session/users.table.ts'
import { stravaConnections, stravaRevocations } from '../../schema/strava.table.ts'
import type { TestUser } from '../../testing/index.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { buildStravaApp, connect, type StravaApp } from './testing/strava-app.ts'

let test: StravaApp
beforeAll(async () => {
  test = await buildStravaApp()
})
afterAll(() => test.close())

const list = (user: TestUser) => user.api.listStravaActivities({ query: {} })
const rowOf = async (user: TestUser) => {
  const [row] = await test.db.select().from(stravaConnections).where(eq(stravaConnections.userId, user.user.id))
  return row
}
const letTokensEnd = (user: TestUser) =>
  test.db.update(stravaConnections).set({ expiresAt: sql`now()` }).where(eq(stravaConnections.userId, user.user.id))
const untilRevoked = (athleteId: number) =>
  vi.waitFor(async () => {
    expect(test.standIn.grants.countOf(athleteId)).toBe(0)
    expect(await test.db.select().from(stravaRevocations)).toEqual([])
  }, 30_000)

describe('connecting', () => {
  it('links the account and may read its activities from then on', async () => {
    const { user, athlete } = await test.aConnectedUser({ firstname: 'Kaede', lastname: 'Ito' })
    expect(await user.api.readStrava()).toMatchObject({
      data: {
        is_offered: true,
        is_connected: true,
        athlete_name: 'Kaede Ito',
        reads_private: true,
        may_publish: false,
        wait_seconds: null,
        import_id: null,
      },
    })
    expect(await list(user)).toMatchObject({ data: { data: athlete.activities.map(({ name }) => ({ name })) } })
    expect(await user.api.listLinkedAccounts()).toMatchObject({ data: { data: [{ provider: 'strava' }] } })
  })

  it('[E55] asks for no more than reading, and for less of who logs in', async () => {
    const start = async (client: Pick<TestUser, 'api'>, purpose: 'link' | 'log-in') => {
      const answer = await client.api.startAuthorization({ params: { provider: 'strava' }, body: { purpose } })
      return answer.ok ? new URL(answer.data.url).searchParams.get('scope') : null
    }
    expect(await start(await test.aVerifiedUser(), 'link')).toBe('read,activity:read,activity:read_all')
    expect(await start(test.aGuest(), 'log-in')).toBe('read')
  })

  it('[E55] without the permission to read activities is refused with words for it, and leaves nothing', async () => {
    const { athlete } = await test.aConnectedUser()
    const user = await test.aVerifiedUser()
    expect(await connect(user, athlete.id, [])).toMatchObject({
      status: 422,
      error: { code: 'provider.permission_missing', params: { provider: 'Strava' } },
    })
    expect(await user.api.readStrava()).toMatchObject({ data: { is_connected: false } })
    expect(await list(user)).toMatchObject({ status: 409, error: { code: 'strava.not_connected' } })
  })

  it('[E55] without private activities reads the others', async () => {
    const { user, athlete } = await test.aConnectedUser()
    const [first, ...others] = athlete.activities
    test.standIn.athletes.set(String(athlete.id), {
      ...athlete,
      activities: [...(first ? [{ ...first, isPrivate: true }] : []), ...others],
    })
    expect(await connect(user, athlete.id, ['activity:read'])).toMatchObject({ ok: true })
    expect(await user.api.readStrava()).toMatchObject({ data: { reads_private: false } })
    const answer = await list(user)
    expect(answer.ok && answer.data.data.map(({ id }) => Number(id))).toEqual(others.map(({ id }) => id))
  })

  it('[E55] keeps tokens encrypted, each for itself', async () => {
    const { user } = await test.aConnectedUser()
    const row = await rowOf(user)
    expect(row?.accessToken).toMatch(/^v1\.[\w-]{60,}$/)
    const everything = JSON.stringify(await test.db.execute(sql`select * from strava_connections`))
    const known = test.standIn.requests.flatMap(({ form }) => form.getAll('refresh_token'))
    await letTokensEnd(user)
    await list(user)
    const sent = test.standIn.requests.flatMap(({ form }) => form.getAll('refresh_token')).slice(known.length)
    expect(sent).toHaveLength(1)
    for (const token of sent) expect(everything).not.toContain(token)
  })
})

describe('an instance without an app at Strava', () => {
  it('says so, and refuses the rest', async () => {
    const other = await buildStravaApp({ settings: { stravaApp: null }, standIn: test.standIn })
    const user = await other.aVerifiedUser()
    expect(await user.api.readStrava()).toMatchObject({ data: { is_offered: false, is_connected: false } })
    const refused = { status: 404, error: { code: 'strava.not_configured' } }
    expect(await list(user)).toMatchObject(refused)
    expect(await user.api.disconnectStrava({ query: {} })).toMatchObject(refused)
    expect(await user.api.createStravaImport({ body: { activity_ids: ['1'], mode: 'one' } })).toMatchObject(refused)
    await other.close()
  })
})

describe('a token that has ended', () => {
  it('[E55] is refreshed once, however many ask at once', async () => {
    const { user } = await test.aConnectedUser()
    await letTokensEnd(user)
    const before = test.standIn.grants.refreshes()
    const requests = Array.from({ length: 8 }, (_, page) =>
      user.api.listStravaActivities({ query: { page: String(page * 10 + 1) } }),
    )
    expect((await Promise.all(requests)).map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect(test.standIn.grants.refreshes() - before).toBe(1)
  })

  it('[E55] is refreshed once by two processes', async () => {
    const database = await createTestDatabase()
    const one = await buildStravaApp({ standIn: test.standIn, database })
    const other = await buildStravaApp({ standIn: test.standIn, database })
    const { user, athlete } = await one.aConnectedUser()
    await one.db.update(stravaConnections).set({ expiresAt: sql`now()` })
    const before = test.standIn.grants.refreshes()
    const names = [one, other, one, other].map(({ services }) =>
      services.strava.connections.withClient(user.user.id, (client, token) =>
        client.listActivities({ token, caller: 'person' }, 1),
      ),
    )
    for (const { activities } of await Promise.all(names)) expect(activities).toHaveLength(athlete.activities.length)
    expect(test.standIn.grants.refreshes() - before).toBe(1)
    await one.close()
    await other.close()
    await database.drop()
  })

  it('is refreshed when Strava takes it no more before its time', async () => {
    const { user } = await test.aConnectedUser()
    test.standIn.script('/api/v3/athlete/activities', { status: 401, body: {} })
    const before = test.standIn.grants.refreshes()
    expect(await list(user)).toMatchObject({ ok: true })
    expect(test.standIn.grants.refreshes() - before).toBe(1)
  })

  it.each([
    ['trouble', { status: 500 }, 503, 'strava.unavailable', true],
    ['garbage', { body: '<html>' }, 503, 'strava.unavailable', true],
    ['half an answer', { body: { access_token: 'a', refresh_token: null } }, 503, 'strava.unavailable', true],
    [
      'that our app is unknown',
      { status: 401, body: { errors: [{ resource: 'Application', field: 'client_id', code: 'invalid' }] } },
      ...([503, 'strava.unavailable', true] as const),
    ],
    ['that it is none', { status: 400, body: { message: 'Bad Request' } }, 409, 'strava.not_connected', false],
  ] as const)('answered with %s', async (_, answer, status, code, isKept) => {
    const { user } = await test.aConnectedUser()
    await letTokensEnd(user)
    test.standIn.script('/oauth/token', answer)
    expect(await list(user)).toMatchObject({ status, error: { code } })
    expect((await rowOf(user)) !== undefined).toBe(isKept)
  })

  it('of another secret of the instance asks to connect again', async () => {
    const { user } = await test.aConnectedUser()
    await test.db.update(stravaConnections).set({ accessToken: 'v1.AAAA', refreshToken: 'v1.AAAA' })
    expect(await list(user)).toMatchObject({ status: 409, error: { code: 'strava.not_connected' } })
    expect(await rowOf(user)).toBeUndefined()
  })
})

describe('taking it back', () => {
  it('at Strava ends the connection here', async () => {
    const { user, athlete } = await test.aConnectedUser()
    test.standIn.grants.revokeOf(athlete.id)
    expect(await list(user)).toMatchObject({ status: 409, error: { code: 'strava.not_connected' } })
    expect(await user.api.readStrava()).toMatchObject({ data: { is_connected: false } })
  })

  it('here tells Strava, also when the token has ended meanwhile, and the log-in stays', async () => {
    const { user, athlete } = await test.aConnectedUser()
    await letTokensEnd(user)
    expect(await user.api.disconnectStrava({ query: {} })).toMatchObject({ status: 204 })
    expect(await rowOf(user)).toBeUndefined()
    await untilRevoked(athlete.id)
    expect(await user.api.listLinkedAccounts()).toMatchObject({ data: { data: [{ provider: 'strava' }] } })
    expect(await user.api.disconnectStrava({ query: {} })).toMatchObject({ status: 204 })
  })

  it('is tried again when Strava has trouble', async () => {
    const { user, athlete } = await test.aConnectedUser()
    test.standIn.script('/oauth/deauthorize', { status: 502 })
    await user.api.disconnectStrava({ query: {} })
    await untilRevoked(athlete.id)
  })

  it('comes with unlinking the account', async () => {
    const { user, athlete } = await test.aConnectedUser()
    await test.db.update(users).set({ passwordHash: '!' }).where(eq(users.id, user.user.id))
    expect(await user.api.unlinkAccount({ params: { provider: 'strava' } })).toMatchObject({ status: 204 })
    expect(await rowOf(user)).toBeUndefined()
    await untilRevoked(athlete.id)
  })

  it('comes with another athlete in the place of the first', async () => {
    const { user, athlete } = await test.aConnectedUser()
    const { athlete: second, user: owner } = await test.aConnectedUser()
    await test.db.update(users).set({ passwordHash: '!' }).where(eq(users.id, owner.user.id))
    await owner.api.unlinkAccount({ params: { provider: 'strava' } })
    await untilRevoked(second.id)
    expect(await connect(user, second.id)).toMatchObject({ ok: true })
    await untilRevoked(athlete.id)
    expect(await list(user)).toMatchObject({ ok: true })
  })

  it('of who connects again before Strava was told takes nothing away', async () => {
    const { user, athlete } = await test.aConnectedUser()
    test.standIn.script('/oauth/deauthorize', ...Array.from({ length: 20 }, () => ({ status: 500 })))
    const told = test.standIn.requests.length
    await user.api.disconnectStrava({ query: {} })
    await vi.waitFor(() => {
      expect(test.standIn.requests.slice(told).map(({ path }) => path)).toContain('/oauth/deauthorize')
    }, 30_000)
    await connect(user, athlete.id)
    expect(await test.db.select().from(stravaRevocations)).toEqual([])
    expect(await list(user)).toMatchObject({ ok: true })
    test.standIn.unscript()
  })

  it('comes with leaving for good, and the archive tells of it before', async () => {
    const { user, athlete } = await test.aConnectedUser()
    const archive = await test.services.strava.exportOf(user.user.id)
    expect(archive.connection).toMatchObject({ athleteId: String(athlete.id), readsPrivate: true })
    expect(JSON.stringify(archive)).not.toMatch(/token/i)
    expect(await user.api.withdraw({ body: {} })).toMatchObject({ ok: true })
    expect(await rowOf(user)).toBeUndefined()
    await untilRevoked(athlete.id)
  })
})
