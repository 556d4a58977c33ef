import { agreeAt } from '@repo/open-id-provider'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessions } from '../../../platform/session/sessions.table.ts'
import { users } from '../../../platform/session/users.table.ts'
import { linkedAccounts } from '../../../schema/linked-accounts.table.ts'
import {
  begin,
  buildProviderApp,
  comeBack,
  goThrough,
  type ProviderApp,
  signUpThrough,
} from '../../../testing/provider-journeys.ts'

let test: ProviderApp
beforeAll(async () => {
  test = await buildProviderApp()
})
afterAll(() => test.close())

/** Makes the last reauthentication older than account changes allow. */
const letProofAge = (userId: number, interval = '11 minutes') =>
  test.db
    .update(sessions)
    .set({ authenticatedAt: sql`now() - ${interval}::interval` })
    .where(eq(sessions.userId, userId))

const idOf = async (client: Awaited<ReturnType<typeof signUpThrough>>) => {
  const answer = await client.api.currentUser()
  return (answer.ok && answer.data?.id) || 0
}
const linksOf = (userId: number) => test.db.select().from(linkedAccounts).where(eq(linkedAccounts.userId, userId))
const unlink = (client: Awaited<ReturnType<typeof signUpThrough>>, provider = 'oidc') =>
  client.api.unlinkAccount({ params: { provider } })

