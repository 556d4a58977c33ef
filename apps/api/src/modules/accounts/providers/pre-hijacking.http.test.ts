import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../../../platform/session/users.table.ts'
import { linkedAccounts } from '../../../schema/linked-accounts.table.ts'
import { mailedCode, PASSWORD, signUp } from '../../../testing/accounts.ts'
import {
  aCompletion,
  buildProviderApp,
  goThrough,
  type ProviderApp,
  signUpThrough,
} from '../../../testing/provider-journeys.ts'

/**
 * Somebody opens an account in another's name before its owner comes, and waits: the five ways of Sudhodanan and Paverd,
 * "Pre-hijacked accounts" (USENIX Security 2022).
 */
let test: ProviderApp
beforeAll(async () => {
  test = await buildProviderApp()
})
afterAll(() => test.close())

const accountsOf = (email: string) =>
  test.db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email))

describe('an account that was opened in the name of its victim', () => {
  it('[A14] 1 is not merged with what the victim logs in through, and is gone once they have', async () => {
    const attacker = await signUp(test, { email: 'victim1@example.com' })
    const victim = await signUpThrough(test, 'victim1')
    expect(await attacker.api.currentUser()).toMatchObject({ data: null })
    const logIn = { email: 'victim1@example.com', password: PASSWORD }
    expect(await test.aGuest().api.logIn({ body: logIn })).toMatchObject({ error: { code: 'auth.bad_credentials' } })
    const rows = await accountsOf('victim1@example.com')
    expect(rows).toEqual([{ id: expect.any(Number), passwordHash: null }])
    expect(await victim.api.currentUser()).toMatchObject({ data: { id: rows[0]?.id } })
  })

  it('[A14] 2 keeps no session that outlives the victim’s proof of the address', async () => {
    const attacker = await signUp(test, { email: 'victim2@example.com' })
    const session = attacker.cookies.get('session') ?? ''
    const victim = await signUp(test, { email: 'victim2@example.com' })
    const code = await mailedCode(test, 'victim2@example.com', 2)
    expect(await victim.api.verifyEmail({ body: { code } })).toMatchObject({ ok: true })
    const replay = test.aGuest()
    replay.cookies.set('session', session)
    expect(await replay.api.currentUser()).toMatchObject({ data: null })
  })

  it('[A14] 3 keeps no account of the attacker at a provider linked', async () => {
    // Before the address is proved nothing can be linked…
    const attacker = await signUp(test, { email: 'victim3@example.com' })
    const link = { params: { provider: 'oidc' }, body: { purpose: 'link' as const } }
    expect(await attacker.api.startAuthorization(link)).toMatchObject({ error: { code: 'auth.email_unverified' } })
    // …and who signs up through a provider under the victim's address goes with the account.
    const trojan = test.aGuest()
    await goThrough(trojan, 'attacker3')
    await trojan.api.completeProviderSignUp({ body: aCompletion({ email: 'victim3@example.com' }) })
    await signUpThrough(test, 'victim3', 'google')
    expect(await trojan.api.currentUser()).toMatchObject({ data: null })
    expect(await test.db.select().from(linkedAccounts).where(eq(linkedAccounts.subject, 'attacker3'))).toEqual([])
    expect(await goThrough(test.aGuest(), 'attacker3')).toMatchObject({ data: { outcome: 'sign-up' } })
  })

  it('[A14] 4 is not taken over by a change of address that waited for the victim to come', async () => {
    const attacker = await test.aVerifiedUser()
    await attacker.api.requestEmailChange({ body: { email: 'victim4@example.com' } })
    const code = await mailedCode(test, 'victim4@example.com')
    const victim = await signUpThrough(test, 'victim4')
    // Even with the code, which only the victim was mailed.
    expect(await attacker.api.verifyEmailChange({ body: { code } })).toMatchObject({
      status: 422,
      error: { code: 'auth.email_taken' },
    })
    expect(await attacker.api.currentUser()).toMatchObject({ data: { email: attacker.user.email } })
    expect(await victim.api.currentUser()).toMatchObject({ data: { email: 'victim4@example.com' } })
  })

  it('[A14] 5 is not opened by a provider that has not verified the address, nor is anything told', async () => {
    const victim = await signUpThrough(test, 'victim5')
    test.provider.claims.set('attacker5', { email: 'victim5@example.com', email_verified: false })
    const attacker = test.aGuest()
    expect(await goThrough(attacker, 'attacker5')).toMatchObject({ status: 200, data: { outcome: 'sign-up' } })
    const email = 'victim5@example.com'
    const known = await attacker.api.completeProviderSignUp({ body: aCompletion({ email }) })
    const stranger = test.aGuest()
    await goThrough(stranger, 'stranger5')
    const fresh = await stranger.api.completeProviderSignUp({ body: aCompletion({ email: 'fresh5@example.com' }) })
    const shape = (answer: typeof known) =>
      answer.ok && { status: answer.status, keys: Object.keys(answer.data.user), next: answer.data.next }
    expect(shape(known)).toEqual(shape(fresh))
    expect(await attacker.api.listLinkedAccounts()).toMatchObject({ error: { code: 'auth.email_unverified' } })
    const [mail] = await test.mailsTo(email, 1)
    expect(mail?.text).not.toMatch(/^\d{6}$/m)
    expect(await victim.api.currentUser()).toMatchObject({ data: { email } })
  })
})

describe('an address that has an account', () => {
  it('[A14] is not merged with what a provider vouches for, which says so to its owner alone', async () => {
    await signUpThrough(test, 'owner')
    test.provider.claims.set('second', { email: 'OWNER@example.com', email_verified: true })
    const guest = test.aGuest()
    expect(await goThrough(guest, 'second')).toMatchObject({
      status: 422,
      error: { code: 'provider.email_in_use', params: { provider: 'Hill ID' } },
    })
    expect(await guest.api.currentUser()).toMatchObject({ data: null })
    expect(await accountsOf('owner@example.com')).toHaveLength(1)
  })

  it('[A14] by the time the sign-up is completed is not taken either', async () => {
    test.provider.claims.set('slow', { email: 'race@example.com', email_verified: true })
    const slow = test.aGuest()
    await goThrough(slow, 'slow')
    await test.aVerifiedUser({ email: 'race@example.com' })
    expect(await slow.api.completeProviderSignUp({ body: aCompletion() })).toMatchObject({
      status: 422,
      error: { code: 'provider.email_in_use' },
    })
    expect(await accountsOf('race@example.com')).toHaveLength(1)
  })
})