describe('linking', () => {
  it('[A14] opens the account from then on, whatever its address', async () => {
    test.provider.claims.set('linker', { email: 'elsewhere@example.com', email_verified: false })
    const user = await test.aVerifiedUser()
    expect(await goThrough(user, 'linker', 'link')).toMatchObject({ data: { outcome: 'linked', next: '/home/routes' } })
    const guest = test.aGuest()
    expect(await goThrough(guest, 'linker')).toMatchObject({ data: { outcome: 'logged-in' } })
    expect(await guest.api.currentUser()).toMatchObject({ data: { id: user.user.id, email: user.user.email } })
  })

  it('[A14] needs a session, a proved address and a proof of who it is that is no older than ten minutes', async () => {
    const start = (client: ReturnType<typeof test.aGuest>) =>
      client.api.startAuthorization({ params: { provider: 'oidc' }, body: { purpose: 'link' } })
    expect(await start(test.aGuest())).toMatchObject({ status: 401, error: { code: 'auth.login_required' } })
    expect(await start(await test.anUnverifiedUser())).toMatchObject({
      status: 403,
      error: { code: 'auth.email_unverified' },
    })
    const user = await test.aVerifiedUser()
    await letProofAge(user.user.id)
    expect(await start(user)).toMatchObject({ status: 403, error: { code: 'auth.reauthentication_required' } })
    await letProofAge(user.user.id, '9 minutes')
    expect(await start(user)).toMatchObject({ ok: true })
  })

  it('[A14] of what opens another account is refused', async () => {
    await signUpThrough(test, 'taken')
    const user = await test.aVerifiedUser()
    expect(await goThrough(user, 'taken', 'link')).toMatchObject({
      status: 422,
      error: { code: 'provider.used_elsewhere', params: { provider: 'Hill ID' } },
    })
    expect(await linksOf(user.user.id)).toEqual([])
  })

  it('[A14] by two people at once gives it to one of them', async () => {
    const people = await Promise.all([test.aVerifiedUser(), test.aVerifiedUser()])
    const answers = await Promise.all(people.map((person) => goThrough(person, 'shared', 'link')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  })

  it('[A14] ends in the session that began it: nobody else is linked', async () => {
    const user = await test.aVerifiedUser()
    const answer = await agreeAt(await begin(user, 'link'), 'of-another-session')
    const other = await test.aVerifiedUser()
    other.cookies.set('authorization', user.cookies.get('authorization') ?? '')
    expect(await comeBack(other, answer)).toMatchObject({ status: 400, error: { code: 'provider.login_expired' } })
    expect(await linksOf(other.user.id)).toEqual([])
  })

  it('twice changes nothing, and another account of the provider takes its place', async () => {
    const user = await test.aVerifiedUser()
    await goThrough(user, 'first', 'link')
    expect(await goThrough(user, 'first', 'link')).toMatchObject({ data: { outcome: 'linked' } })
    await goThrough(user, 'second', 'link')
    expect((await linksOf(user.user.id)).map(({ subject }) => subject)).toEqual(['second'])
  })
})

describe('unlinking', () => {
  it('closes the account to the provider', async () => {
    const user = await test.aVerifiedUser()
    await goThrough(user, 'leaver', 'link')
    expect(await unlink(user)).toMatchObject({ status: 204 })
    const guest = test.aGuest()
    expect(await goThrough(guest, 'leaver')).toMatchObject({ data: { outcome: 'sign-up' } })
  })

  it('needs a proof of who it is that is no older than ten minutes', async () => {
    const user = await test.aVerifiedUser()
    await goThrough(user, 'sleeper', 'link')
    await letProofAge(user.user.id)
    expect(await unlink(user)).toMatchObject({ status: 403, error: { code: 'auth.reauthentication_required' } })
  })

  it('of what is not linked is refused, also of others’', async () => {
    await signUpThrough(test, 'of-others')
    const user = await test.aVerifiedUser()
    expect(await unlink(user)).toMatchObject({ status: 422, error: { code: 'provider.not_linked' } })
    expect(await unlink(user, 'nosuch')).toMatchObject({ status: 422, error: { code: 'provider.not_linked' } })
  })

  it('[A15] of the last way to log in needs a password first', async () => {
    const client = await signUpThrough(test, 'last')
    expect(await unlink(client)).toMatchObject({ status: 422, error: { code: 'provider.last_method' } })
    expect(await linksOf(await idOf(client))).toHaveLength(1)
    await test.db.update(users).set({ passwordHash: '!' }).where(eq(users.email, 'last@example.com'))
    expect(await unlink(client)).toMatchObject({ status: 204 })
  })

  it('[A15] of two in parallel leaves one', async () => {
    for (let round = 0; round < 5; round++) {
      const client = await signUpThrough(test, `both.${round}`)
      await goThrough(client, `both.${round}`, 'link', 'google')
      const answers = await Promise.all([unlink(client, 'oidc'), unlink(client, 'google')])
      expect(answers.map(({ status }) => status).sort()).toEqual([204, 422])
      expect(await linksOf(await idOf(client))).toHaveLength(1)
    }
  })

  it('leaves a link that is listed under its name when the provider is no longer offered', async () => {
    const client = await signUpThrough(test, 'former')
    const userId = await idOf(client)
    await test.db.insert(linkedAccounts).values({ userId, provider: 'line', subject: 'former' })
    expect(await client.api.listLinkedAccounts()).toMatchObject({
      data: { data: [{ provider: 'oidc' }, { provider: 'line', label: 'LINE', email: null }] },
    })
  })
})

describe('proving again who one is', () => {
  it('by the linked account opens what asks for it', async () => {
    const client = await signUpThrough(test, 'prover')
    await letProofAge(await idOf(client))
    const url = new URL(await begin(client, 'reauthenticate'))
    expect([url.searchParams.get('prompt'), url.searchParams.get('max_age')]).toEqual(['login', '0'])
    expect(await comeBack(client, await agreeAt(url.href, 'prover'))).toMatchObject({
      data: { outcome: 'reauthenticated' },
    })
    expect(await unlink(client)).toMatchObject({ error: { code: 'provider.last_method' } })
  })

  it('by another account is refused, known or not', async () => {
    await signUpThrough(test, 'stranger')
    const client = await signUpThrough(test, 'proved')
    await letProofAge(await idOf(client))
    for (const login of ['stranger', 'unknown']) {
      expect(await goThrough(client, login, 'reauthenticate')).toMatchObject({
        status: 422,
        error: { code: 'provider.other_account' },
      })
    }
    expect(await unlink(client)).toMatchObject({ error: { code: 'auth.reauthentication_required' } })
  })

  it('needs a session and a linked account', async () => {
    const start = (client: ReturnType<typeof test.aGuest>) =>
      client.api.startAuthorization({ params: { provider: 'oidc' }, body: { purpose: 'reauthenticate' } })
    expect(await start(test.aGuest())).toMatchObject({ status: 401 })
    expect(await start(await test.aVerifiedUser())).toMatchObject({
      status: 422,
      error: { code: 'provider.not_linked' },
    })
  })
})
